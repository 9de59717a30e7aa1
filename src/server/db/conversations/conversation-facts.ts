import { type SQL, sql } from 'drizzle-orm'
import type { ConversationKind, ConversationSide } from '#contract/conversations/conversation-rules.ts'
import type { Conversation } from '#contract/conversations/conversations.ts'

/** What is known of a conversation, and of both who talk in it, whether or not anything was written yet. */
export interface ConversationFacts {
  kind: ConversationKind
  title: string
  event_id: number | null
  event_order_id: string | null
  application_id: number | null
  job_post_id: number | null
  asker_name: string
  answerer_name: string
  answerer_slug: string | null
  /** Both are there, and an application stands. */
  can_write: boolean
}

/**
 * Joins what the facts are read from.
 * @param talk name of a row source with the columns kind, event, purchase, job_application, asker and answerer.
 */
export const joinFacts = (talk: SQL): SQL => sql`
  left join purchases o on o.id = ${talk}.purchase
  left join events e on e.id = coalesce(${talk}.event, o.event)
  left join job_applications a on a.id = ${talk}.job_application
  left join job_posts j on j.id = a.job_post
  join users asks on asks.id = ${talk}.asker
  left join users answers on answers.id = ${talk}.answerer
  left join seller_profiles shop on shop.user_id = ${talk}.answerer`

const nameOf = (user: SQL, first: SQL) => sql`case when ${user}.deleted_at is not null then '' else coalesce(nullif(${first}, ''), ${user}.username) end`
const isGone = (user: SQL) => sql`(${user}.deleted_at is not null or ${user}.locked_at is not null)`

/** The columns of `ConversationFacts`, with `joinFacts`. */
export const factColumns = (talk: SQL): SQL => sql`
  ${talk}.kind, coalesce(j.title, e.title, '') as title, e.id as event_id, o.number as event_order_id, a.id as application_id, j.id as job_post_id,
  ${nameOf(sql`asks`, sql`coalesce(nullif(case ${talk}.kind when 'order' then o.full_name when 'application' then a.full_name end, ''), asks.full_name)`)} as asker_name,
  case when ${talk}.kind = 'support' then '' when ${talk}.kind = 'application' then j.company
    else ${nameOf(sql`answers`, sql`shop.full_name`)} end as answerer_name,
  shop.slug as answerer_slug,
  not ${isGone(sql`asks`)} and (${talk}.kind = 'support' or not ${isGone(sql`answers`)}) and a.state is distinct from 'withdrawn' as can_write`

/** What a conversation is about, as answers have it. */
export const aboutOf = ({ kind, title, event_id, event_order_id, application_id, job_post_id }: ConversationFacts): Conversation['about'] => ({
  kind,
  title,
  event_id,
  event_order_id,
  application_id,
  job_post_id,
})

/** Who talks with the reader on this side. */
export const otherOf = ({ asker_name, answerer_name, answerer_slug }: ConversationFacts, side: ConversationSide): Conversation['other'] =>
  side === 'asker' ? { name: answerer_name, slug: answerer_slug } : { name: asker_name, slug: null }

/** A conversation as `factColumns` takes it. @param id number of the conversation */
export const talkOf = (id: SQL): SQL => sql`(
  select c.kind, c.event, c.purchase, c.job_application, c.asker,
    (select answering.user_id from conversation_sides answering where answering.conversation = c.id and answering.side = 'answerer') as answerer
  from conversations c where c.id = ${id})`
