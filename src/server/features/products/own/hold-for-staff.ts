import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { ProductHeldReason } from '#contract/products/held-products.ts'
import { openCase } from '../../../db/cases/open-case.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { forbiddenGoods } from './forbidden-goods.ts'

interface SaidOfGoods {
  title: string
  second_title: string
  brand: string
  condition_note: string
  description: string
  second_description: string
}

const SAID = ['title', 'second_title', 'brand', 'condition_note', 'description', 'second_description'] as const satisfies (keyof SaidOfGoods)[]

const wordsFound = ({ title, second_title, brand, condition_note, description, second_description }: SaidOfGoods) =>
  forbiddenGoods([title, second_title, brand, condition_note, textOfHtml(description), textOfHtml(second_description)].join('\n'))

/**
 * Why staff look at goods before anybody sees them; null: they need not.
 * @param before what it said until now and staff have released, or no rule held: what it says still is no reason again.
 */
export function heldReason(said: SaidOfGoods, before?: SaidOfGoods): ProductHeldReason | null {
  if (before && SAID.every((name) => said[name] === before[name])) return null
  const known = new Set(before ? wordsFound(before).map(({ words }) => words) : [])
  return wordsFound(said).find(({ words }) => !known.has(words))?.reason ?? null
}

/** Has staff look at a product, which is locked; where nothing holds it, nothing is done. */
export async function openHeldCase(
  tx: Pick<Tx, 'execute'>,
  { product, seller, held_reason }: { product: number; seller: number; held_reason: string | null },
): Promise<void> {
  if (held_reason !== null) await openCase(tx, { kind: 'product', subject: product, owner: seller, held_reason })
}
