import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeCaches } from '#tests/support/phone/fake-caches.ts'
import { emptyPhone, ORIGIN } from '#tests/support/phone/fake-phone.ts'

const AT = '2026-01-01T00:00:00.000Z'
const load = async () => ({ ...(await import('#device/stored-data.ts')), ...(await import('#device/clear-stored.ts')) })
const keptBy = async () => Object.fromEntries((await (await load()).readStoredData()).map(({ kind, ...rest }) => [kind, rest]))

let phoneCaches: FakeCaches

beforeEach(async () => {
  emptyPhone()
  phoneCaches = new FakeCaches(ORIGIN)
  vi.stubGlobal('caches', phoneCaches)
  const { writeSnapshot } = await import('#device/snapshots/snapshots.ts')
  for (const id of [1, 2]) {
    const address = `/api/event/${id}/`
    const snapshot = { address, status: 200, body: { id }, etag: null, fetchedAt: AT, checkedAt: AT, via: 'visit' } as const
    await writeSnapshot(snapshot, { noun: 'events', shape: 'detail', keepDays: 30, subject: String(id) })
  }
  const { saveItem } = await import('#device/snapshots/saved.ts')
  await saveItem({ noun: 'events', id: 1, title: 'Saved', savedAt: AT } as never)
  for (const [name, path, size] of [
    ['shell-a1', '/assets/app.js', 700],
    ['pages-a1', '/en/events', 300],
    ['images', '/media/events/a.webp', 50],
    ['saved-images', '/media/events/b.webp', 20],
  ] as const) {
    await (await phoneCaches.open(name)).put(path, new Response('x'.repeat(size)))
  }
})
afterEach(() => vi.unstubAllGlobals())

describe('what is kept', () => {
  it('is counted by kind, and what is saved apart from what was only read', async () => {
    const body = JSON.stringify({ id: 1 }).length
    expect(await keptBy()).toEqual({
      saved: { count: 1, bytes: body + 20 },
      read: { count: 2, bytes: body + 300 },
      pictures: { count: 1, bytes: 50 },
      app: { count: 1, bytes: 700 },
    })
  })

  it('is nothing on a phone without a cache of pages', async () => {
    vi.stubGlobal('caches', undefined)
    expect((await keptBy()).app).toEqual({ count: 0, bytes: 0 })
  })
})

describe('clearing', () => {
  it('of what was read leaves what is saved, its pictures and the app', async () => {
    const { clearStored } = await load()
    await clearStored('read')
    expect(await keptBy()).toMatchObject({ saved: { count: 1 }, read: { count: 0, bytes: 0 }, pictures: { count: 1 }, app: { count: 1 } })
    const { readSnapshot } = await import('#device/snapshots/snapshots.ts')
    expect([await readSnapshot('/api/event/1/'), await readSnapshot('/api/event/2/')]).toEqual([expect.anything(), null])
  })

  it('of pictures leaves those of saved pages', async () => {
    const { clearStored } = await load()
    await clearStored('pictures')
    expect([await phoneCaches.pathsIn('images'), await phoneCaches.pathsIn('saved-images')]).toEqual([[], ['/media/events/b.webp']])
  })

  it('of what is saved takes its pictures too, and what was read stays', async () => {
    const { clearStored } = await load()
    await clearStored('saved')
    // The page of the event is now one that was read.
    expect(await keptBy()).toMatchObject({ saved: { count: 0, bytes: 0 }, read: { count: 3 }, pictures: { count: 1 } })
    expect(await phoneCaches.pathsIn('saved-images')).toEqual([])
  })
})
