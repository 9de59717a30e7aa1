import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { whileRowIsHeld } from '#tests/support/server/held-row.ts'
import { ask, asked, bookingNow, noonIn, refusal, step } from '#tests/support/server/nouns/bookings.ts'
import { sendJson } from '#tests/support/server/nouns/offering-services.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService, type ServiceOver } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { logIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database } = app
let sellers = 0
let seller: SignedInPerson
let [buyer, other]: CrowdMember[] = []
beforeEach(async () => {
  sellers += 1
  seller = await joinAsSeller(app, `barber${sellers}`)
  ;[buyer, other] = await makeCrowd(database, 2, TEST_SECRET)
})
const signedIn = (person: CrowdMember | undefined): CrowdMember => person ?? expect.fail('no crowd was made')

const make = (over: ServiceOver = {}) => makeService(database.db, { seller: seller.id, ...over })
const rowsOf = async (text: string, values: unknown[]) => (await database.pool.query(text, values)).rows
const holdBooking = (number: string): [string, unknown[]] => ['select from bookings where number = $1 for no key update', [number]]
/** Both who book and who propose read the hours of the seller before they take a time. */
const holdCalendar = (): [string, unknown[]] => ['select from calendars where seller = $1 and member is null for update', [seller.id]]
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)
const eventsOf = (number: string) =>
  rowsOf(
    `select e.action, e.by, e.to_state from booking_events e join bookings b on b.id = e.booking where b.number = $1 and e.action <> 'ask' order by e.id`,
    [number],
  )
const lettersOf = async (number: string) =>
  (await rowsOf('select l.kind from booking_letters l join bookings b on b.id = l.booking where b.number = $1 order by l.id', [number])).map(({ kind }) => kind)
const faultless = async () => expect(await bookingFaults(database.pool)).toEqual([])
/** Bookings that hold a time of the seller's team which lies across an hour, proposed times included. */
const holdersAt = async (starts_at: string): Promise<number> =>
  (
    await rowsOf(
      `select count(distinct o.holder)::int as n from occupied o join team_members m on m.id = o.member
       where m.seller = $1 and o.during && tstzrange($2, $2::timestamptz + interval '1 hour')`,
      [seller.id, starts_at],
    )
  )[0].n

describe('a request that two phones of its provider accept at the same time', () => {
  it('is accepted once: the other phone hears of a newer version, and one change and one notice are written', async () => {
    const { id } = await make({ is_instant: false })
    const phones = [seller, await logIn(app, seller)]
    const { number, version } = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    const accepts = phones.map((phone) => () => step(app, phone, { of: number, to: 'accept', body: { version } }))
    const [first, second] = await whileRowIsHeld(app, holdBooking(number), accepts)
    expect(first?.status).toBe(200)
    expect(await refusal(second!)).toEqual({ status: 409, code: 'stale', facts: { version: version + 1 } })
    expect(await eventsOf(number)).toEqual([{ action: 'accept', by: 'provider', to_state: 'confirmed' }])
    expect((await lettersOf(number)).filter((kind) => kind === 'booking-confirmed')).toHaveLength(1)
    const again = await step(app, seller, { of: number, to: 'accept', body: { version: version + 1 } })
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'bad-state' })
    await faultless()
  })
})

describe('a request that its buyer withdraws while its provider accepts', () => {
  const SIDES = { accept: 'confirmed', withdraw: 'withdrawn' } as const
  it.each([
    ['accept', 'withdraw'],
    ['withdraw', 'accept'],
  ] as const)('ends as the one who came first was answered: %s before %s', async (first, second) => {
    const { id } = await make({ is_instant: false })
    const { number, version } = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    const writes = {
      accept: () => step(app, seller, { of: number, to: 'accept', body: { version } }),
      withdraw: () => step(app, signedIn(buyer), { of: number, to: 'withdraw', body: { version, reason: 'other' } }),
    }
    const [won, lost] = await whileRowIsHeld(app, holdBooking(number), [writes[first], writes[second]])
    expect([won?.status, await refusal(lost!)]).toEqual([200, { status: 409, code: 'stale', facts: { version: version + 1 } }])
    for (const who of [seller, signedIn(buyer)])
      expect(await bookingNow(app, who, number)).toMatchObject({ state: SIDES[first], version: version + 1, changes: [{ action: 'ask' }, { action: first }] })
    expect(await holdersAt(noonIn(3))).toBe(first === 'accept' ? 1 : 0)
    expect(await lettersOf(number)).toEqual(['work-asked', first === 'accept' ? 'booking-confirmed' : 'work-withdrawn'])
    await faultless()
  })
})

