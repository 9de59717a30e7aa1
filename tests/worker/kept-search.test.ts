import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { at, endWorld, type FakeWorker, startWorld } from '#tests/support/phone/fake-worker.ts'
import { aBlogCard, aCategory, aSearchAnswer, foundRows } from '#tests/support/phone/search-rows.ts'

const EVENTS = '/api/event/?limit=12'
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: null, total: cards.length, total_is_exact: true })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)

async function ask(path: string): Promise<Response> {
  const { cachedRequestOf } = await import('#worker/cached-endpoints.ts')
  const { answerRequest } = await import('#worker/api-answers.ts')
  const cachedRequest = cachedRequestOf(new URL(at(path)))
  if (!cachedRequest) throw new Error(`${path} is not kept`)
  return answerRequest(cachedRequest, new Request(at(path)), world.behind)
}

/** Asks once online, so that the answer is held. */
async function visit(path: string, body: unknown): Promise<void> {
  world.network.on(path, () => json(body, { etag: '"1"' }))
  await ask(path)
  await world.settled()
}

async function askOffline(path: string): Promise<Response> {
  world.network.on(path, noNetwork)
  return ask(path)
}

describe('a search, without network', () => {
  it('asked before is answered as it was', async () => {
    const body = aSearchAnswer({ events: foundRows(anEventCard({ id: 1 })) })
    await visit('/api/search/?q=fair', body)
    const response = await askOffline('/api/search/?q=fair')
    expect([response.headers.get(HEADERS.from), await response.json()]).toEqual(['device', body])
  })

  it('never asked before is answered from all that is held', async () => {
    await visit(EVENTS, page(anEventCard({ id: 1, title: 'Book fair' }), anEventCard({ id: 2 })))
    await visit('/category/categories/list/', [aCategory({ id: 3, title: 'Fairs' })])
    const response = await askOffline('/api/search/?q=fair')
    expect([response.headers.get(HEADERS.from), response.headers.get(HEADERS.heldRows)]).toEqual(['device-search', '3'])
    const body = await response.json()
    expect([body.events.results[0].event_id, body.categories.results[0].id, body.jobs.total]).toEqual([1, 3, 0])
  })

  it('cannot go on where the service would, nor find on an empty phone', async () => {
    expect((await askOffline('/api/search/?q=fair')).headers.get('content-type')).toBe('application/problem+json')
    await visit(EVENTS, page(anEventCard({ id: 1 })))
    expect((await askOffline('/api/search/?cursor=x&kind=events&q=fair')).headers.get('content-type')).toBe('application/problem+json')
  })
})

describe('a category, without network', () => {
  const categories = [aCategory({ id: 3, title: 'Agency', slug: 'agency' }), aCategory({ id: 4, title: 'Music', slug: 'music' })]

  it('never opened is put together from what is held of it', async () => {
    await visit('/category/categories/list/', categories)
    await visit('/api/blogs/?limit=12', page(aBlogCard({ id: 1, category: 'agency' }), aBlogCard({ id: 2, category: 'music' })))
    const response = await askOffline('/api/category/agency/')
    expect(response.headers.get(HEADERS.from)).toBe('device-search')
    const body = await response.json()
    expect([body.category.title, body.blogs.results.map(({ id }: { id: number }) => id), body.events.total]).toEqual(['Agency', [1], 0])
  })

  it('is told to be there though nothing of it is held, and not where it is unknown', async () => {
    await visit('/category/categories/list/', categories)
    expect((await (await askOffline('/api/category/agency/')).json()).category.slug).toBe('agency')
    expect((await askOffline('/api/category/nothing/')).headers.get('content-type')).toBe('application/problem+json')
  })
})

describe('of articles, without network', () => {
  it('a list never asked for is put together from all that is held, as a page or plainly', async () => {
    await visit('/api/blogs/?limit=12', page(aBlogCard({ id: 1, tags: ['Baul'] }), aBlogCard({ id: 2 })))
    expect((await (await askOffline('/api/blogs/?limit=12&tag=baul')).json()).results.map(({ id }: { id: number }) => id)).toEqual([1])
    expect(await (await askOffline('/api/blogs/?tag=baul')).json()).toHaveLength(1)
  })
})
