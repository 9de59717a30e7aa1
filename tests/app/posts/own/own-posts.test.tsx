import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginPostDraft, listPostDrafts, readPostDraft, storePostDraft } from '#app/features/posts/own/post-draft.ts'
import { DescribePictures } from '#app/features/posts/own/screens/describe-pictures.tsx'
import { EditPost } from '#app/features/posts/own/screens/edit-post.tsx'
import { OwnPosts } from '#app/features/posts/own/screens/own-posts.tsx'
import { PostDrafts } from '#app/features/posts/own/screens/post-drafts.tsx'
import { beginPost, isPostDraftsFull } from '#app/features/posts/own/share-as-post.ts'
import { useNotice } from '#app/state/notices.ts'
import { useSession } from '#app/state/session/session.ts'
import { newKey } from '#contract/core/new-key.ts'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { beginReading, endReading, member, press, signIn } from '#tests/app/threads/a-reader.tsx'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { refused } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { anOwnPost, logIn, OWN_POSTS, ownPost } from './a-writer.tsx'

// Those that databases can hold, before anything asks what a Blob is.
vi.hoisted(() => {
  const { File, Blob } = process.getBuiltinModule('node:buffer')
  Object.assign(globalThis, { File, Blob })
})
vi.mock('#app/ui/media/shrink-picture.ts', () => ({ lightPicture: async (file: Blob) => new Blob([await file.text()], { type: 'image/webp' }) }))

const HOUR_MS = 3_600_000
const ONE = '/api/posts/41/'
let network: FakeNetwork
const list = (results: OwnPost[]) => network.on(OWN_POSTS, () => json({ results, next_cursor: null }))
/** The one post that is looked at, and what a change of it is answered. */
const one = (own: OwnPost, change: (body: Record<string, unknown>) => Response = () => json(own)) => {
  network.on(ownPost(41), () => json(own))
  network.on(ONE, ({ body }) => change(body ? (JSON.parse(body) as Record<string, unknown>) : {}))
}
const showEdit = () => renderScreen(<EditPost postId={41} logIn={logIn} />, { at: '/posts/own/41/edit' })
const say = (text: string) => fireEvent.change(screen.getByLabelText(/^What do you want/), { target: { value: text } })

beforeEach(() => {
  network = beginReading()
  signIn()
  list([anOwnPost()])
})
afterEach(endReading)

describe('one’s own posts', () => {
  it('say which are held, why, and that staff look at them', async () => {
    list([anOwnPost({ state: 'held', held_reason: 'links' }), anOwnPost({ id: 40, text: 'Open today' })])
    await renderScreen(<OwnPosts />, { at: '/posts/own' })
    expect(await screen.findByText('It has more links than usual. Our staff look at it, then it is shown or removed.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open today' }).getAttribute('href')).toBe('/posts/40')
    expect(screen.queryByRole('link', { name: 'A blue sari' })).toBeNull()
  })

  it('are closed for comments, and deleted once that was asked', async () => {
    const closed: unknown[] = []
    network.on('/api/posts/41/comments_closed/', ({ body }) => {
      closed.push(JSON.parse(body))
      return json(anOwnPost({ comments_closed: true }))
    })
    one(anOwnPost(), () => json({ removed: true }))
    await renderScreen(<OwnPosts />, { at: '/posts/own' })
    fireEvent.click(await screen.findByRole('button', { name: /^More: A blue sari/ }))
    press('Close comments')
    await waitFor(() => expect(useNotice.getState().text).toBe('Comments closed'))
    expect(closed).toEqual([{ closed: true }])
    fireEvent.click(screen.getByRole('button', { name: /^More: A blue sari/ }))
    screen.getByRole('button', { name: 'Delete' }).focus()
    press('Delete')
    const asked = (await screen.findByText('Delete this post?')).closest('dialog') as HTMLElement
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My posts' }))
  })

  it('that are older than a day cannot be edited, but described', async () => {
    const published_at = new Date(Date.now() - 25 * HOUR_MS).toISOString()
    list([anOwnPost({ published_at, picture_count: 1, pictures: [{ id: 1, file: '/media/p/1.webp', tone: 0, alt: '', bytes: 9 }] })])
    await renderScreen(<OwnPosts />, { at: '/posts/own' })
    fireEvent.click(await screen.findByRole('button', { name: /^More/ }))
    expect(screen.getByRole('link', { name: 'Describe pictures' }).getAttribute('href')).toBe('/posts/own/41/pictures')
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })
})

