import { sql } from 'drizzle-orm'
import { REASONS_OF } from '#contract/cases/case-kinds.ts'
import { downloadMessagePicture } from '#contract/conversations/conversations.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import type { PrivateFiles } from '../../adapters/private-files.ts'
import type { CaseHandler, CaseSubject } from '../../cases/case-handler.ts'
import type { Database } from '../../db/connection/open.ts'
import { type ConversationFacts, factColumns, joinFacts, talkOf } from '../../db/conversations/conversation-facts.ts'
import { emptyMessages, picturesOf } from '../../db/conversations/strip-messages.ts'
import { iso } from '../../db/wire-time.ts'

/** Messages as cases. Only the other side of a conversation can report one, by a call of its own; what staff remove is gone for good. */
export const messageCases = (privateFiles: Pick<PrivateFiles, 'remove'>): CaseHandler => ({
  kind: 'message',
  reasons: REASONS_OF.message,
  hold: async (tx, id) => void (await tx.execute(sql`select from conversation_messages where id = ${id} for update`)),
  findPublic: async () => undefined,
  describe: describeMessages,
  remove: async (tx, id, { onCommit }) => {
    const stripped = await emptyMessages(tx, sql`m.id = ${id}`)
    for (const key of picturesOf(stripped)) onCommit(() => privateFiles.remove(key))
  },
})

interface Described extends ConversationFacts, Record<string, unknown> {
  id: number
  text: string
  has_picture: boolean
  written_at: string
  is_removed: boolean
  username: string | null
}

/** Messages as staff see them, with what their conversation is about. */
async function describeMessages(db: Pick<Database['db'], 'execute'>, ids: readonly number[]): Promise<Map<number, CaseSubject>> {
  const { rows } = await db.execute<Described>(sql`
    select m.id, m.text, m.picture_key is not null as has_picture, ${iso(sql`m.created_at`)} as written_at, m.removed_at is not null as is_removed,
      case when u.deleted_at is null then u.username end as username, ${factColumns(sql`talk`)}
    from conversation_messages m join users u on u.id = m.sender
    cross join lateral ${talkOf(sql`m.conversation`)} talk ${joinFacts(sql`talk`)}
    where m.id = any(${sql.param([...ids])}::integer[])`)
  return new Map(rows.map((row) => [row.id, described(row)]))
}

const described = ({ id, text, has_picture, written_at, is_removed, username, title, event_order_id }: Described): CaseSubject => ({
  title: [title, event_order_id ?? ''].filter((part) => part !== '').join(' · '),
  path: null,
  ...{ text, username, written_at, is_removed },
  ...(has_picture && { picture: addressOf(downloadMessagePicture, { params: { message_id: id } }) }),
  is_gone: is_removed,
})
