import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sessions, users } from '#server/db/tables/accounts.ts'
import { mailLink } from '#server/features/accounts/recovery/mail-links.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { as, join, joinAndLogIn, post, type SignedInPerson, TEST_PASSWORD } from '#tests/support/server/people.ts'

const NEW_PASSWORD = 'seven mangoes in Rajshahi'
const GOOGLE_BODY = { code: 'a-code', state: 's'.repeat(43), nonce: 'n'.repeat(43), code_verifier: 'v'.repeat(43) }
let sub = 'a stranger at Google'
const app = useApp({
  google: {
    addressFor: async () => 'https://accounts.example/',
    identify: async () => ({ sub, email: `${sub}@mail.example`, email_verified: true, name: '' }),
  },
})
const { database, letters } = app

const rowOf = async (id: number) => (await database.db.select().from(users).where(eq(users.id, id)))[0]
const sessionsOf = (id: number) => database.db.$count(sessions, eq(sessions.user_id, id))
const signIn = (username: string, password: string) => post(app, '/api/auth/login/', { body: { username, password } })
const withGoogle = () => post(app, '/api/auth/google/finish/', { body: GOOGLE_BODY })
const changes = (person: SignedInPerson, path: string, body: object) => post(app, path, { body, headers: as(person) })
const verifyEmailOf = (id: number) => database.db.update(users).set({ email_verified_at: new Date().toISOString() }).where(eq(users.id, id))
/** Takes an account back by the link of a mail. */
async function reset({ id, username, email }: { id: number; username: string; email: string }): Promise<Response> {
  const visit = { db: database.db, now: Date.now() }
  const mail = { send: (letter: (typeof letters)[number]) => void letters.push(letter), settle: async () => undefined }
  await mailLink({ mail, origin: TEST_ORIGIN }, visit, { user_id: id, username, language: 'en', purpose: 'reset-password', email })
  const token = /#token=([\w-]+)$/m.exec(letters.at(-1)?.text ?? '')?.[1]
  return post(app, '/api/auth/reset/', { body: { token, password: NEW_PASSWORD } })
}
/** Resolves when one connection waits for a row that another holds. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await database.pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rows.length).toBeGreaterThan(0)
  }, 5000)
/** Has a request come to the database while another transaction is at work there, which is done first. */
async function whileWaiting(hold: string, request: () => Promise<Response>, work: (query: (text: string) => Promise<unknown>) => Promise<unknown>) {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(hold)
    const asked = request()
    await untilSomebodyWaits()
    await work((text) => client.query(text))
    await client.query('commit')
    return await asked
  } finally {
    client.release()
  }
}

describe('answers', () => {
  it('a new password by unlinking a Google account that a user with the old password had linked', async () => {
    const owner = await joinAndLogIn(app, 'monira')
    await verifyEmailOf(owner.id)
    sub = 'thief'
    expect((await changes(owner, '/api/account/google/', GOOGLE_BODY)).status).toBe(200)
    expect((await withGoogle()).status).toBe(200)
    expect((await reset(owner)).status).toBe(200)
    expect((await rowOf(owner.id))?.google_sub).toBeNull()
    expect(await (await withGoogle()).json()).not.toMatchObject({ id: owner.id })
  })

  it('a first password by leaving the Google account with which it all began', async () => {
    const person = await join(app, 'only-google', { password_hash: null, google_sub: 'her own' })
    expect((await reset(person)).status).toBe(200)
    expect((await rowOf(person.id))?.google_sub).toBe('her own')
  })
})

describe('refuses', () => {
  it('a session to a caller whose password was changed while it was tried', async () => {
    const owner = await joinAndLogIn(app, 'tania')
    const attempt = () => signIn('tania', TEST_PASSWORD)
    const response = await whileWaiting('lock table login_failures in exclusive mode', attempt, async () => {
      expect((await changes(owner, '/api/account/password/', { password: NEW_PASSWORD })).status).toBe(200)
    })
    expect([response.status, (await response.json()).code]).toEqual([401, 'wrong-login'])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await sessionsOf(owner.id)).toBe(1)
  })

  it.each([
    ['a new password', '/api/account/password/', { password: 'the password of a thief' }],
    ['another e-mail', '/api/account/email/', { email: 'thief@mail.example' }],
    ['a link to Google', '/api/account/google/', GOOGLE_BODY],
    ['the end of it', '/api/account/delete/', {}],
  ])('%s from a session that was ended while it was asked for', async (_, path, body) => {
    const owner = await joinAndLogIn(app, `owner-${path.split('/')[3]}`)
    await verifyEmailOf(owner.id)
    const before = await rowOf(owner.id)
    sub = 'thief in haste'
    const response = await whileWaiting(
      `select 1 from users where id = ${owner.id} for update`,
      () => changes(owner, path, body),
      (query) => query(`delete from sessions where user_id = ${owner.id}`),
    )
    expect([response.status, (await response.json()).code]).toEqual([401, 'not-signed-in'])
    expect(await rowOf(owner.id)).toEqual(before)
  })

  it('a link for a new password that went to an e-mail which the account no longer has', async () => {
    const person = await join(app, 'moved')
    const before = await rowOf(person.id)
    expect((await reset({ ...person, email: 'former@mail.example' })).status).toBe(410)
    expect(await rowOf(person.id)).toEqual(before)
  })

  it('another Google account in the place of the only way in', async () => {
    const person = await joinAndLogIn(app, 'one-way')
    await database.db
      .update(users)
      .set({ password_hash: null, google_sub: 'the only one', email_verified_at: new Date().toISOString() })
      .where(eq(users.id, person.id))
    const response = await changes(person, '/api/account/google/', GOOGLE_BODY)
    expect([response.status, (await response.json()).fields]).toEqual([400, { password: 'required' }])
    expect((await rowOf(person.id))?.google_sub).toBe('the only one')
  })
})

describe('guards', () => {
  it('which e-mails have an account: an e-mail that is only claimed signs in to no account, whichever other account has it', async () => {
    const owned = await join(app, 'owner-of-mail', { email: 'owned@mail.example', email_verified_at: new Date().toISOString() })
    await join(app, 'older-claim', { email: 'claimed@mail.example' })
    for (const [username, email] of [
      ['prober-one', owned.email],
      ['prober-two', 'claimed@mail.example'],
      ['prober-three', 'nobodys@mail.example'],
    ] as const) {
      await post(app, '/api/auth/register/', { body: { username, email, password: NEW_PASSWORD } })
      const response = await signIn(email, NEW_PASSWORD)
      expect([username, response.status, (await response.json()).code]).toEqual([username, 401, 'wrong-login'])
      expect((await signIn(username, NEW_PASSWORD)).status).toBe(200)
    }
    expect((await signIn(owned.email, TEST_PASSWORD)).status).toBe(200)
  })
})
