import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anEventCard, anEventDetail } from '#tests/support/event-rows.ts'
import { emptyPhone } from '#tests/support/fake-phone.ts'

const NOW = Date.parse('2026-01-15T00:00:00Z')
const search = async (question: Parameters<typeof import('#device/search-held.ts').searchHeldEvents>[0]) =>
  (await import('#device/search-held.ts')).searchHeldEvents(question, NOW)

async function hold(address: string, body: unknown, checkedAt = '2026-01-10T00:00:00.000Z'): Promise<void> {
  const { keepSnapshot } = await import('#device/snapshots.ts')
  const subject = /^\/api\/event\/(\d+)\/$/.exec(address)?.[1] ?? null
  await keepSnapshot(
    { address, status: 200, body, etag: null, fetchedAt: checkedAt, checkedAt, via: 'visit' },
    { noun: 'events', shape: subject ? 'detail' : 'list', keepDays: 30, subject },
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
  const { page: found, heldRows } = await search({ seller: 7 })
  expect([found.results.map((card) => card.id), heldRows]).toEqual([[1, 3], 3])
})

it('leaves out rows of another shape', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1 }), { id: 2, name: 'of another version' }))
  expect((await search({})).heldRows).toBe(1)
})

it('finds the card of one event in whatever is held', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 1, event_id: 11 })))
  const { findHeldCard } = await import('#device/search-held.ts')
  expect((await findHeldCard(11))?.card.id).toBe(1)
  expect(await findHeldCard(12)).toBeNull()
})

it('lists the events whose whole page is held, the latest first', async () => {
  await hold('/api/event/?limit=20', page(anEventCard({ id: 9 })))
  await hold('/api/event/1/', anEventDetail({ id: 1 }), '2026-01-10T00:00:00.000Z')
  await hold('/api/event/2/', anEventDetail({ id: 2 }), '2026-01-12T00:00:00.000Z')
  const { listHeldDetails } = await import('#device/search-held.ts')
  expect((await listHeldDetails(8)).map((card) => card.id)).toEqual([2, 1])
  expect(await listHeldDetails(1)).toHaveLength(1)
})
