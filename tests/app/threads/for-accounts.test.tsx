import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useLeftOut } from '#app/threads/left-out.ts'
import { commentsInOutbox } from '#app/threads/outbox-words.tsx'
import { Comments } from '#app/threads/parts/comments.tsx'
import type { ThreadSubject } from '#app/threads/subject.ts'
import type { Comment } from '#contract/threads/comment-fields.ts'
import { aComment, anOwnComment, aReply } from '#tests/support/phone/comments.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { beginReading, endReading, member, press, signIn, texts, type } from './a-reader.tsx'

const ADDRESS = '/api/posts/5/comments/'
let network: FakeNetwork
beforeEach(() => {
  network = beginReading()
  network.on('/api/comments/mine/?page=%2Fposts%2F5', () => json([]))
})
afterEach(async () => {
  await endReading()
  useLeftOut.setState(useLeftOut.getInitialState())
  useHeldRelations.setState(useHeldRelations.getInitialState(), true)
})

const thread = (comments: Comment[], { fetchedAt = '2026-01-14T00:00:00.000Z', ...over }: Partial<ThreadSubject> & { fetchedAt?: string } = {}) => {
  const subject: ThreadSubject = { id: 5, page: '/posts/5', title: 'Mangoes', api: '/api/posts/{id}/', draft: 'comment post 5', isForAccounts: true, ...over }
  const value = { comments, comment_count: comments.reduce((sum, { reply_count }) => sum + 1 + reply_count, 0) }
  const answer = { address: '/api/posts/5/', fetchedAt, from: 'network' as const, etag: null, value }
  return <Comments subject={subject} answer={answer} />
}
const show = (comments: Comment[], over: Partial<ThreadSubject> = {}) => renderScreen(thread(comments, over), { at: '/posts/5' })

