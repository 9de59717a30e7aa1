import { sql } from 'drizzle-orm'
import { MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import type { readConversation as contract } from '#contract/conversations/conversations.ts'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'
import { readConversations } from './conversation-rows.ts'
import { sideOf } from './locate.ts'
import { readMessages } from './message-rows.ts'
import type { Who } from './talk.ts'

interface Asked {
  conversation_id: number
  /** Messages that are older than this one. */
  before?: number | undefined
}

/** A conversation and a page of its messages, the latest first. @throws {Problem} not-found — there is none, or it is of others. */
export async function readConversation(db: Database['db'], who: Who, { conversation_id, before }: Asked): Promise<AnswerOf<typeof contract>> {
  const side = await sideOf(db, who, conversation_id)
  const older = before === undefined ? sql`` : sql`and m.id < ${before}`
  const [[found], messages] = await Promise.all([
    readConversations(db, sql`select s.* from conversation_sides s where s.conversation = ${conversation_id} and s.side = ${side}`),
    readMessages(db, side, { which: sql`m.conversation = ${conversation_id} ${older}`, limit: MESSAGE_LIMITS.perPage + 1 }),
  ])
  if (!found) throw new Problem('not-found')
  return { conversation: found.conversation, messages: messages.slice(0, MESSAGE_LIMITS.perPage), has_earlier: messages.length > MESSAGE_LIMITS.perPage }
}
