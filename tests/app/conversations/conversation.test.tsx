import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConversationScreen } from '#app/features/conversations/screens/conversation.tsx'
import { useNoticeList } from '#app/state/notice-list.ts'
import { sendNow } from '#app/state/outbox/outbox.ts'
import { readConversation } from '#contract/conversations/conversations.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { goOffline, press } from '../jobs/applications/an-applicant.tsx'
import { jobService, refusing } from '../jobs/applications/job-service.ts'
import { aConversation, aMessage, aThread, beginTalking, bubbles, endTalking, minutesAgo, READ, say, THREAD, WRITE, waiting } from './a-talk.tsx'

const show = (language: 'en' | 'bn' = 'en') => renderScreen(<ConversationScreen conversation_id={12} />, { at: '/messages/12', language })
/** What the service has written last. */
const answered = (id: number, text: string) => ({ body: { conversation_id: 12, message: aMessage(id, { text, is_mine: true, sent_at: minutesAgo(0) }) } })

let owner = 0
beforeEach(() => {
  owner = beginTalking()
})
afterEach(endTalking)

describe('a conversation', () => {
  it('says with whom, about what, and what each has written, by the day', async () => {
    const yesterday = aMessage(1, { text: 'Is there parking?', is_mine: true, sent_at: minutesAgo(60 * 24) })
    jobService({ [THREAD]: aThread([yesterday, aMessage(2, { text: 'Yes, behind the hall', sent_at: minutesAgo(0) })]) })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Rafiq Music' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Baul night' }).getAttribute('href')).toBe('/eventdetails/3')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Yesterday', 'Today'])
    expect(bubbles()[0]).toMatch(/^You:.*Is there parking\?/)
    expect(bubbles()[1]).toMatch(/^Rafiq Music:Yes, behind the hall/)
  })

  it('shows a web address in a message as plain text', async () => {
    jobService({ [THREAD]: aThread([aMessage(1, { text: 'Pay at https://evil.example/pay' })]) })
    await show()
    expect(await screen.findByText('Pay at https://evil.example/pay')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
  })

  it('says what was removed', async () => {
    jobService({ [THREAD]: aThread([aMessage(1, { text: '', is_removed: true })]) })
    await show('bn')
    expect(await screen.findByText('মেসেজটি সরানো হয়েছে।')).toBeTruthy()
  })

  it('marks as read what came, here and on the bell', async () => {
    const notice = (id: number, conversation_id: number) => ({
      id,
      kind: 'new-messages' as const,
      event_order_id: null,
      event_title: 'Baul night',
      from_time: null,
      messages: { conversation_id, name: 'Rafiq', count: 1 },
      at: minutesAgo(3),
      is_read: false,
    })
    useNoticeList.setState({ owner, notices: [notice(1, 12), notice(2, 13)] })
    const asked = jobService({ [THREAD]: aThread([aMessage(1), aMessage(2)], { unread: 2 }), [READ]: { body: { unread: 0 } } })
    await show()
    await waitFor(() => expect(asked).toMatchObject([{ path: '/api/conversation/12/read/', fields: { up_to: 2 } }]))
    await waitFor(() => expect(useNoticeList.getState().notices.map(({ is_read }) => is_read)).toEqual([true, false]))
  })

  it('reads out what arrives while it is looked at', async () => {
    let messages = [aMessage(1)]
    jobService({ [THREAD]: () => aThread(messages), [READ]: { body: { unread: 0 } } })
    await show()
    expect(await screen.findByText('Message 1')).toBeTruthy()
    messages = [...messages, aMessage(2, { text: 'The gate opens at six' })]
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('New message from Rafiq Music: The gate opens at six')).toBeTruthy()
  })

  it('brings earlier messages when they are asked for', async () => {
    const pages = [aThread([aMessage(3)], {}, true), aThread([aMessage(1), aMessage(2)])]
    jobService({ [THREAD]: () => pages.shift() ?? aThread([]) })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
    expect(await screen.findByText('Message 1')).toBeTruthy()
    expect(bubbles().map((text) => /Message \d/.exec(text)?.[0])).toEqual(['Message 1', 'Message 2', 'Message 3'])
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  })

  it('that is over can be read, and says that nothing can be written', async () => {
    jobService({ [THREAD]: aThread([aMessage(1)], { can_write: false }) })
    await show()
    expect(await screen.findByText('You can read this conversation, but no longer write in it.')).toBeTruthy()
    expect(screen.queryByLabelText('Message')).toBeNull()
  })

  it('opens from the phone without network, with its age', async () => {
    const { body } = aThread([aMessage(1, { text: 'See you there' })])
    const address = addressOf(readConversation, { params: { conversation_id: 12 }, query: {} })
    await storePrivateAnswer(owner, { address, body, etag: null, fetchedAt: minutesAgo(185) })
    jobService({ [THREAD]: 'offline' })
    goOffline()
    await show()
    expect(await screen.findByText('See you there')).toBeTruthy()
    expect(screen.getByText(/3 hours ago/)).toBeTruthy()
    expect(screen.getByText('You are offline. Your message will be sent automatically.')).toBeTruthy()
  })

  it.each([
    ['offline' as const, /You are offline, and this conversation is not saved/, true],
    [refusing('not-found', 404), /does not exist, or belongs to another account/, false],
    [refusing('bug', 500), /./, true],
  ])('that cannot be had says why', async (reply, words, canRetry) => {
    jobService({ [THREAD]: reply })
    await show()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(canRetry)
    expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/messages')
  })
})

