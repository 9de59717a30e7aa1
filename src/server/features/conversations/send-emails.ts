import { sql } from 'drizzle-orm'
import { type ConversationSide, MESSAGE_LIMITS } from '#contract/conversations/conversation-rules.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Deliver } from '../../adapters/mail/mail.ts'
import { stopLinks } from '../../adapters/mail/mail-stops.ts'
import { sendEmail } from '../../adapters/mail/send-email.ts'
import { type AdmitEmail, emailRecipient } from '../../db/accounts/email-recipients.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { type ConversationFacts, factColumns, joinFacts, otherOf, talkOf } from '../../db/conversations/conversation-facts.ts'
import { MOST_TRIES, pauseMinutes } from '../../db/retry-pauses.ts'
import { iso } from '../../db/wire-time.ts'
import { startBackgroundJob } from '../../http/background-jobs.ts'
import { errorFacts } from '../../http/responses/error-facts.ts'
import { type UnreadFacts, unreadEmail } from './emails/unread-email.ts'

const EVERY_MS = 10_000
const AT_ONCE = 10
/** Longer than a mail server is waited for: if a process that holds a mail dies, another one sends it. No lock is held so long, since a writer would wait for it. */
const HELD_MINUTES = 5

interface MessageMailing {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Of the service. */
  secret: string
  /** Decides about an e-mail to an address that its account has not proved. */
  admit: AdmitEmail
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** A side of a conversation whose mail is due. */
interface Held extends Record<string, unknown> {
  conversation: number
  side: ConversationSide
  /** Tries, this one included. */
  tries: number
}

/**
 * Writes to those who have not read what they were written, ten e-mails at most: one for each conversation, with all that is unread. Several processes
 * may do so at once. What fails comes again as `pauseMinutes` says, and is given up after `MOST_TRIES`. @returns whether there may be more.
 */
export async function sendMessageEmails(parts: MessageMailing): Promise<boolean> {
  const held = await holdDue(parts.db)
  for (const one of held) {
    try {
      await release(parts.db, one, await mailOne(parts, one))
    } catch (error) {
      await postpone(parts, one, error)
    }
  }
  return held.length === AT_ONCE
}

/** The same every ten seconds until it is stopped. Gives what stops it, which resolves when no e-mail is under way. */
export const startSendingMessageEmails = (parts: MessageMailing): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => sendMessageEmails(parts), fault: 'e-mails about messages could not be sent', log: parts.log })

async function holdDue(db: Database['db']): Promise<Held[]> {
  const { rows } = await db.execute<Held>(sql`
    update conversation_sides s set mail_tries = s.mail_tries + 1, mail_due_at = now() + make_interval(mins => ${HELD_MINUTES})
    from (
      select conversation, side from conversation_sides where mail_due_at <= now() order by mail_due_at limit ${AT_ONCE} for update skip locked) due
    where s.conversation = due.conversation and s.side = due.side
    returning s.conversation, s.side, s.mail_tries as tries`)
  return rows
}

/** Gives the latest message that needs no further mail; undefined: there was nothing to mail. */
async function mailOne({ db, deliver, admit, origin, secret, log }: MessageMailing, held: Held): Promise<number | undefined> {
  const messages = await readUnread(db, held)
  const last = messages.at(-1)
  const reader = last && (await readReader(db, held))
  if (!last || !reader?.message_mails || !reader.can_write) return last?.id
  const own_email = reader.is_verified ? reader.email : null
  const to = await emailRecipient(admit, { buyer: reader.buyer, email: reader.email, own_email, final_price: 0 })
  if (to === null) {
    log.warn({ conversation: held.conversation }, 'an e-mail about messages was left: there are too many to an address that is not verified')
    return last.id
  }
  const stop = stopLinks({ secret, origin }, { user_id: reader.user_id, kind: 'message_mails' })
  const email = unreadEmail(factsOf(held, reader, messages), { to, origin, stop })
  if (!(await sendEmail(deliver, email))) log.warn({ conversation: held.conversation }, 'an e-mail about messages was refused by the mail server')
  return last.id
}

