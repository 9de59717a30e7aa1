import { type SQL, sql } from 'drizzle-orm'
import { type ConversationSide, MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { textMark } from '../../spam/text-mark.ts'
import { noteWritten, requireDayRoom } from '../../spam/written-texts.ts'

interface Message {
  user_id: number
  text: string
  /** Whether the other side has written there before. */
  isAnswer: boolean
}

/**
 * Whether an account may write one more: all that it writes in a day is counted together, comments and messages alike, and so is one text that it sends
 * again and again. Who was written to may answer many with the same words.
 * @throws {Problem} too-many-requests — with the seconds until there may be another.
 */
export async function requireRoom(tx: Tx, { user_id, text, isAnswer }: Message): Promise<void> {
  await requireDayRoom(tx, { writer: { user_id }, most: MESSAGE_LIMITS.messagesADay })
  const { hash, isTelling } = textMark(text)
  if (isTelling && !isAnswer) await requireDayRoom(tx, { writer: { user_id }, most: MESSAGE_LIMITS.sameADay, text_hash: hash })
}

/** Counts a message with all that its account writes. */
export const noteMessage = (tx: Tx, { id, user_id, text }: Omit<Message, 'isAnswer'> & { id: number }): Promise<void> =>
  noteWritten(tx, { source: `message ${id}`, writer: { user_id }, text_hash: text === '' ? '' : textMark(text).hash })

/** @throws {Problem} too-many-requests — with the seconds until this account may begin another conversation. */
export const requireNewRoom = (tx: Tx, user_id: number): Promise<void> =>
  requireFewer(tx, { rows: sql`conversations t where t.begun_by = ${user_id}`, most: MESSAGE_LIMITS.newADay })

/** @throws {Problem} too-many-requests — so many of one side wait for an answer; with the seconds until there may be another. */
export const requireAnswers = (tx: Tx, conversation: number, side: ConversationSide): Promise<void> =>
  requireFewer(tx, {
    rows: sql`conversation_messages t where t.conversation = ${conversation} and t.side = ${side} and t.id > (
      select coalesce(max(answer.id), 0) from conversation_messages answer where answer.conversation = ${conversation} and answer.side <> ${side})`,
    most: MESSAGE_LIMITS.unansweredADay,
  })

async function requireFewer(tx: Tx, { rows: counted, most }: { rows: SQL; most: number }): Promise<void> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from t.created_at + interval '1 day' - now()))::int as seconds from ${counted}
    and t.created_at > now() - interval '1 day' order by t.created_at desc offset ${most - 1} limit 1`)
  if (rows[0]) throw new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, rows[0].seconds) })
}