describe('a message', () => {
  it('is sent, and stands there once', async () => {
    const asked = jobService({ [THREAD]: aThread([aMessage(1)]), [WRITE]: answered(2, 'Thank you') })
    await show()
    await say('  Thank you ')
    await waitFor(() => expect(bubbles().filter((text) => text.includes('Thank you'))).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/Sending|Waiting/)).toBeNull())
    expect(asked.map(({ fields }) => fields)).toEqual([{ conversation_id: '12', text: 'Thank you' }])
    expect(await waiting()).toEqual([])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('')
  })

  it('waits visibly without network, and becomes the one that was sent without being drawn anew', async () => {
    let isOnline = false
    jobService({ [THREAD]: aThread([aMessage(1)]), [WRITE]: () => (isOnline ? answered(2, 'I will come') : 'offline') })
    await show()
    await screen.findByText('Message 1')
    goOffline()
    await say('I will come')
    expect(await screen.findByText('Waiting for internet')).toBeTruthy()
    const row = screen.getByText('I will come').closest('li')
    vi.restoreAllMocks()
    isOnline = true
    const [entry] = await waiting()
    await act(() => sendNow(entry?.id))
    await waitFor(() => expect(screen.queryByText(/Waiting/)).toBeNull())
    expect(screen.getByText('I will come').closest('li')).toBe(row)
    await waitFor(async () => expect(await waiting()).toEqual([]))
  })

  it('that was refused says why, goes out again by a press, and can be deleted and brought back', async () => {
    let reply: ReturnType<typeof refusing> | ReturnType<typeof answered> = refusing('unverified-limit', 403)
    jobService({ [THREAD]: aThread([aMessage(1)]), [WRITE]: () => reply })
    await show()
    await say('Hello')
    expect(await screen.findByText(/^Not sent: /)).toBeTruthy()
    expect(await waiting()).toMatchObject([{ state: 'needs-you' }])
    press('Delete')
    expect(await screen.findByText('Message deleted')).toBeTruthy()
    press('Undo')
    expect(await screen.findByText(/^Not sent: /)).toBeTruthy()
    reply = answered(2, 'Hello')
    press('Try again')
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull())
    expect(bubbles().filter((text) => text.includes('Hello'))).toHaveLength(1)
  })

  it('whose answer was lost is shown once when the conversation has it', async () => {
    let hasArrived = false
    const messages = () => [aMessage(1), ...(hasArrived ? [aMessage(2, { text: 'On my way', is_mine: true, sent_at: minutesAgo(0) })] : [])]
    jobService({
      [THREAD]: () => aThread(messages()),
      [WRITE]: () => {
        hasArrived = true
        return 'offline'
      },
    })
    await show()
    await say('On my way')
    await waitFor(async () => expect(await waiting()).toMatchObject([{ may_have_arrived: true }]))
    cleanup()
    await show()
    await screen.findByText('Message 1')
    await waitFor(() => expect(bubbles().filter((text) => text.includes('On my way'))).toHaveLength(1))
    expect(screen.queryByText(/Waiting/)).toBeNull()
  })

  it('that was begun is there again after the screen was left', async () => {
    jobService({ [THREAD]: aThread([aMessage(1)]) })
    await show()
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Is it' } })
    cleanup()
    await show()
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Is it'))
    expect(screen.getByText('What you typed earlier is here again.')).toBeTruthy()
  })

  it('that is too long says by how much, and is not sent', async () => {
    const asked = jobService({ [THREAD]: aThread([aMessage(1)]) })
    await show()
    const field = await screen.findByLabelText('Message')
    fireEvent.change(field, { target: { value: 'ক'.repeat(950) } })
    expect(screen.getByText('50 characters left')).toBeTruthy()
    fireEvent.change(field, { target: { value: 'ক'.repeat(1003) } })
    expect(screen.getByText('3 characters too many')).toBeTruthy()
    press('Send message')
    expect(asked).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

describe('a picture', () => {
  const picture = { width: 800, height: 600, bytes: 86_016, name: 'hall.webp' }
  const withBytes = () => {
    const { fetch } = globalThis
    const made: string[] = []
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      if (!String(input instanceof Request ? input.url : input).includes('/picture/')) return fetch(input, init)
      return Promise.resolve(new Response('bytes', { headers: { 'content-type': 'image/webp', 'content-disposition': 'attachment; filename="hall.webp"' } }))
    })
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      made.push(`blob:${made.length}`)
      return made.at(-1) ?? ''
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    return { made, revoked: () => revoke.mock.calls.map(([address]) => address) }
  }

  it('comes when it is asked for, opens large, and is let go with its screen', async () => {
    jobService({ [THREAD]: aThread([aMessage(1, { picture })]) })
    const { made, revoked } = withBytes()
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Show picture, 84 kB' }))
    expect((await screen.findByRole('img', { name: 'Picture from Rafiq Music' })).getAttribute('src')).toBe('blob:0')
    press('Open picture')
    const dialog = await screen.findByRole('dialog', { name: 'Picture from Rafiq Music' })
    expect(within(dialog).getByRole('img', { hidden: true }).getAttribute('src')).toBe('blob:0')
    cleanup()
    expect(revoked()).toEqual(made)
  })

  it('that does not come says why', async () => {
    jobService({ [THREAD]: aThread([aMessage(1, { picture })]), 'GET /api/conversation_message/1/picture/': 'offline' })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Show picture, 84 kB' }))
    expect(await screen.findByText('You are offline. The picture needs internet.')).toBeTruthy()
  })
})

