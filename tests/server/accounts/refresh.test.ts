import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { security_events, sessions, users } from '#server/db/tables/accounts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, cookiesAfter, joinAndLogIn, logIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const refresh = (cookies: string, headers: Record<string, string> = {}) =>
  post(app, '/api/auth/refresh/', { headers: { ...(cookies && { cookie: cookies }), ...headers } })
const rowOf = async ({ id }: Pick<SignedInPerson, 'id'>) => (await app.database.db.select().from(sessions).where(eq(sessions.user_id, id)))[0]
const rotateAgo = (person: Pick<SignedInPerson, 'id'>, seconds: number) =>
  app.database.db
    .update(sessions)
    .set({ rotated_at: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(sessions.user_id, person.id))
const kindsOf = async ({ id }: Pick<SignedInPerson, 'id'>) =>
  (await app.database.db.select().from(security_events).where(eq(security_events.user_id, id)).orderBy(security_events.id)).map(({ kind }) => kind)
const tokenIn = (cookies: string) => /__Host-rt=([^;]+)/.exec(cookies)?.[1]

describe('answers', () => {
  it('a new access token of the same session, and another refresh token', async () => {
    const person = await joinAndLogIn(app, 'goes.on')
    const response = await refresh(person.cookies)
    expect(response.status).toBe(200)
    const signedIn = await response.json()
    expect(signedIn).toEqual({ access: expect.any(String), id: person.id, username: 'goes.on', email: person.email })
    expect(signedIn.access).not.toBe(person.access)
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-rt=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    const next = cookiesAfter(response, person.cookies)
    expect(tokenIn(next)).not.toBe(tokenIn(person.cookies))
    for (const access of [person.access, signedIn.access]) expect((await app.request('/api/account/sessions/', { headers: as({ access }) })).status).toBe(200)
    expect((await refresh(next)).status).toBe(200)
  })

  it('the same successor once more to the token before it, for ten seconds', async () => {
    const person = await joinAndLogIn(app, 'lost.answer')
    const first = cookiesAfter(await refresh(person.cookies), person.cookies)
    await rotateAgo(person, 8)
    const again = cookiesAfter(await refresh(person.cookies), person.cookies)
    expect(tokenIn(again)).toBe(tokenIn(first))
    expect((await refresh(again)).status).toBe(200)
  })

  it('ten at once with one exchange and ten good answers', async () => {
    const person = await joinAndLogIn(app, 'ten.tabs')
    // All connections are open: none of the ten has a start.
    await Promise.all(Array.from({ length: 10 }, () => app.database.pool.query('select pg_sleep(0.05)')))
    const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(person.cookies)))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const tokens = new Set(responses.map((response) => tokenIn(cookiesAfter(response))))
    expect(tokens.size).toBe(1)
    expect([...tokens][0]).not.toBe(tokenIn(person.cookies))
    expect((await refresh(`__Host-rt=${[...tokens][0]}`)).status).toBe(200)
  })

  it('a session that is used with a later end, but never beyond ninety days', async () => {
    const person = await joinAndLogIn(app, 'ninety.days')
    const age = (days: number) =>
      app.database.db
        .update(sessions)
        .set({ created_at: sql`now() - make_interval(days => ${days})`, expires_at: sql`now() + interval '1 day'` })
        .where(eq(sessions.user_id, person.id))
    const daysLeft = async () => (Date.parse((await rowOf(person))?.expires_at ?? '') - Date.now()) / 86_400_000
    await age(20)
    let response = await refresh(person.cookies)
    expect(await daysLeft()).toBeCloseTo(30, 1)
    await age(88)
    response = await refresh(cookiesAfter(response, person.cookies))
    expect(await daysLeft()).toBeCloseTo(2, 1)
    expect(Number(/Max-Age=(\d+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1]) / 86_400).toBeCloseTo(2, 1)
  })

  it('a browser that was not to remember with a cookie that goes with it', async () => {
    const person = await joinAndLogIn(app, 'forgetful')
    const { cookies } = await logIn(app, person, { remember: false, cookies: person.cookies })
    const response = await refresh(cookies)
    expect(response.headers.getSetCookie()[0]).toMatch(/SameSite=Strict$/)
    expect((Date.parse((await rowOf(person))?.expires_at ?? '') - Date.now()) / 3_600_000).toBeCloseTo(12, 1)
  })
})

