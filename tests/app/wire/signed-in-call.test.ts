import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeEmail, readBuyer, savePicture } from '#contract/accounts/accounts.ts'
import { listEvents } from '#contract/events/events.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { FakeNetwork, html, json } from '#tests/support/phone/fake-network.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'
import { aSession, openTab } from '#tests/support/phone/tab.ts'

const BUYER = '/api/buyer/7/'
const REFRESH = '/api/auth/refresh/'
const buyer = { id: 1, user: 7 }
const refused = (code: string, status: number) => json({ code, status }, {}, status)
const tokenOf = (headers: Headers) => headers.get('authorization')

let network: FakeNetwork
let tab: Awaited<ReturnType<typeof openTab>>
const askBuyer = (options = {}) => tab.call(readBuyer, { params: { user_id: 7 } }, options)
/** The service takes this token alone. */
const takes = (path: string, token: string, body: unknown) =>
  network.on(path, ({ headers }) => (tokenOf(headers) === `Bearer ${token}` ? json(body) : refused('not-signed-in', 401)))

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  tab = await openTab()
  await tab.enterSession(aSession())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('a call in a user’s name', () => {
  it('carries the token; a call of a public endpoint does not', async () => {
    takes(BUYER, 'token-1', buyer)
    network.on('/api/event/', () => json([]))
    expect((await askBuyer()).value).toEqual(buyer)
    await tab.call(listEvents, {})
    expect(network.asked.map(({ headers }) => tokenOf(headers))).toEqual(['Bearer token-1', null])
  })

  it('renews a token that the service does not take, and asks once more', async () => {
    takes(BUYER, 'token-2', buyer)
    network.on(REFRESH, () => json(aSession({ access: 'token-2' })))
    expect(await askBuyer()).toMatchObject({ value: buyer, from: 'network' })
    expect([network.pathsAsked(), localStorage.getItem('authToken')]).toEqual([[BUYER, REFRESH, BUYER], 'token-2'])
  })

  it('renews it once for ten at a time, in two tabs', async () => {
    const other = tab
    tab = await openTab()
    takes(BUYER, 'token-2', buyer)
    network.on(REFRESH, () => json(aSession({ access: 'token-2' })))
    const askOther = () => other.call(readBuyer, { params: { user_id: 7 } })
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? askBuyer() : askOther())))
    expect(all.map(({ value }) => value)).toEqual(Array(10).fill(buyer))
    expect(network.pathsAsked().filter((path) => path === REFRESH)).toHaveLength(1)
  })

  it('renews first when there is a name and no token', async () => {
    takes(BUYER, 'token-2', buyer)
    network.on(REFRESH, () => json(aSession({ access: 'token-2' })))
    tab.useSession.setState({ token: null })
    localStorage.removeItem('authToken')
    await askBuyer()
    expect(network.pathsAsked()).toEqual([REFRESH, BUYER])
  })

  it('does not turn in circles when the new token is refused too', async () => {
    network.on(BUYER, () => refused('not-signed-in', 401))
    network.on(REFRESH, () => json(aSession({ access: 'token-2' })))
    await expect(askBuyer()).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(network.asked).toHaveLength(3)
  })

  it('does not care for the clock of the phone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:00Z') })
    takes(BUYER, 'token-1', buyer)
    await askBuyer()
    vi.setSystemTime(Date.parse('2001-01-01T00:00:00Z'))
    await askBuyer()
    expect(network.pathsAsked()).toEqual([BUYER, BUYER])
  })

  it('is refused without a request when no account is signed in', async () => {
    await tab.forgetSession('signed-out')
    await expect(askBuyer()).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(network.asked).toEqual([])
  })

  it('is not made in the name of the next person who has signed in meanwhile, in another tab', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.on('/api/account/email/', ({ headers }) => (tokenOf(headers) === 'Bearer token-1' ? promise : json({})))
    network.on(REFRESH, () => json(aSession({ id: 8, username: 'karim', access: 'token-9' })))
    const refusal = expect(tab.call(changeEmail, { body: { email: 'rahima@example.org' } })).rejects.toMatchObject({ code: 'not-signed-in' })
    await vi.waitFor(() => expect(network.asked).toHaveLength(1))
    await tab.enterSession(aSession({ id: 8, username: 'karim', access: 'token-8' }))
    resolve(refused('not-signed-in', 401))
    await refusal
    expect(network.pathsAsked()).toEqual(['/api/account/email/'])
  })

  it('leaves a problem of another kind to the caller', async () => {
    network.on('/api/account/email/', () => refused('password-needed', 403))
    await expect(tab.call(changeEmail, { body: { email: 'new@example.com' } })).rejects.toMatchObject({ code: 'password-needed' })
    expect(network.asked).toHaveLength(1)
  })

  it('says which intent a write belongs to', async () => {
    network.on('/api/account/email/', () => refused('password-needed', 403))
    await expect(tab.call(changeEmail, { body: { email: 'new@example.com' } }, { onceKey: 'one-and-the-same-key' })).rejects.toThrow()
    expect(network.asked[0]?.headers.get('idempotency-key')).toBe('one-and-the-same-key')
  })

  it('sends a file as its bytes, with its type', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    let sent: unknown
    vi.stubGlobal('fetch', async (request: Request) => {
      sent = [request.headers.get('content-type'), new Uint8Array(await request.arrayBuffer())]
      return refused('unsupported-media', 415)
    })
    await expect(tab.call(savePicture, { body: bytes }, { type: 'image/png' })).rejects.toMatchObject({ code: 'unsupported-media' })
    expect(sent).toEqual(['image/png', bytes])
  })
})

