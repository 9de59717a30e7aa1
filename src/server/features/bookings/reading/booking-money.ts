import type { Booking } from '#contract/bookings/bookings.ts'
import { paymentStatusOf } from '#contract/purchases/purchase-rules.ts'
import { moneyOf, readMoney } from '../../../purchases/money.ts'
import { readOpenPages } from '../../../purchases/payment/open-pages.ts'
import type { Reader, Row } from './read-bookings.ts'

/** What a booking says of money that was paid. */
export type BookingMoney = Pick<Booking, 'paid' | 'refunded' | 'payment_status' | 'purchase'>

/** What was paid for some bookings, and what of it goes back. */
export async function readBookingMoney(db: Reader, rows: readonly Row[]): Promise<(row: Row) => BookingMoney> {
  const ids = rows.flatMap(({ purchase }) => purchase?.id ?? [])
  const attempts = await readMoney(db, ids)
  const pages = await readOpenPages(db, ids)
  return ({ booking, purchase }) => {
    const isPaid = purchase !== null && ['confirmed', 'refund_due', 'refunded'].includes(purchase.state)
    return {
      paid: isPaid ? booking.online : 0,
      refunded: booking.refunded,
      payment_status: statusOf({ booking, purchase }),
      purchase: purchase && {
        number: purchase.number,
        state: purchase.state,
        page_open_until: pages.get(purchase.id) ?? null,
        ...moneyOf(attempts, purchase),
      },
    }
  }
}

/** Nothing is called paid before all of it is: cash too. */
function statusOf({ booking, purchase }: Pick<Row, 'booking' | 'purchase'>): Booking['payment_status'] {
  const { online, cash, cash_received_at, confirmed_at } = booking
  const isReceived = cash === 0 || cash_received_at !== null
  if (online === 0) return confirmed_at !== null && isReceived ? 'Completed' : 'Pending'
  return paymentStatusOf(purchase?.state ?? 'held', cash > 0 ? { isReceived } : undefined)
}
