import { eq, sql } from 'drizzle-orm'
import { commissionAt } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { booking_purchases, bookings } from '../../../db/tables/bookings.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { HOLD_END, insertPurchase } from '../../../purchases/insert-purchase.ts'
import { holdBooking, requireMayDo, type Whose } from './hold-booking.ts'
import { isPaymentOpen } from './payment-open.ts'

/** Makes the purchase by which a booking is paid, at the tap on Pay; one that can still be paid is the same. @throws {Problem} not-found, bad-state */
export async function payBooking(tx: Tx, whose: Whose): Promise<void> {
  const held = await holdBooking(tx, whose)
  requireMayDo(held, 'pay', undefined)
  if (held.purchase && isPaymentOpen(held.purchase, held.now)) return
  const { booking, account } = held
  const { price, charge, online, commission_rate, buyer, full_name, phone_number, language } = booking
  const isWhole = charge > 0
  const purchase = await insertPurchase(tx, {
    kind: 'booking',
    method: isWhole ? 'online' : 'cod',
    state: 'held',
    hold_expires_at: HOLD_END,
    ...{ buyer, full_name, phone_number, language },
    email: sql`coalesce(nullif(${booking.email}, ''), (select ${users.email} from ${users} where ${eq(users.id, account)}))` as ReturnType<typeof sql<string>>,
    ...{ asked_total: price, asked_final: price + charge, total_price: price, service_charge: charge, final_price: price + charge },
    advance: isWhole ? 0 : online,
    // Of cash, and of what is paid of it in advance, the operator's share is booked once the service is done.
    ...(isWhole && { commission: commissionAt(price, commission_rate), commission_rate }),
  })
  await tx.insert(booking_purchases).values({ purchase: purchase.id, booking: booking.id })
  // Nothing else about it changes: who has seen it before has seen it as it is.
  await tx.update(bookings).set({ purchase: purchase.id }).where(eq(bookings.id, booking.id))
  await pauseAt('booking', 'before-commit')
}
