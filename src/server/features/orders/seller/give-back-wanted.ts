import { and, eq, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '../../../db/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { errorFacts } from '../../../http/error-facts.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { endOrders } from '../end-orders.ts'
import { giveBackOrder } from '../give-back-order.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { reviewEnd } from '../review-end.ts'

const AT_ONCE = 100

/** What is due, and nothing else, is read: each part as a partial index has it, event by event, so that no other plan is thought cheaper. */
export const wantedBackSql = (after: number): SQL => sql`
  (select id from event_orders where refund_asked_at is not null and state = 'confirmed' and id > ${after} order by id limit ${AT_ONCE})
  union
  (select o.id from events e, lateral (
      select id from event_orders where event = e.id and state = 'confirmed' and id > ${after} order by id limit ${AT_ONCE}) o
    where e.called_off_at is not null)
  union
  (select o.id from events e, lateral (
      select id from event_orders where event = e.id and state = 'held' and id > ${after} order by id limit ${AT_ONCE}) o
    where e.called_off_at is not null)
  union
  (select o.id from events, lateral (
      select id from event_orders where event = events.id and state = 'review' and id > ${after} and ${reviewEnd} <= now() order by id limit ${AT_ONCE}) o
    where events.called_off_at is not null)
  order by id limit ${AT_ONCE}`

/**
 * Gives back what sellers want given back: confirmed orders for which they have asked, and those of events that were called off, also where
 * they became good only then; whatever of such an event is held and not paid ends. Orders at a payment page are left to the gateway's word:
 * unpaid they come here as held, and their money goes back as it comes. What is in review there waits a day for staff, and then goes back too,
 * also where it came to review only afterwards. Each order in a transaction of its own, a hundred at most; several
 * processes may do so at once, and one order that fails holds up no other.
 * @param after the last of the hundred before, by id. @returns the last of these; 0: there are no more.
 */
export async function giveBackWanted({ db, log }: Pick<PaymentParts, 'db' | 'log'>, after = 0): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(wantedBackSql(after))
  for (const { id } of rows) {
    try {
      await giveBackOne(db, id)
    } catch (error) {
      log.error({ order: id, error: errorFacts(error) }, 'an order that its seller gives back could not be given back')
    }
  }
  return rows.length < AT_ONCE ? 0 : (rows.at(-1)?.id ?? 0)
}

const giveBackOne = (db: PaymentParts['db'], id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isWanted = sql`(${event_orders.state} = 'confirmed' and (${event_orders.refund_asked_at} is not null or ${events.called_off_at} is not null)
      or ${event_orders.state} = 'held' and ${events.called_off_at} is not null
      or ${event_orders.state} = 'review' and ${reviewEnd} <= now())`
    const [found] = await tx
      .select({ order: event_orders, reason: events.called_off_reason, isEventOff: sql<boolean>`${events.called_off_at} is not null` })
      .from(event_orders)
      .innerJoin(events, eq(events.id, event_orders.event))
      .where(and(eq(event_orders.id, id), isWanted))
      .for('no key update', { of: event_orders, skipLocked: true })
    if (!found) return
    const { order, reason, isEventOff } = found
    const why = order.refund_why || reason || 'called off'
    if (order.state === 'held') await endOrders(tx, [{ id, coupon: order.coupon, state: 'held' }], { to: 'cancelled', reason: 'called-off', by: 'seller', why })
    else await giveBackOrder(tx, order, { by: 'seller', why, isEventOff })
    await pauseAt('seller', 'before-commit')
  })
