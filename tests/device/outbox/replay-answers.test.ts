import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { hanging, html, json, redirectReply } from '#tests/support/phone/fake-network.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, NOW, noPass, refused, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()

describe('an answer', () => {
  it.each([
    [400, 'bad-input', { fields: { email: 'not-an-email' } }],
    [403, 'not-verified', {}],
    [404, 'not-found', {}],
    [409, 'sold-out', { facts: { ticket_1: 1 } }],
    [409, 'price-changed', { facts: { price: 700 } }],
    [409, 'event-closed', {}],
    [410, 'link-expired', {}],
    [413, 'too-large', {}],
    [415, 'unsupported-media', {}],
    [422, 'key-reused', {}],
  ])('%i %s is for its owner to decide, with its numbers, and nothing was done', async (status, code, more) => {
    phone.network.on(ORDERS, () => refused(status, code, more))
    await keep(anEntry())
    expect((await send()).refused).toHaveLength(1)
    expect(await entryNow()).toMatchObject({ state: 'needs-you', problem: { code, ...more }, may_have_arrived: false, next_at: null })
  })

  it('with a word of a newer service is for its owner as well', async () => {
    phone.network.on(ORDERS, () => refused(409, 'moon-in-the-way'))
    await keep(anEntry())
    await send()
    expect(await entryNow()).toMatchObject({ state: 'needs-you', problem: { code: 'bad-state' } })
  })

  it.each([
    ['no answer', undefined, 'offline'],
    ['in progress', () => refused(409, 'in-progress'), 'in-progress'],
    ['408', () => html('slow', {}, 408), 'busy'],
    ['our 500', () => refused(500, 'bug'), 'bug'],
    ['our 503', () => refused(503, 'busy'), 'busy'],
    ['a proxy’s 502', () => html('Bad gateway', {}, 502), 'busy'],
    ['a portal’s 200', () => html('Log in to the hotel'), 'strange-answer'],
    ['a portal’s JSON', () => json({ welcome: 'to the hotel' }), 'strange-answer'],
    ['a portal’s 403', () => html('Pay first', {}, 403), 'strange-answer'],
    ['a portal’s 401', () => html('Who are you', {}, 401), 'strange-answer'],
    ['a redirect', redirectReply, 'strange-answer'],
    ['a body cut short', () => new Response('{"id":5,"event_or', { headers: { 'content-type': 'application/json' } }), 'strange-answer'],
    ['too many requests', () => refused(429, 'too-many-requests'), 'too-many-requests'],
  ] as const)('such as %s lets it wait, under the same key', async (_, reply, code) => {
    if (reply) phone.network.on(ORDERS, reply)
    await keep(anEntry())
    expect(await send()).toMatchObject({ sent: [], refused: [], left: 1 })
    const entry = await entryNow()
    expect(entry).toMatchObject({
      state: 'waiting',
      problem: { code },
      may_have_arrived: code !== 'too-many-requests',
      idempotency_key: anEntry().idempotency_key,
    })
    expect(Date.parse(entry?.next_at ?? '')).toBeGreaterThanOrEqual(Date.parse(NOW) + 5000)
  })

  it('that was lost after the service acted comes again by the same key', async () => {
    const orders = new Map<string, unknown>()
    phone.network.on(ORDERS, ({ headers }) => {
      const key = headers.get('idempotency-key') ?? ''
      const isFirst = !orders.has(key)
      orders.set(key, anOrder())
      if (isFirst) throw new TypeError('connection lost')
      return json(orders.get(key))
    })
    await keep(anEntry())
    await send()
    expect(await entryNow()).toMatchObject({ state: 'waiting', may_have_arrived: true })
    await send({ hurry: true })
    expect((await entryNow())?.state).toBe('sent')
    expect(orders.size).toBe(1)
  })

  it('that does not come is not waited for longer than twenty seconds', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 20_000 ? 1 : ms))
    phone.network.on(ORDERS, hanging)
    await keep(anEntry())
    await send()
    expect(await entryNow()).toMatchObject({ state: 'waiting', problem: { code: 'too-slow' } })
  })
})

