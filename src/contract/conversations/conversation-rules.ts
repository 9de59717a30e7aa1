import * as v from 'valibot'
import { Id, idText } from '../core/fields.ts'
import { EventOrderId } from '../orders/orders.ts'

/** Code points, except where a name says otherwise. */
export const MESSAGE_LIMITS = {
  textLongest: 1000,
  /** Messages of one page. */
  perPage: 50,
  conversationsPerPage: 30,
  /** What one account writes in 24 h, comments among it, before a message is refused; and conversations that it begins. */
  messagesADay: 200,
  newADay: 20,
  /** The same text of one account in 24 h, in comments and in messages to people who have not written to it. */
  sameADay: 20,
  /** Messages in a row that wait for an answer, in one conversation in 24 h. */
  unansweredADay: 10,
  /** Minutes after which an e-mail is sent about a message that is still unread. */
  mailAfterMinutes: 10,
  noteLongest: 300,
  /** Of the place of an interview, and how far ahead one may be. */
  whereLongest: 200,
  meetingAheadDays: 365,
} as const

/** A picture of a message: encoded anew, without its metadata. */
export const MESSAGE_PICTURE = { types: ['image/jpeg', 'image/png', 'image/webp'], mostBytes: 5 * 1024 * 1024 } as const

/**
 * What a conversation is about, and thereby who talks: `event`: a question before ordering, to its organizer; `order`: its buyer and the
 * organizer; `application`: an applicant and the employer; `support`: an account and staff, about an order or about nothing in particular.
 */
export const CONVERSATION_KINDS = ['event', 'order', 'application', 'support'] as const
export type ConversationKind = (typeof CONVERSATION_KINDS)[number]

/** On which side of a conversation its reader is: who asks (buyers, applicants), or who answers (organizers, employers, staff). */
export const CONVERSATION_SIDES = ['asker', 'answerer'] as const
export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

/** Why a message is reported. */
export const MESSAGE_REPORT_REASONS = ['spam', 'abuse', 'scam', 'private', 'other'] as const

/**
 * A conversation by what it is about, before its number is known: of events and applications their id, of orders their number, of `support` the
 * number of an order or nothing. Both sides may name it so, except of an event, where only the asker can.
 */
export const ConversationSubject = v.variant('kind', [
  v.object({ kind: v.literal('event'), subject: idText }),
  v.object({ kind: v.literal('order'), subject: EventOrderId }),
  v.object({ kind: v.literal('application'), subject: idText }),
  v.object({ kind: v.literal('support'), subject: v.optional(v.union([v.literal(''), EventOrderId]), '') }),
])
export type ConversationSubject = v.InferOutput<typeof ConversationSubject>

/** What a conversation is about, as it stands now. Null where it is about something else. */
export const ConversationAbout = v.object({
  kind: v.picklist(CONVERSATION_KINDS),
  /** Of the event or the job; empty: support about nothing in particular. */
  title: v.string(),
  event_id: v.nullable(Id),
  event_order_id: v.nullable(v.string()),
  application_id: v.nullable(Id),
  job_post_id: v.nullable(Id),
})
export type ConversationAbout = v.InferOutput<typeof ConversationAbout>
