import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { security_events, users } from '#server/db/tables/accounts.ts'
import { comments } from '#server/db/tables/threads.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeArticle, makeComment } from '#tests/support/server/nouns/commenting.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { as, join, joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'
import { silence } from '#tests/support/server/silences.ts'

const app = useApp()
const { request, database } = app
let staff: SignedInPerson
beforeAll(async () => {
  staff = await joinAsStaff(app, 'desk-one')
})

const REASON = 'Insults, again and again.'
const read = async (path: string, who = staff) => {
  const response = await request(path, { headers: as(who) })
  return { status: response.status, body: await response.json() }
}
const act = async (username: string, action: string, { body = { reason: REASON }, who = staff }: { body?: object; who?: SignedInPerson } = {}) => {
  const response = await post(app, `/api/desk/people/${encodeURIComponent(username)}/${action}/`, { body, headers: as(who) })
  return { status: response.status, body: await response.json() }
}
const kindsOf = async (id: number) =>
  (await database.db.select().from(security_events).where(eq(security_events.user_id, id)).orderBy(security_events.id)).map(({ kind }) => kind)

describe('answers', () => {
  it('people by the beginning of a name in both scripts, and by a whole email or phone number, without either', async () => {
    const { id, email } = await join(app, 'kolpona-das')
    await database.db.update(users).set({ full_name: 'কল্পনা দাস', phone: '+8801712345678' }).where(eq(users.id, id))
    for (const words of ['kolp', 'KOLPONA', 'কল্প', email.toUpperCase(), '০১৭১২-৩৪৫৬৭৮', `#${id}`]) {
      const { body } = await read(`/api/desk/people/?q=${encodeURIComponent(words)}`)
      expect(body.results, words).toMatchObject([{ user_id: id, username: 'kolpona-das' }])
      expect(JSON.stringify(body)).not.toContain('@')
      expect(JSON.stringify(body)).not.toContain('12345678')
    }
    for (const words of ['kolpona-das@mail', '+880171234567', 'দাস', '%'])
      expect((await read(`/api/desk/people/?q=${encodeURIComponent(words)}`)).body.results, words).toEqual([])
  })

  it('a person with email and phone masked until they are shown; every look is in the log, that of others too', async () => {
    const { id } = await join(app, 'masked-one')
    await database.db.update(users).set({ phone: '+8801812345678' }).where(eq(users.id, id))
    const { body } = await read('/api/desk/people/masked-one/')
    expect(body).toMatchObject({ username: 'masked-one', masked: { email: 'm•••@•••.example', phone: '•••78' }, orders: { total: 0 }, cases: { total: 0 } })
    expect(JSON.stringify(body)).not.toContain('masked-one@')
    expect((await act('masked-one', 'show_contact', { body: {} })).body).toEqual({ email: 'masked-one@mail.example', phone: '+8801812345678' })
    expect(await kindsOf(id)).toEqual(['person-viewed', 'contact-shown'])
    const other = await joinAsStaff(app, 'desk-two')
    const log = (await read('/api/desk/log/?user=masked-one', other)).body.results
    expect(log).toMatchObject([
      { kind: 'contact-shown', staff: 'desk-one', username: 'masked-one' },
      { kind: 'person-viewed', staff: 'desk-one' },
    ])
    expect((await read('/api/desk/log/?by=desk-one&kind=contact-shown', other)).body.results).toMatchObject([{ username: 'masked-one' }])
    expect((await read('/api/desk/log/?by=nobody-of-that-name', other)).body.results).toEqual([])
  })

  it('a lock with its reason, by the functions of the command line; the phone learns that it is locked, until it is unlocked', async () => {
    const person = await joinAndLogIn(app, 'to-lock')
    expect((await act('to-lock', 'lock')).body).toMatchObject({
      locked_at: expect.any(String),
      sessions: [],
      actions: [{ kind: 'account-locked', reason: REASON }],
    })
    const write = await request('/api/account/', { method: 'PATCH', headers: { ...as(person), 'content-type': 'application/json' }, body: '{}' })
    expect([write.status, await write.json()]).toMatchObject([401, { code: 'not-signed-in', facts: { locked: 1 } }])
    const renewal = () => post(app, '/api/auth/refresh/', { headers: { cookie: person.cookies } })
    const refused = await renewal()
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'not-signed-in', facts: { locked: 1 } }])
    // Its browser keeps the cookie, so that it is told again.
    expect(refused.headers.getSetCookie()).toEqual([])
    const stranger = await post(app, '/api/auth/refresh/', {
      headers: { cookie: person.cookies.replace(/(__Host-rt=[^;]*).{5}(?=;|$)/, '$1AAAAA').replace(/(__Host-rt=[^.]*\.).{5}/, '$1AAAAA') },
    })
    expect((await stranger.json()).facts).toBeUndefined()

    expect((await act('to-lock', 'lock')).status).toBe(409)
    expect((await act('to-lock', 'unlock')).body).toMatchObject({ locked_at: null })
    expect((await (await renewal()).json()).facts).toBeUndefined()
  })

  it('a silence: the person writes nothing, is told why, objects once, and staff answer', async () => {
    const person = await joinAndLogIn(app, 'loud-one')
    const article = await makeArticle(database.db)
    const old = await makeComment(database.db, { blog: article, user_id: person.id, text: 'An insult' })
    const silenced = await act('loud-one', 'silence', { body: { reason: REASON, days: 7, remove_recent: true } })
    expect(silenced.body).toMatchObject({ is_silenced: true, silences: [{ is_standing: true, reason: REASON, by: 'desk-one' }] })
    expect((await database.db.select().from(comments).where(eq(comments.id, old.id)))[0]?.state).toBe('removed')
    expect((await act('loud-one', 'silence', { body: { reason: REASON, days: null } })).status).toBe(409)

    const comment = () =>
      post(app, `/api/blogs/${article}/comments/`, {
        headers: as(person),
        body: { name: 'Loud', email: 'loud@mail.example', text: 'More of it', key: 'k'.repeat(20) },
      })
    expect([(await comment()).status, (await (await comment()).json()).code]).toEqual([403, 'silenced'])
    const own = async () => (await read('/api/account/silence/', person)).body.silence
    expect(await own()).toMatchObject({ is_standing: true, reason: REASON, objection: null })
    expect(JSON.stringify(await own())).not.toContain('desk-one')
    expect((await read('/api/notice/', person)).body).toMatchObject([{ kind: 'silenced', text: REASON }])

    const object = () => post(app, '/api/account/silence/objection/', { headers: as(person), body: { text: 'It was a quote.' } })
    expect((await object()).status).toBe(200)
    expect((await object()).status).toBe(409)
    expect((await read('/api/desk/objections/')).body).toMatchObject({
      total: 1,
      results: [{ username: 'loud-one', silence: { objection: { text: 'It was a quote.' } } }],
    })
    expect((await read('/api/desk/')).body.queues).toContainEqual({ name: 'objections', total: 1, oldest_at: expect.any(String) })
    const answered = await act('loud-one', 'objection', { body: { decision: 'lift', answer: 'You are right.' } })
    expect(answered.body).toMatchObject({ is_silenced: false, silences: [{ answer: { text: 'You are right.' }, answered_by: 'desk-one' }] })
    expect((await read('/api/notice/', person)).body).toMatchObject([{ kind: 'silence-answered', text: 'You are right.' }])
    expect((await comment()).status).toBe(200)
    expect((await act('loud-one', 'silence', { body: { reason: REASON, days: 1 } })).status).toBe(200)
  })

  it('a silence that has run out: its person writes again, and there may be another', async () => {
    const person = await joinAndLogIn(app, 'long-ago')
    await silence(app, person.id, { days: -1 })
    const article = await makeArticle(database.db)
    expect(
      (
        await post(app, `/api/blogs/${article}/comments/`, {
          headers: as(person),
          body: { name: 'Long', email: 'long@mail.example', text: 'Hello', key: 'l'.repeat(20) },
        })
      ).status,
    ).toBe(200)
    expect((await act('long-ago', 'silence', { body: { reason: REASON, days: null } })).body).toMatchObject({
      silences: [{ until: null }, { is_standing: false }],
    })
    expect((await act('long-ago', 'lift')).body).toMatchObject({ is_silenced: false })
  })

  it('messages of who is silenced to the support team, and to no other', async () => {
    const person = await joinAndLogIn(app, 'asks-support')
    await silence(app, person.id)
    const send = (fields: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      return request('/api/conversation_message/', { method: 'POST', headers: as(person), body })
    }
    expect((await send({ kind: 'support', text: 'Why am I silenced?' })).status).toBe(200)
    const seller = await join(app, 'any-seller')
    await database.pool.query("insert into seller_profiles (user_id, slug, full_name) values ($1, 'any-seller', 'Any')", [seller.id])
    const event = await makeEvent(database.db, { seller: seller.id })
    expect((await (await send({ kind: 'event', subject: String(event), text: 'Hello' })).json()).code).toBe('silenced')
  })

  it('a grant of the rights of staff once a second member of staff agrees, and not before', async () => {
    await join(app, 'new-hand')
    expect((await act('new-hand', 'grant_staff')).body).toMatchObject({ is_staff: false, is_grant_waiting: true })
    expect((await act('new-hand', 'grant_staff')).status).toBe(409)
    const waiting = (await read('/api/desk/approvals/')).body.results.find(({ kind }: { kind: string }) => kind === 'grant-staff')
    const decide = (who: SignedInPerson) =>
      post(app, `/api/desk/approvals/${waiting.id}/decide/`, { headers: as(who), body: { decision: 'approve', reason: 'I agree.' } })
    expect((await decide(staff)).status).toBe(403)
    expect((await decide(await joinAsStaff(app, 'second-one'))).status).toBe(200)
    expect((await read('/api/desk/people/new-hand/')).body).toMatchObject({ is_staff: true, is_grant_waiting: false })
  })

  it('the data of a person with their silences, and none of them once the account is deleted', async () => {
    const person = await joinAndLogIn(app, 'takes-it-along')
    await silence(app, person.id, { reason: REASON })
    expect((await read('/api/account/export/', person)).body.silences).toMatchObject([{ reason: REASON }])
    expect((await post(app, '/api/account/delete/', { headers: as(person) })).status).toBe(200)
    expect((await database.pool.query('select 1 from silences where user_id = $1', [person.id])).rows).toEqual([])
  })
})

