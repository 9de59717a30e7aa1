import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { endOrders } from '../ending/end-orders.ts'
import type { Order } from '../payment/attempts.ts'
import type { PaymentParts } from '../payment/payment-parts.ts'
import { reviewEnd } from '../payment/review-end.ts'
import { giveBackOrders } from '../refunds/give-back-order.ts'

const AT_ONCE = 100
/** So that a buyer who wants seats of the same event waits no longer than for some tens of milliseconds. */
const TOGETHER = 10
/** After some it rests, so that those who order have the database most of the time: four times as long as they took, this at most. */
const RESTS = 4
const MOST_REST_MS = 100

/** What is due, and nothing else, is read: each part as a partial index has it, event by event, so that no other plan is thought cheaper. */
const wantedBackSql = (after: number): SQL => sql`
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
 * also where it came to review only afterwards. Those of one event share a transaction, a few at a time; when it fails, each is tried alone, so
 * that one order holds up no other. A hundred at most; several processes may do so at once.
 * @param after the last of the hundred before, by id. @param ending breaks off when it is aborted. @returns the last of these; 0: there are no more.
 */
export async function giveBackWanted({ db, log }: Pick<PaymentParts, 'db' | 'log'>, after = 0, ending?: AbortSignal): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(wantedBackSql(after))
  const ids = rows.map(({ id }) => id)
  const groups = await groupsOf(db, ids)
  for (const [at, together] of groups.entries()) {
    if (ending?.aborted) return 0
    const begun = performance.now()
    await giveBackTogether({ db, log }, together)
    if (at < groups.length - 1 || ids.length === AT_ONCE) await wait(Math.min(MOST_REST_MS, RESTS * (performance.now() - begun)))
  }
  return ids.length < AT_ONCE ? 0 : (ids.at(-1) ?? 0)
}

/** Orders that may share a transaction: of one event, whose tickets are locked before it, and either all paid or none. A few at a time. */
async function groupsOf(db: PaymentParts['db'], ids: readonly number[]): Promise<number[][]> {
  if (ids.length === 0) return []
  const { id, event, state } = event_orders
  const found = await db
    .select({ id, event, state })
    .from(event_orders)
    .where(inArray(id, [...ids]))
    .orderBy(id)
  const groups = Map.groupBy(found, (one) => `${one.event} ${one.state === 'held'}`)
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / TOGETHER) }, (_, at) => group.slice(at * TOGETHER, (at + 1) * TOGETHER).map((one) => one.id)),
  )
}

async function giveBackTogether({ db, log }: Pick<PaymentParts, 'db' | 'log'>, ids: readonly number[]): Promise<void> {
  try {
    await giveBackSome(db, ids)
  } catch (error) {
    const [id] = ids
    if (ids.length > 1) for (const one of ids) await giveBackTogether({ db, log }, [one])
    else log.error({ order: id, error: errorFacts(error) }, 'an order that its seller gives back could not be given back')
  }
}

const giveBackSome = (db: PaymentParts['db'], ids: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isWanted = sql`(${event_orders.state} = 'confirmed' and (${event_orders.refund_asked_at} is not null or ${events.called_off_at} is not null)
      or ${event_orders.state} = 'held' and ${events.called_off_at} is not null
      or ${event_orders.state} = 'review' and ${reviewEnd} <= now())`
    const found = await tx
      .select({ order: event_orders, reason: events.called_off_reason })
      .from(event_orders)
      .innerJoin(events, eq(events.id, event_orders.event))
      .where(and(inArray(event_orders.id, [...ids]), isWanted))
      .orderBy(event_orders.id)
      .for('no key update', { of: event_orders, skipLocked: true })
    const all = found.map(({ order, reason }) => ({ order, why: order.refund_why || reason || 'called off' }))
    const held = all.filter(({ order }) => order.state === 'held')
    const paid = all.filter(({ order }) => order.state !== 'held')
    // Where one was paid meanwhile, those that were not come again in the next round: seats are given back once in a transaction, tickets before their event.
    if (paid.length > 0) await giveBackOrders(tx, paid, { by: 'seller', reason: 'called-off' })
    else await endHeld(tx, held)
    await pauseAt('seller', 'before-commit')
  })

async function endHeld(tx: Tx, held: readonly { order: Order; why: string }[]): Promise<void> {
  const [first] = held
  if (!first) return
  const orders = held.map(({ order: { id, coupon } }) => ({ id, coupon, state: 'held' as const }))
  // Held orders are of one event here, and end for its reason.
  await endOrders(tx, orders, { to: 'cancelled', reason: 'called-off', by: 'seller', why: first.why })
}
