import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { Tx } from './connection/in-transaction.ts'
import { wantsNotice } from './notices/wants-notice.ts'
import { notices } from './tables/notices.ts'

export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'created_at' | 'read_at'>

interface Telling {
  /** Seconds until phones are told; null: in the app alone. */
  pushedAfter?: number | null
  /** What the user has switched off, where that was read. */
  off?: readonly string[]
}

/**
 * Tells a user in the app, and leaves a message for each of their phones, unless the user has switched that off. Once of an order and kind, or of an
 * order and what was written to it.
 * @returns its id; undefined where it was told before, or is switched off.
 */
export async function leaveNotice(tx: Tx, told: NewNotice, { pushedAfter = 0, off }: Telling = {}): Promise<number | undefined> {
  const wants = await wantsNotice(tx, { ...told, off })
  if (!wants.app) return undefined
  const noticed = tx.insert(notices).values(told).onConflictDoNothing().returning({ id: notices.id })
  if (pushedAfter === null || !wants.push) return (await noticed)[0]?.id
  // Phones are locked, so that none of them goes meanwhile.
  const { rows } = await tx.execute<{ id: number }>(sql`
    with noticed as ${noticed},
    phones as (select id from push_subscriptions where user_id = ${told.user_id} for key share),
    pushed as (
      insert into push_messages (notice, subscription, due_at)
      select noticed.id, phones.id, now() + make_interval(secs => ${pushedAfter}) from noticed cross join phones)
    select id from noticed`)
  return rows[0]?.id
}

/** Takes back what is still unread, for a later notice to stand in its place. Gives what it said. */
export const takeUnread = (tx: Tx, kind: NoticeKind, about: SQL): Promise<{ details: (typeof notices.$inferSelect)['details'] }[]> =>
  tx
    .delete(notices)
    .where(and(eq(notices.kind, kind), isNull(notices.read_at), about))
    .returning({ details: notices.details })