describe('refuses', () => {
  it('staff to lock, silence or degrade themselves, and to silence others of the staff', async () => {
    for (const action of ['lock', 'revoke_staff']) expect((await act('desk-one', action)).body.code, action).toBe('not-allowed')
    expect((await act('desk-one', 'silence', { body: { reason: REASON, days: 1 } })).body.code).toBe('not-allowed')
    await joinAsStaff(app, 'desk-three')
    expect((await act('desk-three', 'silence', { body: { reason: REASON, days: 1 } })).body.code).toBe('bad-state')
    expect((await act('desk-three', 'revoke_staff')).body).toMatchObject({ is_staff: false })
  })

  it('two of the staff to take the desk from each other at once: one of them stays', async () => {
    const [one, two] = [await joinAsStaff(app, 'quick-one'), await joinAsStaff(app, 'quick-two')]
    const both = await Promise.all([act('quick-two', 'revoke_staff', { who: one }), act('quick-one', 'revoke_staff', { who: two })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  it('a lock without a fresh proof of the password, and any decision without a reason', async () => {
    const stale = await joinAsStaff(app, 'stale-staff')
    await database.pool.query("update sessions set proved_at = now() - interval '11 minutes' where user_id = $1", [stale.id])
    await join(app, 'left-alone')
    for (const action of ['lock', 'unlock', 'end_sessions', 'revoke_staff'])
      expect((await act('left-alone', action, { who: stale })).body.code, action).toBe('password-needed')
    for (const reason of ['', '  ', 'no', 'x'.repeat(301)]) expect((await act('left-alone', 'lock', { body: { reason } })).body.code, reason).toBe('bad-input')
    for (const days of [0, 2, -1, '7', 3650]) expect((await act('left-alone', 'silence', { body: { reason: REASON, days } })).status, String(days)).toBe(400)
  })

  it('a name that no account has', async () => {
    expect((await read('/api/desk/people/not-here/')).status).toBe(404)
    expect((await act('not-here', 'lock')).status).toBe(404)
  })
})
