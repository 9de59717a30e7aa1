import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { passDueBookings } from '#server/features/bookings/clock/pass-due-bookings.ts'
import { useApp } from '#tests/support/server/app.ts'
import { ask, asked, bookingNow, got, noonIn, passBookingMinutes, passBookingStart, refusal, step, stepped } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { type MadeService, makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `buyer${people}`)
  seller = await joinAsSeller(app, `tutor${people}`)
})
const make = (over: Parameters<typeof makeService>[1] = {}): Promise<MadeService> => makeService(app.database.db, { seller: seller.id, ...over })
/** A request, or a booking where the service confirms at once. */
const book = async (over: Parameters<typeof makeService>[1] = {}, wish: object = {}): Promise<Booking> =>
  asked(app, buyer, { service: (await make(over)).id, starts_at: noonIn(3), ...wish })
const pass = () => passDueBookings({ db: app.database.db, handlers: handlersOf(app) })
const why = { reason: 'other' }
const isFree = async (service: number, starts_at: string): Promise<boolean> =>
  (await ask(app, await joinAndLogIn(app, `looker${++people}`), { over: { service, starts_at } })).ok
const faultless = async () => expect(await bookingFaults(app.database.pool)).toEqual([])

describe('a request', () => {
  it('is confirmed by its provider, and both sides know the door and the phone of the other from then on', async () => {
    const { number } = await book(
      { is_instant: false, place: 'at-customer' },
      { division: 'Rajshahi', district: 'Bogura', area: 'Bogura Sadar', line: 'House 7', landmark: 'Blue gate' },
    )
    expect(await stepped(app, seller, { of: number, to: 'accept' })).toMatchObject({
      state: 'confirmed',
      due_at: null,
      where: { line: 'House 7', directions: 'Blue gate' },
      buyer: { phone_number: '+8801712345678' },
    })
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'confirmed', can: ['cancel', 'propose'] })
    await faultless()
  })

  it('is declined with a reason, and its time is free again', async () => {
    const { number, service } = await book({ is_instant: false })
    expect(await stepped(app, seller, { of: number, to: 'decline', body: { reason: 'too-far', note: 'Bogura is far.' } })).toMatchObject({
      state: 'declined',
      reason: 'too-far',
      can: [],
    })
    expect(await isFree(service.service_id, noonIn(3))).toBe(true)
    await faultless()
  })

  it('is answered with another time and price, which are taken at once, and the buyer decides', async () => {
    const { number, service } = await book({ is_instant: false })
    const offered = await stepped(app, seller, { of: number, to: 'offer', body: { starts_at: noonIn(5), price: 650, note: 'More work.' } })
    expect(offered).toMatchObject({ state: 'offered', starts_at: noonIn(5), price: 650, cash: 650 })
    expect([await isFree(service.service_id, noonIn(3)), await isFree(service.service_id, noonIn(5))]).toEqual([true, false])
    expect((await step(app, seller, { of: number, to: 'accept' })).status).toBe(409)
    expect(await stepped(app, buyer, { of: number, to: 'take_offer' })).toMatchObject({ state: 'confirmed', starts_at: noonIn(5) })
    await faultless()
  })

  it('for a quote gets its time, its length and its price from the provider', async () => {
    const { number } = await book({ is_instant: false, pricing: 'quote', price: 0 }, { starts_at: '', price_seen: 0 })
    expect((await refusal(await step(app, seller, { of: number, to: 'offer', body: { starts_at: noonIn(4) } }))).fields).toEqual({ price: 'required' })
    const offered = await stepped(app, seller, { of: number, to: 'offer', body: { starts_at: noonIn(4), minutes: 150, price: 2000 } })
    expect(offered).toMatchObject({ state: 'offered', ends_at: noonIn(4, 150), price: 2000 })
    expect(await stepped(app, buyer, { of: number, to: 'take_offer' })).toMatchObject({ state: 'confirmed' })
    await faultless()
  })

  it('lapses when nobody answers in time, and is taken back by its buyer before', async () => {
    const { number, service } = await book({ is_instant: false, answer_hours: 1 })
    await passBookingMinutes(app, number, 61)
    await pass()
    expect(await bookingNow(app, buyer, number)).toMatchObject({ state: 'lapsed', can: [] })
    const again = await asked(app, buyer, { service: service.service_id, starts_at: noonIn(3) })
    expect(await stepped(app, buyer, { of: again.number, to: 'withdraw', body: why })).toMatchObject({ state: 'withdrawn' })
    await faultless()
  })

  it('that its buyer takes back while its provider accepts ends one way', async () => {
    const { number, version } = await book({ is_instant: false })
    const both = await Promise.all([
      step(app, seller, { of: number, to: 'accept', body: { version } }),
      step(app, buyer, { of: number, to: 'withdraw', body: { version, ...why } }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused && (await refusal(refused))).toMatchObject({ code: 'stale', facts: { version: version + 1 } })
    await faultless()
  })
})

