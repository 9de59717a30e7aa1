import { type SQL, sql } from 'drizzle-orm'
import type { ConversationSide } from '#contract/conversations/conversation-rules.ts'
import type { Message } from '#contract/conversations/conversations.ts'
import type { Database } from '../../db/connection/open.ts'
import { iso } from '../../db/wire-time.ts'

interface Row extends Record<string, unknown> {
  id: number
  is_mine: boolean
  text: string
  width: number | null
  height: number | null
  bytes: number | null
  meets_at: string | null
  meets_where: string
  sent_at: string
  is_removed: boolean
}

/** What a picture of a message is called where it is kept. */
export const pictureName = (message: number): string => `picture-${message}.jpg`

/** Messages as one side has them, the latest first. @param which of the rows `m`, with a limit if there is one. */
export async function readMessages(
  db: Pick<Database['db'], 'execute'>,
  side: ConversationSide,
  { which, limit }: { which: SQL; limit: number },
): Promise<Message[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.id, m.side = ${side} as is_mine, m.text, m.picture_width as width, m.picture_height as height, m.picture_bytes as bytes,
      ${iso(sql`m.meets_at`)} as meets_at, m.meets_where, ${iso(sql`m.created_at`)} as sent_at, m.removed_at is not null as is_removed
    from conversation_messages m where ${which} order by m.id desc limit ${limit}`)
  return rows.map(({ width, height, bytes, ...row }) => ({
    ...row,
    picture: width === null || height === null || bytes === null ? null : { width, height, bytes, name: pictureName(row.id) },
  }))
}
