import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { askForList, makeGate } from '#tests/support/server/nouns/gates.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { buyTickets, makeSecret, pass } from '#tests/support/server/orders/paid-order.ts'
import { as, joinAndLogIn, logIn, post, type SignedInPerson, TEST_PASSWORD } from '#tests/support/server/people.ts'

const app = useApp()

const leave = (person: SignedInPerson) => post(app, '/api/account/delete/', { headers: as(person) })
const statusOf = async (path: string, person?: SignedInPerson) => (await app.request(path, person && { headers: as(person) })).status
const rowsOf = async (text: string, ...values: unknown[]) => (await app.database.pool.query(text, values)).rows
const SHOP = { profession: 'Singer', division: 'Dhaka', district: 'Dhaka', languages: [], skills: [], about: 'canary-about' }

/** An account with everything an account can have. */
async function aRichPerson(username: string) {
  const person = await joinAndLogIn(app, username, {
    full_name: `canary ${username}`,
    google_sub: `google-${username}`,
    email_verified_at: '2026-01-01T00:00:00Z',
  })
  await post(app, '/api/account/seller/', { headers: as(person), body: { ...SHOP, full_name: `canary shop ${username}`, slug: username } })
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  for (const path of ['/api/account/picture/', '/api/account/seller_picture/'])
    expect((await app.request(path, { method: 'POST', headers: { ...as(person), 'content-type': 'image/png' }, body: new Uint8Array(picture) })).status).toBe(
      200,
    )
  await app.database.pool.query(`update users set phone = '+8801712345678', pending_email = 'canary-new@mail.example' where id = $1`, [person.id])
  await app.database.pool.query(`insert into mail_links (token_hash, user_id, purpose, email, expires_at) values ($1, $2, 'verify-email', 'canary', now())`, [
    username,
    person.id,
  ])
  const event = await makeEvent(app.database.db, { seller: person.id, title: `Evening of ${username}` })
  return { person, event }
}

const register = (username: string) =>
  post(app, '/api/auth/register/', {
    body: { username, email: `${username}@mail.example`, password: TEST_PASSWORD, confirm_password: TEST_PASSWORD },
  })
const isFree = async (path: string, person?: SignedInPerson) => (await (await app.request(path, person && { headers: as(person) })).json()).free

