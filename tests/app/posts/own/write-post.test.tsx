import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { del } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPostDraft } from '#app/features/posts/own/post-draft.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { useNotice } from '#app/state/notices.ts'
import { loadOutbox, useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { ping } from '#contract/health.ts'
import { durablePrivateStoreOf } from '#device/stores.ts'
import { FormParts } from '#tests/app/jobs/applications/an-applicant.tsx'
import { beginReading, endReading, press, signIn } from '#tests/app/threads/a-reader.tsx'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { refused } from '#tests/support/phone/filling.ts'
import { anOwnPost, aPage, KEY, OWN_PERSON, OWN_POSTS, openComposer, POSTS, putPictures, say } from './a-writer.tsx'

// Those that databases can hold, before anything asks what a Blob is.
vi.hoisted(() => {
  const { File, Blob } = process.getBuiltinModule('node:buffer')
  Object.assign(globalThis, { File, Blob })
})
// A browser without a canvas makes no picture lighter.
vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async (file: Blob) => new Blob([await file.text()], { type: 'image/webp' }) }))

let network: FakeNetwork
let sent: Record<string, unknown[]>[] = []
const refuse = (code: string, status: number, more = {}) => {
  const { body } = refused(code, status, more)
  return json(body, {}, status)
}
/** What comes of the next posts. */
const answerWith = (answer: () => Response) =>
  network.on(POSTS, () => {
    sent.push(Object.groupBy(FormParts.latest?.parts ?? [], ([name]) => name) as never)
    return answer()
  })
const valuesOf = (field: string, at = 0): unknown[] => ((sent[at]?.[field] ?? []) as [string, unknown][]).map(([, value]) => value)

beforeEach(() => {
  network = beginReading()
  vi.stubGlobal('FormData', FormParts)
  sent = []
  signIn()
  network.on(OWN_POSTS, () => json({ results: [], next_cursor: null }))
  network.on(OWN_PERSON, () => json(aPage()))
  answerWith(() => json(anOwnPost()))
})
afterEach(endReading)

describe('a post', () => {
  it('goes out with its words, film and pictures in their order, in the language of its script, and leads to itself', async () => {
    const { router } = await openComposer()
    say('আজকের শাড়ি #নীল')
    expect(screen.getByText('#নীল')).toBeTruthy()
    await putPictures('front', 'back')
    fireEvent.change(screen.getByLabelText(/Link to a video/), { target: { value: ' https://youtu.be/abc ' } })
    press('Post')
    await screen.findByText('2 pictures have no description')
    press('Post anyway')
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts/41'))
    expect(['text', 'film', 'alts', 'language', 'client_key', 'website'].map((field) => valuesOf(field)[0])).toEqual([
      ...['আজকের শাড়ি #নীল', 'https://youtu.be/abc', '["",""]', 'bn', KEY, ''],
    ])
    expect(await Promise.all(valuesOf('pictures').map((file) => (file as Blob).text()))).toEqual(['front', 'back'])
    expect(await readPostDraft(KEY)).toBeUndefined()
  })

  it('without words and pictures is not sent, and says so at its text', async () => {
    await openComposer()
    press('Post')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^What do you want/))
    expect(sent).toEqual([])
  })

  it('says how long it is, and is not sent where it is too long', async () => {
    await openComposer()
    say('ক'.repeat(2001))
    expect(screen.getAllByText('2,001 of 2,000 characters')).toHaveLength(2)
    press('Post')
    expect(await screen.findByText('This is too long')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('has its pictures described first, where its writer wants to', async () => {
    await openComposer()
    await putPictures('front', 'back')
    press('Post')
    press('Describe')
    fireEvent.change(await screen.findByLabelText(/What is in the picture/), { target: { value: 'A blue sari' } })
    press('Next picture')
    fireEvent.change(await screen.findByLabelText(/What is in the picture/), { target: { value: 'Its seam' } })
    press('Done')
    press('Post')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(valuesOf('alts')).toEqual(['["A blue sari","Its seam"]'])
  })

  it('has its pictures in another order by buttons, and one less', async () => {
    await openComposer()
    await putPictures('front', 'back', 'seam')
    fireEvent.click(screen.getByRole('button', { name: /^Picture 3/ }))
    press('Earlier')
    await screen.findByText('2 of 3')
    press('Close')
    fireEvent.click(screen.getByRole('button', { name: /^Picture 1/ }))
    press('Remove picture')
    press('Post')
    press('Post anyway')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(await Promise.all(valuesOf('pictures').map((file) => (file as Blob).text()))).toEqual(['seam', 'back'])
  })

  it('that is held is said to be, and leads to one’s own list', async () => {
    answerWith(() => json(anOwnPost({ state: 'held', held_reason: 'links' })))
    const { router } = await openComposer()
    say('Buy')
    press('Post')
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts/own'))
    expect(useNotice.getState().text).toBe('Your post is held until our staff have looked at it.')
    expect(screen.getByText('Your post is held until our staff have looked at it.')).toBeTruthy()
    expect(screen.queryByText('Posted')).toBeNull()
  })
})

describe('what the service refuses', () => {
  it.each([
    ['silenced', 403, /Settings show why, and until when/],
    ['not-verified', 403, /Open the link that we sent to your email address/],
    ['not-possible', 403, /Your text is kept/],
  ])('as %s is said, and everything typed stays', async (code, status, text) => {
    answerWith(() => refuse(code, status))
    await openComposer()
    say('A blue sari')
    press('Post')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What do you want/).value).toBe('A blue sari')
    await waitFor(async () => expect((await readPostDraft(KEY))?.text).toBe('A blue sari'))
    expect(useOutbox.getState().entries).toEqual([])
  })

  it('stands at the field that it names', async () => {
    answerWith(() => refuse('bad-input', 400, { fields: { film: 'not-a-video-link' } }))
    await openComposer()
    say('A blue sari')
    press('Post')
    expect(await screen.findByText(/Enter a link to a video/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/Link to a video/))
  })
})

