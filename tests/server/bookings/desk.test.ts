import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { DeskBooking } from '#contract/desk/bookings.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { asked, bookingNow, got, noonIn, passBookingMinutes, passBookingStart, refusal, stepped } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { opened, payAndTell, sellersMoney, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let round = 0
let staff: SignedInPerson
let buyer: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  round += 1
  staff = await joinAsStaff(app, `judge${round}`)
  buyer = await joinAndLogIn(app, `absent${round}`)
  seller = await joinAsSeller(app, `plumber${round}`)
})

interface Case {
  absent: 'buyer' | 'provider'
  /** Of the service; of a price of none it is paid in cash. */
  online?: number
}
/** A booking of which one side says that the other did not come, and the other objects. */
async function disputed({ absent, online = 1000 }: Case): Promise<{ number: string; purchase: number }> {
  const price = online || 500
  const { id } = await makeService(app.database.db, { seller: seller.id, price, payment: online === 0 ? 'after' : 'online' })
  const booking: Booking = await asked(app, buyer, { service: id, starts_at: noonIn(5), price_seen: price })
  const { number } = booking
  const purchase = online === 0 ? 0 : await paid(number)
  await passBookingStart(app, booking, 30)
  const [claims, objects] = absent === 'buyer' ? [seller, buyer] : [buyer, seller]
  await stepped(app, claims, { of: number, to: 'no_show' })
  expect(await stepped(app, objects, { of: number, to: 'object', body: { note: 'I was there at noon.' } })).toMatchObject({ state: 'disputed' })
  return { number, purchase }
}
async function paid(number: string): Promise<number> {
  const name = (await stepped(app, buyer, { of: number, to: 'pay', body: {} })).purchase?.number ?? ''
  const { rows } = await app.database.pool.query('select id from purchases where number = $1', [name])
  await payAndTell(app, await opened(app, buyer, { id: rows[0].id, event_order_id: name }))
  return rows[0].id
}
const decide = (number: string, body: object, who = staff) => send(app, who, { path: `/api/desk/bookings/${number}/decide/`, body })
const list = async (): Promise<DeskBooking[]> =>
  (await got<{ results: DeskBooking[] }>(await app.request('/api/desk/bookings/', { headers: as(staff) }))).results
const faultless = async () =>
  expect([...(await bookingFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]).toEqual([])

describe('staff', () => {
  it('read who says what, with the buyer’s contact masked, and count it in the queue', async () => {
    const { number } = await disputed({ absent: 'provider' })
    const found = (await list()).find((one) => one.number === number)
    expect(found).toMatchObject({ state: 'disputed', absent: 'provider', objection: 'I was there at noon.', price: 1000, left: 1060 })
    expect(found?.purchase).toBe((await bookingNow(app, buyer, number)).purchase?.number)
    expect(found?.buyer.full_name).not.toContain('Sultana')
    expect(found?.buyer.phone_number).not.toContain('1712345678')
    const { queues } = await got<{ queues: { name: string; total: number }[] }>(await app.request('/api/desk/', { headers: as(staff) }))
    expect(queues.find(({ name }) => name === 'bookingDisputes')?.total).toBe((await list()).length)
  })

  it('decide for the buyer whose provider did not come: all of it goes back, the reason is read by both, and it is on record', async () => {
    const { number } = await disputed({ absent: 'provider' })
    expect(await got(await decide(number, { for: 'buyer', reason: 'Nobody opened the shop.' }))).toEqual({ number, state: 'no-show' })
    const decision = { for: 'buyer', reason: 'Nobody opened the shop.' }
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'no-show', refunded: 1060, payment_status: 'Refunding', decision })
    expect((await bookingNow(app, seller, number)).decision).toEqual(decision)
    expect((await list()).map((one) => one.number)).not.toContain(number)
    const { rows } = await app.database.pool.query(`select by, reason, details from security_events where kind = 'booking-decided' and user_id = $1`, [
      staff.id,
    ])
    expect(rows).toEqual([{ by: 'staff', reason: 'Nobody opened the shop.', details: { booking: number, for: 'buyer' } }])
    expect(await refusal(await decide(number, { for: 'provider', reason: 'No, wait.' }))).toMatchObject({ status: 409, code: 'bad-state' })
    await app.reconcile()
    await faultless()
  })

  it('decide for the buyer who was there: it is cancelled, and all of it goes back', async () => {
    const { number } = await disputed({ absent: 'buyer' })
    expect(await got(await decide(number, { for: 'buyer', reason: 'The picture shows him there.' }))).toMatchObject({ state: 'cancelled' })
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'cancelled', refunded: 1060 })
    await app.reconcile()
    await faultless()
  })

  it('decide for the provider: done, or not come to, and three days later the money is theirs', async () => {
    const ends = { provider: 'done', buyer: 'no-show' } as const
    for (const absent of ['provider', 'buyer'] as const) {
      const { number, purchase } = await disputed({ absent })
      expect(await got(await decide(number, { for: 'provider', reason: 'The gate has a camera.' }))).toMatchObject({ state: ends[absent] })
      expect(await bookingNow(app, seller, number)).toMatchObject({ state: ends[absent], refunded: 0 })
      await passBookingMinutes(app, number, 3 * 1440 + 1)
      await freeDue(app.database.db)
      expect(await sellersMoney(app, purchase)).toEqual({ free: -95_000 })
    }
    await faultless()
  })

  it('decide about cash without money of ours', async () => {
    const { number } = await disputed({ absent: 'provider', online: 0 })
    expect((await list()).find((one) => one.number === number)).toMatchObject({ purchase: null, left: 0, price: 500 })
    expect(await got(await decide(number, { for: 'buyer', reason: 'Nobody opened the shop.' }))).toMatchObject({ state: 'no-show' })
    await faultless()
  })

  it('do not decide alone about more than one of them may: what is given back at its purchase by two is decided then', async () => {
    const { number } = await disputed({ absent: 'provider', online: FOUR_EYES_ABOVE_TAKA + 1000 })
    expect(await refusal(await decide(number, { for: 'buyer', reason: 'All of it.' }))).toMatchObject({
      code: 'bad-input',
      fields: { for: 'too-large' },
      facts: { alone: FOUR_EYES_ABOVE_TAKA },
    })
    const purchase = (await list()).find((one) => one.number === number)?.purchase ?? ''
    await refundPurchase(app.parts(), purchase, 'Two of us have seen it.')
    expect((await list()).find((one) => one.number === number)).toMatchObject({ left: 0 })
    expect(await got(await decide(number, { for: 'buyer', reason: 'It was given back.' }))).toMatchObject({ state: 'no-show' })
    await app.reconcile()
    await faultless()
  })
})

describe('refuses', () => {
  it('whose proof is too old, who is not of staff, and what there is not', async () => {
    const { number } = await disputed({ absent: 'provider' })
    for (const who of [buyer, seller]) {
      expect((await decide(number, { for: 'buyer', reason: 'It is mine.' }, who)).status).toBe(403)
      expect((await app.request('/api/desk/bookings/', { headers: as(who) })).status).toBe(403)
    }
    expect(await refusal(await decide('K7M2Q9TXBR', { for: 'buyer', reason: 'Which one?' }))).toMatchObject({ code: 'not-found' })
    expect(await refusal(await decide(number, { for: 'buyer', reason: '' }))).toMatchObject({ code: 'bad-input' })
    await app.database.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [staff.id])
    expect(await refusal(await decide(number, { for: 'buyer', reason: 'It is late.' }))).toMatchObject({ code: 'password-needed' })
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'disputed' })
  })
})
