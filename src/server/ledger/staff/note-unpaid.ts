import { sql } from 'drizzle-orm'
import { upperCase } from '#contract/core/one-form.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { bookCashBack } from '../cash-commission.ts'
import { MoneyRefused, taka } from './money-refused.ts'

/**
 * The buyer of a booking that is done did not pay its provider in cash: all of its commission goes back, once.
 * @param name the number of the booking
 * @throws {MoneyRefused} there is no such booking that is done and was to be paid in cash
 */
export async function noteUnpaid(db: Pick<Database['db'], 'transaction'>, name: string, why: string): Promise<string> {
  const number = upperCase(name.replace(/[\s#]/g, ''))
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number; cash: number }>(
      sql`select id, cash from bookings where number = ${number} and state = 'done' for no key update`,
    )
    const [booking] = rows
    const back = booking && (await bookCashBack(tx, { of: { booking: booking.id }, paisa: booking.cash * 100, cause: `of booking ${booking.id}`, note: why }))
    if (back === undefined) throw new MoneyRefused(`There is no booking ${number} that is done and was to be paid in cash.`)
    if (back === 0) return `Nothing of ${number} is owed any more; nothing was changed.`
    return `The commission of ${number}, ${taka(back)}, went back to its provider.`
  })
}
