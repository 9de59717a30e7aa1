import { MESSAGE_LIMITS, type MESSAGE_REPORT_REASONS } from '#contract/conversations/conversation-rules.ts'
import {
  CONVERSATION_LISTS,
  type Conversation,
  type ConversationStart,
  downloadMessagePicture,
  listConversations,
  markConversationRead,
  readConversation,
  readConversationStart,
  reportMessage,
} from '#contract/conversations/conversations.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { readEvent } from '#contract/events/events.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { fetchFile } from '../../wire/fetch-file.ts'
import { storeAnswer } from '../../wire/store-answer.ts'
import type { SentMessage } from './sent-messages.ts'
import type { Subject } from './subject.ts'

/** Which conversations are listed. */
export interface ConversationsFilter {
  list: (typeof CONVERSATION_LISTS)[number]
  unread: boolean
}

/** @param search of the address; what is unknown there means all of one's own */
export const readConversationsFilter = ({ list, unread }: Record<string, unknown>): ConversationsFilter => ({
  list: CONVERSATION_LISTS.find((one) => one === list) ?? 'mine',
  unread: unread === 'true',
})

export const loadConversations = ({ list, unread }: ConversationsFilter, options: CallOptions = {}, cursor?: string) =>
  call(
    listConversations,
    {
      query: {
        ...(list !== 'mine' && { list }),
        ...(unread && { unread: 'true' as const }),
        limit: String(MESSAGE_LIMITS.conversationsPerPage),
        ...(cursor && { cursor }),
      },
    },
    options,
  )

/** The latest messages of a conversation. */
export const loadConversation = (conversation_id: number, options: CallOptions = {}) =>
  call(readConversation, { params: { conversation_id }, query: {} }, options)

/** Messages before this one. The phone keeps the latest alone. @throws {Problem} */
export const loadEarlier = async (conversation_id: number, before: number) =>
  (await call(readConversation, { params: { conversation_id }, query: { before: String(before) } }, { isPassing: true })).value

/** Keeps a conversation that has just begun, so that its screen opens with what was sent. */
export async function storeBegun(
  { about, side, other, can_write }: ConversationStart,
  { conversation_id, message }: Pick<SentMessage, 'conversation_id' | 'message'>,
): Promise<void> {
  const last = { text: message.text, has_picture: message.picture !== null, is_mine: true, at: message.sent_at }
  const meeting = message.meets_at === null ? null : { at: message.meets_at, where: message.meets_where }
  const conversation: Conversation = { conversation_id, about, side, other, last, meeting, unread: 0, can_write }
  const address = addressOf(readConversation, { params: { conversation_id }, query: {} })
  const value = { conversation, messages: [message], has_earlier: false }
  await storeAnswer({ address, value, fetchedAt: message.sent_at, from: 'network', etag: null })
}

/**
 * Who would be written to. Without network, of an event that this phone holds, its organizer; of all else what its address says, so that a
 * message can be written and waits.
 * @throws {Problem} not-found, not-allowed, not-signed-in, bad-input
 */
export async function loadStart(subject: Subject, options: CallOptions = {}): Promise<Answer<ConversationStart>> {
  try {
    return await call(readConversationStart, { query: subject }, options)
  } catch (cause) {
    if (!(cause instanceof Problem) || !isNoAnswer(cause.code)) throw cause
    const of = subject.kind === 'event' ? await eventOf(subject.subject) : undefined
    return { value: startOf(subject, of), address: '', fetchedAt: new Date().toISOString(), from: 'device-search', etag: null }
  }
}

const eventOf = async (event_id: string) => (await call(readEvent, { params: { event_id: Number(event_id) } }).catch(() => undefined))?.value

function startOf({ kind, subject }: Subject, event: Awaited<ReturnType<typeof eventOf>>): ConversationStart {
  const id = kind === 'event' || kind === 'application' ? Number(subject) : null
  return {
    about: {
      kind,
      title: event?.title ?? '',
      event_id: kind === 'event' ? id : null,
      event_order_id: kind === 'order' || (kind === 'support' && subject) ? subject : null,
      application_id: kind === 'application' ? id : null,
      job_post_id: null,
    },
    side: 'asker',
    other: { name: event?.seller.sellerprofile?.full_name ?? '', slug: event?.seller.sellerprofile?.slug ?? null },
    conversation_id: null,
    can_write: true,
  }
}

/** Marks the messages of the other side as read, up to this one. @throws {Problem} they are unread as before. */
export async function markRead(conversation_id: number, up_to: number): Promise<void> {
  await call(markConversationRead, { params: { conversation_id }, body: { up_to } })
}

/** The bytes of a picture; the phone keeps none. @throws {Problem} offline, too-slow, not-found */
export const fetchMessagePicture = async (message_id: number): Promise<Blob> => (await fetchFile(downloadMessagePicture, { params: { message_id } })).blob

export type ReportReason = (typeof MESSAGE_REPORT_REASONS)[number]

export async function report(message_id: number, body: { reason: ReportReason; note: string }): Promise<void> {
  await call(reportMessage, { params: { message_id }, body })
}