describe('answers', () => {
  it('by keeping username and shop address from others for 90 days', async () => {
    const { person } = await aRichPerson('shapla-store')
    await leave(person)
    expect(await isFree('/api/auth/username/?username=Shapla-Store')).toBe(false)
    expect((await register('shapla-store')).status).toBe(409)
    const other = await joinAndLogIn(app, 'another-store')
    const opened = () => post(app, '/api/account/seller/', { headers: as(other), body: { ...SHOP, full_name: 'Shapla Store', slug: 'shapla-store' } })
    expect(await isFree('/api/account/seller_slug/?slug=shapla-store', other)).toBe(false)
    expect((await opened()).status).toBe(409)
    expect(JSON.stringify(await rowsOf('select * from freed_names'))).not.toContain('shapla')

    await app.database.pool.query(`update freed_names set freed_at = now() - interval '91 days'`)
    expect(await isFree('/api/auth/username/?username=Shapla-Store')).toBe(true)
    expect((await register('shapla-store')).status).toBeLessThan(300)
    expect(await isFree('/api/account/seller_slug/?slug=shapla-store', other)).toBe(true)
    expect((await opened()).status).toBeLessThan(300)
  })

  it('by removing the person’s data: name, addresses, shop, pictures and sessions', async () => {
    const { person, event } = await aRichPerson('parul')
    const elsewhere = await logIn(app, person)
    expect(app.files.size).toBe(8)
    expect([await statusOf(`/api/event/${event}/`), await statusOf('/api/seller/parul/')]).toEqual([200, 200])

    const response = await leave(person)
    expect([response.status, await response.json()]).toEqual([200, { ok: true }])

    expect([await statusOf(`/api/event/${event}/`), await statusOf('/api/seller/parul/')]).toEqual([404, 404])
    expect([await statusOf('/api/account/', person), await statusOf('/api/account/', elsewhere)]).toEqual([401, 401])
    expect(app.files.size).toBe(0)
    const [left] = await rowsOf('select * from users where id = $1', person.id)
    expect(JSON.stringify(left)).not.toMatch(/parul|canary|\+880|google-/)
    expect(left).toMatchObject({ password_hash: null, google_sub: null, deleted_at: expect.any(Date), is_staff: false })
    for (const table of ['seller_profiles', 'sessions', 'known_devices', 'mail_links'])
      expect(await rowsOf(`select from ${table} where user_id = $1`, person.id), table).toEqual([])
  })

  it('by keeping the records of payments, and the record of the deletion', async () => {
    const { person, event } = await aRichPerson('quddus')
    await leave(person)
    expect(await rowsOf('select id from buyers where user_id = $1', person.id)).toHaveLength(1)
    expect(await rowsOf('select is_active, seller from events where id = $1', event)).toEqual([{ is_active: false, seller: person.id }])
    const [last] = await rowsOf('select kind, by from security_events where user_id = $1 order by id desc limit 1', person.id)
    expect(last).toEqual({ kind: 'account-deleted', by: 'person' })
  })

  it('by calling off future events: buyers who have tickets for them get their money back', async () => {
    const { person } = await aRichPerson('organizer')
    const buyer = await joinAndLogIn(app, 'organizer.guest')
    const { order } = await buyTickets(app, buyer, { event: { seller: person.id } })
    const hour = 3_600_000
    const past = await makeEvent(app.database.db, { seller: person.id, from_time: new Date(Date.now() - 5 * hour).toISOString() })
    await leave(person)
    await giveBackWanted({ db: app.database.db, handlers: handlersOf(app), log: { error: (facts: object) => expect(facts).toBe('no error') } as never })
    expect(await rowsOf('select state, reason from purchases where number = $1', order.event_order_id)).toEqual([{ state: 'refunded', reason: 'called-off' }])
    expect(await rowsOf('select event_status, is_active from events where id = $1', past)).toEqual([{ event_status: 'Upcoming', is_active: false }])
  })

  it('by ending the gates of their events, whose links other people have', async () => {
    const { person, event } = await aRichPerson('gatekeeper')
    const { secret } = await makeGate(app, { seller: person, event })
    expect((await askForList(app, secret)).status).toBe(200)
    await leave(person)
    expect((await askForList(app, secret)).status).toBe(410)
  })

  it('by removing the person’s name from their tickets, but not other users’ names from tickets that were passed on to them', async () => {
    const person = await joinAndLogIn(app, 'went.once')
    const { order, tickets } = await buyTickets(app, person, { quantity: 2, over: { full_name: 'canary went' } })
    const { secret, secret_hash } = makeSecret()
    await pass(app, person, { id: tickets[1]?.id ?? 0, holder_name: 'Rahim Uddin', secret_hash })
    const exported = await (await app.request('/api/account/export/', { headers: as(person) })).json()
    const holders = exported.tickets.map(({ holder_name, state }: Record<string, string>) => `${holder_name}: ${state}`)
    expect(holders.toSorted()).toEqual(['Rahim Uddin: valid', 'canary went: passed', 'canary went: valid'])
    for (const { code, qr } of tickets) for (const key of [code, qr ?? code]) expect(JSON.stringify(exported)).not.toContain(key)
    await leave(person)
    const left = await rowsOf('select holder_name, state from tickets where purchase = $1 order by id', order.id)
    expect(left.map(({ holder_name, state }) => `${holder_name}: ${state}`)).toEqual([': valid', ': passed', 'Rahim Uddin: valid'])
    expect((await post(app, '/api/event_ticket/open/', { body: { secret } })).status).toBe(200)
  })

  it('by taking the person out of their orders, which stay for what they cost and hold', async () => {
    const person = await joinAndLogIn(app, 'ordered.once')
    const { ticket } = await makeShow(app, [{ price: 300 }])
    const order = await placed(app, person, orderBody([{ event_ticket: ticket, quantity: 2 }], 600))
    const exported = await (await app.request('/api/account/export/', { headers: as(person) })).json()
    expect(exported.orders).toMatchObject([{ event_order_id: order.event_order_id, full_name: 'Nasrin Akter', final_price: 660 }])
    expect((await post(app, '/api/account/delete/', { body: {}, headers: as(person) })).status).toBe(200)
    const { rows } = await app.database.pool.query('select full_name, phone_number, email, order_note, state, final_price from purchases where number = $1', [
      order.event_order_id,
    ])
    expect(rows).toEqual([{ full_name: '', phone_number: '', email: '', order_note: '', state: 'held', final_price: 660 }])
  })

  it('the next account with the same e-mail and Google account', async () => {
    const { person } = await aRichPerson('rina')
    await leave(person)
    const next = await joinAndLogIn(app, 'rina-again', { email: person.email, google_sub: 'google-rina', email_verified_at: '2026-01-01T00:00:00Z' })
    expect(next.id).not.toBe(person.id)
    expect(await statusOf('/api/account/', next)).toBe(200)
  })

  it('though another account is called as deleted accounts might be', async () => {
    const shaon = await joinAndLogIn(app, 'shaon')
    for (const username of [`deleted-${shaon.id}`, `deleted${shaon.id}`]) await joinAndLogIn(app, username).catch(() => undefined)
    expect((await leave(shaon)).status).toBe(200)
  })
})

describe('refuses', () => {
  it('without a fresh proof of the password, and changes nothing', async () => {
    const tania = await joinAndLogIn(app, 'tania')
    await app.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [tania.id])
    const response = await leave(tania)
    expect([response.status, (await response.json()).code]).toEqual([403, 'password-needed'])
    expect(await statusOf('/api/account/', tania)).toBe(200)
  })

  it('the sign-in afterwards, as if no account of that name had ever been', async () => {
    const uma = await joinAndLogIn(app, 'uma')
    await leave(uma)
    for (const username of ['uma', uma.email, `deleted#${uma.id}`]) {
      const response = await post(app, '/api/auth/login/', { body: { username, password: uma.password } })
      expect([response.status, (await response.json()).code], username).toEqual([401, 'wrong-login'])
    }
  })

  it('a second deletion', async () => {
    const vera = await joinAndLogIn(app, 'vera')
    const answers = await Promise.all([leave(vera), leave(vera)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })
})

describe('guards', () => {
  it('all other accounts', async () => {
    const { person, event } = await aRichPerson('wahid')
    const kept = app.files.size
    await leave((await aRichPerson('yasmin')).person)
    expect(app.files.size).toBe(kept)
    expect([await statusOf(`/api/event/${event}/`), await statusOf('/api/seller/wahid/'), await statusOf('/api/account/', person)]).toEqual([200, 200, 200])
  })

  it('the account against half a deletion: a failure leaves it as it was', async () => {
    const { person, event } = await aRichPerson('zoya')
    const { pool } = app.database
    await pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await pool.query(`create trigger fails before insert on security_events for each row when (new.kind = 'account-deleted') execute function fail()`)
    const kept = app.files.size
    expect((await leave(person)).status).toBe(500)
    await pool.query('drop trigger fails on security_events')
    expect([await statusOf(`/api/event/${event}/`), await statusOf('/api/account/', person), app.files.size]).toEqual([200, 200, kept])
  })
})
