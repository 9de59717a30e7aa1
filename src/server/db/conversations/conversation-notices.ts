import { sql } from 'drizzle-orm'
import { type ConversationNotice, conversationPath } from '#contract/conversations/conversation-notices.ts'
import type { ConversationSide } from '#contract/conversations/conversation-rules.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { type ConversationFacts, factColumns, joinFacts, otherOf, talkOf } from './conversation-facts.ts'

const KINDS: Record<ConversationNotice, PushOptions> = { 'new-messages': { ttl_seconds: 48 * 3600, isUrgent: true } }

type About = ConversationFacts & { conversation_id: number; side: ConversationSide; count: number }

/** Notices of messages that their reader has not read: gone once they are. */
export const CONVERSATION_NOTICE_SOURCE: NoticeSource<About | null> = {
  kinds: KINDS,
  canBeGone: true,
  about: () => sql`(
    select row_to_json(facts) from (
      select mine.conversation as conversation_id, mine.side, mine.unread as count, ${factColumns(sql`talk`)}
      from conversation_sides mine cross join lateral ${talkOf(sql`mine.conversation`)} talk ${joinFacts(sql`talk`)}
      where mine.conversation = notices.conversation and mine.user_id = notices.user_id and mine.unread > 0) facts)`,
  listed: (about) => (about ? { event_title: about.title, messages: newMessagesOf(about) } : {}),
  pushed: (about) => (about ? { event_title: about.title, path: conversationPath(about), messages: newMessagesOf(about) } : { event_title: '' }),
  subjectOf: (about) => String(about?.conversation_id ?? ''),
  // Nothing to a phone about an application that was withdrawn, or from an account that is gone.
  isStillSo: (about, { is_read }) => about?.can_write === true && !is_read,
}

const newMessagesOf = (about: About) => ({ conversation_id: about.conversation_id, name: otherOf(about, about.side).name, count: about.count })
