import { commissionAt } from '#contract/wallet/money-rules.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { bookCashSale, type CashSale } from '../../../ledger/cash-commission.ts'

const PAISA = 100

/**
 * A booking is done that is paid in cash, all of it or all but the advance: its provider owes the operator's share of the price. It does nothing of other
 * bookings. Booking and purchase are held; the accounts of the provider are the last that the transaction locks.
 */
export async function bookCashOfDone(tx: Tx, booking: BookingRow): Promise<void> {
  const sale = cashSaleOf(booking)
  if (sale) await bookCashSale(tx, sale)
}

/** What a booking in cash brings once it is done. Undefined: it is not done, costs nothing, or is paid online. */
export function cashSaleOf({ id, state, seller, number, purchase, price, charge, cash, commission_rate }: BookingRow): CashSale | undefined {
  if (state !== 'done' || charge > 0 || price === 0) return undefined
  const money = { gross: cash * PAISA, base: price * PAISA, commission: commissionAt(price, commission_rate) * PAISA }
  return { kind: 'booking', booking: id, seller, number, purchase, ...money }
}
