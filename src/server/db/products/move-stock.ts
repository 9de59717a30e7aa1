import { sql } from 'drizzle-orm'
import type { STOCK_REASONS } from '#contract/products/stock-moves.ts'
import type { Tx } from '../connection/in-transaction.ts'

export type StockReason = (typeof STOCK_REASONS)[number]

/** One change of the stock of one variant. */
export interface StockMove {
  variant: number
  /** So many more, or fewer; never 0. */
  delta: number
  /** The stock that must still be there; absent: any. */
  seen?: number
  /** Number of the order it is for, where moves are of several; absent: that of all. */
  order?: string
}

interface Why {
  why: StockReason
  /** Number of the order it is for. */
  order?: string | null
  /** What stock may not pass; absent: no limit. What was sold always comes back. */
  most?: number
  /** Of variants that are not removed only. */
  isOnSale?: boolean
}

/**
 * Moves stock: the only code that changes `product_variants.stock`, and each change leaves its row in `stock_moves`. Rows are locked in ascending id,
 * so that two who want the same variants in another order never wait for each other in a ring; each is then changed by one statement that holds the
 * condition. Reasons of orders (`sold`, `released`, `returned`) change what is sold by as much.
 * @param moves each variant once.
 * @returns the variants that were moved. Where one is missing, it had too few, is gone, or was not what was `seen`: the caller throws, which undoes all.
 */
export async function moveStock(
  tx: Pick<Tx, 'execute'>,
  moves: readonly StockMove[],
  { why, order = null, most, isOnSale = false }: Why,
): Promise<Set<number>> {
  const wanted = moves.filter(({ delta }) => delta !== 0)
  if (wanted.length === 0) return new Set()
  const ids = sql`${sql.param(wanted.map(({ variant }) => variant))}::integer[]`
  await tx.execute(sql`select id from product_variants where id = any(${ids}) order by id for no key update`)
  const { rows } = await tx.execute<{ variant: number }>(sql`
    with wanted as (
      select * from unnest(${ids}, ${sql.param(wanted.map(({ delta }) => delta))}::integer[], ${sql.param(wanted.map(({ seen }) => seen ?? null))}::integer[],
          ${sql.param(wanted.map((move) => move.order ?? order))}::text[]) as w (variant, delta, seen, order_number)),
    moved as (
      update product_variants v set stock = v.stock + w.delta, sold = v.sold - ${isOfOrders(why) ? sql`w.delta` : sql`0`}
      from wanted w
      where v.id = w.variant and v.stock + w.delta >= 0 ${most === undefined ? sql`` : sql`and (w.delta < 0 or v.stock + w.delta <= ${most})`}
        and (w.seen is null or v.stock = w.seen) ${isOnSale ? sql`and v.removed_at is null` : sql``}
      returning v.id as variant, w.delta, w.order_number)
    insert into stock_moves (variant, delta, why, order_number) select variant, delta, ${why}, order_number from moved order by variant returning variant`)
  return new Set(rows.map(({ variant }) => variant))
}

const isOfOrders = (why: StockReason): boolean => why === 'sold' || why === 'released' || why === 'returned'
