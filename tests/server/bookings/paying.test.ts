import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { passDueBookings } from '#server/features/bookings/clock/pass-due-bookings.ts'
import { tellBuyersOfBookings } from '#server/features/bookings/tell-buyers.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { asked, bookingNow, noonIn, passBookingMinutes, passBookingStart, refusal, step, stepped } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { ledgerOf, opened, passMinutes, payAndTell, sellersMoney, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `payer${people}`)
  seller = await joinAsSeller(app, `doctor${people}`)
})
const book = async (over: Parameters<typeof makeService>[1] = {}, days = 5): Promise<Booking> => {
  const { id } = await makeService(app.database.db, { seller: seller.id, price: 1000, payment: 'online', ...over })
  return asked(app, buyer, { service: id, starts_at: noonIn(days), price_seen: over.price ?? 1000 })
}
/** Taps on Pay; gives the purchase as tests of payment know it. */
async function tapPay(number: string): Promise<{ id: number; event_order_id: string }> {
  const booking = await stepped(app, buyer, { of: number, to: 'pay', body: {} })
  const name = booking.purchase?.number ?? ''
  const { rows } = await app.database.pool.query('select id from purchases where number = $1', [name])
  return { id: rows[0].id, event_order_id: name }
}
async function pay(number: string): Promise<{ id: number; event_order_id: string }> {
  const purchase = await tapPay(number)
  await payAndTell(app, await opened(app, buyer, purchase))
  return purchase
}
const pass = () => passDueBookings(app.parts())
const why = { reason: 'other' }
async function settleRefunds(id: number): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await app.reconcile()
    await passMinutes(app, id, 2)
  }
  await app.reconcile()
}
const faultless = async () =>
  expect([...(await bookingFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]).toEqual([])

describe('all of it online', () => {
  it('costs sixty more, holds the time for fifteen minutes, and is confirmed by the gateway alone', async () => {
    const booking = await book()
    expect(booking).toMatchObject({ state: 'held', price: 1000, charge: 60, online: 1060, cash: 0, payment_status: 'Pending', purchase: null })
    const minutes = (Date.parse(booking.due_at ?? '') - Date.parse(booking.server_time)) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
    const { id, event_order_id } = await pay(booking.number)
    const paid = await bookingNow(app, buyer, booking.number)
    expect(paid).toMatchObject({ state: 'confirmed', payment_status: 'Completed', paid: 1060, due_at: null })
    // Who comes back from the payment page names the purchase.
    expect((await bookingNow(app, buyer, event_order_id)).number).toBe(booking.number)
    // The provider's from now on, and on hold.
    expect(await ledgerOf(app, id)).toMatchObject({ sellers: -95_000, commission: -5000, service: -6000 })
    expect(await sellersMoney(app, id)).toEqual({ pending: -95_000 })
    await faultless()
  })

  it('is free for the provider three days after it was done, without the operator’s share', async () => {
    const { number } = await book()
    const { id } = await pay(number)
    await passBookingMinutes(app, number, 6 * 1440)
    await stepped(app, seller, { of: number, to: 'done' })
    await pass()
    await freeDue(app.database.db)
    expect(await sellersMoney(app, id)).toEqual({ pending: -95_000 })
    await passBookingMinutes(app, number, 3 * 1440 + 1)
    await freeDue(app.database.db)
    await freeDue(app.database.db)
    expect(await sellersMoney(app, id)).toEqual({ free: -95_000 })
    await faultless()
  })

  it('lapses unpaid; money that comes late takes the time again if it is free, and goes back if it is not', async () => {
    const [first, second] = [await book(), await book({}, 6)]
    const ids: { id: number; tran_id: string }[] = []
    for (const { number } of [first, second]) {
      const purchase = await tapPay(number)
      ids.push({ id: purchase.id, tran_id: await opened(app, buyer, purchase) })
      await passMinutes(app, purchase.id, 70)
      await app.reconcile()
      await app.reconcile()
      await app.database.pool.query(`update bookings set due_at = now() where number = $1`, [number])
    }
    await expirePurchases(app.parts())
    await pass()
    expect([(await bookingNow(app, buyer, first.number)).state, (await bookingNow(app, buyer, second.number)).state]).toEqual(['lapsed', 'lapsed'])
    const other = await joinAndLogIn(app, `quicker${people}`)
    await asked(app, other, { service: second.service.service_id, starts_at: noonIn(6), price_seen: 1000 })
    for (const { tran_id } of ids) await payAndTell(app, tran_id)
    expect(await bookingNow(app, buyer, first.number)).toMatchObject({ state: 'confirmed', paid: 1060 })
    expect(await bookingNow(app, buyer, second.number)).toMatchObject({ state: 'lapsed', payment_status: 'Refunding' })
    await settleRefunds(ids[1]!.id)
    expect((await bookingNow(app, buyer, second.number)).payment_status).toBe('Refunded')
    await faultless()
  })

  it('goes back whole until the hours that were agreed on, by half later, and whole where the provider cancels', async () => {
    const early = await book({}, 5)
    const { id } = await pay(early.number)
    await app.database.pool.query(`update bookings set confirmed_at = now() - interval '1 hour' where number = $1`, [early.number])
    expect((await bookingNow(app, buyer, early.number)).back_now).toBe(1060)
    expect(await stepped(app, buyer, { of: early.number, to: 'cancel', body: why })).toMatchObject({
      state: 'cancelled',
      refunded: 1060,
      payment_status: 'Refunding',
    })
    await settleRefunds(id)
    expect((await bookingNow(app, buyer, early.number)).payment_status).toBe('Refunded')
    await tellBuyersOfBookings(app.parts())
    const { rows } = await app.database.pool.query(`select kind from notices where user_id = $1 order by id desc limit 1`, [buyer.id])
    expect(rows).toEqual([{ kind: 'booking-refunded' }])

    const late = await book({ cancel_hours: '72' }, 2)
    await pay(late.number)
    expect((await bookingNow(app, buyer, late.number)).back_now).toBe(1060)
    await app.database.pool.query(`update bookings set confirmed_at = now() - interval '1 hour' where number = $1`, [late.number])
    expect(await stepped(app, buyer, { of: late.number, to: 'cancel', body: why })).toMatchObject({ state: 'cancelled', refunded: 530 })

    const third = await book({ cancel_hours: '72' }, 2)
    await pay(third.number)
    expect(await stepped(app, seller, { of: third.number, to: 'cancel', body: { reason: 'ill' } })).toMatchObject({ state: 'cancelled', refunded: 1060 })
    await faultless()
  })

  it('what stays after a late cancel is shared as what was paid, and free three days later', async () => {
    const { number } = await book({ cancel_hours: '72' }, 2)
    const { id } = await pay(number)
    await app.database.pool.query(`update bookings set confirmed_at = now() - interval '1 hour' where number = $1`, [number])
    await stepped(app, buyer, { of: number, to: 'cancel', body: why })
    await settleRefunds(id)
    await passBookingMinutes(app, number, 3 * 1440 + 1)
    await freeDue(app.database.db)
    expect(await ledgerOf(app, id)).toMatchObject({ sellers: -47_500, commission: -2500, service: -3000 })
    expect(await sellersMoney(app, id)).toEqual({ free: -47_500 })
    await faultless()
  })

  it('goes back whole when the provider did not come and says nothing for two days', async () => {
    const booking = await book()
    const { number } = booking
    const { id } = await pay(number)
    await passBookingStart(app, booking, 30)
    expect(await stepped(app, buyer, { of: number, to: 'no_show' })).toMatchObject({ state: 'no-show', absent: 'provider' })
    await pass()
    expect((await bookingNow(app, buyer, number)).refunded).toBe(0)
    await passBookingMinutes(app, number, 2 * 1440)
    await pass()
    await pass()
    expect(await bookingNow(app, buyer, number)).toMatchObject({ refunded: 1060, payment_status: 'Refunding' })
    await settleRefunds(id)
    await faultless()
  })

  it('is paid once: a second payment of the same booking goes back', async () => {
    const { number } = await book({ is_instant: false })
    await stepped(app, seller, { of: number, to: 'accept' })
    const first = await tapPay(number)
    const late = await opened(app, buyer, first)
    await passMinutes(app, first.id, 70)
    await app.reconcile()
    await app.reconcile()
    const second = await pay(number)
    expect(second.id).not.toBe(first.id)
    await payAndTell(app, late)
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'confirmed', paid: 1060 })
    const { rows } = await app.database.pool.query('select state from purchases where id = $1', [first.id])
    expect(rows[0].state).toBe('refund_due')
    await settleRefunds(first.id)
    await faultless()
  })

  it('is cancelled by staff who give all of it back', async () => {
    const { number } = await book()
    const { id, event_order_id } = await pay(number)
    await refundPurchase(app.parts(), event_order_id, 'The clinic has closed.')
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'cancelled', ended_by: 'staff', refunded: 1060 })
    await settleRefunds(id)
    await faultless()
  })
})

