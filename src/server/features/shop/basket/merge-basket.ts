import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type KeptLine, mergeLines } from '#contract/shop/basket-merge.ts'
import type { Basket, BasketChange } from '#contract/shop/baskets.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { product_variants, products } from '../../../db/tables/products.ts'
import { baskets } from '../../../db/tables/shop-orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { readBasket } from './read-basket.ts'

interface Sent {
  user_id: number
  phone: string
  changes: readonly BasketChange[]
}

/**
 * Merges what a phone has changed into the basket of its person, in one transaction that holds the account, so that phones come one after the other.
 * What is left out is named; what there is no variant of is left out too.
 */
export function mergeBasket(db: Database['db'], { user_id, phone, changes }: Sent): Promise<Basket> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    const known = await knownOf(
      tx,
      changes.map(({ variant_id }) => variant_id),
    )
    const sent = changes.filter(({ variant_id }) => known.has(variant_id)).map((change) => ({ ...change, phone }))
    const { changed, full } = mergeLines(await keptOf(tx, user_id), sent, await readNow(tx))
    await write(tx, user_id, changed)
    await pauseAt('basket', 'before-commit')
    const unknown = changes.filter(({ variant_id }) => !known.has(variant_id)).map(({ variant_id }) => variant_id)
    return { ...(await readBasket(tx, user_id, phone)), left_out: [...named(full, 'full'), ...named(unknown, 'unknown')] }
  })
}

type LeftOut = Basket['left_out'][number]
const named = (ids: readonly number[], why: LeftOut['why']): LeftOut[] => [...new Set(ids)].map((variant_id) => ({ variant_id, why }))

async function knownOf(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: product_variants.id })
    .from(product_variants)
    .innerJoin(products, eq(products.id, product_variants.product))
    .where(and(inArray(product_variants.id, [...ids]), isNotNull(products.published_at)))
  return new Set(rows.map(({ id }) => id))
}

async function keptOf(tx: Tx, user_id: number): Promise<KeptLine[]> {
  const { variant: variant_id, quantity, is_removed, changed_at, phone, price_seen, seen_at } = baskets
  return tx.select({ variant_id, quantity, is_removed, changed_at, phone, price_seen, seen_at }).from(baskets).where(eq(baskets.user_id, user_id))
}

/** To the millisecond, as moments leave and come. */
async function readNow(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ now: string }>(sql`select date_trunc('milliseconds', now()) as now`)
  return new Date(rows[0]?.now ?? 0).toISOString()
}

async function write(tx: Tx, user_id: number, lines: readonly KeptLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ variant_id, ...line }) => ({ ...line, user_id, variant: variant_id }))
  await tx
    .insert(baskets)
    .values(rows)
    .onConflictDoUpdate({
      target: [baskets.user_id, baskets.variant],
      set: {
        quantity: sql`excluded.quantity`,
        is_removed: sql`excluded.is_removed`,
        changed_at: sql`excluded.changed_at`,
        phone: sql`excluded.phone`,
        price_seen: sql`excluded.price_seen`,
        seen_at: sql`excluded.seen_at`,
        // Put in again, it is a new line.
        added_at: sql`case when ${baskets.is_removed} and not excluded.is_removed then now() else ${baskets.added_at} end`,
      },
    })
}
