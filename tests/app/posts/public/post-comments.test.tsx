import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PostComments } from '#app/features/posts/post-comments.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useLeftOut } from '#app/threads/left-out.ts'
import type { PostDetail } from '#contract/posts/posts.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aComment } from '#tests/support/phone/comments.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { aPost } from '#tests/support/phone/post-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { beginReading, endReading, member, press, signIn, texts } from '../../threads/a-reader.tsx'

let network: FakeNetwork
beforeEach(() => {
  network = beginReading()
  network.on('/api/comments/mine/?page=%2Fposts%2F5', () => json([]))
})
afterEach(async () => {
  await endReading()
  act(() => {
    useLeftOut.setState(useLeftOut.getInitialState())
    useHeldRelations.setState(useHeldRelations.getInitialState(), true)
  })
})

const COMMENTS = [aComment(1, { user_id: 8 }), aComment(2, { user_id: 9 })]
const show = (over: Partial<PostDetail> = {}) => {
  const post: PostDetail = { ...aPost({ id: 5, author: 70 }), comment_count: 2, comments: COMMENTS, ...over }
  return renderScreen(<PostComments answer={fresh(post)} />, { at: '/posts/5' })
}

describe('the comments of a post', () => {
  it('are for accounts alone', async () => {
    await show()
    expect(await screen.findByRole('link', { name: 'Log in to comment' })).toBeTruthy()
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('of whom the reader has muted or blocked are left out', async () => {
    signIn()
    network.on('/api/relations/', () => json({ following: [], muted: [{ user_id: 9, until: null }], hidden: [8] }))
    await show({ comments: [...COMMENTS, aComment(3, { user_id: 10 })], comment_count: 3 })
    await waitFor(() => expect(texts()).toEqual(['Comment 3']))
  })

  it('may be closed by its author', async () => {
    signIn()
    await show({ comments_closed: true })
    expect(await screen.findByText('The author has closed comments.')).toBeTruthy()
  })

  it('are hidden one by one by its author', async () => {
    signIn()
    const sent: string[] = []
    network.on('/api/posts/5/comments/1/hidden/', ({ body }) => {
      sent.push(body)
      return json({ id: 1, hidden: true, comment_count: 1 })
    })
    network.on('/api/posts/5/comments/hidden/', () =>
      json([{ id: 1, author: 'Reader 1', text: 'Comment 1', created_at: '2026-01-01T00:00:00.000Z', edited_at: null, parent: null }]),
    )
    await show({ author: member() })
    fireEvent.click(await screen.findByRole('button', { name: 'Hide the comment by Reader 1' }))
    await waitFor(() => expect(texts()).toEqual(['Comment 2']))
    expect(sent).toEqual(['{"hidden":true}'])
    press('Hidden comments')
    expect(await screen.findByRole('button', { name: 'Show the comment by Reader 1 again' })).toBeTruthy()
  })
})
