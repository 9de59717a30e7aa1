import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { askWorker, codeOf, visitOnline } from '#tests/support/phone/asking-worker.ts'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { hanging, html, json, redirectReply } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { at, endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'

const LIST = '/api/event/?limit=20'
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: null, total: cards.length, total_is_exact: true })
const pageOfOne = page(anEventCard({ id: 1 }))

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)

const ask = (path: string, headers?: Record<string, string>) => askWorker(world, path, headers)
const visit = (path: string, body: unknown, etag?: string) => visitOnline(world, { path, body, etag })

describe('a request never sent before', () => {
  it('is answered by the network, with the time', async () => {
    world.network.on(LIST, () => json(pageOfOne, { etag: '"1"' }))
    const response = await ask(LIST)
    expect(await response.json()).toEqual(pageOfOne)
    expect([response.headers.get(HEADERS.fetchedAt), response.headers.get(HEADERS.from), response.headers.get('etag')]).toEqual([
      '2026-01-15T00:00:00.000Z',
      null,
      '"1"',
    ])
  })

  it('is told that there is no network, with a status of which the browser does not complain', async () => {
    const response = await ask('/api/event/5/')
    expect(await codeOf(response)).toEqual([200, 'offline'])
    expect(response.headers.get(HEADERS.from)).toBe('device')
  })

  it('is told after ten seconds that the network is too slow', async () => {
    world.network.on('/api/event/5/', hanging)
    const response = ask('/api/event/5/')
    await until(() => world.network.asked.length === 1)
    await pass(10)
    expect(await codeOf(await response)).toEqual([200, 'too-slow'])
  })

  it.each([
    ['a page of a captive portal', () => html('<h1>Log in to this Wi-Fi</h1>')],
    ['a redirect', redirectReply],
    ['another shape', () => json({ id: 1 })],
    ['broken JSON', () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
    ['a failure that is not ours', () => html('Bad Gateway', {}, 502)],
    ['a 304 to a question without a tag', () => new Response(null, { status: 304 })],
  ])('does not believe %s, and keeps nothing of it', async (_, reply) => {
    world.network.on('/api/event/5/', reply)
    expect(await codeOf(await ask('/api/event/5/'))).toEqual([200, 'strange-answer'])
    await world.settled()
    const { readSnapshot } = await import('#device/snapshots/snapshots.ts')
    expect(await readSnapshot('/api/event/5/')).toBeNull()
  })

  it('hears what the service itself refuses, and nothing is kept', async () => {
    world.network.on('/api/event/5/', () => json({ code: 'not-found', status: 404 }, { 'x-request-id': 'r1', 'content-type': 'application/problem+json' }, 404))
    const response = await ask('/api/event/5/')
    expect([response.headers.get(HEADERS.requestId), response.headers.get(HEADERS.from)]).toEqual(['r1', null])
    expect(await codeOf(response)).toEqual([404, 'not-found'])
  })
})

describe('a request sent before', () => {
  it('is answered from the phone at once, while the network hangs', async () => {
    await visit(LIST, pageOfOne)
    world.network.on(LIST, hanging)
    await pass(3600)
    const response = await ask(LIST)
    expect(await response.json()).toEqual(pageOfOne)
    expect([response.headers.get(HEADERS.from), response.headers.get('age'), response.headers.get(HEADERS.fetchedAt)]).toEqual([
      'device',
      '3600',
      '2026-01-15T00:00:00.000Z',
    ])
  })

  it('survives a restart without network', async () => {
    await visit(LIST, pageOfOne)
    restart()
    world.network.cut()
    expect(await (await ask(LIST)).json()).toEqual(pageOfOne)
  })

  it('is the same request in whatever order its query is', async () => {
    await visit('/api/event/?limit=20&q=x', pageOfOne)
    world.network.cut()
    expect((await ask('/api/event?q=x&limit=20')).headers.get(HEADERS.from)).toBe('device')
  })

  it('is not asked again within a minute', async () => {
    await visit(LIST, pageOfOne)
    await pass(59)
    await ask(LIST)
    await world.settled()
    expect(world.network.pathsAsked()).toEqual([LIST])
  })

  it('is checked with its tag, and a 304 makes it new', async () => {
    await visit(LIST, pageOfOne)
    world.network.on(LIST, ({ headers }) => (headers.get('if-none-match') === '"1"' ? new Response(null, { status: 304 }) : json(pageOfOne)))
    await pass(61)
    await ask(LIST)
    await world.settled()
    expect(world.announced).toEqual([{ type: 'answer-checked', address: LIST, checkedAt: '2026-01-15T00:01:01.000Z' }])
    expect((await ask(LIST)).headers.get('age')).toBe('0')
  })

  it('is checked once for two visitors', async () => {
    await visit(LIST, pageOfOne)
    await pass(61)
    await Promise.all([ask(LIST), ask(LIST)])
    await world.settled()
    expect(world.network.asked).toHaveLength(2)
  })

  it('changes when the service answers otherwise, and the pages hear of it', async () => {
    await visit(LIST, pageOfOne)
    const changed = page(anEventCard({ id: 1, price: 999 }))
    world.network.on(LIST, () => json(changed, { etag: '"2"' }))
    await pass(61)
    expect(await (await ask(LIST)).json()).toEqual(pageOfOne)
    await world.settled()
    expect(world.announced).toEqual([{ type: 'answer-changed', address: LIST }])
    expect(await (await ask(LIST)).json()).toEqual(changed)
  })

  it('is only confirmed when another tag brings the same', async () => {
    await visit(LIST, pageOfOne)
    world.network.on(LIST, () => json(pageOfOne, { etag: '"2"' }))
    await pass(61)
    await ask(LIST)
    await world.settled()
    expect(world.announced.map(({ type }) => type)).toEqual(['answer-checked'])
  })

  it('stays when the check fails, is a portal, or has another shape', async () => {
    await visit(LIST, pageOfOne)
    for (const [reply, code] of [
      [() => html('portal'), 'strange-answer'],
      [() => json({ results: 'none' }), 'strange-answer'],
      [() => json({ code: 'busy', status: 503 }, {}, 503), 'busy'],
    ] as const) {
      world.network.on(LIST, reply)
      await pass(61)
      await ask(LIST)
      await world.settled()
      expect(world.announced.at(-1)).toEqual({ type: 'answer-unchecked', address: LIST, code })
    }
    expect(await (await ask(LIST)).json()).toEqual(pageOfOne)
  })

  it('goes when the service says that it is gone, unless it is saved', async () => {
    const { saveItem } = await import('#device/snapshots/saved.ts')
    await visit('/api/event/5/', anEventDetail({ id: 5 }))
    await visit('/api/event/6/', anEventDetail({ id: 6 }))
    await saveItem({ noun: 'events', id: 6, title: 'Saved', savedAt: '2026-01-15T00:00:00.000Z', owner: null })
    for (const path of ['/api/event/5/', '/api/event/6/']) world.network.on(path, () => json({ code: 'not-found', status: 404 }, {}, 404))
    await pass(61)
    await ask('/api/event/5/')
    await ask('/api/event/6/')
    await world.settled()
    expect(world.announced.filter(({ type }) => type === 'answer-gone')).toHaveLength(2)
    world.network.cut()
    expect((await ask('/api/event/5/')).headers.get('content-type')).toBe('application/problem+json')
    expect((await ask('/api/event/6/')).status).toBe(200)
  })

  it('has no negative age and is checked when the clock was set back a day', async () => {
    await visit(LIST, pageOfOne)
    vi.setSystemTime(Date.parse('2026-01-14T00:00:00Z'))
    expect((await ask(LIST)).headers.get('age')).toBe('0')
    await world.settled()
    expect(world.network.asked).toHaveLength(2)
  })

  it('counts as never asked when the held answer no longer fits the contract', async () => {
    await visit(LIST, pageOfOne)
    const { writeSnapshot, readSnapshot } = await import('#device/snapshots/snapshots.ts')
    const held = await readSnapshot(LIST)
    await writeSnapshot({ ...held!, body: { rows: [] } }, { noun: 'events', shape: 'list', keepDays: 30, subject: null })
    expect((await ask(LIST)).headers.get(HEADERS.from)).toBeNull()
  })
})

describe('a request for a fresh answer', () => {
  const fresh = { [HEADERS.fresh]: '1' }

  it('is answered by the network', async () => {
    await visit(LIST, pageOfOne)
    world.network.on(LIST, () => json(page(), { etag: '"2"' }))
    const response = await ask(LIST, fresh)
    expect([(await response.json()) as unknown, response.headers.get(HEADERS.from)]).toEqual([page(), null])
  })

  it('is answered by what is held when nothing changed, made new', async () => {
    await visit(LIST, pageOfOne)
    await pass(600)
    world.network.on(LIST, () => new Response(null, { status: 304 }))
    const response = await ask(LIST, fresh)
    expect([(await response.json()) as unknown, response.headers.get('age')]).toEqual([pageOfOne, '0'])
  })

  it('is answered by what is held when the network fails, with its true age', async () => {
    await visit(LIST, pageOfOne)
    await pass(600)
    world.network.on(LIST, hanging)
    const response = ask(LIST, fresh)
    await until(() => world.network.asked.length === 2)
    await pass(10)
    expect((await response).headers.get('age')).toBe('609')
  })
})

describe('a full or broken phone', () => {
  it('is answered all the same, and told', async () => {
    const empty = fillPhone()
    world.network.on(LIST, () => json(pageOfOne))
    expect(await (await ask(LIST)).json()).toEqual(pageOfOne)
    await world.settled()
    expect(world.announced).toEqual([{ type: 'storage-failed', code: 'out-of-space' }])
    empty()
  })

  it('is answered from the network when nothing can be read', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('broken', 'UnknownError')
      },
    })
    world.network.on(LIST, () => json(pageOfOne))
    expect((await ask(LIST)).status).toBe(200)
    await world.settled()
    expect(world.announced).toContainEqual({ type: 'storage-failed', code: 'bug' })
  })
})

