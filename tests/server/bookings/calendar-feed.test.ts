import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { placeName } from '#contract/places.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { applied, withdraw } from '#tests/support/server/nouns/applying.ts'
import { makeBooking } from '#tests/support/server/nouns/booking-rows.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { callOff, joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { said } from '#tests/support/server/nouns/talking.ts'
import { makeShow, orderBody, placed, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 1000 } })
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
let people = 0
let reader: SignedInPerson
let seller: SignedInPerson
beforeEach(async () => {
  people += 1
  reader = await joinAndLogIn(app, `reader${people}`, { email_verified_at: new Date().toISOString() })
  seller = await joinAsSeller(app, `stall${people}`)
})

const ask = async (method: 'GET' | 'DELETE', who = reader) =>
  (await app.request('/api/calendar_feed/', { method, headers: { ...as(who), origin: TEST_ORIGIN } })).json()
const makeFeed = async (who = reader): Promise<{ path: string; made_at: string }> => (await send(app, who, { path: '/api/calendar_feed/', body: {} })).json()
const look = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const calendarOf = async (path: string) => (await (await look(path)).text()).replaceAll('\r\n ', '')
/** What of the entries says which, and how they stand. */
const entriesIn = (calendar: string) =>
  calendar
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((entry) => [/UID:(\w+-\w+)/, /STATUS:(\w+)/, /SUMMARY:(.*)/, /LOCATION:(.*)/].map((part) => part.exec(entry)?.[1]).join(' | '))