describe('an advance', () => {
  it('is a tenth at most, paid online, and the rest in cash; it stays with the provider when its buyer cancels late', async () => {
    const booking = await book({ payment: 'advance', advance_percent: 10, cancel_hours: '72' }, 2)
    expect(booking).toMatchObject({ state: 'held', charge: 0, online: 100, cash: 900 })
    const { id } = await pay(booking.number)
    expect(await bookingNow(app, buyer, booking.number)).toMatchObject({ state: 'confirmed', paid: 100, payment_status: 'Pending' })
    await app.database.pool.query(`update bookings set confirmed_at = now() - interval '1 hour' where number = $1`, [booking.number])
    expect(await stepped(app, buyer, { of: booking.number, to: 'cancel', body: why })).toMatchObject({ state: 'cancelled', refunded: 0 })
    await passBookingMinutes(app, booking.number, 3 * 1440 + 1)
    await pass()
    expect(await ledgerOf(app, id)).toMatchObject({ sellers: -10_000 })
    await faultless()
  })

  it('of less than the gateway takes is paid in cash like the rest', async () => {
    expect(await book({ payment: 'advance', price: 90 })).toMatchObject({ state: 'confirmed', online: 0, cash: 90 })
  })
})

describe('refuses', () => {
  it('to take money for what is not held any more', async () => {
    const { number } = await book()
    const purchase = await tapPay(number)
    expect(await stepped(app, buyer, { of: number, to: 'withdraw', body: why })).toMatchObject({ state: 'withdrawn' })
    expect((await step(app, buyer, { of: number, to: 'pay', body: {} })).status).toBe(409)
    const { rows } = await app.database.pool.query('select state from purchases where id = $1', [purchase.id])
    expect(rows[0].state).toBe('cancelled')
    await faultless()
  })

  it('a second purchase while the first can be paid: Pay that is tapped twice is one', async () => {
    const { number } = await book()
    const [first, second] = [await tapPay(number), await tapPay(number)]
    expect(second).toEqual(first)
    expect(await refusal(await step(app, seller, { of: number, to: 'pay', body: {} }))).toMatchObject({ code: 'bad-state' })
  })
})
