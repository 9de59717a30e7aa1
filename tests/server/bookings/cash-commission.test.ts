import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { passDueBookings } from '#server/features/bookings/clock/pass-due-bookings.ts'
import { decideBooking } from '#server/features/bookings/staff/desk-bookings.ts'
import { noteUnpaid } from '#server/ledger/staff/note-unpaid.ts'
import { showMoves } from '#server/ledger/staff/read-money.ts'
import { asked, bookingNow, got, noonIn, passBookingStart, step, stepped } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService } from '#tests/support/server/nouns/services.ts'
import { orderMoneyOf, walletOf } from '#tests/support/server/nouns/wallet.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { opened, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `client${people}`)
  seller = await joinAsSeller(app, `barber${people}`)
})
/** A service of 1,000 taka that is paid in cash, booked by its buyer. */
async function book(over: Parameters<typeof makeService>[1] = {}): Promise<Booking> {
  const { id } = await makeService(app.database.db, { seller: seller.id, price: 1000, payment: 'after', ...over })
  return asked(app, buyer, { service: id, starts_at: noonIn(4), price_seen: over.price ?? 1000 })
}
const rule = (rate: number) => app.database.pool.query(`insert into commission_rules (kind, seller, rate) values ('booking', $1, $2)`, [seller.id, rate])
const done = async (booking: Booking) => {
  await passBookingStart(app, booking, 30)
  return stepped(app, seller, { of: booking.number, to: 'done' })
}
const due = async () => (await walletOf(app, seller)).due
const faultless = async () => expect(await moneyFaults(app.database.pool, await app.gateway.ledger())).toEqual([])

