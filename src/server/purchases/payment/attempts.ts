import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { buyers } from '../../db/tables/accounts.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { noteChanges, type PurchaseChange } from '../change-log.ts'
import type { Purchase } from '../purchase-handler.ts'

export type Attempt = typeof payment_attempts.$inferSelect
type AttemptState = Attempt['state']

/** Attempts whose end is not known; a purchase has one at most. */
const UNDECIDED = ['created', 'opening', 'open', 'unknown'] as const satisfies AttemptState[]
/** How an attempt ended without money, as far as is known. */
export type Ending = Extract<AttemptState, 'failed' | 'cancelled' | 'expired'>

const UNDECIDED_STATES: ReadonlySet<AttemptState> = new Set(UNDECIDED)
export const isUndecided = ({ state }: Pick<Attempt, 'state'>): boolean => UNDECIDED_STATES.has(state)

/** When the gateway is asked again about an attempt that ended without money: minutes after that. Money may come late. */
const LATE_CHECKS = [5, 15, 60, 6 * 60, 24 * 60, 72 * 60] as const
/**
 * When the gateway is asked again about a paid attempt: only that shows a second payment on its page if its message is lost. First when
 * the page has closed, and seldom: every purchase that is sold has such an attempt.
 */
const PAID_CHECKS = [30, 6 * 60, 72 * 60] as const
/** When an attempt is asked about again for the first time that ended so. */
export const checkAfter = (kind: 'paid' | 'unpaid'): SQL => sql`now() + make_interval(mins => ${(kind === 'paid' ? PAID_CHECKS : LATE_CHECKS)[0]})`
/** Minutes from the end of an attempt to a question about it; undefined: it is not asked about any more. */
export const checkMinutes = ({ val_id }: Pick<Attempt, 'val_id'>, checks: number): number | undefined => (val_id === null ? LATE_CHECKS : PAID_CHECKS)[checks]

/** Until when waiting for the gateway's word may hold something, and until when payment pages may. */
const CONFIRM_END = sql`${purchases.created_at} + make_interval(mins => ${PURCHASE_LIMITS.confirmMinutesInAll})`
export const PAY_END = sql`${purchases.created_at} + make_interval(mins => ${PURCHASE_LIMITS.payMinutesInAll})`

/**
 * Holds the buyer record of an attempt's purchase, before the purchase itself, as everywhere. Late money may use the purchase's promo code again, and
 * a transaction counts one person's uses of a code while it holds this record. A purchase without a code needs no record.
 */
export async function lockBuyerOf(tx: Tx, tran_id: string): Promise<void> {
  const ofCode = and(eq(payment_attempts.tran_id, tran_id), or(isNotNull(purchases.coupon), eq(purchases.kind, 'shop')))
  await tx
    .select({ id: buyers.id })
    .from(payment_attempts)
    .innerJoin(purchases, eq(purchases.id, payment_attempts.purchase))
    .innerJoin(buyers, eq(buyers.id, purchases.buyer))
    .where(ofCode)
    .for('no key update', { of: buyers })
}

/**
 * An attempt and its purchase, both held until the transaction ends: the purchase first, as everywhere. A row that only names the purchase (a notice, an
 * e-mail) is not held up.
 */
export async function lockPayment(tx: Tx, tran_id: string): Promise<{ purchase: Purchase; attempt: Attempt } | undefined> {
  // Locked as they are named: the purchase, then the attempt.
  const [locked] = await tx
    .select({ purchase: purchases, attempt: payment_attempts })
    .from(purchases)
    .innerJoin(payment_attempts, eq(payment_attempts.purchase, purchases.id))
    .where(eq(payment_attempts.tran_id, tran_id))
    .for('no key update')
  return locked
}

/** The payments of purchases that were kept, held, by purchase; none where nothing was paid. The purchases are held. */
export async function lockPaidAttempts(tx: Tx, ids: readonly number[]): Promise<Map<number, Attempt>> {
  const kept = and(inArray(payment_attempts.purchase, [...ids]), eq(payment_attempts.state, 'succeeded'))
  const attempts = await tx.select().from(payment_attempts).where(kept).orderBy(payment_attempts.id).for('update')
  const byPurchase = new Map(attempts.map((attempt) => [attempt.purchase, attempt]))
  if (byPurchase.size < attempts.length) throw new TypeError(`two payments of one purchase were kept, among ${ids.join(', ')}`)
  return byPurchase
}

/** The columns of a purchase that goes on to another state. */
export const changed = { hold_expires_at: null, updated_at: sql`now()` }

/** The attempt of a purchase that was begun last; one whose end is not known is always that. */
export async function readLastAttempt(db: Pick<Tx, 'select'>, purchase: number): Promise<Attempt | undefined> {
  const own = eq(payment_attempts.purchase, purchase)
  const [last] = await db.select().from(payment_attempts).where(own).orderBy(desc(payment_attempts.n)).limit(1)
  return last
}

/** Ends what is open of a purchase, to be asked about a few more times. */
export async function closeAttempts(tx: Tx, which: SQL | undefined, state: Ending): Promise<void> {
  await tx
    .update(payment_attempts)
    .set({ state, claimed: null, decided_at: sql`now()`, checks: 0, check_at: checkAfter('unpaid') })
    .where(and(which, inArray(payment_attempts.state, [...UNDECIDED])))
}

/** Keeps what a purchase holds that is being paid until the gateway has spoken, and has it asked now. */
export const beginConfirming = (tx: Tx, { id }: Pick<Purchase, 'id'>, by: PurchaseChange['by']): Promise<void> => beginConfirmingAll(tx, [id], by)

/** The same for many, which the transaction holds. */
export async function beginConfirmingAll(tx: Tx, ids: readonly number[], by: PurchaseChange['by']): Promise<void> {
  if (ids.length === 0) return
  const all = [...ids]
  await tx.update(purchases).set({ state: 'confirming', hold_expires_at: CONFIRM_END, updated_at: sql`now()` }).where(inArray(purchases.id, all))
  await noteChanges(
    tx,
    all.map((purchase) => ({ purchase, from_state: 'paying', to_state: 'confirming', by })),
  )
  await tx
    .update(payment_attempts)
    .set({ check_at: sql`now()` })
    .where(and(inArray(payment_attempts.purchase, all), inArray(payment_attempts.state, [...UNDECIDED])))
}