describe('the next try', () => {
  it('comes later each time, up to a quarter of an hour', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { waitMs } = await import('#device/outbox/outbox-steps.ts')
    expect([1, 2, 3, 4, 5, 6, 7, 20].map((tries) => waitMs(tries) / 1000)).toEqual([5, 15, 45, 135, 405, 900, 900, 900])
  })

  it.each([
    ['120', 120],
    [new Date(Date.parse(NOW) + 90_000).toUTCString(), 90],
    ['999999', 3600],
    ['nonsense', 5],
  ])('waits as long as the service asks, within reason: %s', async (asked, seconds) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    phone.network.on(ORDERS, () => json({ code: 'busy', status: 503 }, { 'retry-after': asked }, 503))
    await keep(anEntry())
    await send()
    expect(Date.parse((await entryNow())?.next_at ?? '') - Date.parse(NOW)).toBe(seconds * 1000)
  })

  it('does not come before its time, unless only the network was missing and is back', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    const next_at = '2026-01-15T00:05:00.000Z'
    await keep(anEntry({ id: 'busy', next_at, problem: { code: 'busy' } }), anEntry({ id: 'cut', next_at, problem: { code: 'offline' } }))
    await send()
    expect(phone.network.asked).toEqual([])
    await send({ hurry: true })
    expect([(await entryNow('busy'))?.state, (await entryNow('cut'))?.state]).toEqual(['waiting', 'sent'])
  })

  it('comes although the clock was set back', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry({ next_at: '2027-01-15T00:05:00.000Z', problem: { code: 'busy' } }))
    await send()
    expect((await entryNow())?.state).toBe('sent')
  })
})

describe('the session', () => {
  it('is renewed once when the service does not take the token', async () => {
    const asked: (string | null)[] = []
    phone.network.on(ORDERS, ({ headers }) => (headers.get('authorization') === 'Bearer token-2' ? json(anOrder()) : refused(401, 'not-signed-in')))
    await keep(anEntry())
    await send({
      token: async (failed) => {
        asked.push(failed)
        return { id: 7, access: failed === null ? 'token-1' : 'token-2' }
      },
    })
    expect(asked).toEqual([null, 'token-1'])
    expect(await entryNow()).toMatchObject({ state: 'sent', tries: 1 })
  })

  it('that is over lets all wait for the owner, and they go out when there is one again', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry(), anEntry({ id: 'entry-2' }))
    await send({ token: () => noPass('not-signed-in') })
    expect([(await entryNow())?.state, (await entryNow('entry-2'))?.state]).toEqual(['login', 'login'])
    expect(phone.network.asked).toEqual([])
    await send()
    expect([(await entryNow())?.state, (await entryNow('entry-2'))?.state]).toEqual(['sent', 'sent'])
  })

  it('that is refused twice waits for the owner too, and nothing has arrived', async () => {
    phone.network.on(ORDERS, () => refused(401, 'not-signed-in'))
    await keep(anEntry())
    await send()
    expect(await entryNow()).toMatchObject({ state: 'login', may_have_arrived: false })
    expect(phone.network.asked).toHaveLength(2)
  })

  it('of which nothing is known changes nothing', async () => {
    await keep(anEntry())
    await send({ token: () => noPass('busy') })
    expect(await entryNow()).toEqual(anEntry())
  })

  it.each([
    ['no user', null],
    ['another user', { id: 8, access: 'token-of-8' }],
  ])('of %s sends nothing of the owner’s', async (_, pass) => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry())
    await send({ token: async () => pass })
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toEqual(anEntry())
  })

  it('of another account does not see the first one’s entries', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry())
    await send({ token: async () => ({ id: 8, access: 'token-of-8' }) }, 8)
    expect(phone.network.asked).toEqual([])
  })
})
