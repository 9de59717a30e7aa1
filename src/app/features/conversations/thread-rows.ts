import type { Message } from '#contract/conversations/conversations.ts'
import type { OutboxEntry } from '../../state/outbox/outbox.ts'
import { isInside, type Meeting, readMessageEntry } from './message-entry.ts'
import type { SentMessage } from './sent-messages.ts'
import type { Target } from './subject.ts'

/** Messages of a conversation that are here, the oldest first. */
export interface KnownMessages {
  messages: readonly Message[]
  has_earlier: boolean
}

/** A message as it is drawn. */
export interface ThreadRow {
  /** Stays the same while a message waits, is sent and is read back. */
  key: string
  text: string
  /** Of an invitation to an interview. */
  meeting: Meeting | null
  is_mine: boolean
  is_removed: boolean
  /** ISO 8601: when the service had it, or of one that waits when it was written. */
  at: string
  /** Null while the service has not acknowledged it. */
  message: Message | null
  /** While it has not. */
  entry: OutboxEntry | undefined
}

/** By this much clocks may differ. */
const SLIP_MS = 60_000

const byAge = (a: Message, b: Message): number => a.id - b.id

/** Puts a page of the service beside what is here already, each message as it was answered last. @param page the latest first */
export function withPage(known: KnownMessages | undefined, page: { messages: readonly Message[]; has_earlier: boolean }): KnownMessages {
  const sorted = page.messages.toSorted(byAge)
  const [first] = sorted
  const newest = known?.messages.at(-1)
  // So many have come that some between are missing: they are had by asking for earlier ones.
  const hasGap = first !== undefined && newest !== undefined && page.has_earlier && first.id > newest.id
  if (!known || !first || hasGap) return { messages: first || !known ? sorted : known.messages, has_earlier: page.has_earlier }
  const byId = new Map([...known.messages, ...sorted].map((message) => [message.id, message]))
  const reachesFurther = first.id <= (known.messages[0]?.id ?? first.id)
  return { messages: [...byId.values()].toSorted(byAge), has_earlier: reachesFurther ? page.has_earlier : known.has_earlier }
}

interface Sources {
  target: Target
  messages: readonly Message[]
  /** Sent since the page was opened. */
  sent: readonly SentMessage[]
  entries: readonly OutboxEntry[]
}

/** All that is written in a conversation, each message once however it is known: what the service has, then what waits. */
export function threadRows({ target, messages, sent, entries }: Sources): ThreadRow[] {
  const byId = new Map(messages.map((message) => [message.id, message]))
  const keys = new Map<number, string>()
  const put = (message: Message, key: string) => {
    keys.set(message.id, key)
    if (!byId.has(message.id)) byId.set(message.id, message)
  }
  for (const one of sent) if (one.conversation_id === target.conversation_id || isInside(one.about, target)) put(one.message, one.key)
  const waiting = entries.flatMap((entry): ThreadRow[] => {
    const read = readMessageEntry(entry)
    // What was sent just now may be an entry of the outbox for a moment still.
    if (!read || !isInside(read.about, target) || sent.some(({ key }) => key === entry.id)) return []
    const arrived = read.sent?.message ?? (entry.may_have_arrived ? messages.find((one) => isThat(one, entry, read) && !keys.has(one.id)) : undefined)
    if (arrived) put(arrived, entry.id)
    if (arrived || entry.state === 'sent') return []
    return [{ key: entry.id, text: read.text, meeting: read.meeting, is_mine: true, is_removed: false, at: entry.created_at, message: null, entry }]
  })
  const written = [...byId.values()].toSorted(byAge).map((message): ThreadRow => {
    const { id, text, meets_at, meets_where, is_mine, is_removed, sent_at } = message
    const meeting = meets_at === null ? null : { at: meets_at, where: meets_where }
    return { key: keys.get(id) ?? `message ${id}`, text, meeting, is_mine, is_removed, at: sent_at, message, entry: undefined }
  })
  return [...written, ...waiting]
}

/** Whether a message whose answer was lost is this one: it says the same, and is not older. */
const isThat = ({ is_mine, text, picture, sent_at }: Message, { created_at }: OutboxEntry, waiting: { text: string; has_picture: boolean }): boolean =>
  is_mine && text === waiting.text.trim() && (picture !== null) === waiting.has_picture && Date.parse(sent_at) > Date.parse(created_at) - SLIP_MS
