import 'fake-indexeddb/auto'
import { File as NodeFile } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EVENT_GALLERY } from '#app/features/events/gallery/event-gallery.ts'
import { uploadRows } from '#app/galleries/upload-rows.ts'
import { addPictures, dropPicture, usePreparing } from '#app/galleries/uploads.ts'
import { sendNow, useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { Problem } from '#contract/core/problem.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { refused } from '#tests/support/phone/replaying.ts'

vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  lightPicture: async (file: File) => {
    if (file.name.endsWith('.txt')) throw new Problem('unsupported-media')
    return file
  },
}))

const of = { calls: EVENT_GALLERY, subject: 7 }
const item = (id: number) => ({ id, name: '', file: `/media/events/${id}.webp`, tone: 0, video_url: null })
const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/webp' }))
const rows = (gallery = of) => uploadRows(gallery, useOutbox.getState().entries, usePreparing.getState().pictures)
const states = () => rows().map(({ file_name, state, problem }) => [file_name, state === 'failed' ? problem : state])
const setOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true })
const signIn = (id: number) => useSession.setState({ account: { id, username: 'ayojok', email: 'a@mail.example' }, token: 'token-1' })
/** Whether the browser would ask before it lets the page go. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const keysSent = () => sent.map(({ address }) => new URL(address, 'http://localhost').searchParams.get('client_key'))

/** Each test has its own account. */
let owner = 9000
let sent: { address: string; type: string | null; text: string }[]
/** What the service does with the next picture. */
let answer: () => Response

beforeEach(() => {
  owner += 1
  sent = []
  answer = () => json(item(sent.length))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.startsWith('/api/event_gallery/?')) return json({ ok: true })
    sent.push({ address, type: new Headers(init.headers).get('content-type'), text: await (init.body as Blob).text() })
    return answer()
  })
  useOutbox.setState({ entries: [] })
  // Those that databases can hold.
  vi.stubGlobal('File', NodeFile)
  vi.stubGlobal('Blob', Object.getPrototypeOf(NodeFile))
  setOnline(true)
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  signIn(owner)
  renewTokensTo('token-2')
})
afterEach(() => {
  for (const { key } of usePreparing.getState().pictures) dropPicture(key)
  useSession.setState({ account: null, token: null })
  vi.unstubAllGlobals()
})

describe('pictures for a gallery', () => {
  it('lie on the phone at once, in their order and of their gallery, and leaving the page loses none of them', async () => {
    setOnline(false)
    addPictures(of, files('a', 'b'))
    expect(asksBeforeLeaving()).toBe(true)
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['a', 'waiting'],
        ['b', 'waiting'],
      ]),
    )
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false))
    expect((await readEntries(owner)).map(({ files: of }) => [of?.file].flat()[0]?.size)).toEqual([1, 1])
    expect(rows({ ...of, subject: 8 })).toEqual([])
    expect(sent).toEqual([])
    expect(await (await rows()[0]!.readFile())?.text()).toBe('x')
  })

  it('are sent one after the other, each as its bytes', async () => {
    addPictures(of, files('a', 'b', 'c'))
    await vi.waitFor(async () => expect((await readEntries(owner)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']), { timeout: 5000 })
    expect(sent).toMatchObject([1, 2, 3].map(() => ({ type: 'image/webp', text: 'x' })))
    expect(new Set(keysSent()).size).toBe(3)
    expect(EVENT_GALLERY.readAdded((await readEntries(owner))[0]?.answer)).toEqual(item(1))
  })

  it('are tried again under the same key where the answer was lost', async () => {
    answer = () => {
      if (sent.length === 1) throw new TypeError('cut')
      return json(item(1))
    }
    addPictures(of, files('a'))
    await vi.waitFor(async () => expect((await readEntries(owner))[0]).toMatchObject({ state: 'waiting', tries: 1 }))
    await sendNow((await readEntries(owner))[0]?.id)
    expect((await readEntries(owner))[0]?.state).toBe('sent')
    expect(keysSent()).toHaveLength(2)
    expect(new Set(keysSent()).size).toBe(1)
  })

  it('that the service refuses say why, and can be tried again or given up', async () => {
    answer = () => refused(400, 'bad-input', { fields: { gallery: 'too-many' } })
    addPictures(of, files('a'))
    await vi.waitFor(() => expect(rows()).toMatchObject([{ state: 'failed', isFull: true, retry: expect.any(Function) }]))
    rows()[0]?.drop?.()
    await vi.waitFor(() => expect(rows()).toEqual([]))
  })

  it('that are no pictures are stored nowhere, and no try mends them', async () => {
    addPictures(of, files('a.txt', 'b'))
    setOnline(false)
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['b', 'waiting'],
        ['a.txt', 'unsupported-media'],
      ]),
    )
    expect(rows()[1]?.retry).toBeUndefined()
    expect(await readEntries(owner)).toHaveLength(1)
  })

  it('are not sent in the name of the next user who signs in', async () => {
    addPictures(of, files('a.txt'))
    await vi.waitFor(() => expect(states()).toEqual([['a.txt', 'unsupported-media']]))
    signIn(owner + 500)
    setOnline(false)
    addPictures(of, files('b'))
    await vi.waitFor(async () => expect((await readEntries(owner + 500)).length).toBe(1))
    expect(usePreparing.getState().pictures).toEqual([])
    expect(await readEntries(owner)).toEqual([])
  })
})
