import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buyers, security_events, users } from '#server/db/tables/accounts.ts'
import { isCommonPassword } from '#server/features/accounts/registration/common-passwords.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { join, logIn, post, TEST_PASSWORD } from '#tests/support/server/people.ts'

const app = useApp()
/** Counts addresses. */
const limited = useApp({ settings: { rate_per_minute: 100_000 } })

const form = (username: string, over: object = {}) => ({ username, email: `${crypto.randomUUID()}@mail.example`, password: TEST_PASSWORD, ...over })
const register = (body: unknown, headers: Record<string, string> = {}) => post(app, '/api/auth/register/', { body, headers })
const rowsOf = (email: string) => app.database.db.select().from(users).where(eq(users.email, email))
const check = async (username: string) => (await app.request(`/api/auth/username/?username=${encodeURIComponent(username)}`)).json()

describe('answers', () => {
  it('with an account, its buyer record and an e-mail that proves the address', async () => {
    const body = form('nasrin', { email: 'Nasrin@Mail.Example', language: 'bn' })
    const response = await register(body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ username: 'nasrin', email: 'Nasrin@Mail.Example' })
    expect(response.headers.getSetCookie()).toEqual([])
    const [row] = await rowsOf('Nasrin@Mail.Example')
    expect(row).toMatchObject({ username: 'nasrin', email_key: 'nasrin@mail.example', email_verified_at: null, language: 'bn', is_staff: false })
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(
      await app.database.db
        .select()
        .from(buyers)
        .where(eq(buyers.user_id, row?.id ?? 0)),
    ).toHaveLength(1)
    const [event] = await app.database.db
      .select()
      .from(security_events)
      .where(eq(security_events.user_id, row?.id ?? 0))
    expect(event?.kind).toBe('registered')
    await app.app().settle()
    expect(app.letters.filter(({ to }) => to === 'Nasrin@Mail.Example')).toMatchObject([
      { language: 'bn', text: expect.stringContaining('/verify-email#token=') },
    ])
  })

  it('an e-mail that another account has in the same way as a new one', async () => {
    const email = 'owner@mail.example'
    await join(app, 'mail.owner', { email, email_verified_at: new Date().toISOString() })
    const [theirs, fresh] = [await register(form('mail.taker', { email })), await register(form('mail.maker'))]
    expect(theirs.status).toBe(fresh.status)
    expect(Object.keys(await theirs.json())).toEqual(Object.keys(await fresh.json()))
    expect(await rowsOf(email)).toHaveLength(2)
    await app.app().settle()
    expect(app.letters.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it.each([
    ['সালমা', 'a Bangla name'],
    ['  padded  ', 'a name with spaces around'],
    ['x.y-z_1', 'dots and dashes'],
  ])('%j: %s', async (username) => {
    const response = await register(form(username))
    expect(await response.json()).toMatchObject({ username: username.trim() })
  })

  it('a password exactly as it was typed: with spaces, in Bangla, with emoji', async () => {
    for (const [at, password] of ['  spaces stay  ', 'নদীর ঘাটে নৌকা', '🛶🌾🌙🪔🐟🥭'].entries()) {
      const { email } = form('')
      const response = await register({ username: `typed.${at + 2}`, email, password })
      expect([password, response.status]).toEqual([password, 200])
      const person = { id: 0, username: `typed.${at + 2}`, email, password }
      expect((await logIn(app, person)).access).toBeTruthy()
      await expect(logIn(app, { ...person, password: password.trim().slice(0, -1) })).rejects.toThrow('401')
    }
  })

  it('whether a name can be had, and why not', async () => {
    await join(app, 'has.it')
    expect(await check('free.as.air')).toEqual({ free: true, reason: null })
    expect(await check('HAS-IT')).toEqual({ free: false, reason: 'taken' })
    expect(await check('')).toEqual({ free: false, reason: 'required' })
    expect(await check('ab')).toEqual({ free: false, reason: 'too-short' })
    expect(await check('a'.repeat(31))).toEqual({ free: false, reason: 'too-long' })
    expect(await check('Adm1n')).toEqual({ free: false, reason: 'reserved' })
    expect(await check('salমা')).toEqual({ free: false, reason: 'mixed-scripts' })
    expect((await app.request('/api/auth/username/?username=a%00b')).status).toBe(400)
    expect((await app.request('/api/auth/username/')).status).toBe(400)
  })
})

describe('refuses', () => {
  it.each(['rokeya', 'ROKEYA', 'r0keya', 'ro.keya', 'ro_keya-1', 'rokeya\u200d'])('a name that is, or looks like, another’s: %j', async (username) => {
    if (username === 'rokeya') await join(app, 'rokeya')
    if (username === 'ro_keya-1') await join(app, 'rokeyal')
    const response = await register(form(username))
    const body = await response.json()
    // A name with invisible marks is refused before the service looks it up.
    if (username.includes('\u200d')) expect([response.status, body.fields]).toEqual([400, { username: 'bad-characters' }])
    else expect([response.status, body.code, body.fields]).toEqual([409, 'taken', { username: 'taken' }])
  })

  it('all but one of ten that want the same name at once', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(form('one.of.ten'))))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    for (const response of responses.filter(({ status }) => status === 409)) {
      expect(await response.json()).toMatchObject({ code: 'taken', fields: { username: 'taken' } })
    }
    expect(await app.database.db.select().from(users).where(eq(users.username, 'one.of.ten'))).toHaveLength(1)
  })

  it.each([
    ['short', 'password-short'],
    ['১২৩৪৫', 'password-short'],
    ['x'.repeat(129), 'password-long'],
    ['123456', 'password-common'],
    ['password', 'password-common'],
    ['PassWord', 'password-common'],
    ['iloveyou', 'password-common'],
    ['hasan.reza', 'password-personal'],
    ['Hasan.Reza1', 'password-personal'],
    ['hatkhola1', 'password-personal'],
    ['', 'required'],
  ])('the password %j: %s', async (password, reason) => {
    const response = await register({ username: 'hasan.reza', email: 'hasan@mail.example', password })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-input', fields: { password: reason } })
    expect(await rowsOf('hasan@mail.example')).toEqual([])
  })

  /** Stands for 64 KiB, which would not fit into the name of a test. */
  const LONG = '64 KiB'
  it.each([
    [{ username: LONG }, 'username'],
    [{ email: `${LONG}@mail.example` }, 'email'],
    [{ password: LONG }, 'password'],
    [{ username: 'nul\0byte' }, 'username'],
    [{ email: 'nul\0@mail.example' }, 'email'],
    [{ password: 'nul\0byte long' }, 'password'],
    [{ username: ['a', 'b', 'c'] }, 'username'],
    [{ username: { length: 5 } }, 'username'],
    [{ email: ['a@b.example', 'c@d.example'] }, 'email'],
    [{ password: { toString: 'x' } }, 'password'],
    [{ language: 'fr' }, 'language'],
    [{ email: 'no at sign' }, 'email'],
    [{ email: 'a@b.example\nBcc: c@d.example' }, 'email'],
    [{ email: 'a@b.example,c@d.example' }, 'email'],
    [{ username: '\u202enimda' }, 'username'],
    [{ username: 'аdmіn.х' }, 'username'],
    [{ username: 'salma🎪' }, 'username'],
    [{ username: '../etc/passwd' }, 'username'],
    [{ username: '<b>bold</b>' }, 'username'],
  ])('%j because of its %s', async (over, field) => {
    const body = JSON.parse(JSON.stringify(form('well.formed', over)).replace(LONG, 'x'.repeat(65_536)))
    const response = await register(body)
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()).fields)).toEqual([field])
  })

  it.each([{}, [], null, 7, 'text', JSON.parse('{"__proto__":{"username":"x"}}')])('%j as a whole', async (body) => {
    expect((await register(body)).status).toBe(400)
  })

  it('the eleventh account of an address within the hour, but not that of its neighbour', async () => {
    const from = (address: string, username: string) =>
      limited.app().fetch(
        new Request(`${TEST_ORIGIN}/api/auth/register/`, {
          method: 'POST',
          body: JSON.stringify(form(username)),
          headers: { 'content-type': 'application/json' },
        }),
        { incoming: { socket: { remoteAddress: address } } as never },
      )
    for (let at = 0; at < 10; at++) expect((await from('203.0.113.9', `number.${at + 20}`)).status).toBe(200)
    const refused = await from('203.0.113.9', 'number.99')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await from('203.0.113.10', 'number.99')).status).toBe(200)
  })
})

