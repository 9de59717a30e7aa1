import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText, SentInstant } from '../core/fields.ts'
import { oneLine, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { DAY_MS } from '../core/time.ts'
import { CONVERSATION_KINDS, CONVERSATION_SIDES, ConversationAbout, MESSAGE_LIMITS, MESSAGE_PICTURE, MESSAGE_REPORT_REASONS } from './conversation-rules.ts'

const say = (reason: Reason) => reason

const conversationParams = v.object({ conversation_id: idText })
const messageParams = v.object({ message_id: idText })

/** A message to a reader of its conversation. */
export const Message = v.object({
  id: Id,
  is_mine: v.boolean(),
  /** Plain text; may be empty where there is a picture. */
  text: v.string(),
  /** Its bytes are had from `downloadMessagePicture` alone. */
  picture: v.nullable(v.object({ width: Count, height: Count, bytes: Count, name: v.string() })),
  /** An employer's invitation to an interview: when, and where; null and empty: it is none. Absent in answers that were kept by earlier versions. */
  meets_at: v.optional(v.nullable(Instant), null),
  meets_where: v.optional(v.string(), ''),
  sent_at: Instant,
  /** Its text and picture are gone: removed by staff, taken back with an application, or left behind by an account that is gone. */
  is_removed: v.boolean(),
})
export type Message = v.InferOutput<typeof Message>

/** Who talks on the other side. */
const Other = v.object({
  /** Of the shop, the employer, the buyer or the applicant. Empty: the support team where the kind is `support`, else an account that is gone. */
  name: v.string(),
  /** Of a shop: its page; null: there is none. */
  slug: v.nullable(v.string()),
})

/** A conversation to one of its sides. */
export const Conversation = v.object({
  conversation_id: Id,
  about: ConversationAbout,
  side: v.picklist(CONVERSATION_SIDES),
  other: Other,
  last: v.object({ text: v.string(), has_picture: v.boolean(), is_mine: v.boolean(), at: Instant }),
  /** The latest invitation to an interview; null: there is none. Absent in answers that were kept by earlier versions. */
  meeting: v.optional(v.nullable(v.object({ at: Instant, where: v.string() })), null),
  /** Messages of the other side that this side has not read. */
  unread: Count,
  /** False: an application that was withdrawn, or an account that is gone. */
  can_write: v.boolean(),
})
export type Conversation = v.InferOutput<typeof Conversation>

/** Who sees which list: `mine` every conversation of the account, as asker and as answerer; `support` (staff) what is asked of the house. */
export const CONVERSATION_LISTS = ['mine', 'support'] as const

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversation/',
  summary: 'Conversations of the account, the one with the latest message first; of staff also those with the support team',
  access: 'signed-in',
  query: v.object({
    list: v.optional(v.picklist(CONVERSATION_LISTS)),
    unread: v.optional(v.literal('true')),
    limit: v.optional(v.pipe(idText, v.maxValue(MESSAGE_LIMITS.conversationsPerPage))),
    cursor: v.optional(Cursor),
  }),
  /** `unread`: messages in the whole list, whatever was asked. */
  answer: v.object({ ...ownPage(Conversation).entries, unread: Count }),
  offline: { keepDays: 90, noun: 'conversations', shape: 'list' },
})

/** What is known of a conversation before its first message. */
export const ConversationStart = v.object({
  about: ConversationAbout,
  side: v.picklist(CONVERSATION_SIDES),
  other: Other,
  /** Null: nothing was written yet. */
  conversation_id: v.nullable(Id),
  can_write: v.boolean(),
})
export type ConversationStart = v.InferOutput<typeof ConversationStart>

