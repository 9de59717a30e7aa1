import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VISITOR_DRAFTS } from '#app/state/drafts/visitor-drafts.ts'
import { loadOutbox, sendNow } from '#app/state/outbox/outbox.ts'
import { markGuest } from '#app/state/session/guest-mark.ts'
import { useOwnComments } from '#app/threads/own-comments.ts'
import { readGuestComments, storeGuestComment } from '#device/outbox/guest-comments.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aComment, anArticle, anOwnComment, GUEST_ADDRESS, KEY, MEMBER_ADDRESS } from '#tests/support/phone/comments.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { beginReading, endReading, member, press, show, signIn, texts, type, write } from './a-reader.tsx'

const refusal = (status: number, code: string, more: object = {}) => json({ status, code, ...more }, {}, status)
const now = () => new Date().toISOString()
let network: FakeNetwork
let sent: Record<string, unknown>[]

beforeEach(() => {
  network = beginReading()
  sent = []
})
afterEach(endReading)

/** The service takes what comes, and says how it stands. */
const takes = (address: string, over: Parameters<typeof anOwnComment>[0] = {}) =>
  network.on(address, ({ body }) => {
    const fields = JSON.parse(body)
    sent.push(fields)
    return json(anOwnComment({ text: fields.text, author: fields.name, parent: fields.parent, created_at: now(), ...over }))
  })

