import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { at, endWorld, type FakeWorker, startWorld } from '#tests/support/phone/fake-worker.ts'
import { aJobCard, aJobDetail } from '#tests/support/phone/job-rows.ts'

const JOBS = '/api/job_post/?limit=20'
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

describe('of jobs, without network', () => {
  it.each([
    ['a page', '/api/job_post/3/', aJobDetail({ job_post_id: 3 })],
    ['their categories', '/api/job_category/', [{ id: 1, title: 'Education', title_bn: 'শিক্ষা', parent: null }]],
    [
      'the banner above them',
      '/api/banner/?place=jobs',
      [{ id: 1, image: '/media/banners/1.webp', tone: 1, title: 'Work', title_bn: 'কাজ', path: '/jobportal' }],
    ],
  ])('%s is answered as it was', async (_, path, body) => {
    await visit(path, body)
    const response = await askOffline(path)
    expect([response.headers.get(HEADERS.from), await response.json()]).toEqual(['device', body])
  })

  it('a list never asked for is put together from all that is held, as a page or plainly', async () => {
    await visit(JOBS, page(aJobCard({ job_post_id: 1 }), aJobCard({ job_post_id: 2, is_remote: true })))
    const found = await askOffline('/api/job_post/?limit=20&remote=true')
    expect([found.headers.get(HEADERS.from), found.headers.get(HEADERS.heldRows)]).toEqual(['device-search', '2'])
    expect(await found.json()).toEqual(page(aJobCard({ job_post_id: 2, is_remote: true })))
    expect(await (await askOffline('/api/job_post/?remote=true')).json()).toHaveLength(1)
  })

  it('a further page of a list cannot be known', async () => {
    await visit(JOBS, page(aJobCard({ job_post_id: 1 })))
    expect((await askOffline('/api/job_post/?cursor=x&limit=20')).headers.get('content-type')).toBe('application/problem+json')
  })
})
