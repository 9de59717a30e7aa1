import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { useSentMessages } from '#app/features/conversations/sent-messages.ts'
import { clearNoticeList } from '#app/state/notice-list.ts'
import type { Conversation, Message } from '#contract/conversations/conversations.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { applicant, beginApplying, endApplying, signIn } from '../jobs/applications/an-applicant.tsx'

export const WRITE = 'POST /api/conversation_message/'
export const THREAD = 'GET /api/conversation/12/'
export const READ = 'POST /api/conversation/12/read/'
export const LIST = 'GET /api/conversation/'
export const START = 'GET /api/conversation_start/'

export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

export const aMessage = (id: number, over: Partial<Message> = {}): Message => ({
  id,
  is_mine: false,
  text: `Message ${id}`,
  picture: null,
  meets_at: null,
  meets_where: '',
  sent_at: minutesAgo(60 - id),
  is_removed: false,
  ...over,
})

export const aConversation = (over: Partial<Conversation> = {}): Conversation => ({
  conversation_id: 12,
  about: { kind: 'event', title: 'Baul night', event_id: 3, event_order_id: null, application_id: null, job_post_id: null },
  side: 'asker',
  other: { name: 'Rafiq Music', slug: 'rafiq-music' },
  last: { text: 'Message 2', has_picture: false, is_mine: false, at: minutesAgo(3) },
  meeting: null,
  unread: 0,
  can_write: true,
  ...over,
})

export const aThread = (messages: Message[], over: Partial<Conversation> = {}, has_earlier = false) => ({
  body: { conversation: aConversation(over), messages: messages.toReversed(), has_earlier },
})

/** A signed-in reader. @returns whose phone it is */
export function beginTalking(): number {
  beginApplying()
  signIn()
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  return applicant()
}

export async function endTalking(): Promise<void> {
  await endApplying()
  act(() => {
    useSentMessages.setState({ sent: [] })
    clearNoticeList()
  })
}

export const waiting = () => readEntries(applicant())
export const bubbles = (): string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')

/** Types a message and sends it. */
export async function say(text: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => {
    if (field.value === text) throw new Error('the phone has not taken it')
  })
}