describe('the address of a calendar', () => {
  it('is made, told once, kept as a hash, made anew and stopped; what was before is not found', async () => {
    expect(await ask('GET')).toEqual({ made_at: null })
    const first = await makeFeed()
    expect(first.path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    expect(await ask('GET')).toEqual({ made_at: first.made_at })
    const [{ secret_hash }] = await query('select secret_hash from calendar_feeds where user_id = $1', [reader.id])
    expect(secret_hash).toMatch(/^[0-9a-f]{64}$/)
    const second = await makeFeed()
    expect([(await look(first.path)).status, (await look(second.path)).status]).toEqual([404, 200])
    expect(await ask('DELETE')).toEqual({ made_at: null })
    expect((await look(second.path)).status).toBe(404)
    expect((await look(`/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404)
  })

  it('is of nobody who is locked or gone, and goes with the account', async () => {
    const { path } = await makeFeed()
    await query('update users set locked_at = now() where id = $1', [reader.id])
    expect((await look(path)).status).toBe(404)
    await query('update users set locked_at = null where id = $1', [reader.id])
    expect(await (await app.request('/api/account/export/', { headers: as(reader) })).json()).toMatchObject({ calendar_address_made_at: expect.any(String) })
    await send(app, reader, { path: '/api/account/delete/', body: { password: reader.password } })
    expect(await query('select from calendar_feeds where user_id = $1', [reader.id])).toEqual([])
  })

  it('is in no line of the log', async () => {
    const { path } = await makeFeed()
    await look(path)
    await look(path.replace('.ics', 'x.ics'))
    expect(JSON.stringify(app.logged)).not.toContain(path.slice(10, 40))
    expect(JSON.stringify(app.logged)).toContain('/calendar/…')
  })
})

describe('a calendar', () => {
  it('has tickets, bookings of both sides, interviews and events of one’s own: titles, times and places, no names, phones or notes', async () => {
    const { event, tickets } = await makeShow(app, [{ price: 0, title: 'Floor' }], { title: 'Concert', location: 'Town Hall' })
    await placed(app, reader, orderBody([{ event_ticket: tickets[0] ?? 0, quantity: 2 }], 0))
    const mine = await makeEvent(app.database.db, { seller: seller.id, title: 'Boat race', location: 'Sadarghat' })
    const booking = await makeBooking(app, { buyer: reader.id, seller: seller.id, second_title: 'কল মেরামত' })
    const job = await makeJob(app.database.db, { employer: seller.id, title: 'Tailor', company: 'Rupsha' })
    const { application_id } = await applied(app, reader, { job })
    const meeting = { meets_at: inDays(3), meets_where: 'Banani' }
    const { message } = await said(app, seller, { to: { kind: 'application', subject: application_id }, text: 'Bring papers', meeting })
    const interview = `interview-${message.id} | CONFIRMED | Interview: Tailor | Banani`
    const work = `booking-${booking.number.toLowerCase()} | CONFIRMED | Tap repair | House 4\\, Road 2\\, Sherpur\\, Bogura`
    const theirs = await calendarOf((await makeFeed()).path)
    expect(entriesIn(theirs).toSorted()).toEqual([work, `event-${event} | CONFIRMED | Concert | Town Hall`, interview].toSorted())
    const sellers = await calendarOf((await makeFeed(seller)).path)
    expect(entriesIn(sellers).toSorted()).toEqual([work, `event-${mine} | CONFIRMED | Boat race | Sadarghat`, interview].toSorted())
    for (const secret of ['Shathi', '1712345678', 'dog', 'papers', reader.username]) expect(theirs + sellers).not.toContain(secret)
    await query(`update users set language = 'bn' where id = $1`, [reader.id])
    const inBangla = entriesIn(await calendarOf((await makeFeed()).path))
    expect(inBangla).toContain(
      work.replace('Tap repair', 'কল মেরামত').replace('Sherpur', placeName('Sherpur', true)).replace('Bogura', placeName('Bogura', true)),
    )
  })

  it('says of what was cancelled, refused or moved that it is cancelled, and of what is not agreed on that it is not sure', async () => {
    const mine = await makeEvent(app.database.db, { seller: seller.id, title: 'Boat race' })
    await callOff(app, seller, mine)
    const asked = await makeBooking(app, { buyer: reader.id, seller: seller.id, state: 'asked', confirmed_at: null, due_at: inDays(1) } as never)
    const cancelled = await makeBooking(app, { buyer: reader.id, seller: seller.id, state: 'cancelled' })
    const job = await makeJob(app.database.db, { employer: seller.id, title: 'Tailor', company: 'Rupsha' })
    const { application_id } = await applied(app, reader, { job })
    const invite = (days: number) =>
      said(app, seller, { to: { kind: 'application', subject: application_id }, text: 'Come', meeting: { meets_at: inDays(days), meets_where: 'Banani' } })
    const [former, now] = [(await invite(3)).message.id, (await invite(4)).message.id]
    const { path } = await makeFeed(seller)
    const stands = async () =>
      entriesIn(await calendarOf(path))
        .map((entry) => entry.split(' | ').slice(0, 2).join(' '))
        .toSorted()
    const others = [
      `booking-${asked.number.toLowerCase()} TENTATIVE`,
      `booking-${cancelled.number.toLowerCase()} CANCELLED`,
      `event-${mine} CANCELLED`,
      `interview-${former} CANCELLED`,
    ]
    expect(await stands()).toEqual([...others, `interview-${now} CONFIRMED`].toSorted())
    expect(entriesIn(await calendarOf(path)).find((entry) => entry.includes('TENTATIVE'))).toMatch(/ \| Sherpur\\, Bogura$/)
    await withdraw(app, reader, application_id)
    expect(await stands()).toEqual([...others, `interview-${now} CANCELLED`].toSorted())
  })

  it('reaches from thirty days ago to 180 days ahead, and is a calendar also where nothing is in it', async () => {
    const { path } = await makeFeed()
    expect(await calendarOf(path)).toContain('BEGIN:VTIMEZONE')
    for (const days of [-40, -20, 170, 190]) await makeBooking(app, { buyer: reader.id, seller: seller.id, starts_in: days * 24 })
    expect(entriesIn(await calendarOf(path))).toHaveLength(2)
  })

  it('is not sent again while nothing has changed, is for its reader alone, and of one address 60 times an hour', async () => {
    const booking = await makeBooking(app, { buyer: reader.id, seller: seller.id })
    const { path } = await makeFeed()
    const first = await look(path)
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual(['text/calendar; charset=utf-8', 'private, no-cache'])
    const etag = first.headers.get('etag') ?? ''
    expect((await look(path, { 'if-none-match': etag })).status).toBe(304)
    await query(`update bookings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour', updated_at = now() where id = $1`, [
      booking.id,
    ])
    expect((await look(path, { 'if-none-match': etag })).status).toBe(200)
    for (let looks = 3; looks < 60; looks++) await look(path)
    const refused = await look(path)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true])
    expect((await look((await makeFeed()).path)).status).toBe(200)
  })
})
