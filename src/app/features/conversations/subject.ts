import { CONVERSATION_KINDS, type ConversationAbout, type ConversationKind, type ConversationSide } from '#contract/conversations/conversation-rules.ts'
import { upperCase } from '#contract/core/one-form.ts'

/** What a conversation is about, as an address names it. */
export interface Subject {
  kind: ConversationKind
  /** Id of the event or application, number of the order; of support the number of an order, or empty. */
  subject: string
}

/** One conversation, known by its number or, before its first message, by what it is about. */
export interface Target extends Subject {
  conversation_id: number | null
  side: ConversationSide
}

const NUMBERED: readonly ConversationKind[] = ['event', 'application']
const ID = /^[1-9]\d{0,9}$/
const ORDER_NUMBER = /^[0-9A-Z]{10}$/

/** @param search of the address. @returns undefined — it names nothing that can be written about. */
export function readSubject({ kind: asked, subject = '' }: Record<string, unknown>): Subject | undefined {
  const kind = CONVERSATION_KINDS.find((one) => one === asked)
  const text = upperCase(String(subject))
  if (!kind) return undefined
  const isSubject = text === '' ? kind === 'support' : (NUMBERED.includes(kind) ? ID : ORDER_NUMBER).test(text)
  return isSubject ? { kind, subject: text } : undefined
}

/** By what a conversation would be named before it had a number. */
export const subjectOf = ({ kind, event_id, event_order_id, application_id }: ConversationAbout): Subject => ({
  kind,
  subject: { event: String(event_id ?? ''), order: event_order_id ?? '', application: String(application_id ?? ''), support: event_order_id ?? '' }[kind],
})
