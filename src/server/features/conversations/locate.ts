import { type SQL, sql } from 'drizzle-orm'
import type { ConversationSide, ConversationSubject } from '#contract/conversations/conversation-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../db/connection/open.ts'
import { aboutApplication } from './subjects/about-application.ts'
import { aboutEvent } from './subjects/about-event.ts'
import { aboutOrder, aboutSupport } from './subjects/about-order.ts'
import type { Located, Talk, Who } from './talk.ts'

type Reader = Pick<Database['db'], 'execute'>

/** A conversation by its number, or by what it is about. */
export type Target = { conversation_id: number } | ConversationSubject

/**
 * Finds a conversation, or what it would be, as the one who asks has it.
 * @throws {Problem} not-found — there is none, or it is of others; not-allowed — it would be with oneself.
 */
export const locate = (db: Reader, who: Who, target: Target): Promise<Located> =>
  'conversation_id' in target ? byNumber(db, who, target.conversation_id) : bySubject(db, who, target)

async function byNumber(db: Reader, who: Who, conversation: number): Promise<Located> {
  const side = await sideOf(db, who, conversation)
  const { rows } = await db.execute<Talk & Record<string, unknown>>(sql`
    select c.kind, c.event, c.purchase, c.job_application, c.asker, s.user_id as answerer
    from conversations c join conversation_sides s on s.conversation = c.id and s.side = 'answerer' where c.id = ${conversation}`)
  const [talk] = rows
  if (!talk) throw new Problem('not-found')
  return { talk, side, conversation }
}

/** The side on which one is; of conversations with the support team, staff are on the answering one unless they asked themselves. @throws {Problem} not-found — none. */
export async function sideOf(db: Reader, { user_id, is_staff }: Who, conversation: number): Promise<ConversationSide> {
  const { rows } = await db.execute<{ side: ConversationSide }>(sql`
    select side from conversation_sides where conversation = ${conversation} and (user_id = ${user_id} or (user_id is null and ${is_staff}))
    order by user_id nulls last limit 1`)
  const [mine] = rows
  if (!mine) throw new Problem('not-found')
  return mine.side
}

async function bySubject(db: Reader, { user_id }: Who, subject: ConversationSubject): Promise<Located> {
  const talk = await talkAbout(db, user_id, subject)
  return { talk, side: talk.asker === user_id ? 'asker' : 'answerer', conversation: await existing(db, talk) }
}

function talkAbout(db: Reader, user_id: number, about: ConversationSubject): Promise<Talk> {
  switch (about.kind) {
    case 'event':
      return aboutEvent(db, user_id, about.subject)
    case 'order':
      return aboutOrder(db, user_id, about.subject)
    case 'application':
      return aboutApplication(db, user_id, about.subject)
    case 'support':
      return aboutSupport(db, user_id, about.subject)
  }
}

/** The number of the conversation that there already is. */
export async function existing(db: Reader, talk: Talk): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from conversations where kind = ${talk.kind} and ${same(talk)}`)
  return rows[0]?.id
}

/** As the unique indexes have it. */
function same({ kind, event, purchase, job_application, asker }: Talk): SQL {
  if (kind === 'event') return sql`kind = 'event' and event = ${event} and asker = ${asker}`
  if (kind === 'order') return sql`kind = 'order' and purchase = ${purchase}`
  if (kind === 'application') return sql`kind = 'application' and job_application = ${job_application}`
  return sql`kind = 'support' and asker = ${asker} and coalesce(purchase, 0) = coalesce(${purchase}::int, 0)`
}
