import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { ProductHeldReason } from '#contract/products/held-products.ts'
import type { ProductOption } from '#contract/products/products.ts'
import { openCase } from '../../../db/cases/open-case.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { forbiddenGoods } from './forbidden-goods.ts'

interface SaidOfGoods {
  title: string
  second_title: string
  brand: string
  condition_note: string
  warranty: string
  options: readonly ProductOption[]
  description: string
  second_description: string
}

const textOf = ({ title, second_title, brand, condition_note, warranty, options, description, second_description }: SaidOfGoods): string => {
  const named = options.flatMap(({ name, values }) => [name, ...values])
  return [title, second_title, brand, condition_note, warranty, ...named, textOfHtml(description), textOfHtml(second_description)].join('\n')
}

/**
 * Why staff look at goods before they appear; null: they need not.
 * @param before what it said until now and staff have released, or no rule held: what it says still is no reason again.
 */
export function heldReason(said: SaidOfGoods, before?: SaidOfGoods): ProductHeldReason | null {
  const text = textOf(said)
  const earlier = before && textOf(before)
  if (text === earlier) return null
  const known = new Set(earlier === undefined ? [] : forbiddenGoods(earlier).map(({ words }) => words))
  return forbiddenGoods(text).find(({ words }) => !known.has(words))?.reason ?? null
}

interface Held {
  product: number
  seller: number
  /** Null: nothing holds it. */
  held_reason: string | null
  is_active: boolean
}

/** Has staff look at a product, which is locked, once its seller has it on sale. The same again changes nothing. */
export async function openHeldCase(tx: Pick<Tx, 'execute'>, { product, seller, held_reason, is_active }: Held): Promise<void> {
  if (held_reason !== null && is_active) await openCase(tx, { kind: 'product', subject: product, owner: seller, held_reason })
}
