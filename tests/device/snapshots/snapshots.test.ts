import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shelf, Snapshot } from '#device/snapshots/snapshots.ts'
import { emptyPhone, fillPhone, restart, setClock } from '#tests/support/phone/fake-phone.ts'

const LIST: Shelf = { noun: 'events', shape: 'list', keepDays: 30, subject: null }
const detail = (subject: string): Shelf => ({ noun: 'events', shape: 'detail', keepDays: 90, subject })
const aSnapshot = (over: Partial<Snapshot> & { address: string }): Snapshot => ({
  status: 200,
  body: { results: [] },
  etag: '"1"',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  checkedAt: '2026-01-01T00:00:00.000Z',
  via: 'visit',
  ...over,
})
const rows = (count: number) => ({ results: Array.from({ length: count }, (_, id) => ({ id })), next_cursor: null })
const load = () => import('#device/snapshots/snapshots.ts')

beforeEach(() => {
  emptyPhone()
  setClock('2026-01-01T00:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a held answer', () => {
  it('is read back as it was, after a restart too', async () => {
    const kept = aSnapshot({ address: '/api/event/?limit=20', body: rows(3) })
    await (await load()).writeSnapshot(kept, LIST)
    restart()
    expect(await (await load()).readSnapshot('/api/event/?limit=20')).toEqual(kept)
  })

  it('is replaced by the next of its address', async () => {
    const { writeSnapshot, readSnapshot } = await load()
    await writeSnapshot(aSnapshot({ address: '/a', body: 1 }), LIST)
    await writeSnapshot(aSnapshot({ address: '/a', body: 2 }), LIST)
    expect((await readSnapshot('/a'))?.body).toBe(2)
  })

  it('is confirmed without being written anew, only if it is still the same', async () => {
    const { writeSnapshot, readSnapshot, touchSnapshot } = await load()
    await writeSnapshot(aSnapshot({ address: '/a', etag: '"2"' }), LIST)
    expect(await touchSnapshot('/a', '"2"', '2026-01-02T00:00:00.000Z')).toBe(true)
    expect(await touchSnapshot('/a', '"1"', '2026-01-03T00:00:00.000Z')).toBe(false)
    expect(await touchSnapshot('/never', null, '2026-01-03T00:00:00.000Z')).toBe(false)
    expect(await readSnapshot('/a')).toMatchObject({ checkedAt: '2026-01-02T00:00:00.000Z', fetchedAt: '2026-01-01T00:00:00.000Z' })
    expect(await readSnapshot('/never')).toBeNull()
  })

  it('counts as missing when its record is not a snapshot', async () => {
    const { set } = await import('idb-keyval')
    const { storeOf } = await import('#device/stores.ts')
    await set('/a', { address: '/a', rows: [] }, storeOf('answers'))
    expect(await (await load()).readSnapshot('/a')).toBeNull()
  })
})

describe('the limits', () => {
  it('let the list go that was not looked at for longest', async () => {
    const { writeSnapshot, noteUse, readSnapshot } = await load()
    await writeSnapshot(aSnapshot({ address: '/a', body: rows(500) }), LIST)
    setClock('2026-01-01T00:01:00Z')
    await writeSnapshot(aSnapshot({ address: '/b', body: rows(400) }), LIST)
    setClock('2026-01-01T00:02:00Z')
    await noteUse('/a')
    setClock('2026-01-01T00:03:00Z')
    await writeSnapshot(aSnapshot({ address: '/c', body: rows(300) }), LIST)
    expect([await readSnapshot('/a'), await readSnapshot('/b'), await readSnapshot('/c')].map(Boolean)).toEqual([true, false, true])
  })

  it('spare the answer that has just come, however large', async () => {
    const { writeSnapshot, readSnapshot } = await load()
    await writeSnapshot(aSnapshot({ address: '/a', body: rows(1500) }), LIST)
    expect(await readSnapshot('/a')).not.toBeNull()
  })

  it('never touch what is saved, on a full phone neither', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 90, quota: 100 }) } })
    const { writeSnapshot, readSnapshot } = await load()
    const { saveItem } = await import('#device/snapshots/saved.ts')
    await saveItem({ noun: 'events', id: 1, title: 'Saved', savedAt: '2026-01-01T00:00:00.000Z', owner: null })
    for (const id of ['1', '2', '3', '4', '5']) {
      setClock(`2026-01-01T00:0${id}:00Z`)
      await writeSnapshot(aSnapshot({ address: `/api/event/${id}/` }), detail(id))
    }
    expect(await readSnapshot('/api/event/1/')).not.toBeNull()
    expect(await readSnapshot('/api/event/2/')).toBeNull()
  })
})

it('keeps many answers that come at once', async () => {
  const { writeSnapshot, readSnapshot } = await load()
  const addresses = Array.from({ length: 12 }, (_, at) => `/q${at}`)
  await Promise.all(addresses.map((address) => writeSnapshot(aSnapshot({ address, body: rows(5) }), LIST)))
  expect((await Promise.all(addresses.map(readSnapshot))).every(Boolean)).toBe(true)
})

describe('a write that is refused', () => {
  it('leaves the former answer and its entry', async () => {
    const { writeSnapshot, readSnapshot, readSnapshotsOf } = await load()
    await writeSnapshot(aSnapshot({ address: '/a', body: 1 }), LIST)
    const empty = fillPhone()
    await expect(writeSnapshot(aSnapshot({ address: '/a', body: 2 }), LIST)).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect((await readSnapshot('/a'))?.body).toBe(1)
    expect(await readSnapshotsOf('events')).toHaveLength(1)
  })
})

describe('a worker killed in the middle', () => {
  it('leaves an entry without answer that the next clean-up drops', async () => {
    const { set, keys } = await import('idb-keyval')
    const { storeOf } = await import('#device/stores.ts')
    await set('/half', { ...LIST, rows: 900, bytes: 1, lastUsed: 1, checkedAt: '2026-01-01T00:00:00.000Z' }, storeOf('answerUses'))
    const { writeSnapshot, readSnapshotsOf } = await load()
    expect(await readSnapshotsOf('events')).toEqual([])
    await writeSnapshot(aSnapshot({ address: '/a', body: rows(20) }), LIST)
    expect(await keys(storeOf('answerUses'))).toEqual(['/a'])
  })

  it('is told from a write under way in another tab', async () => {
    const { set, keys } = await import('idb-keyval')
    const { storeOf } = await import('#device/stores.ts')
    await set('/under-way', { ...LIST, rows: 1, bytes: 1, lastUsed: Date.now(), checkedAt: '2026-01-01T00:00:00.000Z' }, storeOf('answerUses'))
    await (await load()).tidySnapshots()
    expect(await keys(storeOf('answerUses'))).toEqual(['/under-way'])
  })

  it('leaves no answer behind that no limit would ever count', async () => {
    const { set, keys } = await import('idb-keyval')
    const { storeOf } = await import('#device/stores.ts')
    await set('/stray', aSnapshot({ address: '/stray' }), storeOf('answers'))
    await (await load()).tidySnapshots()
    expect(await keys(storeOf('answers'))).toEqual([])
  })
})
