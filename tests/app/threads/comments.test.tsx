import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aComment, anArticle, aReply } from '#tests/support/phone/comments.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { beginReading, endReading, press, show, texts } from './a-reader.tsx'

const ALL = Array.from({ length: 7 }, (_, n) => aComment(7 - n))
const FIRST = ALL.slice(0, 3)
const PAGE = '/api/blogs/12/comments/?limit=20'
let network: FakeNetwork

beforeEach(() => {
  network = beginReading()
})
afterEach(endReading)

describe('the comments on an article', () => {
  it('are the first three that came with it, and how many there are', async () => {
    await show(anArticle(FIRST, 7))
    expect(screen.getByRole('heading', { name: '7 comments' })).toBeTruthy()
    expect(texts()).toEqual(['Comment 7', 'Comment 6', 'Comment 5'])
    expect(screen.getByText('4 more')).toBeTruthy()
    expect(network.asked).toEqual([])
  })

  it('are all there when more are asked for, with the focus on the first new one, and fold back', async () => {
    network.on(PAGE, () => json({ results: ALL, next_cursor: null, total: 7 }))
    await show(anArticle(FIRST, 7))
    press('Show More Comments')
    await waitFor(() => expect(texts()).toHaveLength(7))
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-4'))
    expect(screen.queryByRole('button', { name: 'Show More Comments' })).toBeNull()
    press('Hide Comments')
    expect(texts()).toHaveLength(3)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Show More Comments'))
    press('Show More Comments')
    await waitFor(() => expect(texts()).toHaveLength(7))
    expect(network.asked).toHaveLength(1)
  })

  it('open at the one that the address names, however far down it is', async () => {
    network.on(PAGE, () => json({ results: ALL.slice(0, 5), next_cursor: 'next', total: 7 }))
    network.on('/api/blogs/12/comments/?cursor=next&limit=20', () => json({ results: ALL.slice(4), next_cursor: null, total: 7 }))
    await show(anArticle(FIRST, 7), 'en', '#comment-2')
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-2'))
    expect(texts()).toHaveLength(7)
  })

  it('stay as they are where the one that the address names is gone', async () => {
    network.on(PAGE, () => json({ results: ALL, next_cursor: null, total: 7 }))
    await show(anArticle(FIRST, 7), 'en', '#comment-99')
    await waitFor(() => expect(network.asked).toHaveLength(1))
    expect(texts()).toHaveLength(3)
    expect(document.activeElement).toBe(document.body)
  })

  it('go on page by page, each once', async () => {
    network.on(PAGE, () => json({ results: ALL.slice(0, 5), next_cursor: 'next', total: 7 }))
    network.on('/api/blogs/12/comments/?cursor=next&limit=20', () => json({ results: ALL.slice(4), next_cursor: null, total: 7 }))
    await show(anArticle(FIRST, 7))
    press('Show More Comments')
    expect(await screen.findByText('2 more')).toBeTruthy()
    press('Show More Comments')
    await waitFor(() => expect(texts()).toEqual(ALL.map(({ text }) => text)))
  })

  it('say what is missing without network, and are asked for again', async () => {
    await show(anArticle(FIRST, 7))
    press('Show More Comments')
    expect((await screen.findByRole('alert')).textContent).toContain('Only the comments saved on this phone are shown.')
    expect(texts()).toHaveLength(3)
    network.on(PAGE, () => json({ results: ALL, next_cursor: null, total: 7 }))
    press('Show More Comments')
    await waitFor(() => expect(texts()).toHaveLength(7))
  })

  it('have their answers below them, the first three at once', async () => {
    const replies = [1, 2, 3, 4, 5].map((n) => aReply(20 + n))
    network.on('/api/comments/9/replies/', () => json({ results: replies, next_cursor: null }))
    await show(anArticle([aComment(9, { replies: replies.slice(0, 3), reply_count: 5 })], 6))
    const list = screen.getByRole('list', { name: 'Replies to Reader 9' })
    expect(within(list).getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Show More Comments' })).toBeNull()
    press('Show more replies')
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(5))
  })

  it('are text and never markup, in the language of their script, with the author marked', async () => {
    const text = '<img src=x onerror=alert(1)>\nদ্বিতীয় লাইন এখানে, বাংলায় লেখা আছে অনেক কথা'
    await show(anArticle([aComment(1, { text, is_by_author: true })]))
    const [article] = screen.getAllByRole('article')
    expect(article?.querySelector('img')).toBeNull()
    const shown = article?.querySelector('p[dir=auto]')
    expect(shown?.textContent).toBe(text)
    expect(shown?.getAttribute('lang')).toBe('bn')
    expect(within(article as HTMLElement).getByText('Author')).toBeTruthy()
    expect(article?.querySelector('time')?.title).toContain('2026')
  })

  it('are invited where there are none', async () => {
    await show(anArticle([]))
    expect(screen.getByText('No comments yet. Be the first to write one.')).toBeTruthy()
  })

  it('speak Bangla, digits too', async () => {
    await show(anArticle(FIRST, 7), 'bn')
    expect(screen.getByRole('heading', { name: '৭টি মন্তব্য' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'আরও মন্তব্য দেখুন' })).toBeTruthy()
  })
})
