import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { at, endWorld, type FakeWorker, startWorld } from '#tests/support/phone/fake-worker.ts'
import { aProductCard, aProductDetail } from '#tests/support/phone/product-rows.ts'

const LIST = '/api/product/?limit=12'
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: null, total: cards.length, total_is_exact: true })

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
  world.network.on(path, () => Promise.reject(new TypeError('Failed to fetch')))
  return ask(path)
}

describe('of products, without network', () => {
  it.each([
    ['a page', '/api/product/3/', aProductDetail({ product_id: 3 })],
    ['their categories', '/api/product_category/', [{ id: 1, title: 'Clothing', title_bn: 'পোশাক', parent: null }]],
  ])('%s is answered as it was', async (_, path, body) => {
    await visit(path, body)
    const response = await askOffline(path)
    expect([response.headers.get(HEADERS.from), await response.json()]).toEqual(['device', body])
  })

  it('a list never asked for is put together from all that is held', async () => {
    await visit(LIST, page(aProductCard({ product_id: 1 }), aProductCard({ product_id: 2, condition: 'used' })))
    const found = await askOffline('/api/product/?condition=used&limit=12')
    expect([found.headers.get(HEADERS.from), found.headers.get(HEADERS.heldRows)]).toEqual(['device-search', '2'])
    expect(await found.json()).toEqual(page(aProductCard({ product_id: 2, condition: 'used' })))
  })
})
