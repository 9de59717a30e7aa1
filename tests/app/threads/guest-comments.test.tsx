import 'fake-indexeddb/auto'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markGuest } from '#app/state/session/guest-mark.ts'
import { useOwnComments } from '#app/threads/own-comments.ts'
import { readDraft } from '#device/drafts.ts'
import { readGuestComments, storeGuestComment } from '#device/outbox/guest-comments.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { anArticle, anOwnComment, KEY } from '#tests/support/phone/comments.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { beginReading, endReading, member, press, show, signIn, signOut, type, write } from './a-reader.tsx'

const now = () => new Date().toISOString()
let network: FakeNetwork
let sent: unknown[]

// What the screens fetch late takes long on a busy machine.
beforeAll(async () => {
  configure({ asyncUtilTimeout: 8_000 })
  await import('#app/threads/parts/comment-desk.tsx')
})
beforeEach(() => {
  network = beginReading()
  sent = []
})
afterEach(endReading)

describe('the draft of a visitor', () => {
  it('is not lost with the page, is never shown to the next account on the phone, and is found by a visitor again', async () => {
    const { unmount } = await show(anArticle([]))
    await write('Half a thought')
    await act(() => unmount())
    signIn()
    network.on('/api/comments/mine/?page=%2Fblogs%2F12', () => json([]))
    const page = await show(anArticle([]))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rina'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('')
    expect(screen.queryByText('What you typed earlier is here again.')).toBeNull()
    type('Comment', 'Of Rina')
    await waitFor(async () => expect(await readDraft(member(), 'comment 12')).toMatchObject({ text: 'Of Rina' }))
    await act(() => page.unmount())
    act(signOut)
    await show(anArticle([]))
    if (!screen.queryByLabelText('Comment')) press('Write a comment')
    const found = await screen.findByLabelText<HTMLTextAreaElement>('Comment')
    await waitFor(() => expect(found.value).toBe('Half a thought'))
    expect(await readDraft(PHONE, 'comment 12')).toMatchObject({ text: 'Half a thought' })
  })

  it('leaves a form that stands open when another tab signs in, and is kept for the visitor alone', async () => {
    await show(anArticle([]))
    await write('Half a thought')
    network.on('/api/comments/mine/?page=%2Fblogs%2F12', () => json([]))
    act(signIn)
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe(''))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(await readDraft(member(), 'comment 12')).toBeUndefined()
  })
})

describe('a comment of this phone', () => {
  it.each(['held', 'shown'] as const)('which was %s, says that staff have removed it, until its writer has seen so', async (state) => {
    const comment = anOwnComment({ state, text: 'Look at http://example.com' })
    await storeGuestComment({ ...comment, key: KEY })
    markGuest()
    network.on('/api/guest_comments/', ({ body }) => {
      sent.push(JSON.parse(body))
      return json([{ ...comment, state: 'removed', author: '', text: '', reply_count: 0 }])
    })
    const page = await show(anArticle([]))
    const own = await screen.findByRole('article')
    await waitFor(() => expect(within(own).getByText('Removed after review.')).toBeTruthy())
    expect(within(own).getByText('Look at http://example.com')).toBeTruthy()
    expect(within(own).queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(sent).toEqual([{ comments: [{ id: 90, key: KEY }] }])
    await act(() => page.unmount())
    useOwnComments.setState(useOwnComments.getInitialState(), true)
    network.cut()
    await show(anArticle([]))
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(async () => expect(await readGuestComments()).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('which was held, is published when staff have released it, and stays as it was when the service cannot be reached', async () => {
    const comment = anOwnComment({ state: 'held', created_at: now() })
    await storeGuestComment({ ...comment, key: KEY })
    markGuest()
    const page = await show(anArticle([]))
    expect(await screen.findByText('We’ll review it before it appears.')).toBeTruthy()
    await act(() => page.unmount())
    network.on('/api/guest_comments/', () => json([{ ...comment, state: 'shown', reply_count: 0 }]))
    await show(anArticle([]))
    expect(await screen.findByText('Published')).toBeTruthy()
    expect(await readGuestComments()).toMatchObject([{ state: 'shown', key: KEY }])
  })
})
