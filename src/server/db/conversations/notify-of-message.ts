import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveGrouped } from '../notices/leave-grouped.ts'
import { notices } from '../tables/notices.ts'

/** Phones ring no more often than that for one conversation. */
const RINGS_SECONDS = 60

interface Reader {
  conversation: number
  user_id: number
}

/**
 * Tells one side in the app and on its phones that the other has written, the conversation being locked: one notice while it is not read, whose count
 * is read from the conversation.
 */
export async function notifyOfMessage(tx: Tx, { conversation, user_id }: Reader): Promise<void> {
  await leaveGrouped(tx, { user_id, kind: 'new-messages', conversation }, { rings: { every_seconds: RINGS_SECONDS } })
}

/** What was told of a conversation is read with it. */
export async function readNoticesOf(tx: Pick<Tx, 'update'>, reader: Reader): Promise<void> {
  await tx.update(notices).set({ read_at: sql`now()` }).where(unreadOf(reader))
}

const unreadOf = ({ conversation, user_id }: Reader) => and(eq(notices.conversation, conversation), eq(notices.user_id, user_id), isNull(notices.read_at))
