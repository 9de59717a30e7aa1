import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { passDueBookings } from '#server/features/bookings/clock/pass-due-bookings.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { ask, asked, bookingNow, noonIn, passBookingMinutes, stepped } from '#tests/support/server/nouns/bookings.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService, type ServiceOver } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `mover${people}`)
  seller = await joinAsSeller(app, `closing${people}`)
})

const make = (over: ServiceOver = {}) => makeService(app.database.db, { seller: seller.id, place: 'at-customer', ...over })
const address = { division: 'Rajshahi', district: 'Bogura', area: 'Bogura Sadar', line: 'House 7', landmark: 'Blue gate', note: 'The dog bites' }
const book = async (over: ServiceOver = {}, wish: Record<string, string | number> = {}): Promise<Booking> =>
  asked(app, buyer, { service: (await make(over)).id, starts_at: noonIn(3), ...address, ...wish })
async function paid(number: string): Promise<number> {
  const name = (await stepped(app, buyer, { of: number, to: 'pay', body: {} })).purchase?.number ?? ''
  const { rows } = await app.database.pool.query('select id from purchases where number = $1', [name])
  await payAndTell(app, await opened(app, buyer, { id: rows[0].id, event_order_id: name }))
  return rows[0].id
}
const leave = async (who: SignedInPerson) => {
  const response = await send(app, who, { path: '/api/account/delete/', body: {} })
  expect(response.status, await response.clone().text()).toBe(200)
}
const kindsOf = async (who: SignedInPerson): Promise<string[]> => ((await (await read(app, who, '/api/notice/')).json()) as Notice[]).map(({ kind }) => kind)
/** Once the background job has run, what the gateway has given back. */
async function givenBack(purchase: number): Promise<{ paisa: number; state: string }[]> {
  for (let round = 0; round < 2; round++) {
    await passDueBookings(app.parts())
    await app.reconcile()
    await passMinutes(app, purchase, 2)
    await app.reconcile()
  }
  const { rows } = await app.database.pool.query('select r.paisa, r.state from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = $1', [
    purchase,
  ])
  return rows
}
const faultless = async () =>
  expect([...(await bookingFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]).toEqual([])

describe('the account of a buyer that is deleted', () => {
  it('cancels confirmed bookings and withdraws requests: their times are free, and the provider is notified of each', async () => {
    const confirmed = await book()
    const request = await book({ is_instant: false }, { starts_at: noonIn(4) })
    await leave(buyer)
    const now = [await bookingNow(app, seller, confirmed.number), await bookingNow(app, seller, request.number)]
    expect(now).toMatchObject([
      { state: 'cancelled', ended_by: 'buyer' },
      { state: 'withdrawn', ended_by: 'buyer' },
    ])
    expect((await kindsOf(seller)).slice(0, 2).toSorted()).toEqual(['work-cancelled', 'work-withdrawn'])
    const other = await joinAndLogIn(app, `next${people}`)
    await asked(app, other, { service: confirmed.service.service_id, starts_at: noonIn(3), ...address })
    await faultless()
  })

  it('gives back what was paid as a cancel of that moment would, once', async () => {
    const { number } = await book({ payment: 'online' })
    const purchase = await paid(number)
    await leave(buyer)
    expect(await givenBack(purchase)).toEqual([{ paisa: 56_000, state: 'refunded' }])
    await faultless()
  })

  it('leaves no name, phone, address, note or picture of its owner in bookings, also in those that are done', async () => {
    const done = await book({ is_instant: true })
    await passBookingMinutes(app, done.number, 5 * 1440)
    await stepped(app, seller, { of: done.number, to: 'done' })
    const quote = await make({ pricing: 'quote', price: 0, is_instant: false })
    const files = app.privateFiles.size
    expect((await ask(app, buyer, { over: { service: quote.id, price_seen: 0, ...address }, pictures: [await aPoster()] })).status).toBe(200)
    expect(app.privateFiles.size).toBe(files + 1)
    await leave(buyer)
    const { rows } = await app.database.pool.query(
      'select full_name, phone_number, email, note, line, landmark, state from bookings where seller = $1 order by id',
      [seller.id],
    )
    const empty = { full_name: '', phone_number: '', email: '', note: '', line: '', landmark: '' }
    expect(rows).toEqual([
      { ...empty, state: 'done' },
      { ...empty, state: 'withdrawn' },
    ])
    expect(app.privateFiles.size).toBe(files)
    expect(
      (await app.database.pool.query('select 1 from booking_pictures p join bookings b on b.id = p.booking where b.seller = $1', [seller.id])).rows,
    ).toEqual([])
  })
})

describe('the account of a provider that is deleted', () => {
  it('cancels what is to come: its buyers are notified, and all that was paid goes back, also after the free hours are over', async () => {
    const { number } = await book({ payment: 'online', cancel_hours: '72' }, { starts_at: noonIn(2) })
    const purchase = await paid(number)
    await app.database.pool.query(`update bookings set confirmed_at = now() - interval '1 hour' where number = $1`, [number])
    const request = await book({ is_instant: false }, { starts_at: noonIn(4) })
    await leave(seller)
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'cancelled', ended_by: 'provider' })
    expect((await bookingNow(app, buyer, request.number)).state).toBe('withdrawn')
    expect((await kindsOf(buyer)).filter((kind) => kind === 'booking-cancelled')).toHaveLength(2)
    expect(await givenBack(purchase)).toEqual([{ paisa: 56_000, state: 'refunded' }])
    expect((await bookingNow(app, buyer, number)).payment_status).toBe('Refunded')
    await faultless()
  })
})

describe('the export of an account', () => {
  it('has the bookings of both sides: to the buyer with address and note, to the provider without', async () => {
    const { number } = await book()
    const exportOf = async (who: SignedInPerson) => (await read(app, who, '/api/account/export/')).json()
    expect(await exportOf(buyer)).toMatchObject({
      bookings: [{ number, state: 'confirmed', line: 'House 7', note: 'The dog bites', phone_number: '+8801712345678' }],
      bookings_of_services: [],
    })
    const theirs = await exportOf(seller)
    expect(theirs).toMatchObject({ bookings: [], bookings_of_services: [{ number, state: 'confirmed', price: 500 }] })
    expect(JSON.stringify(theirs.bookings_of_services)).not.toMatch(/House 7|dog bites|1712345678/)
  })
})
