import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { ORDER_LIMITS } from '#contract/orders/order-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers } from '../../../db/tables/accounts.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { payment_attempts } from '../../../db/tables/payments.ts'
import { noteChanges, type OrderChange } from '../change-log.ts'

export type Order = typeof event_orders.$inferSelect
export type Attempt = typeof payment_attempts.$inferSelect
type AttemptState = Attempt['state']

/** Attempts whose end is not known; an order has one at most. */
const UNDECIDED = ['created', 'opening', 'open', 'unknown'] as const satisfies AttemptState[]
/** How an attempt ended without money, as far as is known. */
export type Ending = Extract<AttemptState, 'failed' | 'cancelled' | 'expired'>

const UNDECIDED_STATES: ReadonlySet<AttemptState> = new Set(UNDECIDED)
export const isUndecided = ({ state }: Pick<Attempt, 'state'>): boolean => UNDECIDED_STATES.has(state)

/** When the gateway is asked again about an attempt that ended without money: minutes after that. Money may come late. */
const LATE_CHECKS = [5, 15, 60, 6 * 60, 24 * 60, 72 * 60] as const
/**
 * When the gateway is asked again about a paid attempt: only that shows a second payment on its page if the message of it is lost. First when
 * the page has closed, and seldom: every order that is sold has such an attempt.
 */
const PAID_CHECKS = [30, 6 * 60, 72 * 60] as const
/** When an attempt is asked about again for the first time that ended so. */
export const checkAfter = (kind: 'paid' | 'unpaid'): SQL => sql`now() + make_interval(mins => ${(kind === 'paid' ? PAID_CHECKS : LATE_CHECKS)[0]})`
/** Minutes from the end of an attempt to a question about it; undefined: it is not asked about any more. */
export const checkMinutes = ({ val_id }: Pick<Attempt, 'val_id'>, checks: number): number | undefined => (val_id === null ? LATE_CHECKS : PAID_CHECKS)[checks]

/** Until when waiting for the gateway's word may hold seats, and until when payment pages may. */
const CONFIRM_END = sql`${event_orders.created_at} + make_interval(mins => ${ORDER_LIMITS.confirmMinutesInAll})`
export const PAY_END = sql`${event_orders.created_at} + make_interval(mins => ${ORDER_LIMITS.payMinutesInAll})`

/**
 * Holds the buyer record of an attempt's order, before the order itself, as everywhere. Late money may use the order's promo code again, and
 * a transaction counts one person's uses of a code while it holds this record. An order without a code needs none of it.
 */
export async function lockBuyerOf(tx: Tx, tran_id: string): Promise<void> {
  const ofCode = and(eq(payment_attempts.tran_id, tran_id), isNotNull(event_orders.coupon))
  await tx
    .select({ id: buyers.id })
    .from(payment_attempts)
    .innerJoin(event_orders, eq(event_orders.id, payment_attempts.event_order))
    .innerJoin(buyers, eq(buyers.id, event_orders.buyer))
    .where(ofCode)
    .for('no key update', { of: buyers })
}

/**
 * An attempt and its order, both held until the transaction ends: the order first, as everywhere. A row that only names the order (a notice, an
 * e-mail) is not held up.
 */
export async function lockPayment(tx: Tx, tran_id: string): Promise<{ order: Order; attempt: Attempt } | undefined> {
  // Locked as they are named: the order, then the attempt.
  const [locked] = await tx
    .select({ order: event_orders, attempt: payment_attempts })
    .from(event_orders)
    .innerJoin(payment_attempts, eq(payment_attempts.event_order, event_orders.id))
    .where(eq(payment_attempts.tran_id, tran_id))
    .for('no key update')
  return locked
}

/** The payments of orders that were kept, held, by order; none where nothing was paid. The orders are held. */
export async function lockPaidAttempts(tx: Tx, orders: readonly number[]): Promise<Map<number, Attempt>> {
  const kept = and(inArray(payment_attempts.event_order, [...orders]), eq(payment_attempts.state, 'succeeded'))
  const attempts = await tx.select().from(payment_attempts).where(kept).orderBy(payment_attempts.id).for('update')
  const byOrder = new Map(attempts.map((attempt) => [attempt.event_order, attempt]))
  if (byOrder.size < attempts.length) throw new TypeError(`two payments of one order were kept, among ${orders.join(', ')}`)
  return byOrder
}

/** The columns of an order that goes on to another state. */
export const changed = { hold_expires_at: null, updated_at: sql`now()` }

/** The attempt of an order that was begun last; one whose end is not known is always that. */
export async function readLastAttempt(db: Pick<Tx, 'select'>, event_order: number): Promise<Attempt | undefined> {
  const own = eq(payment_attempts.event_order, event_order)
  const [last] = await db.select().from(payment_attempts).where(own).orderBy(desc(payment_attempts.n)).limit(1)
  return last
}

/** Ends what is open of an order, to be asked about a few more times. */
export async function closeAttempts(tx: Tx, which: SQL | undefined, state: Ending): Promise<void> {
  await tx
    .update(payment_attempts)
    .set({ state, claimed: null, decided_at: sql`now()`, checks: 0, check_at: checkAfter('unpaid') })
    .where(and(which, inArray(payment_attempts.state, [...UNDECIDED])))
}

/** Keeps the seats of an order that is being paid until the gateway has spoken, and has it asked now. */
export const beginConfirming = (tx: Tx, { id }: Pick<Order, 'id'>, by: OrderChange['by']): Promise<void> => beginConfirmingAll(tx, [id], by)

/** The same for many, which the transaction holds. */
export async function beginConfirmingAll(tx: Tx, ids: readonly number[], by: OrderChange['by']): Promise<void> {
  if (ids.length === 0) return
  const all = [...ids]
  await tx.update(event_orders).set({ state: 'confirming', hold_expires_at: CONFIRM_END, updated_at: sql`now()` }).where(inArray(event_orders.id, all))
  await noteChanges(
    tx,
    all.map((event_order) => ({ event_order, from_state: 'paying', to_state: 'confirming', by })),
  )
  await tx
    .update(payment_attempts)
    .set({ check_at: sql`now()` })
    .where(and(inArray(payment_attempts.event_order, all), inArray(payment_attempts.state, [...UNDECIDED])))
}
