import { sql } from 'drizzle-orm'
import type { Download } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'
import { pictureName } from './message-rows.ts'
import type { ConversationParts } from './parts.ts'
import type { Who } from './talk.ts'

/**
 * The picture of a message, to both sides of its conversation, and to staff where readers reported it.
 * @throws {Problem} not-found — there is none (any more), or it is of others.
 */
export async function downloadPicture(
  { db, privateFiles }: Pick<ConversationParts, 'privateFiles'> & { db: Database['db'] },
  { user_id, is_staff }: Who,
  message: number,
): Promise<Download> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select m.picture_key as key from conversation_messages m
    where m.id = ${message} and m.picture_key is not null and (
      exists (select from conversation_sides s where s.conversation = m.conversation and (s.user_id = ${user_id} or (s.user_id is null and ${is_staff})))
      or (${is_staff} and exists (select from cases c where c.kind = 'message' and c.subject = m.id and c.state = 'open')))`)
  const [found] = rows
  const bytes = found && (await privateFiles.get(found.key))
  if (!bytes) throw new Problem('not-found')
  return { bytes, type: 'image/jpeg', file_name: pictureName(message) }
}
