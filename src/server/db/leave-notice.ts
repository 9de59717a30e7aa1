import { sql } from 'drizzle-orm'
import type { Tx } from './in-transaction.ts'
import { notices } from './tables/notices.ts'

type Notice = Pick<typeof notices.$inferInsert, 'user_id' | 'kind' | 'event_order' | 'message'>

/** Tells somebody in the app, and leaves a message for each of their phones. Once of an order and kind, or of an order and what was written to it. */
export async function leaveNotice(tx: Tx, told: Notice): Promise<void> {
  const [notice] = await tx.insert(notices).values(told).onConflictDoNothing().returning({ id: notices.id })
  if (!notice) return
  // Locked, so that none of them goes meanwhile.
  await tx.execute(sql`
    insert into push_messages (notice, subscription)
    select ${notice.id}, id from push_subscriptions where user_id = ${told.user_id} for key share`)
}
