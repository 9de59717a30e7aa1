import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { events } from '../../../db/tables/events.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { endPurchases } from '../../../purchases/ending/end-purchases.ts'
import type { PaymentParts } from '../../../purchases/payment/payment-parts.ts'
import type { Purchase, PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { giveBackPurchases } from '../../../purchases/refunds/give-back-purchases.ts'
import { reviewEnd } from './review-end.ts'

const AT_ONCE = 100
/** So that a buyer who wants seats of the same event waits no longer than for some tens of milliseconds. */
const TOGETHER = 10
/** After some it rests, so that those who order have the database most of the time: four times as long as they took, this at most. */
const RESTS = 4
const MOST_REST_MS = 100

/** What is due, and nothing else, is read: each part as a partial index has it, event by event, so that no other plan is thought cheaper. */
const wantedBackSql = (after: number): SQL => sql`
  (select id from purchases where refund_asked_at is not null and state = 'confirmed' and id > ${after} order by id limit ${AT_ONCE})
  union
  (select o.id from events e, lateral (
      select id from purchases where event = e.id and state = 'confirmed' and id > ${after} order by id limit ${AT_ONCE}) o
    where e.called_off_at is not null)
  union
  (select o.id from events e, lateral (
      select id from purchases where event = e.id and state = 'held' and id > ${after} order by id limit ${AT_ONCE}) o
    where e.called_off_at is not null)
  union
  (select o.id from events, lateral (
      select id from purchases where event = events.id and state = 'review' and id > ${after} and ${reviewEnd} <= now() order by id limit ${AT_ONCE}) o
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
export async function giveBackWanted({ db, handlers, log }: Pick<PaymentParts, 'db' | 'handlers' | 'log'>, after = 0, ending?: AbortSignal): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(wantedBackSql(after))
  const ids = rows.map(({ id }) => id)
  const groups = await groupsOf(db, ids)
  for (const [at, together] of groups.entries()) {
    if (ending?.aborted) return 0
    const begun = performance.now()
    await giveBackTogether({ db, handlers, log }, together)
    if (at < groups.length - 1 || ids.length === AT_ONCE) await wait(Math.min(MOST_REST_MS, RESTS * (performance.now() - begun)))
  }
  return ids.length < AT_ONCE ? 0 : (ids.at(-1) ?? 0)
}

/** Orders that may share a transaction: of one event, whose tickets are locked before it, and either all paid or none. A few at a time. */
async function groupsOf(db: PaymentParts['db'], ids: readonly number[]): Promise<number[][]> {
  if (ids.length === 0) return []
  const { id, event, state } = purchases
  const found = await db
    .select({ id, event, state })
    .from(purchases)
    .where(inArray(id, [...ids]))
    .orderBy(id)
  const groups = Map.groupBy(found, (one) => `${one.event} ${one.state === 'held'}`)
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / TOGETHER) }, (_, at) => group.slice(at * TOGETHER, (at + 1) * TOGETHER).map((one) => one.id)),
  )
}

async function giveBackTogether({ db, handlers, log }: Pick<PaymentParts, 'db' | 'handlers' | 'log'>, ids: readonly number[]): Promise<void> {
  try {
    await giveBackSome({ db, handlers }, ids)
  } catch (error) {
    const [id] = ids
    if (ids.length > 1) for (const one of ids) await giveBackTogether({ db, handlers, log }, [one])
    else log.error({ order: id, error: errorFacts(error) }, 'an order that its seller gives back could not be given back')
  }
}

const giveBackSome = ({ db, handlers }: Pick<PaymentParts, 'db' | 'handlers'>, ids: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isWanted = sql`(${purchases.state} = 'confirmed' and (${purchases.refund_asked_at} is not null or ${events.called_off_at} is not null)
      or ${purchases.state} = 'held' and ${events.called_off_at} is not null
      or ${purchases.state} = 'review' and ${reviewEnd} <= now())`
    const found = await tx
      .select({ purchase: purchases, reason: events.called_off_reason })
      .from(purchases)
      .innerJoin(events, eq(events.id, purchases.event))
      .where(and(inArray(purchases.id, [...ids]), isWanted))
      .orderBy(purchases.id)
      .for('no key update', { of: purchases, skipLocked: true })
    const all = found.map(({ purchase, reason }) => ({ purchase, why: purchase.refund_why || reason || 'called off' }))
    const held = all.filter(({ purchase }) => purchase.state === 'held')
    const paid = all.filter(({ purchase }) => purchase.state !== 'held')
    // Where one was paid meanwhile, those that were not come again in the next round: seats are given back once in a transaction, tickets before their event.
    if (paid.length > 0) await giveBackPurchases(tx, paid, { by: 'seller', reason: 'called-off', handlers })
    else await endHeld(tx, held, handlers)
    await pauseAt('seller', 'before-commit')
  })

async function endHeld(tx: Tx, held: readonly { purchase: Purchase; why: string }[], handlers: PurchaseHandlers): Promise<void> {
  const [first] = held
  if (!first) return
  const orders = held.map(({ purchase: { id, kind, coupon } }) => ({ id, kind, coupon, state: 'held' as const }))
  // Held orders are of one event here, and end for its reason.
  await endPurchases(tx, orders, { to: 'cancelled', reason: 'called-off', by: 'seller', why: first.why, handlers })
}
