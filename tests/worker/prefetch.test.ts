import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { hanging, html, json } from '#tests/support/phone/fake-network.ts'
import { at, endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'

const load = () => import('#worker/prefetch.ts')
const pathOf = (id: number) => `/api/event/${id}/`
const isHeld = async (path: string) => (await (await import('#device/snapshots/snapshots.ts')).readSnapshot(path)) !== null

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)

const serve = (...ids: number[]) => {
  for (const id of ids) world.network.on(pathOf(id), () => json(anEventDetail({ id }), { etag: `"${id}"` }))
}

describe('fetching ahead', () => {
  it('holds what was missing, one after the other, and asks for nothing twice', async () => {
    serve(1, 2)
    const { prefetch } = await load()
    await prefetch([pathOf(1), pathOf(2), '/api/ping/', '/elsewhere'], false)
    await prefetch([pathOf(1), pathOf(2)], false)
    expect(world.network.pathsAsked()).toEqual([pathOf(1), pathOf(2)])
    expect([await isHeld(pathOf(1)), await isHeld(pathOf(2))]).toEqual([true, true])
  })

  it('is left out for a reader who saves data, by setting or by header', async () => {
    serve(1)
    const { prefetch, noteSaveData } = await load()
    await prefetch([pathOf(1)], true)
    noteSaveData(new Request(at('/events'), { headers: { 'save-data': 'on' } }))
    await prefetch([pathOf(1)], false)
    expect(world.network.asked).toEqual([])
  })

  it('ends at its budget', async () => {
    const description = 'x'.repeat(70_000)
    for (const id of [1, 2, 3]) world.network.on(pathOf(id), () => json(anEventDetail({ id, description })))
    await (await load()).prefetch([1, 2, 3].map(pathOf), false)
    expect(world.network.asked).toHaveLength(2)
  })

  it('ends on a slow network and at the first failure', async () => {
    serve(2)
    world.network.on(pathOf(1), () => new Promise((resolve) => setTimeout(() => resolve(json(anEventDetail({ id: 1 }))), 4000)))
    const { prefetch } = await load()
    const slow = prefetch([pathOf(1), pathOf(2)], false)
    await until(() => world.network.asked.length === 1)
    await pass(4)
    await slow
    await prefetch([pathOf(3), pathOf(2)], false)
    expect(world.network.pathsAsked()).toEqual([pathOf(1), pathOf(3)])
  })

  it('ends when it is told to', async () => {
    serve(2)
    world.network.on(pathOf(1), hanging)
    const { prefetch, stopPrefetch } = await load()
    const run = prefetch([pathOf(1), pathOf(2)], false)
    await until(() => world.network.asked.length === 1)
    stopPrefetch()
    await run
    expect(world.network.pathsAsked()).toEqual([pathOf(1)])
  })
})

describe('something saved', () => {
  it('is fetched at once with its picture, and said to be ready', async () => {
    serve(1)
    world.network.on('/media/1.webp', () => new Response('1', { headers: { 'content-type': 'image/webp' } }))
    await (await load()).save([pathOf(1)], ['/media/1.webp'])
    expect(world.announced).toEqual([{ type: 'saved-ready', address: pathOf(1), ok: true }])
    expect(await world.caches.pathsIn('saved-images')).toEqual(['/media/1.webp'])
  })

  it('is said not to be ready without network, and ready when it was held before', async () => {
    serve(1)
    const { save, prefetch } = await load()
    await prefetch([pathOf(1)], false)
    world.network.cut()
    await save([pathOf(1), pathOf(2)], [])
    expect(world.announced).toEqual([
      { type: 'saved-ready', address: pathOf(1), ok: true },
      { type: 'saved-ready', address: pathOf(2), ok: false },
    ])
  })

  it('is not ready when a captive portal answered', async () => {
    world.network.on(pathOf(1), () => html('portal'))
    await (await load()).save([pathOf(1)], [])
    expect(world.announced).toEqual([{ type: 'saved-ready', address: pathOf(1), ok: false }])
  })
})

describe('answers that came inside a page', () => {
  const list = '/api/event/?limit=20'
  const body = (price: number) => ({ results: [anEventCard({ id: 1, price })], next_cursor: null, total: 1, total_is_exact: true })
  const held = async () => (await import('#device/snapshots/snapshots.ts')).readSnapshot(list)

  it('are held', async () => {
    await (await load()).hold([{ address: list, body: body(1), etag: null, fetchedAt: '2026-01-14T00:00:00.000Z' }])
    expect(await held()).toMatchObject({ body: body(1), checkedAt: '2026-01-14T00:00:00.000Z', etag: null })
  })

  it('do not replace newer ones, and only confirm the same', async () => {
    const { hold } = await load()
    world.network.on(list, () => json(body(1), { etag: '"1"' }))
    await (await load()).prefetch([list], false)
    await hold([{ address: list, etag: null, body: body(2), fetchedAt: '2026-01-14T00:00:00.000Z' }])
    expect(await held()).toMatchObject({ body: body(1), etag: '"1"' })
    await hold([{ address: list, etag: null, body: body(1), fetchedAt: '2026-01-16T00:00:00.000Z' }])
    expect(await held()).toMatchObject({ etag: '"1"', checkedAt: '2026-01-16T00:00:00.000Z' })
  })

  it('are refused when they do not fit the contract', async () => {
    await (await load()).hold([
      { address: list, body: { results: 'x' }, etag: null, fetchedAt: '2026-01-14T00:00:00.000Z' },
      { address: list, body: body(1), etag: null, fetchedAt: 'yesterday' },
      { address: '/api/ping/', body: { ok: true }, etag: null, fetchedAt: '2026-01-14T00:00:00.000Z' },
    ])
    expect(await held()).toBeNull()
  })
})
