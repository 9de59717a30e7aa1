import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { usernameFault } from '#contract/accounts/usernames.ts'
import { PRODUCT } from '#contract/core/product.ts'
import { openGoogle } from '#server/adapters/google/open-google.ts'
import { buyers, security_events, sessions, users } from '#server/db/tables/accounts.ts'
import { usernamesFrom } from '#server/features/accounts/registration/usernames-from.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { newFlow, newSecret, useOpenIdProvider } from '#tests/support/server/open-id-provider.ts'

const REDIRECT = `${TEST_ORIGIN}/google-login`
const provider = useOpenIdProvider(REDIRECT)
const warned: object[] = []
const faults = { warn: (facts: object) => void warned.push(facts) }
/** Made at first use: the provider's port is known only when it listens. */
const lazily = (): NonNullable<ReturnType<typeof openGoogle>> => {
  let made: ReturnType<typeof openGoogle>
  const google = () => {
    made ??= openGoogle({ google: provider.settings(), mode: 'development', origin: TEST_ORIGIN }, faults)
    return made!
  }
  return { addressFor: (flow) => google().addressFor(flow), identify: (answer) => google().identify(answer) }
}
const { request, database, logged } = useApp({ google: lazily() })
const without = useApp()

type Body = Record<string, unknown>
const send = (path: string, body: Body | undefined, more: { method?: string; access?: string } = {}) =>
  request(path, {
    method: more.method ?? 'POST',
    headers: { origin: TEST_ORIGIN, ...(body && { 'content-type': 'application/json' }), ...(more.access && { authorization: `Bearer ${more.access}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })

/** What the phone does: makes its secrets, goes to the provider and comes back with a code. */
async function comeBack(person: Partial<typeof provider.person> & { sub: string }): Promise<Record<'code' | 'state' | 'nonce' | 'code_verifier', string>> {
  provider.person = { email_verified: true, email: `${person.sub}@example.org`, name: 'Rahim Uddin', ...person }
  const { kept, told } = newFlow()
  const started = await send('/api/auth/google/start/', told)
  expect(started.status).toBe(200)
  const back = await provider.visit((await started.json()).url)
  expect(back.state).toBe(kept.state)
  return { ...kept, code: back.code ?? '', ...(back.iss && { iss: back.iss }) }
}
const finish = (back: Body) => send('/api/auth/google/finish/', back)
const signIn = async (person: Partial<typeof provider.person> & { sub: string }) => {
  const response = await finish(await comeBack(person))
  expect(response.status).toBe(200)
  return response.json() as Promise<{ id: number; username: string; email: string; access: string }>
}
const rowOf = async (id: number) => (await database.db.select().from(users).where(eq(users.id, id)))[0]!
const usersOf = (sub: string) => database.db.select().from(users).where(eq(users.google_sub, sub))
const eventsOf = async (id: number) => (await database.db.select().from(security_events).where(eq(security_events.user_id, id))).map(({ kind }) => kind)
let made = 0
async function makeUser(over: Partial<typeof users.$inferInsert> = {}) {
  made += 1
  const name = `present${made}`
  const row = { username: name, username_key: name, email: `${name}@example.org`, email_key: `${name}@example.org`, password_hash: 'none', ...over }
  const [user] = await database.db.insert(users).values(row).returning()
  return user!
}
async function expectProblem(response: Response, status: number, body: object) {
  expect(await response.json()).toMatchObject(body)
  expect(response.status).toBe(status)
}

describe('answers', () => {
  it('whether Google is offered', async () => {
    expect(await (await request('/api/auth/ways/')).json()).toEqual({ google: true })
    expect(await (await without.request('/api/auth/ways/')).json()).toEqual({ google: false })
  })

  it('with an address that carries what the phone made, and asks for a challenge by S256', async () => {
    const { told } = newFlow()
    const { url } = await (await send('/api/auth/google/start/', told)).json()
    const asked = Object.fromEntries(new URL(url).searchParams)
    expect(asked).toMatchObject({ ...told, code_challenge_method: 'S256', redirect_uri: REDIRECT, response_type: 'code', scope: 'openid email profile' })
    expect(url).not.toContain(provider.settings().client_secret)
  })

  it('a new person with an account, a buyer record and a session', async () => {
    const response = await finish({ ...(await comeBack({ sub: 'new-person', email: 'Rahim.Uddin+shop@example.org' })), remember: true, language: 'bn' })
    expect(response.status).toBe(200)
    const signedIn = await response.json()
    expect(signedIn).toMatchObject({ username: 'Rahim.Uddin', email: 'Rahim.Uddin+shop@example.org' })
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-rt=.+Max-Age=\d+/)
    const row = await rowOf(signedIn.id)
    expect(row).toMatchObject({ google_sub: 'new-person', password_hash: null, full_name: 'Rahim Uddin', language: 'bn' })
    expect(row.email_verified_at).toBeTruthy()
    expect(await database.db.select().from(buyers).where(eq(buyers.user_id, signedIn.id))).toHaveLength(1)
    expect(await eventsOf(signedIn.id)).toEqual(['registered', 'signed-in'])
    const account = await request('/api/account/', { headers: { authorization: `Bearer ${signedIn.access}` } })
    expect(await account.json()).toMatchObject({ id: signedIn.id, has_password: false, google_linked: true, email_verified: true })
  })

  it('the same person with the same account, whatever their e-mail has become', async () => {
    const first = await signIn({ sub: 'returning' })
    const second = await signIn({ sub: 'returning', email: 'moved@example.net', email_verified: false })
    expect(second).toMatchObject({ id: first.id, email: 'returning@example.org' })
    expect(await eventsOf(first.id)).toEqual(['registered', 'signed-in', 'signed-in'])
  })

  it('a name that another account has, or that is reserved, with another one', async () => {
    await makeUser({ username: 'karim', username_key: 'karlm' })
    const taken = await signIn({ sub: 'second-karim', email: 'karim@example.com' })
    expect(taken.username).toMatch(/^karim\d{4}$/)
    const reserved = await signIn({ sub: 'an-admin', email: 'admin@example.com' })
    expect(reserved.username).toMatch(/^admin\d{4}$/)
    const strange = await signIn({ sub: 'strange', email: '\u0995\u09b0\u09bf\u09ae@example.com', name: 'x\u202egnp' })
    expect(strange.username).toMatch(/^member\d{4}$/)
    expect((await rowOf(strange.id)).full_name).toBe('')
  })

  it('an account of its own beside one that has the e-mail without proof', async () => {
    const squatter = await makeUser({ email: 'real@example.org', email_key: 'real@example.org' })
    const owner = await signIn({ sub: 'real-owner', email: 'real@example.org' })
    expect(owner.id).not.toBe(squatter.id)
  })

  it('two answers at once with one account', async () => {
    const [one, two] = [await comeBack({ sub: 'twice' }), await comeBack({ sub: 'twice' })]
    const answers = await Promise.all([finish(one), finish(two)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = await Promise.all(answers.map((response) => response.json()))
    expect(first.id).toBe(second.id)
    expect(await usersOf('twice')).toHaveLength(1)
  })

  it('a link and its end, to an account that has a password', async () => {
    const { id, access } = await signIn({ sub: 'first-google' })
    await database.db.update(users).set({ password_hash: 'none' }).where(eq(users.id, id))
    const unlinked = await send('/api/account/google/', undefined, { method: 'DELETE', access })
    expect(await unlinked.json()).toMatchObject({ google_linked: false, has_password: true })
    const linked = await send('/api/account/google/', await comeBack({ sub: 'second-google' }), { access })
    expect(await linked.json()).toMatchObject({ google_linked: true, email: 'first-google@example.org' })
    expect((await rowOf(id)).google_sub).toBe('second-google')
    expect((await signIn({ sub: 'second-google' })).id).toBe(id)
    expect(await eventsOf(id)).toEqual(['registered', 'signed-in', 'google-unlinked', 'google-linked', 'signed-in'])
  })
})

describe('refuses', () => {
  it('all of it where it is not set up', async () => {
    const response = await without.request('/api/auth/google/start/', {
      method: 'POST',
      headers: { origin: TEST_ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify(newFlow().told),
    })
    await expectProblem(response, 502, { code: 'google-failed' })
  })

  it('an account whose e-mail belongs to another one', async () => {
    const email = 'owned@example.org'
    const owner = await makeUser({ email, email_key: email, email_verified_at: new Date().toISOString() })
    await expectProblem(await finish(await comeBack({ sub: 'stranger', email: 'Owned@example.org' })), 409, { code: 'taken', fields: { email: 'has-account' } })
    expect(await usersOf('stranger')).toEqual([])
    expect((await rowOf(owner.id)).google_sub).toBeNull()
  })

  it('a new person whose e-mail Google has not verified, or does not know', async () => {
    await expectProblem(await finish(await comeBack({ sub: 'unproved', email_verified: false })), 502, { code: 'google-failed' })
    const back = await comeBack({ sub: 'unproved' })
    provider.person = { sub: 'unproved' }
    await expectProblem(await finish(back), 502, { code: 'google-failed' })
    expect(await usersOf('unproved')).toEqual([])
  })

  it('to unlink for one whose last proof is older than ten minutes', async () => {
    const { id, access } = await signIn({ sub: 'long-ago' })
    await database.db.update(users).set({ password_hash: 'none' }).where(eq(users.id, id))
    await database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [id])
    await expectProblem(await send('/api/account/google/', undefined, { method: 'DELETE', access }), 403, { code: 'password-needed' })
    expect((await rowOf(id)).google_sub).toBe('long-ago')
  })

  it('a locked account, with the words of a wrong login', async () => {
    const { id } = await signIn({ sub: 'locked' })
    await database.db.update(users).set({ locked_at: new Date().toISOString() }).where(eq(users.id, id))
    await expectProblem(await finish(await comeBack({ sub: 'locked' })), 401, { code: 'wrong-login' })
  })

  it.each(['code', 'nonce', 'code_verifier'] as const)('an answer with another %s', async (part) => {
    await expectProblem(await finish({ ...(await comeBack({ sub: `other-${part}` })), [part]: newSecret() }), 502, { code: 'google-failed' })
    expect(await usersOf(`other-${part}`)).toEqual([])
  })

  it('an answer of another issuer', async () => {
    await expectProblem(await finish({ ...(await comeBack({ sub: 'other-issuer' })), iss: 'https://evil.example' }), 502, { code: 'google-failed' })
  })

  it('a code that was used', async () => {
    const back = await comeBack({ sub: 'used-code' })
    expect((await finish(back)).status).toBe(200)
    await expectProblem(await finish(back), 502, { code: 'google-failed' })
  })

  it('a request of another site', async () => {
    const response = await request('/api/auth/google/finish/', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify(await comeBack({ sub: 'csrf' })),
    })
    await expectProblem(response, 403, { code: 'not-allowed' })
    expect(await usersOf('csrf')).toEqual([])
  })

  it('to link what another account has, and changes neither', async () => {
    const one = await signIn({ sub: 'has-it' })
    const two = await signIn({ sub: 'wants-it' })
    await database.db.update(users).set({ password_hash: 'none' }).where(eq(users.id, two.id))
    await expectProblem(await send('/api/account/google/', await comeBack({ sub: 'has-it' }), { access: two.access }), 409, {
      code: 'taken',
      fields: { google: 'taken' },
    })
    expect((await rowOf(one.id)).google_sub).toBe('has-it')
    expect((await rowOf(two.id)).google_sub).toBe('wants-it')
    expect(await eventsOf(two.id)).not.toContain('google-linked')
  })

  it('to link while the proof is old or the e-mail unverified, before the code is spent', async () => {
    const { id, access } = await signIn({ sub: 'links-late' })
    await database.db.update(users).set({ password_hash: 'none' }).where(eq(users.id, id))
    const back = await comeBack({ sub: 'linked-late' })
    await database.db
      .update(sessions)
      .set({ proved_at: new Date(Date.now() - 601_000).toISOString() })
      .where(eq(sessions.user_id, id))
    await expectProblem(await send('/api/account/google/', back, { access }), 403, { code: 'password-needed' })
    await database.db.update(sessions).set({ proved_at: new Date().toISOString() }).where(eq(sessions.user_id, id))
    await database.db.update(users).set({ email_verified_at: null }).where(eq(users.id, id))
    await expectProblem(await send('/api/account/google/', back, { access }), 403, { code: 'not-verified' })
    await database.db.update(users).set({ email_verified_at: new Date().toISOString() }).where(eq(users.id, id))
    expect((await send('/api/account/google/', back, { access })).status).toBe(200)
  })

  it('to remove the last way to sign in', async () => {
    const { id, access } = await signIn({ sub: 'only-google' })
    await expectProblem(await send('/api/account/google/', undefined, { method: 'DELETE', access }), 400, {
      code: 'bad-input',
      fields: { password: 'required' },
    })
    expect((await rowOf(id)).google_sub).toBe('only-google')
  })
})

describe('guards', () => {
  it('what was sent: the log has only the kind of fault', async () => {
    const back = await comeBack({ sub: 'logged-person' })
    await finish({ ...back, code_verifier: newSecret() })
    const text = JSON.stringify([warned, logged])
    expect(warned.length).toBeGreaterThan(0)
    for (const canary of [...Object.values(back), provider.settings().client_secret, 'logged-person']) {
      if (canary !== provider.settings().issuer) expect(text).not.toContain(canary)
    }
  })

  it('usernames: whatever an e-mail begins with, the names made of it are valid and differ', () => {
    for (const local of [
      'a',
      'ab',
      'rahim',
      '...',
      '-_-',
      'x'.repeat(64),
      '0',
      '000',
      'admin',
      PRODUCT.name,
      'o’neil',
      'কখগ',
      '',
      '1l1l',
      'a+b',
      `${'y'.repeat(25)}.z`,
    ]) {
      const names = [...usernamesFrom(`${local}@example.org`)]
      expect(names.length, local).toBeGreaterThan(10)
      expect(
        names.filter((name) => usernameFault(name) !== undefined),
        local,
      ).toEqual([])
    }
  })
})