describe('refuses', () => {
  it.each([
    ['none', ''],
    ['an empty one', '__Host-rt='],
    ['a letter', '__Host-rt=x'],
    ['one of the right form', `__Host-rt=${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['60 kB', `__Host-rt=${'a'.repeat(60_000)}`],
    ['an encoded NUL', '__Host-rt=%00'],
    ['one of another name', `rt=${'a'.repeat(22)}.${'b'.repeat(43)}`],
  ])('%s as the cookie, and clears it', async (_what, cookies) => {
    const response = await refresh(cookies)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' })
    expect(response.headers.getSetCookie()).toEqual(['__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0'])
  })

  it.each([
    ['locked', { locked_at: new Date().toISOString() }],
    ['deleted', { deleted_at: new Date().toISOString() }],
  ])('an account that was %s', async (name, change) => {
    const person = await joinAndLogIn(app, `was.${name}`)
    await app.database.db.update(users).set(change).where(eq(users.id, person.id))
    const response = await refresh(person.cookies)
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  it('a session that is over', async () => {
    const person = await joinAndLogIn(app, 'over.now')
    await app.database.db.update(sessions).set({ expires_at: sql`now() - interval '1 second'` }).where(eq(sessions.user_id, person.id))
    expect((await refresh(person.cookies)).status).toBe(401)
  })

  it('an access token in the place of a refresh token', async () => {
    const person = await joinAndLogIn(app, 'mixed.tokens')
    expect((await refresh(`__Host-rt=${person.access}`)).status).toBe(401)
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
  ] as Record<string, string>[][])('%j with 403, and spends nothing', async (headers) => {
    const person = await joinAndLogIn(app, `page.${crypto.randomUUID().slice(0, 8)}`)
    for (const path of ['/api/auth/refresh/', '/api/auth/logout/']) {
      const response = await post(app, path, { headers: { cookie: person.cookies, ...headers } })
      expect([path, response.status]).toEqual([path, 403])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await rowOf(person))?.previous_hash).toBeNull()
  })

  it('a request without Origin', async () => {
    const person = await joinAndLogIn(app, 'no.origin')
    for (const path of ['/api/auth/refresh/', '/api/auth/logout/']) {
      const headers = { cookie: person.cookies, 'content-type': 'application/json' }
      expect((await app.request(path, { method: 'POST', body: '{}', headers })).status).toBe(403)
    }
    expect((await refresh(person.cookies)).status).toBe(200)
  })

  it('GET', async () => {
    const person = await joinAndLogIn(app, 'by.get')
    expect((await app.request('/api/auth/refresh/', { headers: { cookie: person.cookies } })).status).toBe(405)
  })
})

describe('guards', () => {
  it('a session of which a spent token appears: it ends for all its clients, and staff can see why', async () => {
    const person = await joinAndLogIn(app, 'was.stolen')
    const thief = cookiesAfter(await refresh(person.cookies), person.cookies)
    await rotateAgo(person, 11)
    const late = await refresh(person.cookies)
    expect(late.status).toBe(401)
    expect(late.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect(await rowOf(person)).toBeUndefined()
    expect((await refresh(thief)).status).toBe(401)
    expect((await app.request('/api/account/other_sessions/', { method: 'DELETE', headers: as(person) })).status).toBe(401)
    expect((await kindsOf(person)).at(-1)).toBe('refresh-reused')
  })

  it('the grace to one generation: the token before the last but one is spent at once', async () => {
    const person = await joinAndLogIn(app, 'one.generation')
    const second = cookiesAfter(await refresh(person.cookies), person.cookies)
    const third = cookiesAfter(await refresh(second), second)
    expect((await refresh(person.cookies)).status).toBe(401)
    expect((await refresh(third)).status).toBe(401)
  })

  it('a session whose number a caller knows without its secret: it ends, and gives nothing', async () => {
    const person = await joinAndLogIn(app, 'known.number')
    const { sid } = JSON.parse(Buffer.from(person.access.split('.')[1] ?? '', 'base64url').toString())
    const response = await refresh(`__Host-rt=${sid}.${'a'.repeat(43)}`)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain(person.username)
  })

  it('other sessions of the account when one ends like this', async () => {
    const person = await joinAndLogIn(app, 'one.of.two')
    const other = await logIn(app, person)
    const spent = cookiesAfter(await refresh(person.cookies), person.cookies)
    await rotateAgo(person, 60)
    await refresh(person.cookies)
    expect((await refresh(spent)).status).toBe(401)
    expect((await refresh(other.cookies)).status).toBe(200)
  })

  it('endpoints without cookies from acting on them', async () => {
    const person = await joinAndLogIn(app, 'only.cookie')
    expect((await app.request('/api/account/', { headers: { cookie: person.cookies } })).status).toBe(401)
    expect((await app.request('/api/account/other_sessions/', { method: 'DELETE', headers: { cookie: person.cookies } })).status).toBe(401)
  })
})
