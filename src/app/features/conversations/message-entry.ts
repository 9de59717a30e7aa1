import * as v from 'valibot'
import { CONVERSATION_KINDS } from '#contract/conversations/conversation-rules.ts'
import { type Message, writeMessage } from '#contract/conversations/conversations.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import type { Target } from './subject.ts'

/** The noun of messages in the outbox. */
export const MESSAGES = 'conversations'

/** What is shown of a message that waits, and where it belongs. */
const About = v.object({
  kind: v.picklist(CONVERSATION_KINDS),
  subject: v.string(),
  /** Null: it begins the conversation. */
  conversation_id: v.nullable(v.number()),
  /** Of the other side; empty where it is not known, and of the support team. */
  name: v.string(),
  /** What it is about; empty where it is not known. */
  title: v.string(),
})
export type MessageAbout = v.InferOutput<typeof About>

const Body = v.looseObject({ text: v.optional(v.string(), ''), meets_at: v.optional(v.string(), ''), meets_where: v.optional(v.string(), '') })

/** When and where an employer wants to see an applicant. */
export interface Meeting {
  /** ISO 8601. */
  at: string
  where: string
}

interface MessageEntry {
  about: MessageAbout
  text: string
  meeting: Meeting | null
  has_picture: boolean
  /** What the service has answered; undefined before. */
  sent: { conversation_id: number; message: Message } | undefined
}

/** A message that waits or was sent; undefined for what is none, or what another version of the app wrote. */
export function readMessageEntry({ noun, about, body, files, state, answer }: OutboxEntry): MessageEntry | undefined {
  if (noun !== MESSAGES) return undefined
  const [a, b] = [v.safeParse(About, about), v.safeParse(Body, body)]
  if (!a.success || !b.success) return undefined
  const sent = state === 'sent' ? v.safeParse(writeMessage.answer, answer) : undefined
  const { text, meets_at, meets_where } = b.output
  const meeting = meets_at ? { at: meets_at, where: meets_where } : null
  return { about: a.output, text, meeting, has_picture: files?.picture !== undefined, sent: sent?.success ? sent.output : undefined }
}

/** Whether a message belongs to a conversation. One that begins it names what it is about, which of an event only the asker does. */
export function isInside(about: MessageAbout, target: Target): boolean {
  if (about.conversation_id !== null) return about.conversation_id === target.conversation_id
  const isOneAlone = target.kind === 'order' || target.kind === 'application' || target.side === 'asker'
  return isOneAlone && about.kind === target.kind && about.subject === target.subject
}

/** Where a message is seen. A path of ours. */
export const placeOfMessage = ({ conversation_id, kind, subject }: MessageAbout): `/${string}` =>
  conversation_id === null ? `/messages/new?kind=${kind}${subject && `&subject=${subject}`}` : `/messages/${conversation_id}`
