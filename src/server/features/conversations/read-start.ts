import { sql } from 'drizzle-orm'
import { ConversationSubject } from '#contract/conversations/conversation-rules.ts'
import type { ConversationStart, readConversationStart as contract } from '#contract/conversations/conversations.ts'
import type { QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'
import { aboutOf, type ConversationFacts, factColumns, joinFacts, otherOf } from '../../db/conversations/conversation-facts.ts'
import { parseWith } from '../../http/requests/parse-with.ts'
import { locate } from './locate.ts'
import type { Who } from './talk.ts'

/**
 * Who would be written to about something, and the conversation that there already is.
 * @throws {Problem} bad-input — the subject does not fit its kind; not-found, not-allowed — as `locate`.
 */
export async function readStart(db: Database['db'], who: Who, query: QueryOf<typeof contract>): Promise<ConversationStart> {
  const { talk, side, conversation } = await locate(db, who, parseWith(ConversationSubject, query))
  const { rows } = await db.execute<ConversationFacts & Record<string, unknown>>(sql`
    select ${factColumns(sql`talk`)} from (
      select ${talk.kind}::text as kind, ${talk.event}::int as event, ${talk.purchase}::int as purchase, ${talk.job_application}::int as job_application,
        ${talk.asker}::int as asker, ${talk.answerer}::int as answerer) talk ${joinFacts(sql`talk`)}`)
  const [facts] = rows
  if (!facts) throw new Problem('not-found')
  return { about: aboutOf(facts), side, other: otherOf(facts, side), conversation_id: conversation ?? null, can_write: facts.can_write }
}