describe('a report', () => {
  const REPORT = 'POST /api/conversation_message/1/report/'

  it('names a reason, and is thanked for', async () => {
    const asked = jobService({ [THREAD]: aThread([aMessage(1), aMessage(2, { is_mine: true })]), [REPORT]: { body: { reported: true } } })
    await show()
    const flags = await screen.findAllByRole('button', { name: /^Report the message/ })
    expect(flags).toHaveLength(1)
    fireEvent.click(flags[0] as HTMLElement)
    fireEvent.click(await screen.findByLabelText('Fraud or asking for money'))
    fireEvent.change(screen.getByLabelText(/Anything we should know/), { target: { value: 'Wants money by phone' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send report', hidden: true }))
    expect(await screen.findByText('Thank you. We’ll review it.')).toBeTruthy()
    expect(asked).toMatchObject([{ fields: { reason: 'scam', note: 'Wants money by phone' } }])
  })

  it('that did not arrive says so', async () => {
    jobService({ [THREAD]: aThread([aMessage(1)]), [REPORT]: 'offline' })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: /^Report the message/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Send report', hidden: true }))
    expect(await screen.findByText('You are offline. Reporting needs the internet.')).toBeTruthy()
  })

  it('is not offered of the support team', async () => {
    const about = { ...aConversation().about, kind: 'support' as const, title: '', event_id: null }
    jobService({ [THREAD]: aThread([aMessage(1)], { about, other: { name: '', slug: null } }) })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Support team' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
  })
})
