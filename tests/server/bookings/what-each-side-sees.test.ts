import { beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { ask, asked, bookingNow, noonIn, refusal, stepped } from '#tests/support/server/nouns/bookings.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeService, type ServiceOver } from '#tests/support/server/nouns/services.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 1000 } })
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
let stranger: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `tenant${people}`)
  seller = await joinAsSeller(app, `plumber${people}`)
  stranger = await joinAsSeller(app, `stranger${people}`)
})

const make = (over: ServiceOver) => makeService(app.database.db, { seller: seller.id, is_instant: false, ...over })
const LINE = 'Flat 9-C, Lake View'
const LANDMARK = 'Opposite the blue mosque'
const PHONE = '01898765432'
const EMAIL = 'tenant.private@mail.example'
/** As its buyer types it. */
const address = { division: 'Rajshahi', district: 'Bogura', area: 'Bogura Sadar', line: LINE, landmark: LANDMARK, phone_number: PHONE, email: EMAIL }
const CALENDAR = `/api/booking_calendar/?from=${noonIn(0).slice(0, 10)}&days=14`
const textAt = async (who: SignedInPerson, path: string): Promise<string> => {
  const response = await app.request(path, { headers: as(who) })
  if (response.status !== 200) throw new Error(`${path} was refused: ${response.status} ${await response.text()}`)
  return response.text()
}
async function feedOf(who: SignedInPerson): Promise<string> {
  const { path } = await (await send(app, who, { path: '/api/calendar_feed/', body: {} })).json()
  return (await (await app.request(path, { headers: { origin: TEST_ORIGIN } })).text()).replaceAll('\r\n ', '').replaceAll('\\,', ',')
}
/** All that one side can read of a booking, one text after the other. Each of them must name the service. */
async function allOf(who: SignedInPerson, { number, service, state }: Booking): Promise<string> {
  const isProviders = who === seller
  const group = state === 'confirmed' ? 'coming' : 'requests'
  const paths = [
    `/api/booking/${number}/`,
    `/api/booking/?side=${isProviders ? 'provider' : 'buyer'}&group=${group}`,
    ...(isProviders ? [CALENDAR, '/api/notice/'] : [`/api/service/${service.service_id}/`, '/api/service/']),
  ]
  const texts = [...(await Promise.all(paths.map((path) => textAt(who, path)))), await feedOf(who)]
  for (const [at, text] of texts.entries()) expect(text, paths[at] ?? 'the calendar feed').toContain(service.title)
  return texts.join('\n')
}

describe('a provider', () => {
  it('reads neither phone, e-mail nor address of the buyer before the booking is confirmed, wherever it is shown', async () => {
    const { id } = await make({ place: 'at-customer', title: 'Tap repair at home', payment: 'online' })
    const request = await asked(app, buyer, { service: id, starts_at: noonIn(3), ...address })
    const secrets = [PHONE.slice(1), LINE, LANDMARK, EMAIL]
    const hidden = async (state: string) => {
      const booking = await bookingNow(app, seller, request.number)
      expect(booking).toMatchObject({ state, where: { district: 'Bogura', area: 'Bogura Sadar', line: null, directions: null }, buyer: { phone_number: null } })
      const shown = await allOf(seller, booking)
      for (const secret of secrets) expect(shown, state).not.toContain(secret)
    }
    await hidden('asked')
    await stepped(app, seller, { of: request.number, to: 'offer', body: { starts_at: noonIn(4) } })
    await hidden('offered')
    await stepped(app, buyer, { of: request.number, to: 'take_offer' })
    await hidden('held')
    // Its own buyer reads the address all along.
    expect(await bookingNow(app, buyer, request.number)).toMatchObject({ where: { line: LINE, directions: LANDMARK } })
  })

  it('reads phone and address once it is confirmed, also in the calendar', async () => {
    const { id } = await make({ place: 'at-customer', title: 'Tap repair at home' })
    const { number } = await asked(app, buyer, { service: id, starts_at: noonIn(3), ...address })
    const confirmed = await stepped(app, seller, { of: number, to: 'accept' })
    expect(confirmed).toMatchObject({ state: 'confirmed', where: { line: LINE, directions: LANDMARK }, buyer: { phone_number: `+88${PHONE}` } })
    const { bookings } = JSON.parse(await textAt(seller, CALENDAR))
    expect(bookings).toMatchObject([{ number, line: LINE, phone_number: `+88${PHONE}` }])
    expect(await feedOf(seller)).toContain(LINE)
    expect(await feedOf(seller)).not.toContain(PHONE.slice(1))
  })

  it('reads no phone and no address of a request that ends without being confirmed', async () => {
    const { id } = await make({ place: 'at-customer' })
    const { number } = await asked(app, buyer, { service: id, starts_at: noonIn(3), ...address })
    const declined = await stepped(app, seller, { of: number, to: 'decline', body: { reason: 'too-far' } })
    expect(declined).toMatchObject({ state: 'declined', where: { line: null, directions: null }, buyer: { phone_number: null } })
    expect(await textAt(seller, '/api/booking/?side=provider&group=past')).not.toMatch(new RegExp(`${PHONE.slice(1)}|${LINE}`))
  })
})

