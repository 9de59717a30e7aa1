import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listEvents } from '#contract/events/events.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'

const LIST = '/api/event/'
const CATEGORIES = '/api/event_category/'
const bring = async () => import('#app/wire/call.ts')

let network: FakeNetwork
let askAhead: typeof import('#app/wire/ahead.ts').askAhead
let takeAhead: typeof import('#app/wire/ahead.ts').takeAhead
let call: typeof import('#app/wire/call.ts').call

beforeEach(async () => {
  vi.resetModules()
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
  network.on(LIST, () => json([], { etag: '"1"' }))
  ;({ askAhead, takeAhead } = await import('#app/wire/ahead.ts'))
  ;({ call } = await import('#app/wire/call.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the early start of the first request', () => {
  it('is sent once: the real call gets the answer that is on its way', async () => {
    askAhead(LIST, bring)
    expect(await call(listEvents, {})).toMatchObject({ value: [], from: 'network', etag: '"1"' })
    expect(network.pathsAsked()).toEqual([LIST])
    expect(network.asked[0]?.headers.get('accept')).toBe('application/json')
  })

  it('gives its answer once', async () => {
    askAhead(LIST, bring)
    await call(listEvents, {})
    await call(listEvents, {})
    expect(network.pathsAsked()).toEqual([LIST, LIST])
  })

  it('is for one request of a page, and for none after another request was sent', async () => {
    askAhead(CATEGORIES, bring)
    askAhead(LIST, bring)
    expect(network.pathsAsked()).toEqual([CATEGORIES])
    await call(listEvents, {})
    expect(network.pathsAsked()).toEqual([CATEGORIES, LIST])
    askAhead(LIST, bring)
    expect(network.pathsAsked()).toHaveLength(2)
  })

  it('does not answer a request that wants a fresh answer of the network', async () => {
    askAhead(LIST, bring)
    await call(listEvents, {}, { fresh: true })
    expect(network.pathsAsked()).toEqual([LIST, LIST])
  })

  it('is no answer any more after ten seconds', async () => {
    vi.useFakeTimers()
    askAhead(LIST, bring)
    vi.advanceTimersByTime(10_001)
    expect(takeAhead(LIST)).toBeUndefined()
  })

  it('that failed is forgotten: the request itself asks again', async () => {
    network.cut()
    askAhead(LIST, bring)
    await vi.waitFor(() => expect(network.asked).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    network.on(LIST, () => json([]))
    expect((await call(listEvents, {})).value).toEqual([])
    expect(network.pathsAsked()).toEqual([LIST, LIST])
  })
})
