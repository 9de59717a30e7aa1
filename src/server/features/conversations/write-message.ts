import { eq, sql } from 'drizzle-orm'
import { ConversationSubject, MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import { type writeMessage as contract, meetingFaults } from '#contract/conversations/conversations.ts'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../../db/accounts/hold-person.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { notifyOfMessage } from '../../db/conversations/notify-of-message.ts'
import { requireTogether } from '../../db/relations/blocks.ts'
import { users } from '../../db/tables/accounts.ts'
import { conversation_messages, conversations } from '../../db/tables/conversations.ts'
import { parseWith } from '../../http/requests/parse-with.ts'
import type { Staged } from '../../http/serve.ts'
import { requireVoice } from '../../http/sessions/silenced.ts'
import { holdWriter } from '../../spam/written-texts.ts'
import { existing, locate, type Target } from './locate.ts'
import { noteMessage, requireAnswers, requireNewRoom, requireRoom } from './message-limits.ts'
import { readMessages } from './message-rows.ts'
import type { ConversationParts } from './parts.ts'
import { type StoredPicture, storePicture } from './store-picture.ts'
import { holdStanding } from './subjects/about-application.ts'
import type { Located, Talk, Who } from './talk.ts'

interface Prepared {
  who: Who
  target: Target
  /** What was sent along, stored already: that takes longer than a transaction may. */
  picture: StoredPicture | undefined
}

/** What is written: words, and of an invitation to an interview when and where. */
type Words = Pick<BodyOf<typeof contract>, 'text' | 'meets_at' | 'meets_where'>

/**
 * Writes a message; the first one begins its conversation. A picture lies in the store before the transaction begins; where the message is refused,
 * it goes again.
 * @throws {Problem} bad-input — neither text nor picture, no conversation that there can be, or an invitation that is not an employer's or has no time to come; not-found, not-allowed — as `locate`; bad-state —
 * the application was withdrawn, or the other account is gone; too-many-requests — with the seconds until there may be another;
 * unverified-limit; not-possible — one has blocked the other, and there is no conversation about the event yet; silenced — and it is not the support team that reads it; of a picture: as `storePicture`.
 */
export const writing = (tools: ConversationParts, db: Database['db']): Staged<typeof contract, Prepared> => ({
  prepare: async ({ session: who, body, files, now }) => {
    const target = targetOf(body)
    if (body.text === '' && !files.picture) throw new Problem('bad-input', { fields: { text: 'required' } })
    await tools.countWrite(who.user_id)
    const located = await locate(db, who, target)
    const { talk } = located
    requireMeeting(located, body, now)
    if (talk.kind !== 'support') requireVoice(who)
    return { who, target, picture: files.picture && (await storePicture(tools, who.user_id, files.picture)) }
  },
  act: ({ db: tx, body }, prepared) => write(tx, { ...prepared, words: body }),
  settle: async ({ picture }, end) => {
    // Where the outcome is unknown, the file is swept unless a message has it.
    if (end === 'refused' && picture) await tools.privateFiles.remove(picture.picture_key)
  },
})

const targetOf = ({ conversation_id, kind, subject }: BodyOf<typeof contract>): Target =>
  conversation_id === undefined ? parseWith(ConversationSubject, { kind, ...(subject !== undefined && { subject }) }) : { conversation_id }

/** @throws {Problem} bad-input */
function requireMeeting({ talk, side }: Located, words: Words, now: number): void {
  if (words.meets_at === '' && words.meets_where === '') return
  if (talk.kind !== 'application' || side !== 'answerer') throw new Problem('bad-input', { fields: { meets_at: 'does-not-fit' } })
  const fields = meetingFaults(words, now)
  if (Object.keys(fields).length > 0) throw new Problem('bad-input', { fields })
}

async function write(tx: Tx, { who, target, picture, words }: Prepared & { words: Words }): Promise<AnswerOf<typeof contract>> {
  const { text, meets_where } = words
  const meets_at = words.meets_at || null
  const located = await locate(tx, who, target)
  const { talk, side } = located
  const isStaff = side === 'answerer' && talk.answerer === null
  await holdBoth(tx, who.user_id, talk)
  if (talk.job_application !== null) await holdStanding(tx, talk.job_application)
  await holdWriter(tx, who)
  if (!isStaff) await requireRoom(tx, { user_id: who.user_id, text, isAnswer: await wasWrittenTo(tx, located) })
  // What was ordered or applied for is talked about all the same.
  if (talk.kind === 'event' && talk.answerer !== null) await requireTogether(tx, talk.asker, talk.answerer)
  const conversation = await holdConversation(tx, who.user_id, located)
  if (!isStaff) await requireAnswers(tx, conversation, side)
  const [made] = await tx
    .insert(conversation_messages)
    .values({ conversation, sender: who.user_id, side, text, meets_at, meets_where, ...picture })
    .returning({ id: conversation_messages.id })
  if (!made) throw new TypeError('a message was not written')
  if (!isStaff) await noteMessage(tx, { id: made.id, user_id: who.user_id, text })
  await updateSides(tx, { conversation, talk, side, message: made.id })
  const reader = side === 'asker' ? talk.answerer : talk.asker
  if (reader !== null) await notifyOfMessage(tx, { conversation, user_id: reader })
  const [message] = await readMessages(tx, side, { which: sql`m.id = ${made.id}`, limit: 1 })
  if (!message) throw new TypeError('a message was not written')
  return { conversation_id: conversation, message }
}

/** Both accounts stay what they are meanwhile. */
async function holdBoth(tx: Tx, user_id: number, { asker, answerer }: Talk): Promise<void> {
  await holdPerson(tx, user_id)
  const other = asker === user_id ? answerer : asker
  if (other === null) return
  const [found] = await tx.select({ deleted_at: users.deleted_at, locked_at: users.locked_at }).from(users).where(eq(users.id, other)).for('key share')
  if (!found || found.deleted_at !== null || found.locked_at !== null) throw new Problem('bad-state')
}

/** Whether the other side has written already. */
async function wasWrittenTo(tx: Tx, { conversation, side }: Located): Promise<boolean> {
  if (conversation === undefined) return false
  const { rows } = await tx.execute(sql`select from conversation_messages where conversation = ${conversation} and side <> ${side} limit 1`)
  return rows.length > 0
}

/** The conversation, begun where there is none; its row is held, so that what its sides count holds. */
async function holdConversation(tx: Tx, user_id: number, { talk, conversation }: Located): Promise<number> {
  const id = conversation ?? (await begin(tx, user_id, talk))
  const [held] = await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('no key update')
  if (!held) throw new Problem('not-found')
  return held.id
}

async function begin(tx: Tx, user_id: number, talk: Talk): Promise<number> {
  await requireNewRoom(tx, user_id)
  const { kind, event, purchase, job_application, asker } = talk
  const [made] = await tx
    .insert(conversations)
    .values({ kind, event, purchase, job_application, asker, begun_by: user_id })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  // Another first message was quicker.
  const id = made?.id ?? (await existing(tx, talk))
  if (id === undefined) throw new TypeError('a conversation was not begun')
  return id
}

interface Written {
  conversation: number
  talk: Talk
  side: 'asker' | 'answerer'
  message: number
}

/** The other side has one more unread message, and an e-mail due later; the sender has neither. */
async function updateSides(tx: Tx, { conversation, talk, side, message }: Written): Promise<void> {
  const isNews = sql`s.side <> ${side}`
  await tx.execute(sql`
    insert into conversation_sides as was (conversation, side, user_id, last_message, unread, mail_due_at)
    select ${conversation}::int, s.side, s.user_id, ${message}::int, case when ${isNews} then 1 else 0 end,
      case when ${isNews} and s.user_id is not null then now() + make_interval(mins => ${MESSAGE_LIMITS.mailAfterMinutes}) end
    from (values ('asker', ${talk.asker}::int), ('answerer', ${talk.answerer}::int)) as s (side, user_id)
    on conflict (conversation, side) do update set last_message = excluded.last_message, unread = was.unread + excluded.unread,
      mail_due_at = coalesce(was.mail_due_at, excluded.mail_due_at)`)
  const waiting_since = side === 'asker' ? sql`coalesce(${conversations.waiting_since}, now())` : null
  await tx.update(conversations).set({ waiting_since }).where(eq(conversations.id, conversation))
}
