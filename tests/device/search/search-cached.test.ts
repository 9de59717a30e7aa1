import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anEventCard, anEventDetail } from '#tests/support/phone/event-rows.ts'
import { emptyPhone } from '#tests/support/phone/fake-phone.ts'
import { aJobCard, aJobDetail } from '#tests/support/phone/job-rows.ts'

const NOW = Date.parse('2026-01-15T00:00:00Z')
/** Fresh with every test, as when a worker has just started. */
const device = async () => ({
  ...(await import('#device/search/search-cached.ts')),
  ...(await import('#device/snapshots/cached-cards.ts')),
  ...(await import('#device/snapshots/cached-events.ts')),
  ...(await import('#device/search/searched-events.ts')),
  ...(await import('#device/snapshots/cached-jobs.ts')),
  ...(await import('#device/search/searched-jobs.ts')),
})
async function search(filter: Record<string, string>) {
  const { SEARCHED_EVENTS, searchCached } = await device()
  return searchCached(SEARCHED_EVENTS, filter, NOW)
}
async function searchJobs(filter: Record<string, string>) {
  const { SEARCHED_JOBS, searchCached } = await device()
  return (await searchCached(SEARCHED_JOBS, filter, NOW)).page.results.map((card) => card.job_post_id)
}

async function hold(address: string, body: unknown, checkedAt = '2026-01-10T00:00:00.000Z'): Promise<void> {
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  const subject = /^\/api\/(?:event|job_post)\/(\d+)\/$/.exec(address)?.[1] ?? null
  await writeSnapshot(
    { address, status: 200, body, etag: null, fetchedAt: checkedAt, checkedAt, via: 'visit' },
    { noun: address.startsWith('/api/event/') ? 'events' : 'jobs', shape: subject ? 'detail' : 'list', keepDays: 30, subject },
  )
}
const page = (...cards: unknown[]) => ({ results: cards, next_cursor: 'more', total: 500, total_is_exact: true })

beforeEach(emptyPhone)
afterEach(() => vi.unstubAllGlobals())

it('holds nothing on an empty phone', async () => {
  expect(await search({})).toEqual({ page: { results: [], next_cursor: null, total: 0, total_is_exact: true }, heldRows: 0, checkedAt: null })
})

it('searches lists of either shape and details together', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1 })))
  await hold('/api/event/', [anEventCard({ id: 2 })])
  await hold('/api/event/3/', anEventDetail({ id: 3 }))
  const { page: found, heldRows } = await search({})
  expect(found.results.map((card) => [card.id, card.seller])).toEqual([
    [1, 7],
    [2, 7],
    [3, 7],
  ])
  expect(heldRows).toBe(3)
})

it('shows each event once, as the network last stood for it', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1, price: 100 })), '2026-01-10T00:00:00.000Z')
  await hold('/api/event/1/', anEventDetail({ id: 1, price: 300 }), '2026-01-12T00:00:00.000Z')
  await hold('/api/event/?q=x', page(anEventCard({ id: 1, price: 200 })), '2026-01-11T00:00:00.000Z')
  const { page: found, heldRows, checkedAt } = await search({})
  expect(found.results.map((card) => card.price)).toEqual([300])
  expect([heldRows, checkedAt]).toEqual([1, '2026-01-12T00:00:00.000Z'])
})

it('filters and sorts as the list does, and says how many it looked at', async () => {
  await hold(
    '/api/event/?limit=20',
    page(anEventCard({ id: 1, price: 100 }), anEventCard({ id: 2, price: 50 }), anEventCard({ id: 3, type: 'Online', location: null, price: 10 })),
  )
  const { page: found, heldRows } = await search({ type: 'Offline', sort: 'price-low' })
  expect(found.results.map((card) => card.id)).toEqual([2, 1])
  expect([found.total, found.next_cursor, heldRows]).toEqual([2, null, 3])
})

it("knows one seller's events among those of all lists and pages", async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1 }), anEventCard({ id: 2, seller: 8 })))
  await hold('/api/event/3/', anEventDetail({ id: 3 }))
  const { page: found, heldRows } = await search({ seller: '7' })
  expect([found.results.map((card) => card.id), heldRows]).toEqual([[1, 3], 3])
})

it('leaves out rows of another shape', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1 }), { id: 2, name: 'of another version' }))
  expect((await search({})).heldRows).toBe(1)
})

