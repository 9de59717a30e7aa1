import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFeedView } from '#app/features/posts/public/feed-view.ts'
import { NO_REACTIONS, useOwnReactions } from '#app/features/posts/public/reactions/own-reactions.ts'
import { Feed } from '#app/features/posts/public/screens/feed.tsx'
import { useSession } from '#app/state/session/session.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { PostCard, PostPage } from '#contract/posts/posts.ts'
import { dropKeptFeed, storeKeptFeed } from '#device/feeds.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aPost, postPage, somePosts } from '#tests/support/phone/post-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService } from '../../accounts/fake-service.ts'

/** A window in which all is near. */
class NearObserver {
  private readonly told: (entries: { isIntersecting: boolean }[]) => void
  constructor(told: NearObserver['told']) {
    this.told = told
  }
  observe = () => queueMicrotask(() => this.told([{ isIntersecting: true }]))
  disconnect = () => undefined
}

let me = 9100

beforeEach(() => {
  me += 1
  localStorage.clear()
  renewTokensTo('a.b.c')
  startDeferredHydration()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('IntersectionObserver', NearObserver)
})
afterEach(async () => {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useOwnReactions.setState(NO_REACTIONS)
  })
  await dropKeptFeed()
  await dropPrivateStores({ known: me })
  vi.unstubAllGlobals()
})
const signIn = () => useSession.setState({ account: { id: me, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })

/** Every feed of its own, so that none finds what another has loaded. */
let feeds = 0
async function show(page: PostPage, { search = {}, language = 'en' }: { search?: Record<string, string>; language?: 'en' | 'bn' } = {}) {
  feeds += 1
  const view = readFeedView({ tag: `t${feeds}`, ...search })
  const shown = await renderScreen(<Feed view={view} answer={view.of === 'all' ? fresh(page) : undefined} />, { language, at: '/posts' })
  if (page.results.length > 0) await screen.findAllByRole('article')
  return shown
}
const card = (post: PostCard) => within(document.getElementById(`post-${post.id}`) as HTMLElement)

describe('a post in the feed', () => {
  it('says who wrote it, what it says, and what others make of it', async () => {
    fakeService({})
    const post = aPost({ text: 'Look: https://example.com/x #saree', reactions: [3, 1, 0, 0, 0], comment_count: 4, author_is_verified: true })
    await show(postPage([post]))
    const one = card(post)
    expect(one.getByRole('link', { name: 'Rupa Sarees' }).getAttribute('href')).toBe('/seller/rupa-sarees')
    expect(one.getByText('Verified seller')).toBeTruthy()
    const link = one.getByRole('link', { name: 'example.com/x' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://example.com/x', 'ugc nofollow noopener'])
    expect(one.getByRole('link', { name: '#saree' }).getAttribute('href')).toBe('/posts?tag=saree')
    expect(one.getByRole('link', { name: '4 comments on the post by Rupa Sarees' }).getAttribute('href')).toBe('/posts/1')
    expect(one.getByRole('contentinfo', { hidden: true }).textContent ?? '').toContain('3')
  })

  it('leads to a page of their own where the writer has no shop', async () => {
    fakeService({})
    const post = aPost({ author_slug: null, author_name: 'Karim', author_username: 'karim' })
    await show(postPage([post]))
    expect(card(post).getByRole('link', { name: 'Karim' }).getAttribute('href')).toBe('/people/karim')
  })

  it('folds a long text until more is asked for', async () => {
    fakeService({})
    const post = aPost({ text: 'Long words. '.repeat(60) })
    await show(postPage([post]))
    fireEvent.click(card(post).getByRole('link', { name: 'More' }))
    expect(card(post).queryByRole('link', { name: 'More' })).toBeNull()
  })

  it('shows four pictures, and how many more there are', async () => {
    fakeService({})
    const pictures = [1, 2, 3, 4].map((id) => ({ id, file: `/media/p${id}.jpg`, tone: 1, alt: `Saree ${id}`, bytes: 9000 }))
    const post = aPost({ pictures, picture_count: 7 })
    await show(postPage([post]))
    expect(card(post).getAllByRole('img')).toHaveLength(4)
    expect(card(post).getByText('+3')).toBeTruthy()
  })

  it('says before a film plays where it comes from, and opens others at their host', async () => {
    fakeService({})
    const [here, there] = [aPost({ id: 2, film: 'https://www.youtube.com/watch?v=abcdefghijk' }), aPost({ id: 1, film: 'https://www.facebook.com/watch/1' })]
    await show(postPage([here, there]))
    expect(card(here).getByText('Plays from YouTube, which then sees that you watch. About 5 MB a minute.')).toBeTruthy()
    expect(
      card(there)
        .getByRole('link', { name: /Watch on Facebook/ })
        .getAttribute('target'),
    ).toBe('_blank')
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('has a card of the thing that it is about', async () => {
    fakeService({})
    const about = { noun: 'services', id: 5, title: 'Fix a tap', second_title: '', picture: null, tone: 1, at: null } as const
    const post = aPost({ about })
    await show(postPage([post]))
    expect(
      card(post)
        .getByRole('link', { name: /Fix a tap/ })
        .getAttribute('href'),
    ).toBe('/servicedetails/5')
  })
})

describe('reactions', () => {
  const likeOf = (post: PostCard) => card(post).getByRole('button', { name: /^(Like|Love|Wow|Sad|Angry): post by/ })

  it('are for members: visitors are led to log in', async () => {
    fakeService({})
    const post = aPost()
    const { router } = await show(postPage([post]))
    fireEvent.click(likeOf(post))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('go from none to like and back by one press, shown before any answer', async () => {
    signIn()
    const asked = fakeService({
      '/api/reactions/mine/': { body: [] },
      '/api/relations/': { body: { following: [], muted: [], hidden: [] } },
      '/api/posts/1/reaction/': ({ body }) => ({ body: { post: 1, kind: body.kind, reactions: [body.kind ? 1 : 0, 0, 0, 0, 0] } }),
    })
    const post = aPost()
    await show(postPage([post]))
    fireEvent.click(likeOf(post))
    expect(likeOf(post).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(asked.some(({ path, body }) => path === '/api/posts/1/reaction/' && body.kind === 'like')).toBe(true))
    fireEvent.click(likeOf(post))
    expect(likeOf(post).getAttribute('aria-pressed')).toBe('false')
    await waitFor(() => expect(asked.filter(({ path }) => path === '/api/posts/1/reaction/').at(-1)?.body).toEqual({ kind: null }))
  })

  it('stay without network, and wait in the outbox', async () => {
    signIn()
    fakeService({ '/api/posts/1/reaction/': 'offline', '/api/health/': 'offline' })
    const post = aPost()
    await show(postPage([post]))
    fireEvent.click(likeOf(post))
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(likeOf(post).getAttribute('aria-pressed')).toBe('true')
  })

  it('are chosen among five by a button, with arrows and Esc', async () => {
    signIn()
    const asked = fakeService({ '/api/posts/1/reaction/': ({ body }) => ({ body: { post: 1, kind: body.kind, reactions: [0, 1, 0, 0, 0] } }) })
    const post = aPost()
    await show(postPage([post]))
    const more = card(post).getByRole('button', { name: 'Choose a reaction to the post by Rupa Sarees' })
    fireEvent.click(more)
    const group = await card(post).findByRole('radiogroup')
    expect(
      within(group)
        .getAllByRole('radio')
        .map((one) => one.textContent),
    ).toEqual(['👍Like', '❤️Love', '😮Wow', '😢Sad', '😠Angry'])
    expect(document.activeElement?.textContent).toContain('Like')
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(card(post).queryByRole('radiogroup')).toBeNull()
    expect(document.activeElement).toBe(more)
    fireEvent.click(more)
    await card(post).findByRole('radiogroup')
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
    expect(document.activeElement?.textContent).toContain('Love')
    fireEvent.click(document.activeElement as Element)
    expect(likeOf(post).textContent).toContain('Love')
    await waitFor(() => expect(asked.some(({ body }) => body.kind === 'love')).toBe(true))
  })
})

describe('the list', () => {
  it('says that nothing is ranked, and offers the feed of those one follows', async () => {
    fakeService({})
    await show(postPage(somePosts(3, 3)))
    expect(screen.getByText('Sorted by time, newest first. Nothing is ranked.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Following' }).getAttribute('href')).toBe('/posts?of=following')
    expect(screen.getByText('You have seen all posts.')).toBeTruthy()
  })

  it('goes on with older ones', async () => {
    const asked = fakeService({ '/api/posts/': { body: postPage(somePosts(20, 10)) } })
    await show(postPage(somePosts(30, 10), { next_cursor: 'c1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getByText('Post 11')).toBeTruthy())
    expect(asked.some(({ path }) => path.includes('cursor=c1') && path.includes('limit=20'))).toBe(true)
  })

  it('keeps a gap between what it has and what the phone kept, and fills it when asked', async () => {
    await storeKeptFeed(undefined, [{ rows: somePosts(20, 10).map((post) => ({ post, at: new Date().toISOString() })), next: 'older' }])
    fakeService({ '/api/posts/': { body: postPage(somePosts(30, 15), { next_cursor: 'x' }) } })
    await show(postPage(somePosts(40, 10), { next_cursor: 'c2' }), { search: { tag: '' } })
    const gap = await screen.findByRole('button', { name: 'Load what is between' })
    expect(screen.getByText('Post 11')).toBeTruthy()
    fireEvent.click(gap)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load what is between' })).toBeNull())
    expect(screen.getAllByRole('article')).toHaveLength(30)
  })

  it('leaves out whom the reader has muted and with whom there is a block', async () => {
    signIn()
    fakeService({ '/api/reactions/mine/': { body: [] }, '/api/relations/': { body: { following: [], muted: [{ user_id: 91, until: null }], hidden: [92] } } })
    await show(postPage([aPost({ id: 3 }), aPost({ id: 2, author: 91 }), aPost({ id: 1, author: 92 })]))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('says what an empty one is empty of', async () => {
    fakeService({})
    await show(postPage([]))
    expect(await screen.findByText('No posts found.')).toBeTruthy()
  })

  it('speaks Bangla', async () => {
    fakeService({})
    await show(postPage([aPost({ comment_count: 12 })]), { language: 'bn' })
    expect(screen.getByRole('link', { name: 'Rupa Sarees-এর পোস্টে ১২টি মন্তব্য' })).toBeTruthy()
  })
})

describe('the posts of those one follows', () => {
  it('are offered to visitors who log in', async () => {
    fakeService({})
    await show(postPage([]), { search: { of: 'following' } })
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toContain('/login?next=')
  })

  it('are asked for as soon as a user is signed in', async () => {
    signIn()
    fakeService({ '/api/feed/': { body: postPage(somePosts(2, 2)) }, '/api/reactions/mine/': { body: [] } })
    await show(postPage([]), { search: { of: 'following' } })
    expect(await screen.findByText('Post 2')).toBeTruthy()
  })
})