describe('a confirmed booking', () => {
  it('is cancelled by either side, and its time is free', async () => {
    const { number, service } = await book()
    expect(await stepped(app, buyer, { of: number, to: 'cancel', body: why })).toMatchObject({ state: 'cancelled', ended_by: 'buyer' })
    const next = await asked(app, buyer, { service: service.service_id, starts_at: noonIn(3) })
    expect(await stepped(app, seller, { of: next.number, to: 'cancel', body: { reason: 'ill' } })).toMatchObject({ state: 'cancelled', ended_by: 'provider' })
    await faultless()
  })

  it('moves when the other side agrees, also by half an hour across its own time', async () => {
    const { number, service } = await book({ step: '30' })
    expect(await stepped(app, buyer, { of: number, to: 'propose', body: { starts_at: noonIn(3, 30) } })).toMatchObject({
      state: 'confirmed',
      starts_at: noonIn(3),
      proposal: { by: 'buyer', starts_at: noonIn(3, 30) },
    })
    expect(await isFree(service.service_id, noonIn(3, 60))).toBe(false)
    expect((await step(app, buyer, { of: number, to: 'agree' })).status).toBe(409)
    expect(await stepped(app, seller, { of: number, to: 'agree' })).toMatchObject({ starts_at: noonIn(3, 30), proposal: null })
    expect(await isFree(service.service_id, noonIn(3, -30))).toBe(true)
    await faultless()
  })

  it('stays where it is when the other side refuses, or says nothing for twelve hours', async () => {
    const { number, service } = await book()
    await stepped(app, seller, { of: number, to: 'propose', body: { starts_at: noonIn(4) } })
    expect(await stepped(app, buyer, { of: number, to: 'keep' })).toMatchObject({ starts_at: noonIn(3), proposal: null })
    await stepped(app, seller, { of: number, to: 'propose', body: { starts_at: noonIn(4) } })
    await app.database.pool.query(`update bookings set proposed_until = now() where number = $1`, [number])
    await pass()
    expect(await bookingNow(app, buyer, number)).toMatchObject({ starts_at: noonIn(3), proposal: null })
    expect(await isFree(service.service_id, noonIn(4))).toBe(true)
    await faultless()
  })

  it('cannot be proposed to a time that somebody else has', async () => {
    const { number, service } = await book()
    await asked(app, await joinAndLogIn(app, `first${people}`), { service: service.service_id, starts_at: noonIn(4) })
    expect(await refusal(await step(app, buyer, { of: number, to: 'propose', body: { starts_at: noonIn(4) } }))).toMatchObject({
      code: 'time-gone',
      facts: { near_1: expect.any(Number) },
    })
    await faultless()
  })

  it('is done by its provider, paid in cash, or done by itself a day after its end', async () => {
    const { number } = await book()
    expect((await step(app, seller, { of: number, to: 'done' })).status).toBe(409)
    await passBookingMinutes(app, number, 5 * 1440)
    expect(await stepped(app, seller, { of: number, to: 'done' })).toMatchObject({ state: 'done', can: ['cash'], payment_status: 'Pending' })
    expect(await stepped(app, seller, { of: number, to: 'cash' })).toMatchObject({ state: 'done', payment_status: 'Completed', can: [] })
    expect(await bookingNow(app, buyer, number)).toMatchObject({ review_until: expect.any(String), buyer: { done: 1 } })
    const second = await book()
    await passBookingMinutes(app, second.number, 5 * 1440)
    await pass()
    expect(await bookingNow(app, buyer, second.number)).toMatchObject({ state: 'done', ended_by: 'service' })
    await faultless()
  })

  it('to which one side did not come is disputed by the other, for staff to decide', async () => {
    const booking = await book()
    const { number } = booking
    await passBookingStart(app, booking, 10)
    expect((await step(app, seller, { of: number, to: 'no_show' })).status).toBe(409)
    await passBookingMinutes(app, number, 10)
    expect(await stepped(app, seller, { of: number, to: 'no_show' })).toMatchObject({ state: 'no-show', absent: 'buyer', can: [] })
    expect(await stepped(app, buyer, { of: number, to: 'object', body: { note: 'I waited at the gate.' } })).toMatchObject({
      state: 'disputed',
      reason_note: 'I waited at the gate.',
    })
    await faultless()
  })
})

