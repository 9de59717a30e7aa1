import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useFreshness } from '#app/state/connection/freshness.ts'
import { storeKeptFeed } from '#device/feeds.ts'
import { aPost, postPage, somePosts } from '#tests/support/phone/post-rows.ts'
import { type Asked, fakeService } from '../../accounts/fake-service.ts'
import { beginFeed, card, endFeed, QUIET, reader, show, signIn } from './a-feed.tsx'

beforeEach(beginFeed)
afterEach(endFeed)

/** As a keyboard does it. */
function pressWithFocus(button: HTMLElement): void {
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.id

describe('the focus in a feed', () => {
  it('goes to the first post when new ones are shown', async () => {
    fakeService({ '/api/posts/': { body: postPage(somePosts(12, 10), { next_cursor: 'c1' }) } })
    await show(postPage(somePosts(10, 10), { next_cursor: 'c0' }))
    useFreshness.setState({ newInformation: true })
    pressWithFocus(await screen.findByRole('button', { name: '2 new posts' }))
    await waitFor(() => expect(focused()).toBe('post-12'))
  })

  it.each([
    ['many', 10],
    ['few, which leave the button where it is', 2],
  ])('stays at the first of the posts that came between: %s', async (_, count) => {
    signIn()
    await storeKeptFeed(reader(), [{ rows: somePosts(10, 5).map((post) => ({ post, at: new Date().toISOString() })), next: null }])
    fakeService({
      ...QUIET,
      '/api/feed/': ({ path }: Asked) => {
        if (path.includes('around=')) return 'offline'
        return { body: path.includes('cursor=') ? postPage(somePosts(37, count), { next_cursor: 'c2' }) : postPage(somePosts(40, 3), { next_cursor: 'c1' }) }
      },
    })
    await show(postPage([]), { search: { of: 'following' } })
    pressWithFocus(await screen.findByRole('button', { name: 'Load what is between' }))
    await waitFor(() => expect(focused()).toBe('post-37'))
    // Others are still missing.
    expect(screen.getByRole('button', { name: 'Load what is between' })).toBeTruthy()
  })

  it('stays where the reader has gone while posts between were loaded', async () => {
    signIn()
    await storeKeptFeed(reader(), [{ rows: somePosts(10, 5).map((post) => ({ post, at: new Date().toISOString() })), next: null }])
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    fakeService({
      ...QUIET,
      '/api/feed/': ({ path }: Asked) => {
        if (path.includes('around=')) return 'offline'
        return path.includes('cursor=') ? promise : { body: postPage(somePosts(40, 5), { next_cursor: 'c1' }) }
      },
    })
    await show(postPage([]), { search: { of: 'following' } })
    pressWithFocus(await screen.findByRole('button', { name: 'Load what is between' }))
    const elsewhere = screen.getByRole('link', { name: 'Write a post' })
    elsewhere.focus()
    resolve({ body: postPage(somePosts(35, 10), { next_cursor: 'c2' }) })
    await screen.findByText('Post 35')
    expect(document.activeElement).toBe(elsewhere)
  })

  it.each([
    ['the next post', [91, 91, 90], 'post-1'],
    ['the one before, where there is none below', [90, 91, 91], 'post-3'],
  ])('goes to %s when the author of one is muted, whose posts all go', async (_, authors, expected) => {
    signIn()
    const muted = { body: { following: [], muted: [{ user_id: 91, until: null }], hidden: [] } }
    fakeService({ ...QUIET, '/api/mutes/91/': muted })
    const posts = authors.map((author, at) => aPost({ id: 3 - at, author, author_name: `Author ${author}` }))
    await show(postPage(posts))
    const gone = posts.find(({ author }) => author === 91)
    if (!gone) throw new Error('one of them is muted')
    pressWithFocus(card(gone).getByRole('button', { name: 'More about the post by Author 91' }))
    pressWithFocus(await screen.findByRole('button', { name: 'Mute or block' }))
    pressWithFocus(await screen.findByRole('button', { name: 'Mute…' }))
    pressWithFocus(await screen.findByRole('button', { name: 'Mute' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(focused()).toBe(expected))
  })
})