describe('the commission of a booking that is paid in cash', () => {
  it('is owed by its provider once the service is done, and is told with the booking, in the wallet and in the statement', async () => {
    const booking = await book()
    expect(booking.commission).toBeNull()
    expect((await bookingNow(app, seller, booking.number)).commission).toBe(5000)
    expect(await due()).toBe(0)
    await done(booking)
    expect(await due()).toBe(5000)
    const { number } = booking
    const [money, ...more] = await orderMoneyOf(app, seller, number)
    expect(more).toEqual([])
    expect(money).toMatchObject({ number, kind: 'booking', is_cash: true, gross: 100_000, rate: 500, commission: 5000, discount: 0, code: null, back: 0 })
    expect(money?.moves).toMatchObject([{ kind: 'commission', number, of: 'booking', entries: [{ account: 'due', paisa: 5000, balance: 5000 }] }])
    const day = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)
    const csv = await app.request(`/api/wallet/statement_csv/?from=${day}&to=${day}`, { headers: as(seller) })
    expect(await csv.text()).toContain(`commission,${number},due,50,50`)
    await faultless()
  })

  it('is owed where it is done by itself, and once, however often it is said', async () => {
    const booking = await book()
    await passBookingStart(app, booking, 2 * 1440)
    await Promise.all([passDueBookings(app.parts()), passDueBookings(app.parts()), step(app, seller, { of: booking.number, to: 'done' })])
    expect((await bookingNow(app, seller, booking.number)).state).toBe('done')
    await stepped(app, seller, { of: booking.number, to: 'cash' })
    await passDueBookings(app.parts())
    expect(await due()).toBe(5000)
    await faultless()
  })

  it('is of the whole price where a part was paid in advance, and is covered from what is free', async () => {
    const booking = await book({ payment: 'advance', advance_percent: 10 })
    const { purchase } = await stepped(app, buyer, { of: booking.number, to: 'pay', body: {} })
    const { rows } = await app.database.pool.query('select id from purchases where number = $1', [purchase?.number])
    await payAndTell(app, await opened(app, buyer, { id: rows[0].id, event_order_id: purchase?.number ?? '' }))
    await done(booking)
    expect(await walletOf(app, seller)).toMatchObject({ pending: 10_000, due: 5000 })
    expect(await orderMoneyOf(app, seller, booking.number)).toMatchObject([
      { is_cash: false, gross: 10_000, commission: 0 },
      { is_cash: true, gross: 90_000, commission: 5000 },
    ])
    await faultless()
  })

  it('has the rate of when it was asked for, and the price that was agreed on', async () => {
    await rule(1000)
    const { id } = await makeService(app.database.db, { seller: seller.id, pricing: 'quote', price: 0, payment: 'after', is_instant: false })
    const booking = await asked(app, buyer, { service: id, starts_at: noonIn(4), price_seen: 0 })
    await rule(0)
    await stepped(app, seller, { of: booking.number, to: 'offer', body: { starts_at: null, minutes: null, member: null, price: 1999, note: '' } })
    const taken = await stepped(app, buyer, { of: booking.number, to: 'take_offer' })
    await done(taken)
    expect(await due()).toBe(19_900)
    await faultless()
  })

  it('is not owed of what was cancelled, or of a buyer who did not come', async () => {
    const cancelled = await book()
    await stepped(app, buyer, { of: cancelled.number, to: 'cancel', body: { reason: 'other', note: '' } })
    const missed = await book()
    await passBookingStart(app, missed, 30)
    await stepped(app, seller, { of: missed.number, to: 'no_show' })
    await passDueBookings(app.parts())
    expect(await due()).toBe(0)
    for (const { number } of [cancelled, missed]) expect((await bookingNow(app, seller, number)).commission).toBeNull()
    await faultless()
  })

  it('is owed where staff decide that the provider did come', async () => {
    const staff = await joinAndLogIn(app, `decider${people}`)
    const booking = await book()
    await passBookingStart(app, booking, 30)
    await stepped(app, buyer, { of: booking.number, to: 'no_show' })
    await stepped(app, seller, { of: booking.number, to: 'object', body: { note: 'I was there.' } })
    expect(await due()).toBe(0)
    await inTransaction(app.database.db, (tx) => decideBooking(tx, booking.number, { staff: staff.id, for: 'provider', reason: 'There is a photo.' }))
    expect(await due()).toBe(5000)
    await faultless()
  })

  it('goes back where staff note that its buyer did not pay, once', async () => {
    const { number } = await done(await book())
    expect(await noteUnpaid(app.database.db, number.toLowerCase(), 'The buyer left.')).toMatch(/50(?:\.00)? .*went back/)
    expect(await due()).toBe(0)
    expect(await noteUnpaid(app.database.db, number, 'The buyer left.')).toMatch(/nothing was changed/)
    await expect(noteUnpaid(app.database.db, 'NOSUCHNO', 'x')).rejects.toThrow(/no booking NOSUCHNO/)
    const moves = await showMoves(app.database.db, number)
    expect(moves).toMatch(/commission \d+\n/)
    expect(moves).toMatch(/commission-back of booking \d+ {2}\(The buyer left\.\)/)
    expect(await orderMoneyOf(app, seller, number)).toMatchObject([{ back: 100_000, commission_back: 5000 }])
    expect((await bookingNow(app, seller, number)).commission).toBe(0)
    await faultless()
  })
})

it('who owes too much is booked by online payment alone, until it is covered', async () => {
  await rule(10_000)
  const { id } = await makeService(app.database.db, { seller: seller.id, price: 2001, payment: 'after' })
  const paid = async () => (await got<{ payment: string }>(await app.request(`/api/service/${id}/`))).payment
  expect(await paid()).toBe('after')
  await done(await asked(app, buyer, { service: id, starts_at: noonIn(4), price_seen: 2001 }))
  expect(await walletOf(app, seller)).toMatchObject({ due: 200_100, is_online_only: true })
  expect(await paid()).toBe('online')
  expect(await asked(app, buyer, { service: id, starts_at: noonIn(5), price_seen: 2001 })).toMatchObject({
    state: 'held',
    payment: 'online',
    online: 2061,
    cash: 0,
  })
  await faultless()
})
