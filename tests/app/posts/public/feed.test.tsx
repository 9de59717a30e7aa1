import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { storeAnswer } from '#app/wire/store-answer.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { listFollowing } from '#contract/posts/following.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { storeKeptFeed } from '#device/feeds.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aPost, postPage, somePosts } from '#tests/support/phone/post-rows.ts'
import { fakeService } from '../../accounts/fake-service.ts'
import { beginFeed, card, endFeed, QUIET, show, signIn } from './a-feed.tsx'

beforeEach(beginFeed)
afterEach(endFeed)

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
    expect(await screen.findByText('Post 11')).toBeTruthy()
    fireEvent.click(gap)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load what is between' })).toBeNull())
    // Posts are drawn once the window tells that they are near, a moment after they came.
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  })

  it('leaves out whom the reader has muted and with whom there is a block', async () => {
    signIn()
    fakeService({ ...QUIET, '/api/relations/': { body: { following: [], muted: [{ user_id: 91, until: null }], hidden: [92] } } })
    await show(postPage([aPost({ id: 3 }), aPost({ id: 2, author: 91 }), aPost({ id: 1, author: 92 })]))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('of one seller shows posts of a muted author, who was asked for', async () => {
    signIn()
    fakeService({ ...QUIET, '/api/relations/': { body: { following: [], muted: [{ user_id: 91, until: null }], hidden: [] } } })
    await show(postPage([aPost({ id: 3, author: 91 })]), { search: { seller: 'rupa-sarees' } })
    await waitFor(() => expect(useHeldRelations.getState().answer?.value.muted).toHaveLength(1))
    await act(async () => undefined)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('of muted authors alone says that it has no posts', async () => {
    signIn()
    fakeService({ ...QUIET, '/api/relations/': { body: { following: [], muted: [{ user_id: 91, until: null }], hidden: [] } } })
    await show(postPage([aPost({ id: 3, author: 91 })]))
    expect(await screen.findByText('No posts found.')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('of one seller says that there is a block, and offers no more of their posts', async () => {
    signIn()
    fakeService({ ...QUIET, '/api/relations/': { body: { following: [], muted: [], hidden: [91] } } })
    await show(postPage([aPost({ id: 3, author: 91 })], { next_cursor: 'c1' }), { search: { seller: 'rupa-sarees' } })
    expect(await screen.findByText('There is a block between you and the author, so these posts are not shown.')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('leads to writing a post', async () => {
    fakeService({})
    await show(postPage(somePosts(3, 3)))
    expect(screen.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe('/posts/new')
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

  it('are shown as the phone kept them, and newer ones are offered and put nowhere by themselves', async () => {
    signIn()
    const query = { limit: String(POST_LIMITS.firstPage) }
    await storeAnswer({ ...fresh(postPage(somePosts(2, 2))), address: addressOf(listFollowing, { query }) })
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    fakeService({ ...QUIET, '/api/feed/': () => promise })
    await show(postPage([]), { search: { of: 'following' } })
    expect(await screen.findByText('Post 2')).toBeTruthy()
    resolve({ body: postPage(somePosts(3, 3)) })
    const pill = await screen.findByRole('button', { name: '1 new post' })
    expect(screen.queryByText('Post 3')).toBeNull()
    fireEvent.click(pill)
    expect(await screen.findByText('Post 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull()
  })
})
