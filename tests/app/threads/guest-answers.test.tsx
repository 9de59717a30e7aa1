import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { markGuest } from '#app/state/session/guest-mark.ts'
import { PhoneComments } from '#app/threads/parts/phone-comments.tsx'
import type { Language } from '#contract/core/languages.ts'
import { readGuestComments, storeGuestComment } from '#device/outbox/guest-comments.ts'
import { storeEntry } from '#device/outbox/outbox.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aGuestEntry, anArticle, anOwnComment, KEY } from '#tests/support/phone/comments.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { beginReading, endReading, show, signIn } from './a-reader.tsx'

const COMMENT = anOwnComment({ text: 'Well said' })
let network: FakeNetwork

beforeAll(async () => {
  await import('#app/threads/parts/comment-desk.tsx')
})
beforeEach(() => {
  network = beginReading()
  markGuest()
})
afterEach(endReading)

/** What is on the page is on the screen. */
class Seeing {
  readonly #told: IntersectionObserverCallback
  constructor(told: IntersectionObserverCallback) {
    this.#told = told
  }
  observe(): void {
    this.#told([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  disconnect = (): void => undefined
}

const keep = (over: object = {}) => storeGuestComment({ ...COMMENT, key: KEY, title: 'Boats of Barishal', ...over })
const answer = (over: object = {}) => network.on('/api/guest_comments/', () => json([{ ...COMMENT, reply_count: 0, ...over }]))
const showList = (language: Language = 'en') => renderScreen(<PhoneComments />, { at: '/notices', language })
const rows = async () => within(within(await screen.findByRole('region', { name: 'Your comments' })).getByRole('list')).getAllByRole('link')

describe('below an article, a guest', () => {
  it('learns once how many new replies their comments have, and is taken to each', async () => {
    vi.stubGlobal('IntersectionObserver', Seeing)
    await keep({ reply_count: 1, replies_seen: 1 })
    answer({ reply_count: 3 })
    const page = await show(anArticle([]))
    expect(await screen.findByText('2 new replies to your comments since you last looked')).toBeTruthy()
    const list = screen.getByRole('list', { name: 'Comments with new replies' })
    expect(within(list).getByRole('link', { name: 'Well said' }).getAttribute('href')).toBe('/blogs/12#comment-90')
    await waitFor(async () => expect(await readGuestComments()).toMatchObject([{ reply_count: 3, replies_seen: 3 }]))
    await act(() => page.unmount())
    await show(anArticle([]))
    expect(await screen.findByRole('link', { name: 'All comments from this phone' })).toBeTruthy()
    expect(screen.queryByText(/new repl/)).toBeNull()
  })

  it('has not looked while the comments are not on the screen', async () => {
    await keep()
    answer({ reply_count: 1 })
    const page = await show(anArticle([]))
    expect(await screen.findByText('1 new reply to your comments since you last looked')).toBeTruthy()
    await act(() => page.unmount())
    await show(anArticle([]))
    expect(await screen.findByText('1 new reply to your comments since you last looked')).toBeTruthy()
  })

  it('is not told of what they answered themselves, nor when a reply is gone', async () => {
    await keep({ reply_count: 2, replies_seen: 2 })
    await storeGuestComment({ ...anOwnComment({ id: 91, parent: 90, text: 'I meant boats' }), key: `${KEY}-2`, title: 'Boats of Barishal' })
    answer({ reply_count: 3 })
    await show(anArticle([]))
    expect(await screen.findByRole('link', { name: 'All comments from this phone' })).toBeTruthy()
    await waitFor(async () => expect((await readGuestComments())[0]).toMatchObject({ reply_count: 3 }))
    expect(screen.queryByText(/new repl/)).toBeNull()
  })

  it('a signed-in member is notified, and does not see this list', async () => {
    await keep()
    answer({ reply_count: 3 })
    network.on('/api/comments/mine/?page=%2Fblogs%2F12', () => json([]))
    signIn()
    await show(anArticle([]))
    await waitFor(async () => expect(await readGuestComments()).toMatchObject([{ reply_count: 3 }]))
    expect(screen.queryByText(/new repl/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'All comments from this phone' })).toBeNull()
  })
})

describe('the comments of this phone', () => {
  it('say on which article, what became of each, and how often it was answered, the latest first', async () => {
    await keep({ reply_count: 1, replies_seen: 1 })
    await storeGuestComment({ ...anOwnComment({ id: 91, state: 'held', text: 'See b.com', created_at: '2026-01-16T00:00:00.000Z' }), key: `${KEY}-2` })
    await storeGuestComment({ ...anOwnComment({ id: 92, state: 'removed', text: 'Rude', created_at: '2026-01-13T00:00:00.000Z' }), key: `${KEY}-3` })
    await storeEntry(
      PHONE,
      aGuestEntry({ created_at: '2026-01-17T00:00:00.000Z', body: { ...(aGuestEntry().body as object), key: `${KEY}-4`, text: 'Later' } }),
    )
    answer({ reply_count: 3 })
    await showList()
    await waitFor(async () => expect((await rows())[0]?.textContent).toMatch(/Later/))
    await screen.findByText('2 new')
    expect((await rows()).map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Boats of BarishalLater Saved on this phone, not sent.', '/blogs/12'],
      ['A pageSee b.com We’ll review it before it appears.', '/blogs/12'],
      ['Boats of BarishalWell said Published 3 replies2 new', '/blogs/12#comment-90'],
      ['A pageRude Removed after review.', '/blogs/12'],
    ])
  })

  it('count new replies until their article was looked at', async () => {
    await keep()
    answer({ reply_count: 1 })
    const first = await showList('bn')
    expect(await screen.findByText('১টি নতুন')).toBeTruthy()
    await act(() => first.unmount())
    await showList('bn')
    expect(await screen.findByText('১টি নতুন')).toBeTruthy()
  })

  it('stand without network as they were known last, with their age', async () => {
    await keep({ reply_count: 2, replies_seen: 2 })
    localStorage.setItem('hatkhola-guest-asked', new Date(Date.now() - 185 * 60_000).toISOString())
    network.cut()
    await showList()
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['Boats of BarishalWell said Published 2 replies'])
    expect(await screen.findByText(/3 hours ago/)).toBeTruthy()
  })

  it('are not there where nothing was written', async () => {
    await showList()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
