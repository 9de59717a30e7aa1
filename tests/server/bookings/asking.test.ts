import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { ask, asked, bookingNow, noonIn, refusal, slotsOf } from '#tests/support/server/nouns/bookings.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { type MadeService, makeService } from '#tests/support/server/nouns/services.ts'
import { bookingFaults } from '#tests/support/server/orders/booking-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let [buyer, other, seller]: SignedInPerson[] = []
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `asker${people}`)
  other = await joinAndLogIn(app, `other${people}`)
  seller = await joinAsSeller(app, `plumber${people}`)
})
const who = (person: SignedInPerson | undefined): SignedInPerson => person ?? expect.fail('nobody')
const make = (over: Parameters<typeof makeService>[1] = {}): Promise<MadeService> => makeService(app.database.db, { seller: who(seller).id, ...over })
const address = { division: 'Rajshahi', district: 'Bogura', area: 'Bogura Sadar', line: 'House 7' }

describe('asking', () => {
  it('confirms a time at once where the provider says so, tells both sides what each may know, and shows it as taken', async () => {
    const { id } = await make()
    const made = await asked(app, who(buyer), { service: id, starts_at: noonIn(3), note: 'The tap drips.' })
    expect(made).toMatchObject({
      state: 'confirmed',
      side: 'buyer',
      price: 500,
      charge: 0,
      online: 0,
      cash: 500,
      payment_status: 'Pending',
      starts_at: noonIn(3),
      ends_at: noonIn(3, 60),
    })
    expect(made.where).toMatchObject({ place: 'at-provider', district: 'Bogura', line: 'House 4, Lane 2', directions: 'Behind the school' })
    const theirs = await bookingNow(app, who(seller), made.number)
    expect(theirs).toMatchObject({ side: 'provider', note: 'The tap drips.', buyer: { full_name: 'Shirin Sultana', phone_number: '+8801712345678' } })
    const day = (await slotsOf(app, id)).slots.find((one) => one.day === noonIn(3).slice(0, 10))
    expect(day?.starts).not.toContain(720)
    expect(day?.starts).toContain(780)
    expect(await bookingFaults(app.database.pool)).toEqual([])
  })

  it('is only a request where the provider decides, and neither side knows the door or the phone of the other yet', async () => {
    const { id } = await make({ is_instant: false, place: 'at-customer' })
    const made = await asked(app, who(buyer), { service: id, starts_at: noonIn(3), ...address })
    expect(made).toMatchObject({ state: 'asked', provider: { phone_number: null }, where: { district: 'Bogura', line: 'House 7' } })
    expect(Date.parse(made.due_at ?? '') - Date.now()).toBeGreaterThan(11.9 * 3_600_000)
    const theirs = await bookingNow(app, who(seller), made.number)
    expect(theirs).toMatchObject({
      buyer: { phone_number: null },
      where: { district: 'Bogura', line: null },
      can: expect.arrayContaining(['accept', 'decline', 'offer']),
    })
    expect((await app.request(`/api/booking/${made.number}/`, { headers: { authorization: `Bearer ${who(other).access}` } })).status).toBe(404)
  })

  it('gives a time to one of two, and the other the three nearest that are free', async () => {
    const { id } = await make()
    await asked(app, who(other), { service: id, starts_at: noonIn(3) })
    const refused = await refusal(await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(3) } }))
    expect(refused).toEqual({ status: 409, code: 'time-gone', facts: expect.objectContaining({ near_1: expect.any(Number), near_3: expect.any(Number) }) })
    const near = [1, 2, 3].map((at) => Math.abs((refused.facts?.[`near_${at}`] ?? 0) - Date.parse(noonIn(3))) / 60_000)
    expect(near).toEqual([60, 60, 120])
  })

  it('takes whoever is free, the one with the fewest bookings that day first', async () => {
    const { id, members } = await make({ team: ['Rina', 'Kamal'] })
    const first = await asked(app, who(buyer), { service: id, starts_at: noonIn(3) })
    const second = await asked(app, who(other), { service: id, starts_at: noonIn(3, 120) })
    const third = await asked(app, who(other), { service: id, starts_at: noonIn(3), member: members[2] })
    expect([first.member?.member_id, second.member?.member_id, third.member?.member_id]).toEqual([members[0], members[1], members[2]])
    expect((await refusal(await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(3), member: members[2] } }))).code).toBe('time-gone')
  })

  it('shares a time among so many as there are seats', async () => {
    const { id } = await make({ seats: 4 })
    await asked(app, who(buyer), { service: id, starts_at: noonIn(3), seats: 3, price_seen: 1500 })
    const slots = await slotsOf(app, id, `?from=${noonIn(3).slice(0, 10)}&days=1`)
    expect(slots.slots[0]?.most?.[slots.slots[0].starts.indexOf(720)]).toBe(1)
    expect((await refusal(await ask(app, who(other), { over: { service: id, starts_at: noonIn(3), seats: 2, price_seen: 1000 } }))).code).toBe('time-gone')
    await asked(app, who(other), { service: id, starts_at: noonIn(3) })
    expect(await bookingFaults(app.database.pool)).toEqual([])
  })

  it('keeps both pauses free between two bookings', async () => {
    const { id } = await make({ step: '15', pause_before: 15, pause_after: 30 })
    await asked(app, who(buyer), { service: id, starts_at: noonIn(3) })
    expect((await refusal(await ask(app, who(other), { over: { service: id, starts_at: noonIn(3, 90) } }))).code).toBe('time-gone')
    await asked(app, who(other), { service: id, starts_at: noonIn(3, 105) })
  })

  it('costs so much an hour, and lasts so many', async () => {
    const { id } = await make({ pricing: 'hourly', hours_least: 2, hours_most: 5 })
    const made = await asked(app, who(buyer), { service: id, starts_at: noonIn(3), hours: '৩', price_seen: '১,৫০০' })
    expect(made).toMatchObject({ hours: 3, price: 1500, ends_at: noonIn(3, 180) })
    expect(await refusal(await ask(app, who(other), { over: { service: id, starts_at: noonIn(4), hours: 1 } }))).toMatchObject({
      code: 'bad-input',
      fields: { hours: 'does-not-fit' },
    })
  })

  it('needs no time for a quote, which has no price yet', async () => {
    const { id } = await make({ pricing: 'quote', price: 0, is_instant: false })
    expect(await asked(app, who(buyer), { service: id, price_seen: 0 })).toMatchObject({ state: 'asked', starts_at: null, price: 0, can: ['withdraw'] })
  })
})