describe('editing a post', () => {
  it('sends words and film on top of the version that was seen', async () => {
    const sent: unknown[] = []
    one(anOwnPost({ version: 3 }), (body) => {
      sent.push(body)
      return json(anOwnPost({ text: 'A green sari', version: 4 }))
    })
    const { router } = await showEdit()
    await screen.findByDisplayValue('A blue sari')
    say('A green sari')
    press('Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/posts/41'))
    expect(sent).toEqual([{ text: 'A green sari', film: '', version: 3 }])
  })

  it('of one that was changed elsewhere offers both versions, and saves mine over the other', async () => {
    const sent: Record<string, unknown>[] = []
    one(anOwnPost(), (body) => {
      sent.push(body)
      if (body.version === 2) return json(anOwnPost({ text: 'Mine', version: 3 }))
      const { body: problem } = refused('stale', 409)
      network.on(ownPost(41), () => json(anOwnPost({ text: 'Theirs', version: 2 })))
      return json(problem, {}, 409)
    })
    await showEdit()
    await screen.findByDisplayValue('A blue sari')
    say('Mine')
    press('Save')
    expect(await screen.findByText('Theirs')).toBeTruthy()
    press('Keep mine')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ text: 'Mine', film: '', version: 2 })
  })

  it('is over after a day, and says so', async () => {
    one(anOwnPost({ published_at: new Date(Date.now() - 25 * HOUR_MS).toISOString() }))
    await showEdit()
    expect(await screen.findByText(/can be changed for 24 hours only/)).toBeTruthy()
  })

  it('describes pictures one by one', async () => {
    const pictures = [{ id: 9, file: '/media/p/9.webp', tone: 0, alt: '', bytes: 9 }]
    const said: unknown[] = []
    one(anOwnPost({ pictures, picture_count: 1 }))
    network.on('/api/posts/41/pictures/9/', ({ body }) => {
      said.push(JSON.parse(body))
      return json(anOwnPost({ pictures: pictures.map((picture) => ({ ...picture, alt: 'Blue' })), picture_count: 1 }))
    })
    await renderScreen(<DescribePictures postId={41} />, { at: '/posts/own/41/pictures' })
    const words = await screen.findByLabelText(/^Picture 1/)
    fireEvent.change(words, { target: { value: 'Blue' } })
    fireEvent.blur(words)
    await waitFor(() => expect(said).toEqual([{ alt: 'Blue' }]))
  })
})

describe('drafts of posts', () => {
  it('are listed, and deleted all at once', async () => {
    await beginPostDraft({ text: 'One', pictures: [] })
    await beginPostDraft({ text: '', pictures: [new Blob(['a'])] })
    await renderScreen(<PostDrafts />, { at: '/posts/own/drafts' })
    expect(await screen.findByText('2 drafts on this phone, 20 at most')).toBeTruthy()
    press('Delete all')
    const asked = (await screen.findByText('Delete all 2 drafts?')).closest('dialog') as HTMLElement
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete all' }))
    expect(await screen.findByText('No drafts on this phone')).toBeTruthy()
    expect(await listPostDrafts()).toEqual([])
  })

  it('leave the focus at the heading when one is deleted', async () => {
    await beginPostDraft({ text: 'One', pictures: [] })
    await beginPostDraft({ text: 'Two', pictures: [] })
    await renderScreen(<PostDrafts />, { at: '/posts/own/drafts' })
    const remove = await screen.findByRole('button', { name: /^Delete draft: One/ })
    remove.focus()
    fireEvent.click(remove)
    const asked = (await screen.findByText('Delete this draft?')).closest('dialog') as HTMLElement
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(screen.queryByText('One')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drafts' })))
  })

  it('are found by no other account of the phone', async () => {
    const key = await beginPostDraft({ text: 'One', pictures: [] })
    useSession.setState({ account: { id: member() + 500, username: 'mina', email: 'mina@example.com' }, token: 'a.b.c' })
    expect([await listPostDrafts(), await readPostDraft(key)]).toEqual([[], undefined])
    signIn()
    expect(await listPostDrafts()).toHaveLength(1)
  })

  it('begin with what another app shared: words, link and all pictures; the oldest goes where there are twenty', async () => {
    const begun = (at: number) => ({ text: `Draft ${at}`, film: '', pictures: [], at: new Date(Date.now() - (30 - at) * HOUR_MS).toISOString() })
    for (let at = 0; at < 20; at += 1) await storePostDraft(newKey(), begun(at))
    expect(await isPostDraftsFull()).toBe(true)
    const pictures = [new Blob(['a']), new Blob(['b'])]
    const to = await beginPost({ title: 'Sale', text: 'All day', url: 'https://example.org/' }, pictures)
    expect(to).toMatch(/^\/posts\/new\?draft=[\da-f]{32}$/)
    const drafts = await listPostDrafts()
    expect(drafts).toHaveLength(20)
    expect(drafts[0]?.draft).toMatchObject({ text: 'Sale\nAll day\nhttps://example.org/', pictures: [{ id: 1 }, { id: 2 }] })
    expect(drafts.some(({ draft }) => draft.text === 'Draft 0')).toBe(false)
  })
})
