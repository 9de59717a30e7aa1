import { and, eq, isNull, sql } from 'drizzle-orm'
import { SALE_NOTICES } from '#contract/events/sale-notices.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { type Grouping, holdOpen, leaveGrouped } from '../notices/leave-grouped.ts'
import { wantsNotice } from '../notices/wants-notice.ts'
import { users } from '../tables/accounts.ts'
import { events } from '../tables/events.ts'
import { notice_sales, notices } from '../tables/notices.ts'
import { purchases } from '../tables/purchases.ts'

/** Sales of so long go into one notice while it is not read. */
const TOGETHER_MINUTES = 60
/** Phones ring no more often than that for the sales of one event. */
const RINGS_MINUTES = 10

/** When the first order of a notice was confirmed. */
const BEGUN = sql`(select min(o.confirmed_at) from notice_sales told join purchases o on o.id = told.purchase where told.notice = ${notices.id})`
const TOGETHER: Grouping = {
  kinds: SALE_NOTICES,
  isOpen: sql`${BEGUN} > now() - make_interval(mins => ${TOGETHER_MINUTES})`,
  rings: { every_seconds: RINGS_MINUTES * 60 },
  members: notice_sales,
}

/** The event that sold, and the account that is told. */
interface Selling {
  event: number
  seller: number
}

/**
 * Tells a seller in the app of a sale, and of all others of the same event that are to be told by now. Sales that are not read yet are one notice; phones
 * ring for the first of them, and again after a while. In a transaction of its own, after that of the order: buyers of one event do not wait for each
 * other's notices, and this one holds nothing that they want.
 */
export async function notifyOfSale(tx: Tx, { purchase }: { purchase: number }): Promise<void> {
  const selling = await readSelling(tx, purchase)
  if (!selling) return
  // One after the other, so that each finds the notice of the one before.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sales of seller ${selling.seller}`}, 0))`)
  const orders = await takeUntold(tx, selling.event)
  if (orders.length === 0 || !(await wantsNotice(tx, { user_id: selling.seller, kind: 'sale' })).app) return
  const told = { user_id: selling.seller, kind: 'sale', event: selling.event } as const
  const open = await holdOpen(tx, told, TOGETHER)
  const kind = open?.kind ?? ((await isFirst(tx, selling, orders)) ? 'first-sale' : 'sale')
  const notice = await leaveGrouped(tx, { ...told, kind }, TOGETHER)
  if (notice === undefined) throw new Error('a notice of a sale was not written')
  await tx.insert(notice_sales).values(orders.map((id) => ({ purchase: id, notice })))
}

/** Undefined where there is no account that can be told. The account is held before anything of it, as a farewell does. */
async function readSelling(tx: Tx, purchase: number): Promise<Selling | undefined> {
  const [selling] = await tx
    .select({ event: events.id, seller: events.seller })
    .from(purchases)
    .innerJoin(events, eq(events.id, purchases.event))
    .innerJoin(users, and(eq(users.id, events.seller), isNull(users.deleted_at), isNull(users.locked_at)))
    .where(eq(purchases.id, purchase))
    .for('key share', { of: users })
  return selling
}

/** Ends what is left to be told of an event's sales by now, and gives the orders among them that stand. What another process holds is left to it. */
async function takeUntold(tx: Tx, event: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with due as (
      select t.id from purchase_tasks t join purchases o on o.id = t.purchase
      where t.kind = 'tell-sale' and t.due_at <= now() and o.event = ${event} for update of t skip locked
    ), taken as (update purchase_tasks t set due_at = null, done_at = now() from due where t.id = due.id returning t.purchase)
    select o.id from taken join purchases o on o.id = taken.purchase
    where o.state = 'confirmed' and not exists (select from notice_sales told where told.purchase = o.id) order by o.id`)
  return rows.map(({ id }) => id)
}

/** Whether this seller had never sold anything before these orders. Others that are still to be told of, by another process too, came beside them. */
async function isFirst(tx: Tx, { seller }: Selling, orders: readonly number[]): Promise<boolean> {
  const these = sql.param([...orders])
  const { rows } = await tx.execute<{ is_first: boolean }>(sql`
    select not exists (select from notices where user_id = ${seller} and event is not null) and not exists (
      select from events e join purchases o on o.event = e.id
      where e.seller = ${seller} and o.confirmed_at is not null and o.id <> all(${these}::int[])
        and not exists (select from purchase_tasks t where t.purchase = o.id and t.kind = 'tell-sale' and t.due_at is not null)
    ) as is_first`)
  return rows[0]?.is_first ?? false
}