describe('refuses', () => {
  it('what has passed, what is too soon, too far, or outside of the hours', async () => {
    const { id } = await make({ notice_hours: 48, horizon_days: 10, hours: { week: Array.from({ length: 7 }, () => [[600, 800]]), seasons: [], windows: [] } })
    const codeOf = async (starts_at: string) => (await refusal(await ask(app, who(buyer), { over: { service: id, starts_at } }))).code
    for (const starts_at of [noonIn(-1), noonIn(1), noonIn(20), noonIn(4, 300)]) expect(await codeOf(starts_at)).toBe('time-gone')
    expect((await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(4, -30) } })).status).toBe(409)
    expect((await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(4, -120) } })).status).toBe(200)
  })

  it('another price than the service’s, and says which', async () => {
    const { id } = await make()
    expect(await refusal(await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(3), price_seen: 450 } }))).toMatchObject({
      code: 'price-changed',
      facts: { price: 500 },
    })
  })

  it('an address where the provider does not come, or that is none', async () => {
    const { id } = await make({ place: 'at-customer', districts: ['Bogura'] })
    const fields = async (over: object) =>
      (await refusal(await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(3), ...address, ...over } }))).fields
    expect(await fields({ division: 'Dhaka', district: 'Dhaka' })).toEqual({ district: 'does-not-fit' })
    expect(await fields({ district: 'Atlantis', line: '' })).toEqual({ district: 'not-a-place', line: 'required' })
  })

  it('a third request to one provider that has not answered, and a sixth in all', async () => {
    const { id } = await make({ is_instant: false })
    for (const days of [3, 4]) await asked(app, who(buyer), { service: id, starts_at: noonIn(days) })
    expect(await refusal(await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(5) } }))).toMatchObject({
      code: 'too-many-asked',
      facts: { most: 2, of_one: 1 },
    })
    const others = await Promise.all([1, 2].map(() => makeService(app.database.db, { is_instant: false })))
    for (const [at, one] of [others[0], others[0], others[1]].entries()) await asked(app, who(buyer), { service: one!.id, starts_at: noonIn(3 + at) })
    expect(await refusal(await ask(app, who(buyer), { over: { service: others[1]!.id, starts_at: noonIn(9) } }))).toMatchObject({
      code: 'too-many-asked',
      facts: { most: 5 },
    })
  })

  it('a service that is off, and of all others those who are not signed in', async () => {
    const { id } = await make({ is_active: false })
    expect((await ask(app, who(buyer), { over: { service: id, starts_at: noonIn(3) } })).status).toBe(404)
    expect((await app.request(`/api/service/${id}/slots/`)).status).toBe(404)
    expect((await app.request('/api/booking/', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(401)
  })
})

describe('guards', () => {
  it('one wish that is sent twice is one booking', async () => {
    const { id } = await make()
    const once = { over: { service: id, starts_at: noonIn(3) }, key: 'a-wish-of-one-buyer-1' }
    const [first, second] = [await (await ask(app, who(buyer), once)).json(), await (await ask(app, who(buyer), once)).json()]
    expect(second.number).toBe(first.number)
    expect(await bookingFaults(app.database.pool)).toEqual([])
  })
})