describe('what is kept at all', () => {
  it('is what the contract says, asked for once', async () => {
    const { cachedRequestOf } = await import('#worker/cached-endpoints.ts')
    const kept = (path: string) => cachedRequestOf(new URL(at(path)))?.address ?? null
    expect(['/api/ping/', '/api/event/?q=a&q=b', '/api/unknown/', '/events'].map(kept)).toEqual([null, null, null, null])
    expect(['/api/event/5', '/api/event_category/', '/api/event/?q='].map(kept)).toEqual(['/api/event/5/', '/api/event_category/', '/api/event/'])
    expect(cachedRequestOf(new URL(at('/api/event/5/')))?.shelf).toEqual({ noun: 'events', shape: 'detail', keepDays: 90, subject: '5' })
  })
})

describe('what one account alone is answered', () => {
  it('is none of the worker’s business', async () => {
    const { cachedRequestOf } = await import('#worker/cached-endpoints.ts')
    for (const path of ['/api/account/', '/api/buyer/7/', '/api/account/sessions/']) expect(cachedRequestOf(new URL(at(path)))).toBeNull()
  })

  it('is not held when a page hands it over by mistake', async () => {
    const { hold } = await import('#worker/prefetch.ts')
    const fetchedAt = '2026-01-15T00:00:00.000Z'
    await hold([{ address: '/api/buyer/7/', body: { id: 1, user: 7 }, fetchedAt, etag: null }])
    expect(await (await import('#device/snapshots/snapshots.ts')).readSnapshot('/api/buyer/7/')).toBeNull()
  })

  it('is all that is left out: every other answer to keep is known to the worker', async () => {
    const { ENDPOINTS } = await import('#contract/endpoints.ts')
    const { KEPT_ENDPOINTS } = await import('#worker/cached-endpoints.ts')
    const wanted = ENDPOINTS.filter(({ access, offline }) => access === 'anyone' && typeof offline === 'object')
    expect(KEPT_ENDPOINTS.map(({ path }) => path).sort()).toEqual(wanted.map(({ path }) => path).sort())
  })
})