describe('a thread for accounts alone', () => {
  it('leads a visitor to signing in and back, and lets them report, not answer', async () => {
    await show([aComment(1)])
    const link = await screen.findByRole('link', { name: 'Log in to comment' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Fposts%2F5')
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Report the comment by Reader 1' })).toBeTruthy()
  })

  it('leads a member without a public name to where a page is opened, and keeps the text', async () => {
    signIn()
    network.on(ADDRESS, () => json({ type: 'about:blank', title: 'no', status: 403, code: 'page-needed' }, { 'content-type': 'application/problem+json' }, 403))
    await show([aComment(1)])
    if (!screen.queryByLabelText('Comment')) press('Write a comment')
    await screen.findByLabelText('Comment')
    type('Comment', 'How much?')
    press('Post comment')
    expect((await screen.findByRole('link', { name: 'Open my page' })).getAttribute('href')).toBe('/profile-settings')
    expect(screen.getByText(/Choose a public name before you post/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('How much?')
  })

  it('leads there from the outbox too, where a comment waited and was refused', async () => {
    const entry = anEntry({ noun: 'comments', state: 'needs-you', problem: { code: 'page-needed' } })
    await renderScreen(<div>{commentsInOutbox.conflict(entry)}</div>, { at: '/saved' })
    expect(screen.getByText('Open your page first')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open my page' }).getAttribute('href')).toBe('/profile-settings')
  })

  it('asks a member for a text alone, and sends it', async () => {
    signIn()
    const sent: Record<string, unknown>[] = []
    network.on(ADDRESS, ({ body }) => {
      sent.push(JSON.parse(body))
      return json(anOwnComment({ page: '/posts/5', text: 'How much?', author: 'Rina of the river', created_at: new Date().toISOString() }))
    })
    await show([aComment(1)])
    if (!screen.queryByLabelText('Comment')) press('Write a comment')
    await screen.findByLabelText('Comment')
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.queryByLabelText('Email')).toBeNull()
    type('Comment', 'How much?')
    press('Post comment')
    expect(await screen.findByText('Your comment is published.')).toBeTruthy()
    expect(sent).toMatchObject([{ name: 'rina', email: 'rina@example.com', text: 'How much?', parent: null }])
    await waitFor(() => expect(texts()).toEqual(['How much?', 'Comment 1']))
    expect(screen.getByRole('article', { name: 'Comment by Rina of the river' })).toBeTruthy()
  })

  it('says that its author has closed comments, and still shows them', async () => {
    signIn()
    await show([aComment(1)], { isClosed: true })
    expect(await screen.findByText('The author has closed comments.')).toBeTruthy()
    expect(texts()).toEqual(['Comment 1'])
    expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull()
  })

  it('says of a hidden comment of one’s own that nobody else sees it, and does not offer to change it', async () => {
    signIn()
    network.on('/api/comments/mine/?page=%2Fposts%2F5', () =>
      json([anOwnComment({ page: '/posts/5', text: 'Too dear', state: 'hidden', created_at: new Date().toISOString() })]),
    )
    await show([])
    const own = await screen.findByRole('article', { name: 'Comment by Rahima' })
    expect(within(own).getByText('Hidden by the author. Only you can see it.')).toBeTruthy()
    expect(within(own).queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(within(own).getByRole('button', { name: 'Delete' })).toBeTruthy()
  })

  it('leaves out comments and answers of those whom the reader does not see', async () => {
    const rows = [aComment(1, { user_id: 8 }), aComment(2, { user_id: 9, replies: [aReply(3, { user_id: 8 }), aReply(4, { user_id: 9 })], reply_count: 2 })]
    signIn()
    network.on('/api/relations/', () => json({ following: [], muted: [], hidden: [8] }))
    await show(rows)
    await waitFor(() => expect(texts()).toEqual(['Comment 2', 'Reply 4']))
    expect(screen.queryByRole('button', { name: 'Show More Comments' })).toBeNull()
  })
})

describe('the author of what is talked about', () => {
  const hidden: [number, boolean][] = []
  const hiding = () => ({
    author: member(),
    hide: async (id: number, isHidden: boolean) => {
      hidden.push([id, isHidden])
      return { comment_count: isHidden ? 1 : 2 }
    },
    list: async () => [{ id: 1, author: 'Reader 1', text: 'Comment 1', created_at: '2026-01-01T00:00:00.000Z', edited_at: null, parent: null }],
  })

  it('takes a comment of another out of sight, and shows it again', async () => {
    signIn()
    await show([aComment(1, { user_id: 8 }), aComment(2, { user_id: 9 })], { hiding: hiding() })
    fireEvent.click(await screen.findByRole('button', { name: 'Hide the comment by Reader 1' }))
    await waitFor(() => expect(texts()).toEqual(['Comment 2']))
    expect(screen.getByRole('heading', { name: '1 comment' })).toBeTruthy()
    press('Hidden comments')
    fireEvent.click(await screen.findByRole('button', { name: 'Show the comment by Reader 1 again' }))
    expect(await screen.findByText('You have hidden no comments here.')).toBeTruthy()
    await waitFor(() => expect(texts()).toEqual(['Comment 1', 'Comment 2']))
    expect(hidden).toEqual([
      [1, true],
      [1, false],
    ])
  })

  it('has the focus near by when a comment goes, and when one is shown again', async () => {
    signIn()
    await show([aComment(1, { user_id: 8 }), aComment(2, { user_id: 9 })], { hiding: hiding() })
    const hide = await screen.findByRole('button', { name: 'Hide the comment by Reader 1' })
    hide.focus()
    fireEvent.click(hide)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 comment' })))
    const open = screen.getByRole('button', { name: 'Hidden comments' })
    open.focus()
    fireEvent.click(open)
    const again = await screen.findByRole('button', { name: 'Show the comment by Reader 1 again' })
    const close = screen.getByRole('button', { name: 'Close hidden comments' })
    expect(document.activeElement).toBe(close)
    again.focus()
    fireEvent.click(again)
    await waitFor(() => expect(document.activeElement).toBe(close))
  })

  it('has the count of the page again, once the page was answered after a comment was hidden', async () => {
    signIn()
    let later: () => void = () => undefined
    const Page = () => {
      const [isLater, setLater] = useState(false)
      later = () => setLater(true)
      const rows = [aComment(1, { user_id: 8 }), aComment(2, { user_id: 9 })]
      return isLater
        ? thread([aComment(4), aComment(3), ...rows.slice(1)], { hiding: hiding(), fetchedAt: '2026-01-14T00:01:00.000Z' })
        : thread(rows, { hiding: hiding() })
    }
    await renderScreen(<Page />, { at: '/posts/5' })
    fireEvent.click(await screen.findByRole('button', { name: 'Hide the comment by Reader 1' }))
    expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy()
    act(later)
    expect(screen.getByRole('heading', { name: '3 comments' })).toBeTruthy()
  })

  it('is not who reads: others are offered neither hiding nor what is hidden', async () => {
    signIn()
    await show([aComment(1, { user_id: 8 })], { hiding: { ...hiding(), author: 8 } })
    await screen.findByLabelText('Comment').catch(() => press('Write a comment'))
    await screen.findByLabelText('Comment')
    expect(screen.queryByRole('button', { name: /^Hide the comment/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Hidden comments' })).toBeNull()
  })
})
