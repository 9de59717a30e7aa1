import { sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { picturesOf, stripMessages } from './strip-messages.ts'

/**
 * Ends what an account that is deleted has to do with messages: what it wrote loses its text and pictures.
 * A conversation that no account has any more is gone, and so is one with the support team. What staff wrote for the house stays.
 * Gives the keys of pictures: those are the caller's to remove.
 */
export async function endConversations(tx: Pick<Tx, 'execute'>, user_id: number): Promise<string[]> {
  const stripped = await stripMessages(
    tx,
    sql`m.sender = ${user_id} and exists (
      select from conversation_sides s where s.conversation = m.conversation and s.side = m.side and s.user_id = ${user_id})`,
  )
  // Of conversations that go altogether, what staff sent as pictures goes too.
  const orphans = await stripMessages(tx, sql`m.conversation in ${lonely(user_id)}`)
  await tx.execute(sql`delete from conversations where id in ${lonely(user_id)}`)
  await tx.execute(sql`update conversation_sides set unread = 0, mail_due_at = null where user_id = ${user_id}`)
  await tx.execute(sql`
    update conversations set waiting_since = null
    where waiting_since is not null and id in (select conversation from conversation_sides where user_id = ${user_id})`)
  return picturesOf([...stripped, ...orphans])
}

/** Conversations of this account whose other side is staff, or an account that is gone. */
const lonely = (user_id: number) => sql`(
  select mine.conversation from conversation_sides mine
  join conversation_sides other on other.conversation = mine.conversation and other.side <> mine.side
  left join users u on u.id = other.user_id
  where mine.user_id = ${user_id} and (u.id is null or u.deleted_at is not null))`

/**
 * Takes what an applicant wrote to an employer back with the application: the employer gets no notice of them, and the applicant no mail.
 * Gives the keys of pictures: those are the caller's to remove.
 */
export async function takeBackMessages(tx: Pick<Tx, 'execute'>, application: number): Promise<string[]> {
  const ofApplication = sql`(select id from conversations where kind = 'application' and job_application = ${application})`
  const stripped = await stripMessages(tx, sql`m.side = 'asker' and m.conversation in ${ofApplication}`)
  await tx.execute(sql`
    update conversation_sides s
    set mail_due_at = null, read_to = case s.side when 'answerer' then s.last_message else s.read_to end, unread = case s.side when 'answerer' then 0 else s.unread end
    where s.conversation in ${ofApplication}`)
  await tx.execute(sql`
    delete from notices n using conversation_sides s
    where n.conversation in ${ofApplication} and s.conversation = n.conversation and s.side = 'answerer' and s.user_id = n.user_id and n.read_at is null`)
  return picturesOf(stripped)
}