describe('guards', () => {
  it('a mailbox from being buried: the seventh e-mail of an hour is not sent, however the address is written, and nothing is said of it', async () => {
    const spellings = [
      'Vic.Tim@mail.example',
      'victim@mail.example',
      'victim+1@mail.example',
      'victim+2@MAIL.example',
      'v.i.c.t.i.m@ｍail.example',
      '\u1d20ictim@mail.example',
    ]
    const letters = () => app.letters.filter(({ to }) => /tim@|victim|v\.i/i.test(to)).length
    for (const [at, email] of ['victim+3@mail.example', 'VICTIM@mail.example', ...spellings].entries()) {
      const response = await register(form(`buries-${'abcdefgh'[at]}`, { email }))
      expect([email, response.status, Object.keys(await response.json())]).toEqual([email, 200, ['username', 'email']])
    }
    // The last one only looks alike: it is another mailbox.
    expect(letters()).toBe(7)
    const person = await logIn(app, { id: 0, username: 'buries-a', email: '', password: TEST_PASSWORD })
    for (const [path, body] of [
      ['/api/account/email/', { email: 'victim+9@mail.example' }],
      ['/api/account/verification/', {}],
    ] as const)
      expect((await post(app, path, { body, headers: { authorization: `Bearer ${person.access}` } })).status).toBe(200)
    expect(letters()).toBe(7)
    await register(form('neighbour', { email: 'neighbour@mail.example' }))
    expect(app.letters.at(-1)?.to).toBe('neighbour@mail.example')
  })

  it('everything that a sender adds from being believed', async () => {
    const { email } = form('')
    const extras = { id: 1, user_id: 1, is_staff: true, role: 'admin', email_verified_at: '2020-01-01', password_hash: 'x', google_sub: '1', locked_at: null }
    const response = await register({ username: 'adds.much', email, password: TEST_PASSWORD, ...extras })
    expect(Object.keys(await response.json()).toSorted()).toEqual(['email', 'username'])
    const [row] = await rowsOf(email)
    expect(row).toMatchObject({ is_staff: false, email_verified_at: null, google_sub: null })
    expect(row?.password_hash).toMatch(/^\$argon2id/)
  })

  it('a name from making half an account: no buyer without a person, no person without a buyer', async () => {
    const { rows } = await app.database.pool.query(
      'select (select count(*) from users) as users, (select count(*) from buyers b join users u on u.id = b.user_id) as buyers',
    )
    expect(rows[0].users).toBe(rows[0].buyers)
  })

  it('passwords and e-mails from the log', async () => {
    const from = app.logged.length
    await register(form('log.canary', { email: 'canary-7391@mail.example', password: 'canary-8264-word' }))
    const written = JSON.stringify(app.logged.slice(from))
    expect(written).toContain('registered')
    expect(written).not.toContain('canary')
  })

  it('against ten thousand common passwords, not against every word', async () => {
    for (const common of ['qwerty', '123456789', 'football', 'dragon']) expect([common, await isCommonPassword(common)]).toEqual([common, true])
    for (const good of [TEST_PASSWORD, 'sonar-bangla-1971x', 'নদীর ঘাটে']) expect([good, await isCommonPassword(good)]).toEqual([good, false])
  })
})
