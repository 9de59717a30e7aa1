import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openMail } from '#server/adapters/mail/open-mail.ts'
import { mail_links, rate_limits, security_events, sessions, users } from '#server/db/tables/accounts.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { as, join, joinAndLogIn, logIn, post, TEST_PASSWORD } from '#tests/support/server/people.ts'

const NEW_PASSWORD = 'seven mangoes in Rajshahi'
const MINUTE_MS = 60_000

const smtp = await startMailServer()
afterAll(() => smtp.close())
const mailLog: unknown[] = []
const mail = openMail(
  { smtp_url: smtp.url, mail_from: 'Hatkhola <noreply@hatkhola.example>', data_folder: '/nowhere' },
  { warn: (...line) => void mailLog.push(line) },
)
let aheadMs = 0
const app = useApp({ mail, now: () => Date.now() + aheadMs })
const { database, logged } = app
beforeEach(async () => {
  aheadMs = 0
  await settle()
  smtp.arrived.length = 0
  await database.db.delete(rate_limits)
})

const settle = async () => {
  await app.app().settle()
  await mail.settle()
}
const recover = async (email: string) => {
  const response = await post(app, '/api/auth/recover/', { body: { email } })
  await settle()
  return response
}
const reset = (token: string, password = NEW_PASSWORD) => post(app, '/api/auth/reset/', { body: { token, password } })
const verify = (token: string) => post(app, '/api/auth/verify_email/', { body: { token } })
const tokenIn = (text: string | undefined) => /#token=([\w-]+)$/m.exec(text ?? '')?.[1] ?? ''
const textsTo = (email: string) => smtp.arrived.filter(({ recipients }) => recipients.includes(email)).map(({ text }) => text ?? '')
const signIn = (username: string, password: string) => post(app, '/api/auth/login/', { body: { username, password } })
const userRow = async (id: number) => (await database.db.select().from(users).where(eq(users.id, id)))[0]
/** The link of a fresh recovery. */
const recoveryToken = async (email: string) => {
  await recover(email)
  return tokenIn(textsTo(email).at(-1))
}

describe('answers', () => {
  it.each([
    { language: 'en', subject: 'Set a new password for Hatkhola', minutes: '10 minutes', notice: 'Your Hatkhola password was changed' },
    { language: 'bn', subject: 'হাটখোলা: নতুন পাসওয়ার্ড দিন', minutes: '১০ মিনিট', notice: 'হাটখোলা: আপনার পাসওয়ার্ড বদলানো হয়েছে' },
  ] as const)('recovery from the question to the new password ($language)', async ({ language, subject, minutes, notice }) => {
    const person = await joinAndLogIn(app, `rahima-${language}`, { language })
    expect(await (await recover(person.email.toUpperCase())).json()).toEqual({ ok: true })
    const [letter] = smtp.arrived
    expect(letter?.subject).toBe(subject)
    expect(letter?.text).toContain(person.username)
    expect(letter?.text).toContain(minutes)
    expect(letter?.text).toMatch(new RegExp(`^${TEST_ORIGIN}/reset-password#token=[\\w-]{22}$`, 'm'))

    const response = await reset(tokenIn(letter?.text))
    expect([response.status, await response.json()]).toEqual([200, { username: person.username }])
    await settle()
    expect(smtp.arrived.map((one) => one.subject)).toEqual([subject, notice])
    expect((await signIn(person.username, TEST_PASSWORD)).status).toBe(401)
    expect((await signIn(person.username, NEW_PASSWORD)).status).toBe(200)
  })

  it('that ends every session and proves the e-mail that was written to', async () => {
    const person = await joinAndLogIn(app, 'karim')
    await logIn(app, person)
    expect((await reset(await recoveryToken(person.email))).status).toBe(200)
    expect(await database.db.select().from(sessions).where(eq(sessions.user_id, person.id))).toEqual([])
    expect((await post(app, '/api/account/verification/', { headers: as(person) })).status).toBe(401)
    expect((await userRow(person.id))?.email_verified_at).not.toBeNull()
    const kinds = await database.db.select({ kind: security_events.kind }).from(security_events).where(eq(security_events.user_id, person.id))
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['recovery-asked', 'password-reset', 'email-verified']))
  })

  it('that ends the waiting after wrong passwords, by name and by e-mail', async () => {
    const person = await join(app, 'forgetful')
    for (const name of [person.username, person.email]) {
      for (let attempt = 0; attempt < 6; attempt++) await signIn(name, 'wrong password')
      expect((await signIn(name, TEST_PASSWORD)).status).toBe(429)
    }
    await reset(await recoveryToken(person.email))
    for (const name of [person.username, person.email]) expect((await signIn(name, NEW_PASSWORD)).status).toBe(200)
  })

  it('that gives a password to an account which had only Google', async () => {
    const person = await join(app, 'only-google', { password_hash: null, google_sub: 'g-1' })
    expect((await reset(await recoveryToken(person.email))).status).toBe(200)
    expect((await signIn(person.username, NEW_PASSWORD)).status).toBe(200)
  })

  it('with one e-mail for each of the oldest three accounts that claim an address, as long as none has proved it', async () => {
    const email = 'family@mail.example'
    for (const username of ['mother', 'father', 'daughter', 'cousin']) await join(app, username, { email })
    await recover(email)
    const texts = textsTo(email)
    expect(texts).toHaveLength(3)
    for (const username of ['mother', 'father', 'daughter']) expect(texts.filter((text) => text.includes(`: ${username}\n`))).toHaveLength(1)
  })

  it('with an e-mail for the account that has proved the address, and for no other', async () => {
    const email = 'proved@mail.example'
    await join(app, 'claimant', { email })
    await join(app, 'rightful', { email, email_verified_at: new Date().toISOString() })
    await recover(email)
    expect(textsTo(email)).toEqual([expect.stringContaining(': rightful\n')])
  })

  it('with the proved e-mail when the link of a registration is followed, without a session', async () => {
    const body = { username: 'newcomer', email: 'newcomer@mail.example', password: TEST_PASSWORD, language: 'bn' }
    expect((await post(app, '/api/auth/register/', { body })).status).toBe(200)
    await settle()
    const [letter] = smtp.arrived
    expect(letter?.subject).toBe('হাটখোলা: আপনার ইমেইল যাচাই করুন')
    expect(letter?.text).toContain('২৪ ঘণ্টা')
    expect(letter?.text).toContain(`${TEST_ORIGIN}/verify-email#token=`)
    aheadMs = 23 * 60 * MINUTE_MS
    const response = await verify(tokenIn(letter?.text))
    expect([response.status, await response.json()]).toEqual([200, { email: body.email }])
    const [row] = await database.db.select().from(users).where(eq(users.username, body.username))
    expect(row?.email_verified_at).not.toBeNull()
  })
})

