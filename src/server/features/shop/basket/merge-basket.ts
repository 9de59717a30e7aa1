import { and, eq, sql } from 'drizzle-orm'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import type { Basket, BasketChange } from '#contract/shop/baskets.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { baskets } from '../../../db/tables/shop-orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { readBasket } from './read-basket.ts'

interface Sent {
  user_id: number
  phone: string
  changes: readonly BasketChange[]
}

/**
 * Merges what a phone has changed into the basket of its person, line by line, in one transaction that holds the account: the latest change of each
 * wins, of two of one moment the one of the phone with the greater key, so that all phones come to the same basket in whatever order they are heard. A
 * line that would be one too many is left out and named; what is there already is never dropped for it.
 */
export function mergeBasket(db: Database['db'], { user_id, phone, changes }: Sent): Promise<Basket> {
  return inTransaction(db, async (tx) => {
    // One phone after the other, so that lines can be counted.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
    const left_out: Basket['left_out'] = []
    for (const change of inTurn(changes)) {
      const why = await mergeLine(tx, { user_id, phone, change })
      if (why) left_out.push({ variant_id: change.variant_id, why })
    }
    await pauseAt('basket', 'before-commit')
    return { ...(await readBasket(tx, user_id, phone)), left_out }
  })
}

/** In the order of their moments: of lines that do not all fit, those that were put in first do. */
const inTurn = (changes: readonly BasketChange[]): BasketChange[] =>
  changes.toSorted((a, b) => Number(b.is_removed) - Number(a.is_removed) || Date.parse(a.changed_at) - Date.parse(b.changed_at) || a.variant_id - b.variant_id)

type LeftOut = Basket['left_out'][number]['why']

async function mergeLine(tx: Tx, { user_id, phone, change }: Omit<Sent, 'changes'> & { change: BasketChange }): Promise<LeftOut | undefined> {
  const { variant_id, quantity, is_removed, price_seen } = change
  const [before] = await tx
    .select({ is_removed: baskets.is_removed })
    .from(baskets)
    .where(and(eq(baskets.user_id, user_id), eq(baskets.variant, variant_id)))
  const isNewLine = !is_removed && before?.is_removed !== false
  if (isNewLine && (await countLines(tx, user_id)) >= BASKET_LIMITS.linesMost) return 'full'
  const { rowCount } = await tx.execute(sql`
    insert into baskets as b (user_id, variant, quantity, is_removed, changed_at, phone, price_seen, seen_at)
    select ${user_id}, v.id, ${quantity}, ${is_removed}, least(${change.changed_at}::timestamptz, now()), ${phone}, ${price_seen},
      least(${change.seen_at}::timestamptz, now())
    from product_variants v where v.id = ${variant_id}
    on conflict (user_id, variant) do update set quantity = excluded.quantity, is_removed = excluded.is_removed, changed_at = excluded.changed_at,
      phone = excluded.phone, price_seen = excluded.price_seen, seen_at = excluded.seen_at,
      added_at = case when b.is_removed and not excluded.is_removed then now() else b.added_at end
    where (excluded.changed_at, excluded.phone) >= (b.changed_at, b.phone)`)
  return rowCount === 0 && !before ? 'unknown' : undefined
}

const countLines = (tx: Tx, user_id: number): Promise<number> => tx.$count(baskets, and(eq(baskets.user_id, user_id), eq(baskets.is_removed, false)))