describe('a buyer', () => {
  it.each([
    ['the exact address', { place: 'at-provider', title: 'Eye check' }, { line: 'House 4, Lane 2', directions: 'Behind the school' }],
    ['the link', { place: 'online', title: 'Maths online', link: 'https://meet.example/maths' }, { link: 'https://meet.example/maths' }],
  ] as const)('reads %s of the provider only once the booking is confirmed', async (_, over, where) => {
    const { id } = await make(over)
    await app.database.pool.query(`update users set phone = '+8801511112222' where id = $1`, [seller.id])
    const request = await asked(app, buyer, { service: id, starts_at: noonIn(3) })
    expect(request).toMatchObject({ state: 'asked', where: { line: null, directions: null, link: null }, provider: { phone_number: null } })
    const shown = await allOf(buyer, request)
    for (const secret of [...Object.values(where), '1511112222']) expect(shown).not.toContain(secret)
    await stepped(app, seller, { of: request.number, to: 'accept' })
    expect(await bookingNow(app, buyer, request.number)).toMatchObject({ where, provider: { phone_number: '+8801511112222' } })
  })
})

describe('another person', () => {
  it('finds neither the booking nor its picture, and has an empty calendar and empty lists', async () => {
    const { id } = await make({ pricing: 'quote', price: 0 })
    const pictures = [await aPoster('#123'), await aPoster('#456')]
    const answer = await ask(app, buyer, { over: { service: id, starts_at: noonIn(3), price_seen: 0 }, pictures })
    expect(answer.status).toBe(200)
    const { number } = await answer.json()
    const booking = await bookingNow(app, seller, number)
    expect(booking.pictures).toHaveLength(2)
    const picture = `/api/booking/${number}/picture/${booking.pictures[0]?.id}/`
    for (const who of [buyer, seller]) {
      const response = await app.request(picture, { headers: as(who) })
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-store'])
      expect((await response.arrayBuffer()).byteLength).toBe(booking.pictures[0]?.bytes)
    }
    for (const path of [`/api/booking/${number}/`, picture])
      expect(await refusal(await app.request(path, { headers: as(stranger) }))).toEqual({ status: 404, code: 'not-found' })
    expect((await app.request(picture)).status).toBe(401)
    for (const path of [CALENDAR, '/api/booking/?side=provider&group=requests', '/api/booking/?side=buyer&group=requests', '/api/notice/'])
      expect(await textAt(stranger, path)).not.toContain(number)
    // The provider's calendar is not empty: the request stands in it.
    expect(await textAt(seller, CALENDAR)).toContain(number)
  })

  it('leaves no file in the store when their request with pictures is refused', async () => {
    const { id } = await make({ pricing: 'quote', price: 0 })
    const picture = await aPoster()
    const before = app.privateFiles.size
    expect((await ask(app, stranger, { over: { service: id, price_seen: 5 }, pictures: [picture] })).status).toBe(409)
    expect((await ask(app, stranger, { over: { service: id, price_seen: 0 }, pictures: Array(5).fill(picture) })).status).toBe(413)
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await refusal(await ask(app, stranger, { over: { service: id, price_seen: 0 }, pictures: [picture, text] }))).code).toBe('unsupported-media')
    expect(app.privateFiles.size).toBe(before)
  })
})
