import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { savedOf } from '#app/state/bookmarks/held-things.ts'
import { useSaved } from '#app/state/bookmarks/saved.ts'
import { fetchMissing } from '#app/state/bookmarks/saved-things.ts'
import * as worker from '#app/state/connection/worker.ts'
import { useSession } from '#app/state/session/session.ts'
import * as device from '#device/snapshots/saved.ts'
import { keepSnapshot } from '#device/snapshots/snapshots.ts'
import { aBlogDetail } from '#tests/support/blog-rows.ts'

const thing = { noun: 'events', id: 5, title: 'River', images: ['/media/events/5.webp'] } as const
const told = vi.spyOn(worker, 'tellWorker').mockReturnValue()

beforeEach(async () => {
  for (const { noun, id } of await device.listSaved()) await device.dropSaved(noun, id)
  useSaved.setState({ keys: undefined, ready: new Set() })
  useSession.setState({ account: null })
  told.mockClear()
})

describe('what is saved on the phone', () => {
  it('is unknown until the phone was asked', async () => {
    await device.saveItem({ noun: 'events', id: 9, title: 'Nine', savedAt: '2026-01-01T00:00:00Z', owner: null })
    expect(useSaved.getState().keys).toBeUndefined()
    await useSaved.getState().load()
    expect([...(useSaved.getState().keys ?? [])]).toEqual(['events/9'])
    expect(useSaved.getState().ready.size).toBe(0)
  })

  it('is fetched by the worker, with its picture, as soon as it is saved', async () => {
    expect(await useSaved.getState().toggle({ ...thing, images: [...thing.images] })).toBe(true)
    expect(told).toHaveBeenCalledWith({ type: 'save', addresses: ['/api/event/5/'], images: ['/media/events/5.webp'] })
    expect(await device.isSaved('events', 5)).toBe(true)
  })

  it('is a job as well as an event, each under its own name', async () => {
    await useSaved.getState().toggle({ noun: 'jobs', id: 5, title: 'Nurse', images: ['/media/jobs/5.webp'] })
    expect(told).toHaveBeenCalledWith({ type: 'save', addresses: ['/api/job_post/5/'], images: ['/media/jobs/5.webp'] })
    await useSaved.getState().load()
    expect([...(useSaved.getState().keys ?? [])]).toEqual(['jobs/5'])
    expect([await savedOf('events'), await savedOf('jobs')]).toEqual([[], [{ id: 5, title: 'Nurse' }]])
  })

  it('is dropped by the second press', async () => {
    await useSaved.getState().toggle({ ...thing, images: [] })
    expect(await useSaved.getState().toggle({ ...thing, images: [] })).toBe(false)
    expect(await device.isSaved('events', 5)).toBe(false)
    expect(useSaved.getState().keys?.size).toBe(0)
  })

  it('is taken back when the phone refuses', async () => {
    const refusal = vi.spyOn(device, 'saveItem').mockRejectedValueOnce(new Error('no room'))
    await expect(useSaved.getState().toggle({ ...thing, images: [] })).rejects.toThrow('no room')
    expect(useSaved.getState().keys?.size).toBe(0)
    refusal.mockRestore()
  })

  it('is an article, whose pictures are asked for again once its text is here, and dropped with it', async () => {
    const picture = '/media/blogs/inside.webp'
    await useSaved.getState().toggle({ noun: 'blogs', id: 5, title: 'Boats', images: [] })
    expect(told).toHaveBeenCalledWith({ type: 'save', addresses: ['/api/blogs/5/'], images: [] })
    const body = aBlogDetail({ id: 5, content: `<p><img src="${picture}" alt=""></p>` })
    const at = '2026-01-01T00:00:00.000Z'
    await keepSnapshot(
      { address: '/api/blogs/5/', status: 200, body, etag: null, fetchedAt: at, checkedAt: at, via: 'visit' },
      { noun: 'blogs', shape: 'detail', keepDays: 90, subject: '5' },
    )
    const images = ['/media/blogs/5-720.webp', '/media/blogs/inside-720.webp']
    await fetchMissing()
    expect(told).toHaveBeenLastCalledWith({ type: 'save', addresses: [], images })
    await useSaved.getState().toggle({ noun: 'blogs', id: 5, title: 'Boats', images: [] })
    expect(told).toHaveBeenLastCalledWith({ type: 'unsave', images })
  })

  it('is called by its name while its page has not arrived', async () => {
    await useSaved.getState().toggle({ ...thing, images: [] })
    expect(await savedOf('events')).toEqual([{ id: 5, title: 'River' }])
  })

  it('belongs to whoever is signed in, and is not shown to the next person', async () => {
    useSession.setState({ account: { id: 7, username: 'rahima', email: '' } })
    await useSaved.getState().toggle({ ...thing, images: [] })
    expect(await savedOf('events')).toEqual([{ id: 5, title: 'River' }])
    useSession.setState({ account: null })
    await useSaved.getState().load()
    expect([useSaved.getState().keys?.size, await savedOf('events')]).toEqual([0, []])
  })

  it('is asked for again at the start of a page and when the network is back, if it has not arrived', async () => {
    await device.saveItem({ noun: 'events', id: 9, title: 'Nine', savedAt: '2026-01-01T00:00:00Z', owner: null })
    vi.resetModules()
    const { fetchMissing } = await import('#app/state/bookmarks/saved-things.ts')
    const wanted = vi.spyOn(await import('#app/state/connection/worker.ts'), 'tellWorker').mockReturnValue()
    await fetchMissing()
    expect(wanted).toHaveBeenCalledExactlyOnceWith({ type: 'save', addresses: ['/api/event/9/'], images: [] })
  })
})
