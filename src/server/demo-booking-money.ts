import { eq } from 'drizzle-orm'
import { bookingMoney } from '#contract/bookings/booking-rules.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { COMMISSION_RATES, commissionAt } from '#contract/wallet/money-rules.ts'
import type { Session } from './adapters/payment/local-gateway/book.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import type { PlannedService } from './db/seed/services/booking-plan.ts'
import { booking_purchases, bookings } from './db/tables/bookings.ts'
import { purchases } from './db/tables/purchases.ts'
import type { WrittenBooking } from './demo-booking-rows.ts'
import { PAYING_MS } from './demo-orders.ts'
import { payPurchase } from './demo-payments.ts'
import { refundBooking } from './features/bookings/money.ts'
import { noteChanges } from './purchases/change-log.ts'
import { handlerOf, type PurchaseHandlers } from './purchases/purchase-handler.ts'

/** What of a price is paid online before, and what in cash. */
export const moneyOf = (service: Pick<PlannedService, 'payment' | 'advance_percent'>, price: number) => bookingMoney(price, service, PURCHASE_LIMITS.leastTaka)

interface Paying {
  handlers: PurchaseHandlers
}

/**
 * Has buyers pay what is paid online before: a purchase of each booking that was confirmed, as it would have been made at the tap on Pay. What was cancelled
 * goes back. @returns the payments, as the local gateway would have written them down
 */
export async function payBookings(tx: Tx, written: readonly WrittenBooking[], { handlers }: Paying): Promise<Session[]> {
  const paid = written.filter(({ online, confirmed_at }) => online > 0 && confirmed_at !== null)
  const sessions: Session[] = []
  for (const booking of paid) sessions.push(...(await payOne(tx, booking, { handlers })))
  return sessions
}

async function payOne(tx: Tx, booking: WrittenBooking, { handlers }: Paying): Promise<Session[]> {
  const at = Date.parse(booking.confirmed_at ?? '')
  const { id, price, charge, online, client, full_name, phone_number, language } = booking
  const number = numberOf(booking.number)
  const asked = price + charge
  const [purchase] = await tx
    .insert(purchases)
    .values({
      ...{ number, full_name, phone_number, language, kind: 'booking', state: 'confirmed', buyer: client.id },
      email: booking.email || `${client.username}@hatkhola.example`,
      ...(charge > 0 ? { method: 'online' as const, ...commissionOf(price) } : { method: 'cod' as const, advance: online }),
      ...{ asked_total: price, asked_final: asked, total_price: price, service_charge: charge, final_price: asked },
      confirmed_at: iso(at),
      created_at: iso(at - PAYING_MS),
      updated_at: iso(at),
    })
    .returning()
  if (!purchase) throw new TypeError('a purchase of a booking was not written')
  const tran_id = `${handlerOf(handlers, { kind: 'booking' }).prefix}${number}-1`
  const sessions = await payPurchase(tx, { id: purchase.id, number, at, tran_id, taka: online })
  await noteChanges(tx, [
    { purchase: purchase.id, from_state: null, to_state: 'held', by: 'buyer' },
    { purchase: purchase.id, from_state: 'held', to_state: 'paying', by: 'buyer', details: { tran_id } },
    { purchase: purchase.id, from_state: 'paying', to_state: 'confirmed', by: 'gateway', details: { tran_id } },
  ])
  await tx.insert(booking_purchases).values({ purchase: purchase.id, booking: id })
  await tx.update(bookings).set({ purchase: purchase.id }).where(eq(bookings.id, id))
  if (booking.state === 'cancelled')
    await refundBooking(tx, { booking, purchase }, { taka: online, by: booking.ended_by ?? 'service', why: booking.reason ?? 'cancelled' })
  return sessions
}

const commissionOf = (price: number) => ({ commission: commissionAt(price, COMMISSION_RATES.booking), commission_rate: COMMISSION_RATES.booking })
const iso = (ms: number): string => new Date(ms).toISOString()
/** Another one than the booking's. */
const numberOf = (number: string): string => [...number].toReversed().join('')