describe('refuses', () => {
  it('every link that does not work with one and the same answer', async () => {
    const person = await join(app, 'linked')
    const used = await recoveryToken(person.email)
    await reset(used)
    const replaced = await recoveryToken(person.email)
    const old = await recoveryToken(person.email)
    const answerTo = async (response: Promise<Response>) => {
      const { status, headers } = await response
      const { request_id: _, ...body } = await (await response).json()
      return { status, type: headers.get('content-type'), body }
    }
    const expected = { status: 410, type: 'application/problem+json', body: { type: 'about:blank', title: 'Gone', status: 410, code: 'link-expired' } }
    expect(await answerTo(reset(used))).toEqual(expected)
    expect(await answerTo(reset(replaced))).toEqual(expected)
    expect(await answerTo(reset('A'.repeat(22)))).toEqual(expected)
    expect(await answerTo(verify(old))).toEqual(expected)
    aheadMs = 10 * MINUTE_MS + 1
    expect(await answerTo(reset(old))).toEqual(expected)
  })

  it('a link for an e-mail as a link for a password', async () => {
    const person = await joinAndLogIn(app, 'crossed')
    await post(app, '/api/account/verification/', { headers: as(person) })
    await settle()
    expect((await reset(tokenIn(smtp.arrived[0]?.text))).status).toBe(410)
  })

  it.each([
    ['password123', 'password-common'],
    ['picky-person', 'password-personal'],
    ['12345', 'password-short'],
    ['x'.repeat(129), 'password-long'],
  ])('the password %s, and leaves the link as it was', async (password, reason) => {
    const [existing] = await database.db.select().from(users).where(eq(users.username, 'picky-person'))
    const { email } = existing ?? (await join(app, 'picky-person'))
    const token = await recoveryToken(email)
    const response = await reset(token, password)
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'bad-input', fields: { password: reason } })])
    expect((await reset(token)).status).toBe(200)
  })

  it('to prove an e-mail that another account has proved meanwhile', async () => {
    const email = 'contested@mail.example'
    const slow = await joinAndLogIn(app, 'slow', { email })
    await post(app, '/api/account/verification/', { headers: as(slow) })
    await settle()
    await join(app, 'quick', { email, email_verified_at: new Date().toISOString() })
    const response = await verify(tokenIn(smtp.arrived[0]?.text))
    expect([response.status, await response.json()]).toEqual([409, expect.objectContaining({ code: 'taken', fields: { email: 'taken' } })])
    expect((await userRow(slow.id))?.email_verified_at).toBeNull()
  })

  it('a fourth e-mail to one address within an hour, without saying so', async () => {
    const { email } = await join(app, 'impatient')
    const answers = []
    for (let n = 0; n < 5; n++) answers.push((await recover(email)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(textsTo(email)).toHaveLength(3)
    // The last e-mail's link goes on working.
    expect((await reset(tokenIn(textsTo(email).at(-1)))).status).toBe(200)
  })

  it('e-mails to accounts that are locked or deleted', async () => {
    const at = new Date().toISOString()
    const locked = await join(app, 'locked-out', { email_verified_at: at })
    const gone = await join(app, 'gone-away', { email_verified_at: at })
    // An account that claims a locked one's e-mail gains nothing by it.
    await join(app, 'usurper', { email: locked.email })
    const token = await recoveryToken(gone.email)
    smtp.arrived.length = 0
    await database.db.update(users).set({ locked_at: at }).where(eq(users.id, locked.id))
    await database.db.update(users).set({ deleted_at: at }).where(eq(users.id, gone.id))
    for (const { email } of [locked, gone]) expect((await recover(email)).status).toBe(200)
    expect(smtp.arrived).toEqual([])
    expect((await reset(token)).status).toBe(410)
  })

  it('the fourth verification that an account asks for within an hour', async () => {
    const person = await joinAndLogIn(app, 'eager')
    const ask = () => post(app, '/api/account/verification/', { headers: as(person) })
    for (let n = 0; n < 3; n++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    await settle()
    expect(textsTo(person.email)).toHaveLength(3)
    await verify(tokenIn(textsTo(person.email).at(-1)))
    // Proved: nothing is left to be sent, and nothing to be counted.
    expect((await ask()).status).toBe(200)
    await settle()
    expect(textsTo(person.email)).toHaveLength(3)
  })
})

describe('guards', () => {
  it('which e-mails have an account: the answer is the same, and comes before anything is looked up', async () => {
    const { email } = await join(app, 'hidden')
    const [known, unknown] = await Promise.all([email, 'nobody@mail.example'].map((one) => post(app, '/api/auth/recover/', { body: { email: one } })))
    expect(known?.status).toBe(unknown?.status)
    expect(await known?.text()).toBe(await unknown?.text())
    // While accounts cannot be read, the answer comes all the same.
    const lock = await database.pool.connect()
    await lock.query('begin; lock table users in access exclusive mode')
    const response = await post(app, '/api/auth/recover/', { body: { email } })
    expect(response.status).toBe(200)
    await lock.query('commit')
    lock.release()
    await settle()
    expect(textsTo(email)).toHaveLength(2)
  })

  it('a link from being used twice at once', async () => {
    const { email } = await join(app, 'twice')
    const token = await recoveryToken(email)
    const answers = await Promise.all([reset(token), reset(token, 'another fine password'), reset(token, 'and a third one here')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
  })

  it('tokens: the database holds their hashes only', async () => {
    const { email, id } = await join(app, 'hashed')
    const token = await recoveryToken(email)
    const rows = await database.db.select().from(mail_links).where(eq(mail_links.user_id, id))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await database.db.select().from(rate_limits))).not.toContain('hashed@')
  })

  it('an e-mail that another has proved from one who takes back an account that claims it', async () => {
    const email = 'shared@mail.example'
    const person = await join(app, 'taker', { email })
    const token = await recoveryToken(email)
    await join(app, 'owner-of-it', { email, email_verified_at: new Date().toISOString() })
    expect((await reset(token)).status).toBe(200)
    expect((await userRow(person.id))?.email_verified_at).toBeNull()
    expect((await signIn('taker', NEW_PASSWORD)).status).toBe(200)
  })

  it('the log: no password, no token, no e-mail and no phone number is in any line', async () => {
    const phone = '+8801712345678'
    const person = await joinAndLogIn(app, 'canary', { email: 'canary.mail@mail.example' })
    await database.db.update(users).set({ phone }).where(eq(users.id, person.id))
    const token = await recoveryToken(person.email)
    await reset('B'.repeat(22), 'canary wrong password')
    await reset(token, 'canary new password')
    await signIn(person.email, 'canary wrong password')
    await post(app, '/api/auth/recover/', { body: { email: 'no canary at all' } })
    await settle()
    const lines = JSON.stringify([logged, mailLog])
    expect(lines).toContain('password-reset')
    for (const secret of ['canary.mail', 'canary wrong', 'canary new', TEST_PASSWORD, token, phone, person.access]) expect(lines).not.toContain(secret)
  })
})
