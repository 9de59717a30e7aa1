import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '#app/state/session/session.ts'
import { send } from '#app/wire/send.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork, html, json } from '#tests/support/phone/fake-network.ts'
import { fillPhone } from '#tests/support/phone/fake-phone.ts'
import { anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

const body = {
  full_name: 'Rahima',
  phone_number: '01712345678',
  email: 'rahima@example.com',
  total_price: 1000,
  final_price: 1060,
  items: [{ event_ticket: 1, quantity: 2 }],
}
const about = { title: 'Baul night' }
const order = () => send(placeOrder, { body }, { noun: 'orders', about, askAfter: '2099-01-01T00:00:00.000Z' })
const refusal = (status: number, code: string, more: object = {}) => json({ status, code, ...more }, {}, status)

/** Each test has its own account. */
let owner = 500
let network: FakeNetwork
const online = (is: boolean) => Object.defineProperty(navigator, 'onLine', { value: is, configurable: true })

beforeEach(() => {
  owner += 1
  network = new FakeNetwork('http://localhost')
  vi.stubGlobal('fetch', network.fetch)
  online(true)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  useSession.setState({ account: { id: owner, username: 'rina', email: 'r@example.com' }, token: 'token-1' })
  renewTokensTo('token-2')
})
afterEach(() => {
  vi.useRealTimers()
  useSession.setState({ account: null, token: null })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a write with a network', () => {
  it('is done, answered, and leaves nothing behind', async () => {
    network.on(ORDERS, () => json(anOrder()))
    expect(await order()).toMatchObject({ kind: 'done', answer: { event_order_id: 'ABCDEFGH12' } })
    expect(await readEntries(owner)).toEqual([])
    expect(network.asked[0]?.headers.get('idempotency-key')).toMatch(/^[\x21-\x7e]{16,255}$/)
  })

  it('lies on the phone before it leaves', async () => {
    let held: unknown
    network.on(ORDERS, async () => {
      held = await readEntries(owner)
      return json(anOrder())
    })
    await order()
    expect(held).toMatchObject([{ body, about, state: 'sending', ask_after: '2099-01-01T00:00:00.000Z', language: 'en' }])
  })

  it('is the form’s again when it is refused, with the service’s numbers', async () => {
    network.on(ORDERS, () => refusal(409, 'sold-out', { facts: { ticket_1: 1 } }))
    await expect(order()).rejects.toMatchObject({ code: 'sold-out', facts: { ticket_1: 1 } })
    expect(await readEntries(owner)).toEqual([])
  })

  it('stays with its entry when it is refused, where its own screen shows that', async () => {
    network.on(ORDERS, () => refusal(409, 'sold-out'))
    let stored: unknown
    const onStored = () => {
      stored = network.asked.length
    }
    const sent = await send(placeOrder, { body }, { noun: 'orders', about, keepsRefused: true, onStored })
    expect(sent).toMatchObject({ kind: 'queued', entry: { state: 'needs-you', problem: { code: 'sold-out' } } })
    expect(await readEntries(owner)).toMatchObject([{ state: 'needs-you' }])
    // Before anything had left the phone.
    expect(stored).toBe(0)
  })

  it('uses a new key for each intent', async () => {
    network.on(ORDERS, () => json(anOrder()))
    await order()
    await order()
    expect(new Set(network.asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
  })

  it('waits for its owner when the session is over', async () => {
    network.on(ORDERS, () => refusal(401, 'not-signed-in'))
    expect(await order()).toMatchObject({ kind: 'queued', entry: { state: 'login', may_have_arrived: false } })
  })
})

describe('a write without an answer', () => {
  it('is kept and not even tried when there is no network at all', async () => {
    online(false)
    expect(await order()).toMatchObject({ kind: 'queued', entry: { state: 'waiting', tries: 0, may_have_arrived: false } })
    expect(network.asked).toEqual([])
    expect(await readEntries(owner)).toHaveLength(1)
  })

  it.each([
    ['the connection breaks', undefined],
    ['a portal answers', () => html('Log in to the hotel')],
    ['the service is busy', () => refusal(503, 'busy')],
    ['the service breaks', () => refusal(500, 'bug')],
    ['a proxy answers', () => html('Bad Gateway', {}, 502)],
  ] as const)('is kept, and may have arrived, when %s', async (_, reply) => {
    if (reply) network.on(ORDERS, reply)
    expect(await order()).toMatchObject({ kind: 'queued', entry: { state: 'waiting', tries: 1, may_have_arrived: true } })
  })
})

describe('a write behind another one that takes long', () => {
  it('is saved after ten seconds, and goes out as soon as that one is answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // The browser's own timer is not of those that a test can move on.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    network.on(ORDERS, () => promise.then(() => json(anOrder())))
    const first = order()
    const posts = () => network.pathsAsked().filter((path) => path === ORDERS).length
    await vi.waitFor(() => expect(posts()).toBe(1))
    const second = order()
    await vi.waitFor(async () => expect(await readEntries(owner)).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await second).toMatchObject({ kind: 'queued', entry: { state: 'waiting', tries: 0 } })
    resolve()
    await first
    await vi.waitFor(() => expect(posts()).toBe(2))
  })
})

describe('a write that cannot be kept', () => {
  it('is not sent either, and its form is told', async () => {
    network.on(ORDERS, () => json(anOrder()))
    const empty = fillPhone()
    await expect(order()).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(network.asked).toEqual([])
  })

  it('is refused without a session', async () => {
    useSession.setState({ account: null, token: null })
    await expect(order()).rejects.toMatchObject({ code: 'not-signed-in' })
  })
})

describe('a write of a user who has signed out', () => {
  it('is not sent in the name of the next user', async () => {
    network.on(ORDERS, () => json(anOrder()))
    useSession.setState({ token: null })
    provideTokens({
      session: useSession.getState,
      watch: useSession.subscribe,
      renew: async () => {
        useSession.setState({ account: { id: 1, username: 'other', email: 'o@example.com' }, token: 'token-of-other' })
        return 'token-of-other'
      },
      settle: async () => undefined,
    })
    expect(await order()).toMatchObject({ kind: 'queued', entry: { state: 'waiting', tries: 0 } })
    expect(network.asked).toEqual([])
  })
})

describe('a write of which only the last counts', () => {
  it('takes the place of the one before, which is not sent any more', async () => {
    const wish = (note: string) => send(placeOrder, { body: { ...body, order_note: note } }, { noun: 'orders', about, subject: 'basket' })
    online(false)
    expect([(await wish('first')).kind, (await wish('second')).kind]).toEqual(['queued', 'queued'])
    expect((await readEntries(owner)).map((entry) => (entry.body as { order_note?: string }).order_note)).toEqual(['second'])
    online(true)
    const bodies: string[] = []
    network.on(ORDERS, (asked) => {
      bodies.push(asked.body)
      return json(anOrder())
    })
    expect((await wish('third')).kind).toBe('done')
    expect(bodies.map((text) => JSON.parse(text).order_note)).toEqual(['third'])
    expect(await readEntries(owner)).toEqual([])
  })
})