describe('more posts than one may write', () => {
  it('wait on the phone, and it says why', async () => {
    answerWith(() => refuse('too-many-requests', 429))
    const { router } = await openComposer()
    say('A blue sari')
    press('Post')
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts/own'))
    expect(useNotice.getState().text).toMatch(/^At most 10 posts an hour and 30 a day, and 3 on the first day/)
    expect(useOutbox.getState().entries).toHaveLength(1)
  })
})

describe('a writer without a shop', () => {
  it('is asked once to open a page, and posts with it', async () => {
    const opened: string[] = []
    network.on(OWN_PERSON, ({ body }) => {
      if (body) opened.push(body)
      return json(body ? aPage() : { person: null })
    })
    await openComposer()
    await waitFor(() => expect(network.pathsAsked()).toContain(OWN_PERSON))
    await act(async () => undefined)
    say('A blue sari')
    press('Post')
    expect(await screen.findByText(/open a page of your own at \/people\/rina/)).toBeTruthy()
    expect(sent).toEqual([])
    press('Open my page and post')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(opened).toEqual(['{"name":"Rina Das"}'])
  })

  it('is asked where the service says that a page is needed; who does not want to keeps the draft', async () => {
    answerWith(() => refuse('page-needed', 403))
    await openComposer()
    say('A blue sari')
    press('Post')
    await screen.findByText(/open a page of your own/)
    press('Cancel')
    expect((await readPostDraft(KEY))?.text).toBe('A blue sari')
  })
})

describe('without network', () => {
  it('a post waits in the outbox with its pictures, and is no draft any more', async () => {
    network.cut()
    useConnection.setState({ state: 'offline', since: 0 })
    const { router } = await openComposer({ hasShop: true })
    say('A blue sari')
    await putPictures('front', 'back', 'seam')
    press('Post')
    press('Post anyway')
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts/own'))
    expect(screen.getByText('On this phone, not posted yet. It will be sent when you are back online.')).toBeTruthy()
    expect(screen.queryByText('Posted')).toBeNull()
    const [entry] = useOutbox.getState().entries
    expect([entry?.noun, entry?.state, [entry?.files?.pictures ?? []].flat().length]).toEqual(['posts', 'waiting', 3])
    expect(await readPostDraft(KEY)).toBeUndefined()
  })

  it('a post that waits is taken back into a draft to be changed, and waits no longer', async () => {
    network.cut()
    network.on(ping.path, () => Promise.reject(new TypeError('fetch failed')))
    await openComposer({ hasShop: true })
    say('A blue sari')
    await putPictures('front')
    press('Post')
    press('Post anyway')
    await waitFor(() => expect(useOutbox.getState().entries).toHaveLength(1))
    cleanup()
    await loadOutbox()
    const [entry] = useOutbox.getState().entries
    const { router } = await openComposer({}, { asked: { entry: entry?.id } as never })
    await waitFor(() => expect(router.state.location.search).toHaveProperty('draft'))
    const { draft } = router.state.location.search as { draft: string }
    expect(await readPostDraft(draft)).toMatchObject({ text: 'A blue sari', pictures: [{ alt: '' }] })
    await waitFor(() => expect(useOutbox.getState().entries).toEqual([]))
  })

  it('a post that waits stays there when one of its pictures cannot be read', async () => {
    network.cut()
    network.on(ping.path, () => Promise.reject(new TypeError('fetch failed')))
    await openComposer({ hasShop: true })
    say('A blue sari')
    await putPictures('front', 'back')
    press('Post')
    press('Post anyway')
    await waitFor(() => expect(useOutbox.getState().entries).toHaveLength(1))
    cleanup()
    await loadOutbox()
    const [entry] = useOutbox.getState().entries
    const [, second] = [entry?.files?.pictures ?? []].flat()
    await del(second?.key ?? '', durablePrivateStoreOf(useSession.getState().account?.id ?? 0))
    await openComposer({}, { asked: { entry: entry?.id } as never })
    expect(await screen.findByText('This post cannot be changed now: it is being sent, or was sent already.')).toBeTruthy()
    expect(useOutbox.getState().entries).toMatchObject([{ id: entry?.id, state: 'waiting', body: { text: 'A blue sari' } }])
  })
})

describe('a draft', () => {
  it('is there again where it was left, with pictures and what is in them', async () => {
    await openComposer()
    say('A blue sari')
    await putPictures('front')
    fireEvent.click(screen.getByRole('button', { name: /^Picture 1/ }))
    fireEvent.change(await screen.findByLabelText(/What is in the picture/), { target: { value: 'Blue' } })
    await waitFor(async () => expect((await readPostDraft(KEY))?.pictures[0]?.alt).toBe('Blue'), { timeout: 1000 })
    cleanup()
    await openComposer()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What do you want/).value).toBe('A blue sari')
    expect(screen.getByText('Blue')).toBeTruthy()
  })

  it('is deleted when its writer says so', async () => {
    const { router } = await openComposer()
    say('A blue sari')
    press('Delete draft')
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts/own'))
    expect(await readPostDraft(KEY)).toBeUndefined()
  })
})

describe('in Bangla', () => {
  it('everything is said in Bangla', async () => {
    await openComposer({}, { language: 'bn' } as never)
    expect(screen.getByRole('heading', { name: 'পোস্ট লিখুন' })).toBeTruthy()
  })
})
