import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addUploads, dropUpload, onPictureAdded, retryUploads, useUploads } from '#app/features/events/gallery/uploads.ts'
import { useSession } from '#app/state/session/session.ts'
import { reportReconnect } from '#app/wire/reconnect.ts'
import { Problem } from '#contract/core/problem.ts'
import type { GalleryItem } from '#contract/events/gallery.ts'

const { sendPicture } = vi.hoisted(() => ({ sendPicture: vi.fn<(event: number, key: string, picture: Blob) => Promise<GalleryItem>>() }))
vi.mock('#app/features/events/gallery/calls.ts', () => ({ sendPicture }))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  openPicture: async (file: File) => {
    if (file.name.endsWith('.txt')) throw new Problem('unsupported-media')
    return file
  },
  shrinkWhole: async (file: File) => file,
}))

const EVENT = 7
const item = (id: number): GalleryItem => ({ id, name: '', file: `/media/events/${id}.webp`, tone: 0, video_url: null })
const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const states = () => useUploads.getState().uploads.map(({ file, state, problem }) => [file.name, problem ?? state])
const keys = () => sendPicture.mock.calls.map(([, key]) => key)
const signIn = (id: number) => useSession.setState({ account: { id, username: 'ayojok', email: 'a@mail.example' }, token: 'token' })
/** Whether the browser would ask before it lets the page go. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => signIn(1))
afterEach(() => {
  for (const { key } of useUploads.getState().uploads) dropUpload(key)
  sendPicture.mockReset()
})

describe('pictures on their way', () => {
  it('go two at a time, and leaving the page needs a confirmation until all have arrived', async () => {
    const arrive: (() => void)[] = []
    sendPicture.mockImplementation(() => new Promise((resolve) => arrive.push(() => resolve(item(arrive.length)))))
    addUploads(EVENT, files('a', 'b', 'c'))
    await vi.waitFor(() => expect(arrive).toHaveLength(2))
    expect(states()).toEqual([
      ['a', 'sending'],
      ['b', 'sending'],
      ['c', 'waiting'],
    ])
    expect(asksBeforeLeaving()).toBe(true)
    arrive[0]?.()
    await vi.waitFor(() => expect(arrive).toHaveLength(3))
    for (const one of arrive) one()
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('are reported to the screen that shows the gallery', async () => {
    sendPicture.mockResolvedValue(item(5))
    const told = vi.fn()
    const stop = onPictureAdded(told)
    addUploads(EVENT, files('a'))
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(EVENT, item(5)))
    stop()
  })

  it('are tried again under the same key, by a press or when the network is back', async () => {
    sendPicture.mockRejectedValueOnce(new Problem('offline')).mockRejectedValueOnce(new Problem('too-slow')).mockResolvedValue(item(1))
    addUploads(EVENT, files('a'))
    await vi.waitFor(() => expect(states()).toEqual([['a', 'offline']]))
    retryUploads()
    await vi.waitFor(() => expect(states()).toEqual([['a', 'too-slow']]))
    reportReconnect()
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
  })

  it('that the service refuses wait for a press, and do not hold up the others', async () => {
    sendPicture.mockRejectedValueOnce(new Problem('too-many-requests')).mockResolvedValue(item(1))
    addUploads(EVENT, files('a', 'b', 'c'))
    await vi.waitFor(() => expect(states()).toEqual([['a', 'too-many-requests']]))
    reportReconnect()
    expect(states()).toEqual([['a', 'too-many-requests']])
  })

  it('that are no pictures are never sent, and no try mends them', async () => {
    addUploads(EVENT, files('a.txt'))
    await vi.waitFor(() => expect(states()).toEqual([['a.txt', 'unsupported-media']]))
    retryUploads()
    reportReconnect()
    expect(states()).toEqual([['a.txt', 'unsupported-media']])
    expect(sendPicture).not.toHaveBeenCalled()
  })

  it('are not sent in the name of the next user who signs in', async () => {
    sendPicture.mockRejectedValueOnce(new Problem('offline'))
    addUploads(EVENT, files('a'))
    await vi.waitFor(() => expect(states()).toEqual([['a', 'offline']]))
    signIn(2)
    reportReconnect()
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(sendPicture).toHaveBeenCalledTimes(1)
  })
})