describe('a time that is proposed for one booking while another buyer books it', () => {
  const propose = (of: Booking, who: Pick<SignedInPerson, 'access'>) => () =>
    step(app, who, { of: of.number, to: 'propose', body: { version: of.version, starts_at: noonIn(4) } })
  const book = (service: number) => () => ask(app, signedIn(other), { over: { service, starts_at: noonIn(4) } })

  it.each(['buyer', 'provider'] as const)('has one holder: the %s of the first booking proposes', async (side) => {
    const { id } = await make()
    const booking = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    const who = side === 'buyer' ? signedIn(buyer) : seller
    const answers = await whileRowIsHeld(app, holdCalendar(), [propose(booking, who), book(id)])
    expect(statuses(answers).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refusal(refused!)).toMatchObject({ code: 'time-gone', facts: { near_1: expect.any(Number) } })
    expect(await holdersAt(noonIn(4))).toBe(1)
    const isProposed = answers[0]?.ok === true
    expect(await bookingNow(app, seller, booking.number)).toMatchObject({
      starts_at: noonIn(3),
      proposal: isProposed ? { by: side, starts_at: noonIn(4) } : null,
    })
    await faultless()
  })

  it('has one holder where its only seat is left', async () => {
    const { id } = await make({ seats: 2 })
    const booking = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    await asked(app, signedIn(other), { service: id, starts_at: noonIn(4) })
    const answers = await whileRowIsHeld(app, holdCalendar(), [propose(booking, signedIn(buyer)), book(id)])
    expect(statuses(answers).toSorted()).toEqual([200, 409])
    expect(await rowsOf(`select "left" from group_times where service = $1 and starts_at = $2`, [id, noonIn(4)])).toEqual([{ left: 0 }])
    await faultless()
  })

  it('has one holder where two bookings are moved to it', async () => {
    const { id } = await make()
    const first = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    const second = await asked(app, signedIn(other), { service: id, starts_at: noonIn(5) })
    const answers = await whileRowIsHeld(app, holdCalendar(), [propose(first, signedIn(buyer)), propose(second, signedIn(other))])
    expect(statuses(answers).toSorted()).toEqual([200, 409])
    expect(await holdersAt(noonIn(4))).toBe(1)
    await faultless()
  })

  it('is had by the one who takes it where its provider offers it for a request', async () => {
    const { id } = await make({ is_instant: false })
    const { number, version } = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    const offer = () => step(app, seller, { of: number, to: 'offer', body: { version, starts_at: noonIn(4) } })
    const answers = await whileRowIsHeld(app, holdCalendar(), [offer, book(id)])
    expect(statuses(answers).toSorted()).toEqual([200, 409])
    expect(await holdersAt(noonIn(4))).toBe(1)
    expect(await bookingNow(app, seller, number)).toMatchObject(
      answers[0]?.ok ? { state: 'offered', starts_at: noonIn(4) } : { state: 'asked', starts_at: noonIn(3) },
    )
    await faultless()
  })

  it('has one holder where a proposal is agreed to while another buyer books the time that is let go', async () => {
    const { id } = await make()
    const { number } = await asked(app, signedIn(buyer), { service: id, starts_at: noonIn(3) })
    const proposed = await step(app, signedIn(buyer), { of: number, to: 'propose', body: { version: 1, starts_at: noonIn(4) } })
    expect(proposed.status).toBe(200)
    const wishes = () => ask(app, signedIn(other), { over: { service: id, starts_at: noonIn(3) } })
    const [agreed, wished] = await Promise.all([step(app, seller, { of: number, to: 'agree', body: { version: 2 } }), wishes()])
    expect(agreed.status).toBe(200)
    expect([200, 409]).toContain(wished.status)
    expect(await holdersAt(noonIn(3))).toBe(wished.ok ? 1 : 0)
    expect(await holdersAt(noonIn(4))).toBe(1)
    await faultless()
  })
})

describe('a member who is removed from the team while a buyer asks for them', () => {
  it('is not booked: the buyer hears that the time is gone', async () => {
    const { id, members } = await make({ team: ['Rina'] })
    const rina = members.at(-1) ?? expect.fail('no member was made')
    // The row is held while both wait for it, the provider first.
    const hold: [string, unknown[]] = ['select from calendars where member = $1 for update', [rina]]
    const remove = () => sendJson(app, seller, { path: `/api/team/${rina}/`, method: 'DELETE' })
    const [removed, refused] = await whileRowIsHeld(app, hold, [
      remove,
      () => ask(app, signedIn(buyer), { over: { service: id, member: rina, starts_at: noonIn(3) } }),
    ])
    expect(removed?.status).toBe(200)
    expect(await refusal(refused!)).toMatchObject({ status: 409, code: 'time-gone' })
    expect(await rowsOf('select from bookings where service = $1', [id])).toEqual([])
    await faultless()
  })
})

describe('a service that its provider changes while a buyer asks', () => {
  /** The buyer's row is held until the change is committed: the request has looked at the service before, and goes on after. */
  const changedMeanwhile = async (change: string): Promise<Response> => {
    const { id } = await make({ price: 500 })
    const both = `with held as (select id from buyers where user_id = $1 for update)
      update services set ${change}, version = version + 1 where id = $2 and exists (select from held)`
    const [answer] = await whileRowIsHeld(
      app,
      [both, [signedIn(buyer).user_id, id]],
      [() => ask(app, signedIn(buyer), { over: { service: id, starts_at: noonIn(3) } })],
    )
    expect(await rowsOf('select from bookings where service = $1', [id])).toEqual([])
    await faultless()
    return answer ?? expect.fail('no answer')
  }

  it('is not booked at the price of before', async () => {
    expect(await refusal(await changedMeanwhile('price = 700'))).toMatchObject({ status: 409, code: 'price-changed', facts: { price: 700 } })
  })

  it('is not booked once it is switched off', async () => {
    expect(await refusal(await changedMeanwhile('is_active = false'))).toMatchObject({ status: 404, code: 'not-found' })
  })
})
