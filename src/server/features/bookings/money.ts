import { eq, sql } from 'drizzle-orm'
import type { BookingParty } from '#contract/bookings/booking-rules.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { bookings } from '../../db/tables/bookings.ts'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { noteChanges, type PurchaseChange } from '../../purchases/change-log.ts'
import { endPurchases } from '../../purchases/ending/end-purchases.ts'
import { bookUnearned, unearning } from '../../purchases/ledger.ts'
import { closeAttempts, lockPaidAttempts } from '../../purchases/payment/attempts.ts'
import type { Purchase, PurchaseHandlers } from '../../purchases/purchase-handler.ts'
import { endRefundDue } from '../../purchases/refunds/give-money-back.ts'
import { leftOf, oweBack } from '../../purchases/refunds/owe-back.ts'
import type { HeldBooking } from './steps/hold-booking.ts'

const PAISA = 100

/** Parties as the log of purchases knows them. */
const PARTY: Record<BookingParty, PurchaseChange['by']> = { buyer: 'buyer', provider: 'seller', gateway: 'gateway', staff: 'staff', service: 'service' }

interface Back {
  /** Whole taka. */
  taka: number
  by: BookingParty
  /** In a few words, for the record. */
  why: string
}

/**
 * Begins to give money of a booking back, never more than is left of it; with the last of it the purchase ends. Booking and purchase are held. Says how many
 * whole taka go back.
 */
export async function refundBooking(tx: Tx, { booking, purchase }: Pick<HeldBooking, 'booking' | 'purchase'>, { taka, by, why }: Back): Promise<number> {
  const kept = purchase?.state === 'confirmed' ? (await lockPaidAttempts(tx, [purchase.id])).get(purchase.id) : undefined
  const back = kept ? Math.min(taka, Math.floor(leftOf(kept) / PAISA)) : 0
  if (!purchase || !kept || back <= 0) return 0
  const isAll = back * PAISA === leftOf(kept)
  const [refund] = await oweBack(tx, [kept], { reason: isAll ? 'cancelled' : 'part', paisa: back * PAISA })
  if (!refund) throw new TypeError('a refund was not written')
  await noteRefunded(tx, booking.id, back)
  const to = isAll ? 'refund_due' : 'confirmed'
  if (isAll) await tx.update(purchases).set({ state: to, reason: 'cancelled', updated_at: sql`now()` }).where(eq(purchases.id, purchase.id))
  const details = { refund: refund.refund_trans_id, taka: back, why }
  await noteChanges(tx, [{ purchase: purchase.id, from_state: 'confirmed', to_state: to, by: PARTY[by], details }])
  if (isAll && (await endRefundDue(tx, purchase)))
    await noteChanges(tx, [{ purchase: purchase.id, from_state: 'refund_due', to_state: 'refunded', by: 'gateway' }])
  await bookUnearned(tx, [unearning(kept, refund)])
  return back
}

/** So many more whole taka of a booking go back. */
export const noteRefunded = async (tx: Tx, booking: number, taka: number): Promise<void> => {
  await tx
    .update(bookings)
    .set({ refunded: sql`${bookings.refunded} + ${taka}` })
    .where(eq(bookings.id, booking))
}

const UNPAID = ['held', 'paying', 'confirming'] as const
const isUnpaid = (state: Purchase['state']): state is (typeof UNPAID)[number] => (UNPAID as readonly string[]).includes(state)

/** Ends the purchase of a booking that comes to nothing before it was paid: money that still comes goes back. Both are held. */
export async function endUnpaidPurchase(
  tx: Tx,
  purchase: Purchase | null,
  { by, to, handlers }: { by: BookingParty; to: 'cancelled' | 'expired'; handlers: PurchaseHandlers },
): Promise<void> {
  if (!purchase || !isUnpaid(purchase.state)) return
  await closeAttempts(tx, eq(payment_attempts.purchase, purchase.id), to)
  const { id, kind, state, coupon } = purchase
  await endPurchases(tx, [{ id, kind, state, coupon }], { to, reason: to === 'expired' ? 'not-paid' : 'by-buyer', by: PARTY[by], handlers })
}