export const readConversationStart = endpoint({
  method: 'GET',
  path: '/api/conversation_start/',
  summary: 'Who would be written to about an event, an order, an application or to support, and the conversation that there already is',
  access: 'signed-in',
  /** As `ConversationSubject` has them. */
  query: v.object({ kind: v.picklist(CONVERSATION_KINDS), subject: v.optional(v.pipe(v.string(), v.maxLength(20)), '') }),
  answer: ConversationStart,
  offline: { keepDays: 30, noun: 'conversations', shape: 'detail' },
})

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/conversation/{conversation_id}/',
  summary: 'A conversation with its messages, the latest first; `before`: those that are older than this one',
  access: 'signed-in',
  params: conversationParams,
  query: v.object({ before: v.optional(idText) }),
  answer: v.object({ conversation: Conversation, messages: v.array(Message), has_earlier: v.boolean() }),
  offline: { keepDays: 90, noun: 'conversations', shape: 'detail' },
})

/** The text of a message; empty only where there is a picture. */
export const MessageBody = someLines(MESSAGE_LIMITS.textLongest)

/** When and where an employer wants to see an applicant, as the form has it. The same on both sides. */
export const MeetingFields = v.object({
  meets_at: v.optional(v.union([v.literal(''), SentInstant], say('not-a-time')), ''),
  meets_where: v.optional(oneLine(MESSAGE_LIMITS.whereLongest), ''),
})
export type MeetingFields = v.InferOutput<typeof MeetingFields>

/** Why an invitation does not do, by its field; nothing: it does, or there is none. @param now milliseconds since the epoch */
export function meetingFaults({ meets_at, meets_where }: MeetingFields, now: number): Partial<Record<keyof MeetingFields, Reason>> {
  if (meets_at === '') return meets_where === '' ? {} : { meets_at: 'required' }
  const ahead = Date.parse(meets_at) - now
  return {
    ...(ahead <= 0 && { meets_at: 'in-the-past' as const }),
    ...(ahead > MESSAGE_LIMITS.meetingAheadDays * DAY_MS && { meets_at: 'too-far' as const }),
    ...(meets_where === '' && { meets_where: 'required' as const }),
  }
}

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/conversation_message/',
  summary:
    'Writes a message, multipart, with at most one picture: into the conversation named, or into the one about `kind` and `subject`, which begins with it',
  access: 'signed-in',
  isPublicWriting: 'by-handler',
  perMinute: 20,
  form: { files: { picture: MESSAGE_PICTURE }, mostBytes: MESSAGE_PICTURE.mostBytes + 64 * 1024, mostFields: 40 },
  once: true,
  body: v.object({
    conversation_id: v.optional(idText),
    /** With `subject`, as `ConversationSubject` has them; read where no conversation is named. */
    kind: v.optional(v.string()),
    subject: v.optional(v.string()),
    text: v.optional(MessageBody, ''),
    /** An invitation to an interview, from an employer in a conversation of `application` alone: both or neither. */
    ...MeetingFields.entries,
  }),
  answer: v.object({ conversation_id: Id, message: Message }),
  offline: 'queue',
})

export const markConversationRead = endpoint({
  method: 'POST',
  path: '/api/conversation/{conversation_id}/read/',
  summary: 'Marks the messages of the other side as read, up to and with the one named, and the notice of them',
  access: 'signed-in',
  params: conversationParams,
  body: v.object({ up_to: Id }),
  /** Messages in all conversations of the account that are left. */
  answer: v.object({ unread: Count }),
  offline: 'refuse',
})

export const downloadMessagePicture = endpoint({
  method: 'GET',
  path: '/api/conversation_message/{message_id}/picture/',
  summary: 'The bytes of the picture of a message, to both sides of its conversation, and to staff while it is reported',
  access: 'signed-in',
  perMinute: 120,
  params: messageParams,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/conversation_message/{message_id}/report/',
  summary: 'Reports a message of the other side to staff; the same report again changes nothing',
  access: 'signed-in',
  isPublicWriting: true,
  perMinute: 10,
  params: messageParams,
  body: v.object({ reason: v.picklist(MESSAGE_REPORT_REASONS), note: v.optional(someLines(MESSAGE_LIMITS.noteLongest), '') }),
  answer: v.object({ reported: v.literal(true) }),
  offline: 'refuse',
})