describe('guards', () => {
  it('a step names the version that was seen: another booking is a decision, never overwritten', async () => {
    const { number, version } = await book({ is_instant: false })
    await stepped(app, seller, { of: number, to: 'offer', body: { starts_at: noonIn(6) } })
    expect(await refusal(await step(app, seller, { of: number, to: 'decline', body: { version, ...why } }))).toMatchObject({
      code: 'stale',
      facts: { version: version + 1 },
    })
  })

  it('bookings, calendars and steps of other people are not found', async () => {
    const { number } = await book()
    const stranger = await joinAsSeller(app, `stranger${people}`)
    expect((await step(app, stranger, { of: number, to: 'cancel', body: { version: 1, ...why } })).status).toBe(404)
    const calendar = await got<{ bookings: unknown[] }>(
      await app.request(`/api/booking_calendar/?from=${noonIn(0).slice(0, 10)}&days=14`, { headers: as(stranger) }),
    )
    expect(calendar.bookings).toEqual([])
  })

  it('the provider’s calendar has what holds a time, with names and doors, also a time that is only proposed', async () => {
    const { number } = await book()
    await stepped(app, buyer, { of: number, to: 'propose', body: { starts_at: noonIn(4) } })
    const calendar = await got<{ bookings: object[] }>(
      await app.request(`/api/booking_calendar/?from=${noonIn(0).slice(0, 10)}&days=14`, { headers: as(seller) }),
    )
    expect(calendar.bookings).toMatchObject([
      { number, full_name: 'Shirin Sultana', phone_number: '+8801712345678', is_proposed: false },
      { number, is_proposed: true },
    ])
  })

  it('lists are by what is to be done, page after page', async () => {
    const { id } = await make()
    for (const days of [5, 3, 4]) await asked(app, buyer, { service: id, starts_at: noonIn(days) })
    const page = async (cursor = '') =>
      got<{ results: Booking[]; next_cursor: string | null; counts: object }>(
        await app.request(`/api/booking/?side=provider&limit=2${cursor}`, { headers: as(seller) }),
      )
    const first = await page()
    expect([first.results.map(({ starts_at }) => starts_at), first.counts]).toEqual([[noonIn(3), noonIn(4)], { requests: 0, coming: 3 }])
    const second = await page(`&cursor=${first.next_cursor}`)
    expect([second.results.map(({ starts_at }) => starts_at), second.next_cursor]).toEqual([[noonIn(5)], null])
  })
})