describe('a saved answer of a signed-in user', () => {
  const visit = async () => {
    takes(BUYER, 'token-1', buyer)
    await askBuyer()
    await vi.waitFor(async () => expect(await everythingStored()).toContain('answer /api/buyer/7/'))
    network.asked.length = 0
  }

  it.each([
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['a service that cannot keep up', () => refused('busy', 503)],
    ['a captive portal', () => html('<h1>Log in to the hotel</h1>')],
    ['something that does not fit', () => json({ id: 'one' })],
  ])('is there with %s', async (_, reply) => {
    await visit()
    network.on(BUYER, reply)
    expect(await askBuyer()).toMatchObject({ value: buyer, from: 'device', address: BUYER })
  })

  it('is there when the token is too old and cannot be renewed now; the session stays', async () => {
    await visit()
    network.on(BUYER, () => refused('not-signed-in', 401))
    expect(await askBuyer()).toMatchObject({ value: buyer, from: 'device' })
    expect(tab.useSession.getState().token).toBe('token-1')
  })

  it('is not there any more when the session is over', async () => {
    await visit()
    network.on(BUYER, () => refused('not-signed-in', 401))
    network.on(REFRESH, () => refused('not-signed-in', 401))
    await expect(askBuyer()).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(await everythingStored()).not.toContain('answer /api/buyer/7/')
  })

  it.each([
    ['not-found', 404],
    ['not-allowed', 403],
  ])('goes when the service says %s', async (code, status) => {
    await visit()
    network.on(BUYER, () => refused(code, status))
    await expect(askBuyer()).rejects.toMatchObject({ code })
    network.cut()
    await vi.waitFor(() => expect(askBuyer()).rejects.toMatchObject({ code: 'offline' }))
  })

  it('is shown after three seconds of waiting; what the network says then follows', async () => {
    await visit()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.on(BUYER, () => promise)
    const later = vi.fn()
    const asked = askBuyer({ later })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await asked).toMatchObject({ from: 'device' })
    resolve(json({ id: 2, user: 7 }))
    await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
    expect(later.mock.calls[0]?.[0]).toMatchObject({ from: 'network', value: { id: 2, user: 7 } })
  })

  it('is given at once to a caller that wants it; the answer of the network follows', async () => {
    await visit()
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.on(BUYER, () => promise)
    const later = vi.fn()
    expect(await askBuyer({ keptFirst: true, later })).toMatchObject({ from: 'device', value: buyer })
    resolve(json({ id: 2, user: 7 }))
    await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
    expect(later.mock.calls[0]?.[0]).toMatchObject({ from: 'network', value: { id: 2, user: 7 } })
  })

  it('never comes after what the network has said sooner', async () => {
    await visit()
    takes(BUYER, 'token-1', { id: 2, user: 7 })
    const given: string[] = []
    const later = ({ from }: { from: string }) => void given.push(from)
    given.push((await askBuyer({ keptFirst: true, later })).from)
    await vi.waitFor(() => expect(given.at(-1)).toBe('network'))
  })

  it('is not missed by who wants it at once: then the network is waited for', async () => {
    takes(BUYER, 'token-1', buyer)
    expect(await askBuyer({ keptFirst: true })).toMatchObject({ from: 'network', value: buyer })
    network.on(BUYER, () => refused('not-found', 404))
    await tab.enterSession(aSession({ id: 8, username: 'karim', access: 'token-8' }))
    await expect(askBuyer({ keptFirst: true })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is not shown to the next person', async () => {
    await visit()
    await tab.enterSession(aSession({ id: 8, username: 'karim', access: 'token-8' }))
    network.cut()
    await expect(askBuyer()).rejects.toMatchObject({ code: 'offline' })
  })

  it('is not given to a user who signed out while it was on its way, and is not kept', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.on(BUYER, () => promise)
    const refusal = expect(askBuyer()).rejects.toMatchObject({ code: 'not-signed-in' })
    await vi.waitFor(() => expect(network.asked).toHaveLength(1))
    await tab.forgetSession('signed-out')
    resolve(json(buyer))
    await refusal
    expect(await everythingStored()).not.toContain('/api/buyer')
  })
})
