import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBookmarks } from '#app/state/bookmarks/bookmarks.ts'
import { bookmarksOf } from '#app/state/bookmarks/cached-items.ts'
import { fetchMissingBookmarks } from '#app/state/bookmarks/stored-bookmarks.ts'
import * as worker from '#app/state/connection/worker.ts'
import { useSession } from '#app/state/session/session.ts'
import * as device from '#device/snapshots/saved.ts'
import { writeSnapshot } from '#device/snapshots/snapshots.ts'
import { aBlogDetail } from '#tests/support/phone/blog-rows.ts'

const thing = { noun: 'events', id: 5, title: 'River', images: ['/media/events/5.webp'] } as const
const told = vi.spyOn(worker, 'tellWorker').mockReturnValue()

beforeEach(async () => {
  for (const { noun, id } of await device.listSaved()) await device.dropSaved(noun, id)
  useBookmarks.setState({ keys: undefined, ready: new Set() })
  useSession.setState({ account: null })
  told.mockClear()
})

describe('what is saved on the phone', () => {
  it('is unknown until the phone was asked', async () => {
    await device.saveItem({ noun: 'events', id: 9, title: 'Nine', savedAt: '2026-01-01T00:00:00Z', owner: null })
    expect(useBookmarks.getState().keys).toBeUndefined()
    await useBookmarks.getState().load()
    expect([...(useBookmarks.getState().keys ?? [])]).toEqual(['events/9'])
    expect(useBookmarks.getState().ready.size).toBe(0)
  })

  it('is fetched by the worker, with its picture, as soon as it is saved', async () => {
    expect(await useBookmarks.getState().toggle({ ...thing, images: [...thing.images] })).toBe(true)
    expect(told).toHaveBeenCalledWith({ type: 'save', addresses: ['/api/event/5/'], images: ['/media/events/5.webp'] })
    expect(await device.isSaved('events', 5)).toBe(true)
  })

  it('is a job as well as an event, each under its own name', async () => {
    await useBookmarks.getState().toggle({ noun: 'jobs', id: 5, title: 'Nurse', images: ['/media/jobs/5.webp'] })
    expect(told).toHaveBeenCalledWith({ type: 'save', addresses: ['/api/job_post/5/'], images: ['/media/jobs/5.webp'] })
    await useBookmarks.getState().load()
    expect([...(useBookmarks.getState().keys ?? [])]).toEqual(['jobs/5'])
    expect([await bookmarksOf('events'), await bookmarksOf('jobs')]).toEqual([[], [{ id: 5, title: 'Nurse' }]])
  })

  it('is dropped by the second press', async () => {
    await useBookmarks.getState().toggle({ ...thing, images: [] })
    expect(await useBookmarks.getState().toggle({ ...thing, images: [] })).toBe(false)
    expect(await device.isSaved('events', 5)).toBe(false)
    expect(useBookmarks.getState().keys?.size).toBe(0)
  })

  it('is taken back when the phone refuses', async () => {
    const refusal = vi.spyOn(device, 'saveItem').mockRejectedValueOnce(new Error('no room'))
    await expect(useBookmarks.getState().toggle({ ...thing, images: [] })).rejects.toThrow('no room')
    expect(useBookmarks.getState().keys?.size).toBe(0)
    refusal.mockRestore()
  })

  it('is an article, whose pictures are asked for again once its text is here, and dropped with it', async () => {
    const picture = '/media/blogs/inside.webp'
    await useBookmarks.getState().toggle({ noun: 'blogs', id: 5, title: 'Boats', images: [] })
    expect(told).toHaveBeenCalledWith({ type: 'save', addresses: ['/api/blogs/5/'], images: [] })
    const body = aBlogDetail({ id: 5, content: `<p><img src="${picture}" alt=""></p>` })
    const at = '2026-01-01T00:00:00.000Z'
    await writeSnapshot(
      { address: '/api/blogs/5/', status: 200, body, etag: null, fetchedAt: at, checkedAt: at, via: 'visit' },
      { noun: 'blogs', shape: 'detail', keepDays: 90, subject: '5' },
    )
    const images = ['/media/blogs/5-720.webp', '/media/blogs/inside-720.webp']
    await fetchMissingBookmarks()
    expect(told).toHaveBeenLastCalledWith({ type: 'save', addresses: [], images })
    await useBookmarks.getState().toggle({ noun: 'blogs', id: 5, title: 'Boats', images: [] })
    expect(told).toHaveBeenLastCalledWith({ type: 'unsave', images })
  })

  it('is called by its name while its page has not arrived', async () => {
    await useBookmarks.getState().toggle({ ...thing, images: [] })
    expect(await bookmarksOf('events')).toEqual([{ id: 5, title: 'River' }])
  })

  it('belongs to the signed-in user, and is not shown to the next one', async () => {
    useSession.setState({ account: { id: 7, username: 'rahima', email: '' } })
    await useBookmarks.getState().toggle({ ...thing, images: [] })
    expect(await bookmarksOf('events')).toEqual([{ id: 5, title: 'River' }])
    useSession.setState({ account: null })
    await useBookmarks.getState().load()
    expect([useBookmarks.getState().keys?.size, await bookmarksOf('events')]).toEqual([0, []])
  })

  it('is asked for again at the start of a page and when the network is back, if it has not arrived', async () => {
    await device.saveItem({ noun: 'events', id: 9, title: 'Nine', savedAt: '2026-01-01T00:00:00Z', owner: null })
    vi.resetModules()
    const { fetchMissingBookmarks } = await import('#app/state/bookmarks/stored-bookmarks.ts')
    const wanted = vi.spyOn(await import('#app/state/connection/worker.ts'), 'tellWorker').mockReturnValue()
    await fetchMissingBookmarks()
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ type: 'save', addresses: ['/api/event/9/'], images: [] })
  })
})