it('finds the card of one event in whatever is held', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1, event_id: 11 })))
  const { findCachedCard, HELD_EVENTS } = await device()
  expect((await findCachedCard(HELD_EVENTS, 11))?.card.id).toBe(1)
  expect(await findCachedCard(HELD_EVENTS, 12)).toBeNull()
})

it('lists the events whose whole page is held, the latest first', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 9 })))
  await hold('/api/event/1/', anEventDetail({ id: 1 }), '2026-01-10T00:00:00.000Z')
  await hold('/api/event/2/', anEventDetail({ id: 2 }), '2026-01-12T00:00:00.000Z')
  const { HELD_EVENTS, listCachedDetails } = await device()
  expect((await listCachedDetails(HELD_EVENTS, 8)).map((card) => card.id)).toEqual([2, 1])
  expect(await listCachedDetails(HELD_EVENTS, 1)).toHaveLength(1)
})

it('finds events by a word one letter away where none has the word itself', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1, title: 'Folk evening' }), anEventCard({ id: 2, title: 'Chess' })))
  const found = async (q: string) => (await search({ q })).page.results.map((card) => card.id)
  expect([await found('evning'), await found('eve'), await found('nobody')]).toEqual([[1], [1], []])
})

it('does not list an event that its page says is off the market', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1 }), anEventCard({ id: 2 })), '2026-01-10T00:00:00.000Z')
  await hold('/api/event/1/', anEventDetail({ id: 1, is_active: false }), '2026-01-12T00:00:00.000Z')
  expect((await search({})).page.results.map((card) => card.id)).toEqual([2])
})

it('answers for jobs from their lists and pages, the latest first', async () => {
  await hold('/api/job_post/?limit=20', page(aJobCard({ job_post_id: 1 }), aJobCard({ job_post_id: 2, posted_at: '2026-01-03T10:00:00.000Z' })))
  await hold('/api/job_post/3/', aJobDetail({ job_post_id: 3, posted_at: '2026-01-02T10:00:00.000Z' }))
  expect(await searchJobs({})).toEqual([2, 3, 1])
})

it('filters and sorts jobs as their list does', async () => {
  const cards = [
    aJobCard({ job_post_id: 1, salary_min: 20_000, salary_max: 30_000 }),
    aJobCard({ job_post_id: 2, salary_min: 40_000, salary_max: 50_000 }),
    aJobCard({ job_post_id: 3 }),
    aJobCard({ job_post_id: 4, salary_max: 90_000, deadline: '2026-01-14T17:59:59.000Z' }),
    aJobCard({ job_post_id: 5, salary_max: 90_000, job_type: 'Part-time' }),
  ]
  await hold('/api/job_post/?limit=20', page(...cards))
  expect(await searchJobs({ min_salary: '25000', type: 'Full-time', sort: 'salary-high', limit: '20' })).toEqual([2, 1])
})

it('finds jobs by words of either script, however they are spelled', async () => {
  await hold(
    '/api/job_post/?limit=20',
    page(
      aJobCard({ job_post_id: 1, title: 'নার্স', company: 'সেবা ক্লিনিক' }),
      aJobCard({ job_post_id: 2, title: 'Accountant', district: 'Sylhet', district_bn: 'সিলেট' }),
    ),
  )
  const asked = ['নারস', 'শেবা', 'বগুড়া', 'acount', 'acountant', 'sylhet account']
  expect(await Promise.all(asked.map((q) => searchJobs({ q })))).toEqual([[1], [1], [1], [], [2], [2]])
})

it('does not list a job that its page says is closed, and still knows its card', async () => {
  await hold('/api/job_post/?limit=20', page(aJobCard({ job_post_id: 1 })), '2026-01-10T00:00:00.000Z')
  await hold('/api/job_post/1/', aJobDetail({ job_post_id: 1, is_open: false, is_closed: true }), '2026-01-12T00:00:00.000Z')
  const { findCachedCard, HELD_JOBS } = await device()
  expect([await searchJobs({}), (await findCachedCard(HELD_JOBS, 1))?.card.job_post_id]).toEqual([[], 1])
})

it('keeps the nouns apart', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1 })))
  await hold('/api/job_post/?limit=20', page(aJobCard({ job_post_id: 1 }), aJobCard({ job_post_id: 2 })))
  expect([(await search({})).heldRows, (await searchJobs({})).length]).toEqual([1, 2])
})
