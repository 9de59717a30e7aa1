import { inArray } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { product_variants } from '../tables/products.ts'
import { moveStock } from './move-stock.ts'

/** So many pieces of a variant; several lines of one variant are added up. */
export interface StockLine {
  variant: number
  /** 1 or more. */
  quantity: number
}

interface Sale {
  lines: readonly StockLine[]
  /** Number of the order: it stands in the seller's list of moves. */
  order: string
}

/** Takes what one order holds, as `takeStockOfOrders` does. @throws {Problem} sold-out */
export const takeStock = (tx: Pick<Tx, 'execute' | 'select'>, sale: Sale): Promise<void> => takeStockOfOrders(tx, [sale])

/**
 * Takes what orders hold that have no variant in common: stock goes down, what is sold goes up. All or nothing. The caller is in a transaction of its own, and does this after
 * everything else that locks rows of the shop (account, product); whether the product is on sale and its price is right is the caller's to see.
 * @throws {Problem} sold-out — `facts` has what is left of each variant that has too few, as `variant_<id>` (0 of one that was removed). Nothing was taken.
 */
export async function takeStockOfOrders(tx: Pick<Tx, 'execute' | 'select'>, sales: readonly Sale[]): Promise<void> {
  const wanted = sales.flatMap(({ lines, order }) => summed(lines).map((line) => ({ ...line, order })))
  const taken = await moveStock(
    tx,
    wanted.map(({ variant, quantity, order }) => ({ variant, delta: -quantity, order })),
    { why: 'sold', isOnSale: true },
  )
  const missing = wanted.flatMap(({ variant }) => (taken.has(variant) ? [] : [variant]))
  if (missing.length > 0) throw new Problem('sold-out', { facts: await stockFacts(tx, missing) })
}

/**
 * Gives back what an order held: it was never paid or was called off (`released`), or came back whole (`returned`). The caller sees to it, by the state
 * of the order in the same transaction, that each piece comes back once. A variant that was removed meanwhile takes it too.
 */
export async function giveStockBack(tx: Pick<Tx, 'execute'>, { lines, order, why }: Sale & { why: 'released' | 'returned' }): Promise<void> {
  const back = summed(lines).map(({ variant, quantity }) => ({ variant, delta: quantity }))
  const given = await moveStock(tx, back, { why, order })
  if (given.size < back.length) throw new TypeError('stock was given back to a variant that does not exist')
}

/** What is left of variants, by `variant_<id>`; 0 of one that is gone. */
export async function stockFacts(tx: Pick<Tx, 'select'>, variants: readonly number[]): Promise<Record<string, number>> {
  const { id, stock, removed_at } = product_variants
  const rows = await tx
    .select({ id, stock, removed_at })
    .from(product_variants)
    .where(inArray(id, [...variants]))
  const left = new Map(rows.map((row) => [row.id, row.removed_at === null ? row.stock : 0]))
  return Object.fromEntries(variants.map((variant) => [`variant_${variant}`, left.get(variant) ?? 0]))
}

function summed(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<number, number>()
  for (const { variant, quantity } of lines) sums.set(variant, (sums.get(variant) ?? 0) + quantity)
  return [...sums].map(([variant, quantity]) => ({ variant, quantity }))
}
