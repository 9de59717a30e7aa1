import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useOwnReactions } from '#app/features/posts/public/reactions/own-reactions.ts'
import { sendNow, useOutbox } from '#app/state/outbox/outbox.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { aPost, postPage } from '#tests/support/phone/post-rows.ts'
import { fakeService } from '../../accounts/fake-service.ts'
import { beginFeed, card, endFeed, QUIET, reader, show, signIn } from './a-feed.tsx'

beforeEach(beginFeed)
afterEach(endFeed)

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
    fakeService({ ...QUIET, '/api/posts/1/reaction/': 'offline', '/api/health/': 'offline' })
    const post = aPost()
    await show(postPage([post]))
    fireEvent.click(likeOf(post))
    await waitFor(() => expect(useOutbox.getState().entries).toMatchObject([{ noun: 'reactions', state: 'waiting', about: { post: 1, kind: 'like' } }]))
    // What was pressed is over: what waits is shown.
    await waitFor(() => expect(useOwnReactions.getState().wishes.size).toBe(0))
    expect(likeOf(post).getAttribute('aria-pressed')).toBe('true')
  })

  it('that were sent from the outbox stay on screen, with what the service has counted', async () => {
    signIn()
    let isOffline = true
    const answer = { body: { post: 1, kind: 'like', reactions: [8, 0, 0, 0, 0] } }
    fakeService({
      ...QUIET,
      '/api/reactions/mine/': () => (isOffline ? { body: [] } : 'offline'),
      '/api/posts/1/reaction/': () => (isOffline ? 'offline' : answer),
    })
    const post = aPost({ reactions: [3, 0, 0, 0, 0] })
    await show(postPage([post]))
    await waitFor(() => expect(useOwnReactions.getState().of).toBe(reader()))
    fireEvent.click(likeOf(post))
    await waitFor(() => expect(useOutbox.getState().entries).toHaveLength(1))
    expect(card(post).getByText('4')).toBeTruthy()
    // The list is older than what was sent.
    isOffline = false
    await act(() => sendNow(useOutbox.getState().entries[0]?.id))
    await waitFor(() => expect(useOutbox.getState().entries).toEqual([]))
    expect(likeOf(post).getAttribute('aria-pressed')).toBe('true')
    expect(card(post).getByText('8')).toBeTruthy()
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

  it('are opened by a mouse that rests, which takes the focus from nobody, and close when it goes', async () => {
    signIn()
    fakeService(QUIET)
    const post = aPost()
    await show(postPage([post]))
    const elsewhere = screen.getByRole('link', { name: 'Write a post' })
    elsewhere.focus()
    fireEvent.pointerEnter(likeOf(post), { pointerType: 'mouse' })
    const group = await card(post).findByRole('radiogroup')
    expect(document.activeElement).toBe(elsewhere)
    fireEvent.pointerMove(group, { pointerType: 'mouse' })
    expect(card(post).getByRole('radiogroup')).toBe(group)
    fireEvent.pointerLeave(likeOf(post), { pointerType: 'mouse' })
    expect(card(post).queryByRole('radiogroup')).toBeNull()
    expect(document.activeElement).toBe(elsewhere)
  })

  it('that a mouse opened go with Esc wherever the focus is, and stay when the button is pressed', async () => {
    signIn()
    fakeService(QUIET)
    const post = aPost()
    await show(postPage([post]))
    screen.getByRole('link', { name: 'Write a post' }).focus()
    fireEvent.pointerEnter(likeOf(post), { pointerType: 'mouse' })
    await card(post).findByRole('radiogroup')
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    await waitFor(() => expect(card(post).queryByRole('radiogroup')).toBeNull())
    fireEvent.pointerEnter(likeOf(post), { pointerType: 'mouse' })
    await card(post).findByRole('radiogroup')
    fireEvent.click(card(post).getByRole('button', { name: 'Choose a reaction to the post by Rupa Sarees' }))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Like'))
    fireEvent.pointerLeave(likeOf(post), { pointerType: 'mouse' })
    expect(card(post).getByRole('radiogroup')).toBeTruthy()
  })
})
