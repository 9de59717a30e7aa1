import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { askWorker, codeOf, visitOnline } from '#tests/support/phone/asking-worker.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'

const LIST = '/api/event/?limit=20'
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: null, total: cards.length, total_is_exact: true })
const pageOfOne = page(anEventCard({ id: 1 }))

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)
const ask = (path: string) => askWorker(world, path)
const visit = (path: string, body: unknown) => visitOnline(world, { path, body })

describe('a list without an answer of its own', () => {
  it('is put together from the rows that are held, when there is no network', async () => {
    await visit(LIST, page(anEventCard({ id: 1, title: 'Baul night' }), anEventCard({ id: 2, title: 'Book fair' })))
    world.network.cut()
    const response = await ask('/api/event/?limit=20&q=baul')
    expect(((await response.json()) as { results: { id: number }[] }).results.map(({ id }) => id)).toEqual([1])
    expect([response.headers.get(HEADERS.from), response.headers.get(HEADERS.heldRows)]).toEqual(['device-search', '2'])
  })

  it('is shown from the rows that are held after three slow seconds, and replaced when the answer comes', async () => {
    await visit(LIST, pageOfOne)
    const slow = '/api/event/?limit=20&sort=price-low'
    world.network.on(slow, () => new Promise((resolve) => setTimeout(() => resolve(json(pageOfOne)), 5000)))
    const response = ask(slow)
    await until(() => world.network.asked.length === 2)
    await pass(3)
    expect((await response).headers.get(HEADERS.from)).toBe('device-search')
    await pass(2)
    await world.settled()
    expect(world.announced).toEqual([{ type: 'answer-changed', address: slow }])
    expect((await ask(slow)).headers.get(HEADERS.from)).toBe('device')
  })

  it('waits on for the network when nothing held fits', async () => {
    await visit(LIST, pageOfOne)
    const slow = '/api/event/?limit=20&q=unheard'
    world.network.on(slow, () => new Promise((resolve) => setTimeout(() => resolve(json(pageOfOne)), 5000)))
    const response = ask(slow)
    await until(() => world.network.asked.length === 2)
    await pass(3)
    await pass(2)
    expect((await response).headers.get(HEADERS.from)).toBeNull()
  })

  it('comes page by page, all pages of it from what is held, also when the network is back', async () => {
    await visit(LIST, page(...[1, 2, 3, 4, 5].map((id) => anEventCard({ id, title: `Baul night ${id}` }))))
    world.network.cut()
    const read = async (path: string) => (await (await ask(path)).json()) as { results: { id: number }[]; next_cursor: string | null; total: number }
    const first = await read('/api/event/?limit=2&q=baul')
    expect(first).toMatchObject({ next_cursor: expect.any(String), total: 5 })
    const asked = world.network.asked.length
    const second = await read(`/api/event/?cursor=${first.next_cursor}&limit=2&q=baul`)
    const third = await read(`/api/event/?cursor=${second.next_cursor}&limit=2&q=baul`)
    expect([first, second, third].flatMap(({ results }) => results.map(({ id }) => id)).toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(third).toMatchObject({ next_cursor: null, total: 5 })
    // The service has no such cursor.
    expect(world.network.asked.length).toBe(asked)
  })

  it.each(['24', 'MWExMmV3fjN-OQ'])('goes on where the service says: cursor %s is asked of the network', async (cursor) => {
    await visit(LIST, pageOfOne)
    const further = `/api/event/?cursor=${cursor}&limit=20`
    world.network.on(further, () => json(page(anEventCard({ id: 2 }))))
    const response = await ask(further)
    expect([response.headers.get(HEADERS.from), ((await response.json()) as { results: { id: number }[] }).results.map(({ id }) => id)]).toEqual([null, [2]])
  })

  it('is a plain array where an array was asked for', async () => {
    await visit(LIST, pageOfOne)
    world.network.cut()
    expect(await (await ask('/api/event/')).json()).toEqual(pageOfOne.results)
  })

  it('says that there is no network for a further page, and on an empty phone', async () => {
    expect(await codeOf(await ask(LIST))).toEqual([200, 'offline'])
    await visit(LIST, pageOfOne)
    world.network.cut()
    expect(await codeOf(await ask('/api/event/?cursor=abc&limit=20'))).toEqual([200, 'offline'])
  })
})