describe('a comment of a visitor', () => {
  it('is published, shown once, and known to this phone by its key', async () => {
    takes(GUEST_ADDRESS)
    const article = anArticle([aComment(1)])
    await show(article)
    await write('Well said')
    press('Post comment')
    expect(await screen.findByText('Your comment is published.')).toBeTruthy()
    await waitFor(() => expect(texts()).toEqual(['Well said', 'Comment 1']))
    expect(sent).toMatchObject([{ name: 'Rahima', email: 'rahima@example.com', text: 'Well said', parent: null, website: '', language: 'en' }])
    expect(await readGuestComments('/blogs/12')).toMatchObject([{ id: 90, key: sent[0]?.key }])
    expect(await readEntries(PHONE)).toEqual([])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('')
  })

  it('that is held says so, and is seen by its writer alone', async () => {
    takes(GUEST_ADDRESS, { state: 'held' })
    await show(anArticle([]))
    await write('Look at http://example.com')
    press('Post comment')
    expect(await screen.findByText('Thank you. We’ll review it before it appears.')).toBeTruthy()
    const own = await screen.findByRole('article', { name: 'Comment by Rahima' })
    expect(within(own).getByText('We’ll review it before it appears.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  })

  it('waits on the phone without network, and is one comment when it has gone out', async () => {
    await show(anArticle([aComment(1)]))
    await write('Well said')
    press('Post comment')
    expect(await screen.findByText('Saved on this phone, not sent yet. It will be sent automatically.')).toBeTruthy()
    await waitFor(() => expect(texts()).toEqual(['Well said', 'Comment 1']))
    expect(await screen.findByText('Saved on this phone, not sent.')).toBeTruthy()
    const [entry] = await readEntries(PHONE)
    takes(GUEST_ADDRESS)
    await act(() => sendNow(entry?.id))
    await waitFor(() => expect(screen.queryByText('Saved on this phone, not sent.')).toBeNull())
    expect(texts()).toEqual(['Well said', 'Comment 1'])
    expect(await readGuestComments('/blogs/12')).toMatchObject([{ id: 90 }])
  })

  it('that waits can be changed and thrown away below its article', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(anArticle([]))
    await write('Well sayd')
    press('Post comment')
    const own = await screen.findByRole('article', { name: 'Comment by Rahima' })
    ;(await within(own).findByRole('button', { name: 'Edit' })).click()
    await screen.findByLabelText('Edit your comment')
    expect(await readEntries(PHONE)).toMatchObject([{ state: 'draft' }])
    type('Edit your comment', 'Well said')
    press('Save')
    await waitFor(async () => expect(await readEntries(PHONE)).toMatchObject([{ body: { text: 'Well said', name: 'Rahima' } }]))
    expect(await screen.findByText('Well said')).toBeTruthy()
    press('Discard')
    await waitFor(async () => expect(await readEntries(PHONE)).toMatchObject([{ state: 'discarded' }]))
    press('Undo')
    await waitFor(async () => expect(await readEntries(PHONE)).toMatchObject([{ state: 'waiting' }]))
  })

  it('is the form’s again, with the reason, when the service refuses it', async () => {
    network.on(GUEST_ADDRESS, () => refusal(404, 'not-found'))
    await show(anArticle([]))
    await write('Well said')
    press('Post comment')
    expect(await screen.findByText('This page or comment is no longer there. Your text is still here.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Well said')
    expect(await readEntries(PHONE)).toEqual([])
  })

  it('is judged on the phone, with the focus on what is wrong first', async () => {
    await show(anArticle([]))
    await write('   ')
    type('Email', 'nobody')
    press('Post comment')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    expect(screen.getByText('Enter an email address such as name@example.com')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Comment')))
    expect(network.asked).toEqual([])
  })

  it('has a field that people do not find, and that tells who filled it', async () => {
    takes(GUEST_ADDRESS, { state: 'held' })
    await show(anArticle([]))
    await write('Well said')
    const trap = document.querySelector<HTMLInputElement>('input[name=website]')
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull()
    expect(trap?.tabIndex).toBe(-1)
    if (trap) trap.value = 'https://spam.example'
    press('Post comment')
    await screen.findByText(/Thank you/)
    expect(sent).toMatchObject([{ website: 'https://spam.example' }])
  })

  it('needs no name the second time, unless the phone is to forget it', async () => {
    takes(GUEST_ADDRESS)
    const { unmount } = await show(anArticle([]))
    await write('Well said')
    press('Post comment')
    await screen.findByText('Your comment is published.')
    await act(() => unmount())
    await show(anArticle([]))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rahima'))
    press('Forget them')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(localStorage.getItem('hatkhola-guest')).toBeNull()
  })

  it('is changed and taken back with the key that the phone kept', async () => {
    const comment = anOwnComment({ created_at: now() })
    await storeGuestComment({ ...comment, key: KEY })
    markGuest()
    network.on('/api/guest_comments/90/', ({ body }) => {
      sent.push(JSON.parse(body))
      return json({ ...comment, text: 'Better said', edited_at: now() })
    })
    network.on('/api/guest_comments/90/remove/', ({ body }) => {
      sent.push(JSON.parse(body))
      return json({ removed: true })
    })
    let page = await show(anArticle([aComment(90, { author: 'Rahima', text: 'Well said' })]))
    const again = async () => {
      await act(() => page.unmount())
      useOwnComments.setState(useOwnComments.getInitialState(), true)
      page = await show(anArticle([aComment(90, { author: 'Rahima', text: 'Well said' })]))
    }
    ;(await screen.findByRole('button', { name: 'Edit' })).click()
    await screen.findByLabelText('Edit your comment')
    type('Edit your comment', 'Better said')
    press('Save')
    await waitFor(() => expect(texts()).toEqual(['Better said']))
    expect(screen.getByText('Edited')).toBeTruthy()
    await again()
    await waitFor(() => expect(texts(), 'the page is older than the change').toEqual(['Better said']))
    press('Delete')
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Delete' })
      .click()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await again()
    await waitFor(() => expect(screen.queryByRole('article'), 'the page is older than the action').toBeNull())
    expect(sent).toEqual([{ text: 'Better said', key: KEY }, { key: KEY }])
    expect(await readGuestComments()).toEqual([])
  })
})

describe('a comment of a member', () => {
  beforeEach(() => {
    signIn()
    network.on('/api/comments/mine/?page=%2Fblogs%2F12', () => json([]))
  })

  it('is sent in their name, by the address of members, and lies in no store of the phone', async () => {
    takes(MEMBER_ADDRESS)
    await show(anArticle([]))
    await screen.findByLabelText('Comment')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rina'))
    type('Comment', 'Well said')
    press('Post comment')
    expect(await screen.findByText('Your comment is published.')).toBeTruthy()
    expect(network.asked.find(({ path }) => path === MEMBER_ADDRESS)?.headers.get('authorization')).toBe('Bearer a.b.c')
    expect(await readGuestComments()).toEqual([])
    expect(await readEntries(member())).toEqual([])
  })

  it('has its writer’s name, also where only the comment was written', async () => {
    await VISITOR_DRAFTS.keep('comment 12', { text: 'Half a thought', name: '', email: '' })
    await show(anArticle([]))
    expect(await screen.findByText('What you typed earlier is here again.')).toBeTruthy()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('rina'))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('rina@example.com')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Half a thought')
  })

  it('answers another one under it, one form at a time', async () => {
    takes(MEMBER_ADDRESS)
    await show(anArticle([aComment(2), aComment(1)]))
    await screen.findByLabelText('Comment')
    press('Reply to Reader 2')
    press('Reply to Reader 1')
    await screen.findByLabelText('Reply to Reader 1', { selector: 'textarea' })
    expect(screen.queryByLabelText('Reply to Reader 2', { selector: 'textarea' })).toBeNull()
    const form = screen.getByRole('button', { name: 'Post reply' }).closest('form') as HTMLElement
    await waitFor(() => expect(within(form).getByLabelText<HTMLInputElement>('Name').value).toBe('rina'))
    fireEvent.change(within(form).getByLabelText('Reply to Reader 1'), { target: { value: 'I agree' } })
    press('Post reply')
    const list = await screen.findByRole('list', { name: 'Replies to Reader 1' })
    await waitFor(() => expect(within(list).getByText('I agree')).toBeTruthy())
    expect(sent).toMatchObject([{ parent: 1, text: 'I agree' }])
  })

  it('is theirs to delete for ever, and to change for an hour', async () => {
    const old = anOwnComment({ id: 80, created_at: '2026-01-01T00:00:00.000Z' })
    network.on('/api/comments/mine/?page=%2Fblogs%2F12', () => json([old]))
    await show(anArticle([aComment(80, { author: 'Rina' })]))
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
  })

  it('is shown once where its answer was lost and the list knows it already', async () => {
    network.on(MEMBER_ADDRESS, () => {
      throw new TypeError('cut off')
    })
    const { unmount } = await show(anArticle([]))
    await screen.findByLabelText('Comment')
    await write('Well said')
    press('Post comment')
    await screen.findByText('Saved on this phone, not sent yet. It will be sent automatically.')
    await act(() => unmount())
    await show(anArticle([aComment(90, { author: 'Rahima', text: 'Well said' })]))
    await act(() => loadOutbox())
    await waitFor(() => expect(texts()).toEqual(['Well said']))
  })
})

describe('another user’s comment', () => {
  it('is reported with a reason', async () => {
    network.on('/api/comments/1/report/', ({ body }) => {
      sent.push(JSON.parse(body))
      return json({ reported: true })
    })
    await show(anArticle([aComment(1)]))
    press('Report the comment by Reader 1')
    const dialog = await screen.findByRole('dialog', { name: 'Report the comment by Reader 1' })
    within(dialog).getByLabelText('Insults or threats').click()
    within(dialog).getByRole('button', { name: 'Send report' }).click()
    expect(await screen.findByText('Thank you. We’ll review it.')).toBeTruthy()
    expect(sent).toEqual([{ reason: 'abuse', note: '' }])
  })
})
