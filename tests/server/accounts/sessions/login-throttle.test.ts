import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { security_events } from '#server/db/tables/accounts.ts'
import { openPasswords } from '#server/features/accounts/registration/passwords.ts'
import { openLoginThrottle } from '#server/features/accounts/sessions/login-throttle.ts'
import { clientAddress } from '#server/http/requests/client-address.ts'
import { TEST_ORIGIN, type TestApp, useApp } from '#tests/support/server/app.ts'
import { join, joinAndLogIn, logIn, TEST_PASSWORD } from '#tests/support/server/people.ts'

const app = useApp()
/** Counts addresses too. */
const limited = useApp({ settings: { rate_per_minute: 100_000 } })
/** A second start of the first one. */
const restarted = useApp({
  get database() {
    return app.database
  },
})

interface Try {
  username: string
  password?: string
  address?: string
  cookies?: string
  on?: TestApp
}

/** Tries to sign in from a network address. */
function attempt({ username, password = 'wrong', address = '203.0.113.7', cookies, on = app }: Try): Promise<Response> {
  const request = new Request(`${TEST_ORIGIN}/api/auth/login/`, {
    method: 'POST',
    body: JSON.stringify({ username, password }),
    headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, ...(cookies && { cookie: cookies }) },
  })
  return on.app().fetch(request, { incoming: { socket: { remoteAddress: address } } as never })
}

async function statusesOf(times: number, credentials: Try): Promise<number[]> {
  const statuses = []
  for (let at = 0; at < times; at++) statuses.push((await attempt(credentials)).status)
  return statuses
}

const passTime = (seconds: number) =>
  app.database.pool.query('update login_failures set last_failed_at = last_failed_at - make_interval(secs => $1)', [seconds])
const waitOf = (response: Response) => Number(response.headers.get('retry-after'))
const kinds = async (id: number) => (await app.database.db.select().from(security_events).where(eq(security_events.user_id, id))).map(({ kind }) => kind)
let street = 0
/** An address that no other client had before. */
const newAddress = () => `198.51.${100 + Math.floor(street / 250)}.${(street++ % 250) + 1}`

