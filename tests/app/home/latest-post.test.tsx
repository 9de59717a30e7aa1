import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LatestPost } from '#app/features/home/parts/latest-post.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useSession } from '#app/state/session/session.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { aPost, postPage } from '#tests/support/phone/post-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { type Asked, fakeService } from '../accounts/fake-service.ts'

const LATEST = aPost({ id: 7, author: 91, author_name: 'Rahima', text: 'The latest of all', reactions: [2, 1, 0, 0, 0], comment_count: 1 })
const FOLLOWED = aPost({ id: 3, author: 92, author_name: 'Kamal', text: 'Of one who is followed' })

/** A window of which the test says whether the card is in it. */
class SeenObserver {
  static isSeen = false
  static readonly all = new Set<SeenObserver>()
  private readonly told: (entries: { isIntersecting: boolean }[]) => void
  constructor(told: SeenObserver['told']) {
    this.told = told
    SeenObserver.all.add(this)
  }
  tell = () => this.told([{ isIntersecting: SeenObserver.isSeen }])
  observe = () => queueMicrotask(this.tell)
  disconnect = () => SeenObserver.all.delete(this)
  static scroll(isSeen: boolean) {
    SeenObserver.isSeen = isSeen
    for (const one of SeenObserver.all) one.tell()
  }
}

let me = 9300
beforeEach(() => {
  me += 1
  localStorage.clear()
  renewTokensTo('a.b.c')
  startDeferredHydration()
  SeenObserver.isSeen = false
  vi.stubGlobal('IntersectionObserver', SeenObserver)
})
afterEach(async () => {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useHeldRelations.setState({ of: undefined, answer: undefined })
  })
  await dropPrivateStores({ known: me })
  vi.unstubAllGlobals()
})
const signIn = () => useSession.setState({ account: { id: me, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
const relations = (over: object) => ({ '/api/relations/': { body: { following: [], muted: [], hidden: [], ...over } } })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<LatestPost post={LATEST} />, { language })
const card = () => within(screen.getByRole('article'))
const asks = (asked: readonly Asked[], path: string) => asked.filter((one) => one.path.startsWith(path))

describe('the latest post on Home', () => {
  it('says who wrote it and when, how it begins, and what others make of it, and leads to it and to all posts', async () => {
    fakeService({})
    await show()
    for (const text of ['Rahima', '20 January 2026', 'The latest of all', '3 reactions', '1 comment']) expect(card().getByText(text)).toBeTruthy()
    expect(card().getByRole('link', { name: 'Read the post by Rahima' }).getAttribute('href')).toBe('/posts/7')
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/posts')
    expect(screen.getByRole('heading', { name: 'Latest post' })).toBeTruthy()
  })

  it('speaks Bangla', async () => {
    fakeService({})
    await show('bn')
    expect(screen.getByRole('heading', { name: 'সর্বশেষ পোস্ট' })).toBeTruthy()
    expect(card().getByText('৩টি রিঅ্যাকশন')).toBeTruthy()
  })

  it('asks nothing for visitors', async () => {
    const asked = fakeService({})
    await show()
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(asked).toEqual([])
  })

  it('is of those whom a member follows, and going back finds the same', async () => {
    signIn()
    fakeService({ ...relations({ following: [92] }), '/api/feed/': { body: postPage([FOLLOWED]) } })
    await show()
    expect(await screen.findByText('Of one who is followed')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'From those you follow' })).toBeTruthy()
    expect(screen.queryByText('The latest of all')).toBeNull()
    cleanup()
    SeenObserver.isSeen = true
    await show()
    expect(screen.getByText('Of one who is followed')).toBeTruthy()
  })

  it('is exchanged only while it is off the screen', async () => {
    SeenObserver.isSeen = true
    signIn()
    const asked = fakeService({ ...relations({ following: [92] }), '/api/feed/': { body: postPage([FOLLOWED]) } })
    await show()
    await waitFor(() => expect(asks(asked, '/api/feed/')).toHaveLength(1))
    await waitFor(() => expect(SeenObserver.all.size).toBeGreaterThan(0))
    expect(screen.getByText('The latest of all')).toBeTruthy()
    act(() => SeenObserver.scroll(false))
    expect(screen.getByText('Of one who is followed')).toBeTruthy()
  })

  it('stays that of all for a member who follows no one, whose feed is not asked for', async () => {
    signIn()
    const asked = fakeService(relations({}))
    await show()
    await waitFor(() => expect(asks(asked, '/api/relations/')).not.toEqual([]))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asks(asked, '/api/feed/')).toEqual([])
    expect(screen.getByText('The latest of all')).toBeTruthy()
  })

  it.each([
    ['muted', { muted: [{ user_id: 91, until: null }] }],
    ['a block stands between them', { hidden: [91] }],
  ])('is the next of all where its author is %s, also while it is seen', async (_, over) => {
    SeenObserver.isSeen = true
    signIn()
    fakeService({ ...relations(over), '/api/posts/': { body: postPage([LATEST, aPost({ id: 6, author: 95, text: 'The next' })]) } })
    await show()
    expect(await screen.findByText('The next')).toBeTruthy()
    expect(screen.queryByText('The latest of all')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Latest post' })).toBeTruthy()
  })

  it('is not there where the latest of all is of one whom the reader has blocked, and no other can be had', async () => {
    signIn()
    fakeService({ ...relations({ hidden: [91] }), '/api/posts/': 'offline' })
    await show()
    await waitFor(() => expect(screen.queryByText('The latest of all')).toBeNull())
    expect(screen.getByRole('link', { name: 'All posts' })).toBeTruthy()
  })
})
