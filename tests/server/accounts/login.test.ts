import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { security_events, sessions, users } from '#server/db/tables/accounts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, join, joinAndLogIn, logIn, post, TEST_PASSWORD } from '#tests/support/server/people.ts'

const app = useApp()
const signIn = (body: unknown, headers: Record<string, string> = {}) => post(app, '/api/auth/login/', { body, headers })

describe('answers', () => {
  it('the account and a token of ten minutes to a visitor who knows the password', async () => {
    const { id } = await join(app, 'salma')
    const response = await signIn({ username: 'salma', password: TEST_PASSWORD })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const signedIn = await response.json()
    expect(signedIn).toEqual({ access: expect.any(String), email: 'salma@mail.example', username: 'salma', id })
    const payload = JSON.parse(Buffer.from(signedIn.access.split('.')[1], 'base64url').toString())
    expect(payload).toMatchObject({ user_id: id })
    expect(payload.exp - payload.iat).toBe(600)
  })

  it.each(['KORIM', ' korim ', 'k0rim', 'Korim@Mail.Example'])('%s as the name of korim', async (typed) => {
    const [found] = await app.database.db.select().from(users).where(eq(users.username, 'korim'))
    if (!found) await join(app, 'korim', { email_verified_at: new Date().toISOString() })
    const response = await signIn({ username: typed, password: TEST_PASSWORD })
    expect(await response.json()).toMatchObject({ username: 'korim' })
  })

  it('a Bangla name', async () => {
    await join(app, 'সালমা', { email: 'bangla@mail.example' })
    expect(await (await signIn({ username: 'সালমা', password: TEST_PASSWORD })).json()).toMatchObject({ username: 'সালমা' })
  })

  it('an e-mail with the account that verified it, and with no other that claims it', async () => {
    const email = 'shared@mail.example'
    await join(app, 'first.claim', { email })
    await join(app, 'second.claim', { email: 'Shared@mail.example' })
    expect((await signIn({ username: email, password: TEST_PASSWORD })).status).toBe(401)
    await join(app, 'true.owner', { email, email_verified_at: new Date().toISOString() })
    expect(await (await signIn({ username: email, password: TEST_PASSWORD })).json()).toMatchObject({ username: 'true.owner' })
  })

  it('cookies that only this host, over https, and no script can read; for 30 days if the browser is to remember', async () => {
    await join(app, 'cookie.kept')
    const response = await signIn({ username: 'cookie.kept', password: TEST_PASSWORD, remember: true })
    const set = response.headers.getSetCookie()
    expect(set).toHaveLength(2)
    for (const cookie of set) expect(cookie).toMatch(/^__Host-(?:rt|dv)=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    const age = (name: string) => Number(/Max-Age=(\d+)/.exec(set.find((cookie) => cookie.startsWith(name)) ?? '')?.[1])
    expect(age('__Host-dv')).toBe(400 * 86_400)
    expect(Math.abs(age('__Host-rt') - 30 * 86_400)).toBeLessThan(60)
  })

  it('a cookie that goes with the browser, and a session of twelve hours, if it is not', async () => {
    const { id } = await join(app, 'cookie.gone')
    const response = await signIn({ username: 'cookie.gone', password: TEST_PASSWORD })
    expect(response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-rt'))).toMatch(/SameSite=Strict$/)
    const [session] = await app.database.db.select().from(sessions).where(eq(sessions.user_id, id))
    expect(Math.abs(Date.parse(session!.expires_at) - Date.now() - 12 * 3_600_000)).toBeLessThan(60_000)
  })

  it('another session to another browser, while a second sign-in in the same one replaces its session', async () => {
    const first = await joinAndLogIn(app, 'two.browsers')
    const other = await logIn(app, first)
    const again = await logIn(app, first, { cookies: first.cookies })
    const list = await (await app.request('/api/account/sessions/', { headers: as(again) })).json()
    expect(list).toHaveLength(2)
    expect((await app.request('/api/account/sessions/', { headers: as(first) })).status).toBe(401)
    expect((await app.request('/api/account/sessions/', { headers: as(other) })).status).toBe(200)
    expect(/__Host-dv=[^;]+/.exec(again.cookies)?.[0]).toBe(/__Host-dv=[^;]+/.exec(first.cookies)?.[0])
  })
})

describe('refuses', () => {
  it('every cause in the same words', async () => {
    await join(app, 'right.name')
    const locked = await join(app, 'locked.name')
    await app.database.db.update(users).set({ locked_at: new Date().toISOString() }).where(eq(users.id, locked.id))
    const deleted = await join(app, 'deleted.name')
    await app.database.db.update(users).set({ deleted_at: new Date().toISOString() }).where(eq(users.id, deleted.id))
    await join(app, 'google.name', { password_hash: null })
    const bodies = new Set<string>()
    for (const [username, password] of [
      ['right.name', `${TEST_PASSWORD} `],
      ['nobody.there', TEST_PASSWORD],
      ['nobody@mail.example', TEST_PASSWORD],
      ['locked.name', TEST_PASSWORD],
      ['deleted.name', TEST_PASSWORD],
      ['google.name', TEST_PASSWORD],
      ["' or 1=1 --", TEST_PASSWORD],
      ['right.name', '$argon2id$v=19$m=19456,t=2,p=1$'],
      ['right.name', '\u{1f511}'.repeat(200)],
    ]) {
      const response = await signIn({ username, password })
      expect([username, response.status]).toEqual([username, 401])
      expect(response.headers.getSetCookie()).toEqual([])
      const { request_id: _, ...body } = await response.json()
      bodies.add(JSON.stringify(body))
    }
    expect([...bodies]).toHaveLength(1)
    expect([...bodies][0]).toContain('"code":"wrong-login"')
  })

  /** Stands for 64 KiB, which would not fit into the name of a test. */
  const TEXT = '64 KiB'
  it.each([
    [{}, 400],
    [[], 400],
    [null, 400],
    ['text', 400],
    [{ username: 'a' }, 400],
    [{ username: ['salma'], password: [TEST_PASSWORD] }, 400],
    [{ username: { $ne: '' }, password: { $ne: '' } }, 400],
    [{ username: 7, password: true }, 400],
    [{ username: '', password: '' }, 400],
    [{ username: 'sal\0ma', password: TEST_PASSWORD }, 400],
    [{ username: 'salma', password: `${TEST_PASSWORD}\0` }, 400],
    [{ username: TEXT, password: TEST_PASSWORD }, 400],
    [{ username: 'salma', password: TEXT }, 400],
    [{ username: 'salma', password: TEST_PASSWORD, remember: 'yes' }, 400],
    [JSON.parse('{"__proto__":{"username":"salma","password":"x"}}'), 400],
    [JSON.parse('{"constructor":{"prototype":{"username":"salma"}}}'), 400],
    [{ username: '\ud800', password: '\udfff' }, 401],
    [{ username: '\u202eamlas', password: '\u202e' }, 401],
    [{ username: '🎪', password: 'হাট' }, 401],
  ])('%j with %i', async (body, status) => {
    const response = await signIn(JSON.parse(JSON.stringify(body).replace(TEXT, 'x'.repeat(65_536))))
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  it('pages of others, and forms', async () => {
    await join(app, 'many.pages')
    const body = { username: 'many.pages', password: TEST_PASSWORD }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const response = await signIn(body, headers)
      expect([JSON.stringify(headers), response.status]).toEqual([JSON.stringify(headers), 403])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const response = await signIn(body, { 'content-type': type })
      expect([type, response.status]).toEqual([type, 403])
    }
  })
})

describe('guards', () => {
  it('everything that a sender adds from being believed', async () => {
    const { id } = await join(app, 'extra.fields')
    const response = await signIn({
      username: 'extra.fields',
      password: TEST_PASSWORD,
      id: 1,
      user_id: 1,
      is_staff: true,
      role: 'admin',
      proved_at: '2999-01-01',
    })
    expect(Object.keys(await response.json()).toSorted()).toEqual(['access', 'email', 'id', 'username'])
    const [row] = await app.database.db.select().from(users).where(eq(users.id, id))
    expect(row?.is_staff).toBe(false)
  })

  it('refresh tokens and marks: only their hashes are kept', async () => {
    const { id, cookies } = await joinAndLogIn(app, 'only.hashes')
    const secret = /__Host-rt=[\w-]+\.([\w-]+)/.exec(cookies)?.[1]
    const mark = /__Host-dv=([\w-]+)/.exec(cookies)?.[1]
    const { rows } = await app.database.pool.query(
      'select s::text as row from sessions s where user_id = $1 union all select d::text from known_devices d where user_id = $1',
      [id],
    )
    expect(rows).toHaveLength(2)
    expect(secret).toHaveLength(43)
    expect(mark).toHaveLength(22)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(mark)
  })

  it('what happened for staff, without a name, a password or a token', async () => {
    const { id } = await join(app, 'noted.person')
    const from = app.logged.length
    await signIn({ username: 'noted.person', password: 'a wrong canary' })
    const { access } = await (await signIn({ username: 'noted.person', password: TEST_PASSWORD })).json()
    const events = await app.database.db.select().from(security_events).where(eq(security_events.user_id, id)).orderBy(security_events.id)
    expect(events.map(({ kind }) => kind)).toEqual(['sign-in-failed', 'signed-in'])
    const written = JSON.stringify([events, app.logged.slice(from)])
    expect(written).toContain('sign-in-failed')
    for (const secret of ['noted.person', 'canary', TEST_PASSWORD, access]) expect(written).not.toContain(secret)
  })
})