describe('answers', () => {
  it('five mistakes without a word, and the right password after them', async () => {
    await join(app, 'five.mistakes')
    expect(await statusesOf(5, { username: 'five.mistakes' })).toEqual(Array(5).fill(401))
    await passTime(1)
    expect((await attempt({ username: 'five.mistakes', password: TEST_PASSWORD })).status).toBe(200)
    expect(await statusesOf(5, { username: 'five.mistakes' })).toEqual(Array(5).fill(401))
  })

  it('1, 2, 4 … and at most 300 seconds to wait, twice as long after each further mistake', async () => {
    await join(app, 'longer.waits')
    await statusesOf(5, { username: 'longer.waits' })
    const waits = []
    for (let at = 0; at < 11; at++) {
      const refused = await attempt({ username: 'longer.waits' })
      expect(refused.status).toBe(429)
      expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
      waits.push(waitOf(refused))
      await passTime(waitOf(refused))
      expect((await attempt({ username: 'longer.waits' })).status).toBe(401)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('without a wait to other addresses, and to other names at the same one', async () => {
    await join(app, 'one.address')
    await join(app, 'its.neighbour')
    await statusesOf(6, { username: 'one.address' })
    expect((await attempt({ username: 'one.address', password: TEST_PASSWORD, address: newAddress() })).status).toBe(200)
    expect((await attempt({ username: 'its.neighbour', password: TEST_PASSWORD })).status).toBe(200)
  })

  it('as if nothing had been after a day', async () => {
    await join(app, 'a.day.later')
    await statusesOf(6, { username: 'a.day.later' })
    await passTime(86_401)
    expect(await statusesOf(5, { username: 'a.day.later' })).toEqual(Array(5).fill(401))
  })
})

describe('refuses', () => {
  it('the right password too while there is a wait, and however the name is written', async () => {
    const { id } = await join(app, 'right.but.early')
    await statusesOf(5, { username: 'right.but.early' })
    for (const username of ['right.but.early', 'RIGHT.BUT.EARLY', ' rightbutearly']) {
      expect((await attempt({ username, password: TEST_PASSWORD })).status).toBe(429)
    }
    expect(await kinds(id)).toContain('sign-in-throttled')
  })

  it('after a restart as before it', async () => {
    await join(app, 'restarted')
    await statusesOf(5, { username: 'restarted' })
    expect((await attempt({ username: 'restarted', password: TEST_PASSWORD, on: restarted })).status).toBe(429)
  })

  it('names that no account has in the same way', async () => {
    expect(await statusesOf(6, { username: 'nobody.has.this' })).toEqual([401, 401, 401, 401, 401, 429])
    expect(await statusesOf(6, { username: 'nobody@mail.example' })).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('thirty at once but for the first five', async () => {
    await join(app, 'all.at.once')
    const responses = await Promise.all(Array.from({ length: 30 }, () => attempt({ username: 'all.at.once' })))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  it('an address after thirty attempts in a minute, whatever the names', async () => {
    const address = newAddress()
    const statuses = await Promise.all(Array.from({ length: 31 }, (_, at) => attempt({ username: `name.${at}`, address, on: limited })))
    const refused = statuses.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(waitOf(refused[0]!)).toBeGreaterThan(50)
    expect((await attempt({ username: 'name.1', address: newAddress(), on: limited })).status).toBe(401)
  })

  it.each([
    ['192.0.2', (at: number) => `192.0.2.${at + 1}`, '192.0.3.1'],
    ['2001:db8:7::/48', (at: number) => `2001:db8:7:${at.toString(16)}::1`, '2001:db8:8::1'],
  ])('the network %s after three hundred, and not the one beside it', async (_network, addressAt, beside) => {
    const { countAddress } = openLoginThrottle(app.database, true)
    const count = (address: string) => countAddress(clientAddress(address, null, 0))
    const waits = await Promise.all(Array.from({ length: 300 }, (_, at) => count(addressAt(at % 12))))
    expect(waits.filter((wait) => wait !== undefined)).toEqual([])
    expect(await count(addressAt(13))).toBeGreaterThan(50)
    expect(await count(beside)).toBeUndefined()
  })
})

describe('guards', () => {
  it('an account that is tried from everywhere: strange browsers wait half a minute, and its own do not', async () => {
    const owner = await joinAndLogIn(app, 'under.attack')
    // No more at once than passwords are tried at once.
    for (let at = 0; at < 2; at++) {
      const hits = await Promise.all(Array.from({ length: 25 }, () => attempt({ username: 'under.attack', address: newAddress() })))
      expect(new Set(hits.map(({ status }) => status))).toEqual(new Set([401]))
    }
    // One stranger in half a minute may go on.
    expect((await attempt({ username: 'under.attack', address: newAddress() })).status).toBe(401)
    const refused = await attempt({ username: 'under.attack', password: TEST_PASSWORD, address: newAddress() })
    expect(refused.status).toBe(429)
    expect(waitOf(refused)).toBeGreaterThan(20)
    expect(waitOf(refused)).toBeLessThanOrEqual(30)
    const forged = `__Host-dv=${'a'.repeat(22)}`
    expect((await attempt({ username: 'under.attack', password: TEST_PASSWORD, address: newAddress(), cookies: forged })).status).toBe(429)
    const stranger = await joinAndLogIn(app, 'other.account')
    expect((await attempt({ username: 'under.attack', password: TEST_PASSWORD, address: newAddress(), cookies: stranger.cookies })).status).toBe(429)
    expect((await logIn(app, owner, { cookies: owner.cookies })).access).toBeTruthy()
    expect((await attempt({ username: 'under.attack', password: TEST_PASSWORD, address: newAddress(), cookies: owner.cookies })).status).toBe(200)
  })

  it('an account that signs in often from being counted', async () => {
    const person = await join(app, 'signs.in.often')
    const address = newAddress()
    for (let at = 0; at < 55; at++) expect((await attempt({ username: person.username, password: TEST_PASSWORD, address })).status).toBe(200)
  })

  it('the processor: the forty-third password at once is refused, and told to wait two seconds', async () => {
    const passwords = openPasswords()
    const stored = await passwords.hash(TEST_PASSWORD)
    const results = await Promise.allSettled(Array.from({ length: 43 }, () => passwords.verify(stored, TEST_PASSWORD)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(42)
    expect(results[42]).toMatchObject({ status: 'rejected', reason: { code: 'busy', retryAfterSeconds: 2 } })
    expect(await passwords.verify(stored, TEST_PASSWORD)).toBe(true)
  })

  it('a sign-in that was refused for lack of room from being counted as a wrong password', async () => {
    await join(app, 'in.the.crowd')
    const address = newAddress()
    const crowd = Array.from({ length: 120 }, (_, at) => attempt({ username: `crowd.${at}`, address: newAddress() }))
    const own = await Promise.all(Array.from({ length: 4 }, () => attempt({ username: 'in.the.crowd', address })))
    const responses = await Promise.all(crowd)
    const { rows } = await app.database.pool.query('select failures from login_failures where address = $1', [address])
    expect(rows[0]?.failures ?? 0).toBe(own.filter(({ status }) => status === 401).length)
    for (const { status, headers } of responses) {
      expect([401, 503]).toContain(status)
      if (status === 503) expect(headers.get('retry-after')).toBe('2')
    }
  })
})