type Unread = { id: number; text: string; has_picture: boolean; meets_at: string | null; meets_where: string } & Record<string, unknown>

/** What this side has neither read nor been mailed, the oldest first. */
async function readUnread(db: Database['db'], { conversation, side }: Held): Promise<Unread[]> {
  const { rows } = await db.execute<Unread>(sql`
    select m.id, m.text, m.picture_key is not null as has_picture, ${iso(sql`m.meets_at`)} as meets_at, m.meets_where
    from conversation_sides s join conversation_messages m on m.conversation = s.conversation and m.side <> s.side
    where s.conversation = ${conversation} and s.side = ${side} and m.id > greatest(s.read_to, s.mailed_to) and m.removed_at is null
    order by m.id`)
  return rows
}

interface Reader extends ConversationFacts, Record<string, unknown> {
  user_id: number
  buyer: number
  name: string
  email: string
  is_verified: boolean
  language: Language
  message_mails: boolean
}

async function readReader(db: Database['db'], { conversation, side }: Held): Promise<Reader | undefined> {
  const { rows } = await db.execute<Reader>(sql`
    select u.id as user_id, b.id as buyer, coalesce(nullif(u.full_name, ''), u.username) as name, u.email, u.email_verified_at is not null as is_verified,
      u.language, u.message_mails, ${factColumns(sql`talk`)}
    from conversation_sides mine join users u on u.id = mine.user_id join buyers b on b.user_id = u.id
    cross join lateral ${talkOf(sql`mine.conversation`)} talk ${joinFacts(sql`talk`)}
    where mine.conversation = ${conversation} and mine.side = ${side} and u.deleted_at is null and u.locked_at is null`)
  return rows[0]
}

const factsOf = ({ conversation, side }: Held, reader: Reader, messages: readonly Unread[]): UnreadFacts => ({
  language: reader.language,
  conversation_id: conversation,
  kind: reader.kind,
  name: reader.name,
  from: otherOf(reader, side).name,
  title: reader.title,
  messages,
})

/** Ends a mail. What was written meanwhile is due when it has been unread for long enough itself. */
const release = (db: Database['db'], { conversation, side }: Held, mailed_to: number | undefined): Promise<unknown> =>
  inTransaction(db, async (tx) => {
    const mine = sql`conversation = ${conversation} and side = ${side}`
    // Held before it is looked at: a message that comes meanwhile is seen, or asks for a mail itself.
    await tx.execute(sql`select from conversation_sides where ${mine} for no key update`)
    await tx.execute(sql`
      update conversation_sides s set mail_tries = 0, mailed_to = greatest(s.mailed_to, ${mailed_to ?? 0}::int), mail_due_at = (
        select min(m.created_at) + make_interval(mins => ${MESSAGE_LIMITS.mailAfterMinutes}) from conversation_messages m
        where m.conversation = s.conversation and m.side <> s.side and m.removed_at is null and m.id > greatest(s.read_to, s.mailed_to, ${mailed_to ?? 0}::int))
      where ${mine}`)
  })

async function postpone(parts: MessageMailing, held: Held, error: unknown): Promise<void> {
  const { db, log } = parts
  const { conversation, side, tries } = held
  const facts = { conversation, side, tries, error: errorFacts(error) }
  if (tries >= MOST_TRIES) {
    log.error(facts, 'an e-mail about messages could not be sent, and will not be')
    const messages = await readUnread(db, held)
    await release(db, held, messages.at(-1)?.id)
    return
  }
  log.warn(facts, 'an e-mail about messages could not be sent yet')
  // Read meanwhile: then nothing is due.
  await db.execute(sql`
    update conversation_sides set mail_due_at = now() + make_interval(mins => ${pauseMinutes(tries - 1)})
    where conversation = ${conversation} and side = ${side} and mail_due_at is not null and mail_tries = ${tries}`)
}
