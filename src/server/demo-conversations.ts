import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ConversationSide } from '#contract/conversations/conversation-rules.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { leaveNotice } from './db/leave-notice.ts'
import { TALKS, type TalkLines, type TalkSketch } from './db/seed/talk-sketches.ts'
import { buyers, users } from './db/tables/accounts.ts'
import { conversation_messages, conversation_sides, conversations } from './db/tables/conversations.ts'
import { events } from './db/tables/events.ts'
import { purchases } from './db/tables/purchases.ts'
import { NOTHING, type Talk } from './features/conversations/talk.ts'

const MINUTE_MS = 60_000
/** From one message to the next. */
const PAUSE_MINUTES = 17

interface Told {
  lines: TalkLines
  /** Of the last message, milliseconds since the epoch. */
  at: number
  isRead: boolean
}

/** Has people of the demo market write to each other and to the support team, in the transaction that makes them. */
export async function talkDemo(tx: Tx, now: number): Promise<void> {
  const [staff] = await tx.select({ id: users.id }).from(users).where(eq(users.is_staff, true)).orderBy(asc(users.id))
  // The oldest first, as lists are sorted by when messages came in.
  for (const sketch of TALKS.toSorted((one, other) => other.hours - one.hours)) {
    const { lines, hours, isRead } = sketch
    await writeTalk(tx, await talkOf(tx, sketch), { lines, at: now - hours * 60 * MINUTE_MS, isRead, staff: staff?.id })
  }
}

async function talkOf(tx: Tx, { about, asker }: TalkSketch): Promise<Talk> {
  if (about === 'support') return { ...NOTHING, kind: 'support', asker: await idOf(tx, asker), answerer: null }
  const title = 'event' in about ? about.event : about.orderOf
  const [event] = await tx.select({ id: events.id, seller: events.seller }).from(events).where(eq(events.title, title))
  if (!event) throw new TypeError(`${title} is not in the market`)
  if ('event' in about) return { ...NOTHING, kind: 'event', event: event.id, asker: await idOf(tx, asker), answerer: event.seller }
  const [order] = await tx
    .select({ id: purchases.id, buyer: buyers.user_id })
    .from(purchases)
    .innerJoin(buyers, eq(buyers.id, purchases.buyer))
    .where(and(eq(purchases.event, event.id), eq(purchases.state, 'confirmed')))
    .orderBy(asc(purchases.id))
    .limit(1)
  if (!order?.buyer) throw new TypeError(`${title} has sold nothing`)
  return { ...NOTHING, kind: 'order', purchase: order.id, asker: order.buyer, answerer: event.seller }
}

async function idOf(tx: Tx, username = ''): Promise<number> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.deleted_at)))
  if (!user) throw new TypeError(`${username} is not in the market`)
  return user.id
}

/**
 * Writes a conversation of the demo market down, and tells the side that has not read its end.
 * @param told `staff`: who answers for the support team.
 */
export async function writeTalk(tx: Tx, talk: Talk, { lines, at, isRead, staff }: Told & { staff?: number | undefined }): Promise<void> {
  const when = (line: number) => new Date(at - (lines.length - 1 - line) * PAUSE_MINUTES * MINUTE_MS).toISOString()
  const idOfSide = (side: ConversationSide) => (side === 'asker' ? talk.asker : talk.answerer)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) throw new TypeError('a conversation without a message')
  const waiting_since = last[0] === 'asker' ? when(lines.length - 1) : null
  const [made] = await tx
    .insert(conversations)
    .values({ ...talk, begun_by: idOfSide(first[0]) ?? staff ?? talk.asker, waiting_since, created_at: when(0) })
    .returning({ id: conversations.id })
  if (!made) throw new TypeError('a conversation was not written')
  const rows = lines.map(([side, text], line) => ({
    conversation: made.id,
    sender: idOfSide(side) ?? staff ?? talk.asker,
    side,
    text,
    created_at: when(line),
  }))
  const written = await tx.insert(conversation_messages).values(rows).returning({ id: conversation_messages.id })
  const last_message = Math.max(...written.map(({ id }) => id))
  for (const side of ['asker', 'answerer'] as const) {
    const unread = side !== last[0] && !isRead ? 1 : 0
    const user_id = idOfSide(side)
    const read_to = unread ? last_message - 1 : last_message
    await tx.insert(conversation_sides).values({ conversation: made.id, side, user_id, last_message, read_to, unread, mailed_to: last_message })
    if (unread && user_id !== null) await leaveNotice(tx, { user_id, kind: 'new-messages', conversation: made.id })
  }
  await tx.execute(sql`update notices set created_at = ${when(lines.length - 1)} where conversation = ${made.id}`)
}
