import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mail_links, security_events, sessions, users } from '#server/db/tables/accounts.ts'
import { mailLink } from '#server/features/accounts/recovery/mail-links.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { as, joinAndLogIn, logIn, post, type SignedInPerson, TEST_PASSWORD } from '#tests/support/server/people.ts'

const app = useApp()
const { database, letters } = app
const NEW_PASSWORD = 'seven mangoes in Rajshahi'

const change = (person: SignedInPerson, password = NEW_PASSWORD) => post(app, '/api/account/password/', { body: { password }, headers: as(person) })
const prove = (person: SignedInPerson, password: string) => post(app, '/api/account/prove/', { body: { password }, headers: as(person) })
/** As if the last proof were so many minutes old. */
const ageProof = (person: SignedInPerson, minutes: number) =>
  database.db
    .update(sessions)
    .set({ proved_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where(eq(sessions.user_id, person.id))
const lettersTo = ({ email }: { email: string }) => letters.filter(({ to }) => to === email)

describe('answers', () => {
  it('with a new password; this session goes on, all others end, and its owner is told', async () => {
    const person = await joinAndLogIn(app, 'sumaiya', { language: 'bn' })
    const elsewhere = await logIn(app, person)
    expect((await change(person)).status).toBe(200)
    expect((await post(app, '/api/account/verification/', { headers: as(elsewhere) })).status).toBe(401)
    expect((await prove(person, NEW_PASSWORD)).status).toBe(200)
    expect((await post(app, '/api/auth/login/', { body: { username: person.username, password: TEST_PASSWORD } })).status).toBe(401)
    expect(lettersTo(person)[0]).toMatchObject({ subject: 'হাটখোলা: আপনার পাসওয়ার্ড বদলানো হয়েছে', language: 'bn' })
    expect(lettersTo(person)[0]?.text).toContain(`${TEST_ORIGIN}/recover\n`)
    const kinds = await database.db
      .select({ kind: security_events.kind })
      .from(security_events)
      .where(eq(security_events.user_id, person.id))
      .orderBy(security_events.id)
    expect(kinds.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in', 'password-changed', 'password-proved', 'sign-in-failed'])
  })

  it('after the password was given once more, for ten minutes', async () => {
    const person = await joinAndLogIn(app, 'jamal')
    await ageProof(person, 11)
    expect((await change(person)).status).toBe(403)
    expect((await prove(person, TEST_PASSWORD)).status).toBe(200)
    expect((await change(person)).status).toBe(200)
  })

  it('with the first password of an account that had only Google', async () => {
    const person = await joinAndLogIn(app, 'googler')
    await database.db.update(users).set({ password_hash: null }).where(eq(users.id, person.id))
    expect((await change(person)).status).toBe(200)
    expect((await prove(person, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('refuses', () => {
  it('a change when the last proof is older than ten minutes', async () => {
    const person = await joinAndLogIn(app, 'late')
    await ageProof(person, 10.5)
    const response = await change(person)
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'password-needed' })])
    expect(lettersTo(person)).toEqual([])
  })

  it.each([
    ['iloveyou', 'password-common'],
    ['Halima.Begum', 'password-personal'],
    ['12345', 'password-short'],
  ])('the password %s', async (password, reason) => {
    const [existing] = await database.db.select().from(users).where(eq(users.username, 'halima.begum'))
    const person = existing ? await logIn(app, { ...existing, password: TEST_PASSWORD }) : await joinAndLogIn(app, 'halima.begum')
    const response = await change(person, password)
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ fields: { password: reason } })])
  })

  it('a wrong password as proof, and a right one in an account that has none', async () => {
    const person = await joinAndLogIn(app, 'wrong')
    await ageProof(person, 20)
    const response = await prove(person, 'not the password')
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'wrong-login' })])
    await database.db.update(users).set({ password_hash: null }).where(eq(users.id, person.id))
    expect((await prove(person, TEST_PASSWORD)).status).toBe(401)
    expect((await change(person)).status).toBe(403)
  })

  it('the eleventh try at the password within ten minutes, also when it is right', async () => {
    const person = await joinAndLogIn(app, 'guesser')
    for (let n = 0; n < 10; n++) expect((await prove(person, `guess ${n}`)).status).toBe(401)
    const refused = await prove(person, TEST_PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    // Another session of the same account is not held up by it.
    expect((await prove(await logIn(app, person), TEST_PASSWORD)).status).toBe(200)
  })

  it.each(['/api/account/password/', '/api/account/prove/', '/api/account/email/', '/api/account/verification/'])('%s without a session', async (path) => {
    const response = await post(app, path, { body: { password: NEW_PASSWORD, email: 'a@mail.example' } })
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'not-signed-in' })])
  })
})

describe('guards', () => {
  it('the account from what was begun before: links for a password or another e-mail work no longer', async () => {
    const person = await joinAndLogIn(app, 'cautious')
    await post(app, '/api/account/email/', { body: { email: 'thief@mail.example' }, headers: as(person) })
    const parts = { mail: { send: () => undefined, settle: async () => undefined }, origin: TEST_ORIGIN }
    const { id: user_id, username, email } = person
    for (const purpose of ['reset-password', 'verify-email'] as const)
      await mailLink(parts, { db: database.db, now: Date.now() }, { user_id, username, language: 'en', purpose, email })
    expect((await change(person)).status).toBe(200)
    const left = await database.db.select({ purpose: mail_links.purpose }).from(mail_links).where(eq(mail_links.user_id, person.id))
    expect(left).toEqual([{ purpose: 'verify-email' }])
    const [row] = await database.db.select().from(users).where(eq(users.id, person.id))
    expect(row?.pending_email).toBeNull()
  })
})
