import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Deliver } from '../../../adapters/mail/mail.ts'
import { stopLinks } from '../../../adapters/mail/mail-stops.ts'
import { sendEmail } from '../../../adapters/mail/send-email.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { staff_mails } from '../../../db/tables/staff-mails.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { waitingEmail } from '../emails/waiting-email.ts'
import { readWaiting, type Waiting } from './waiting.ts'

const EVERY_MS = 10 * 60_000
const KEPT_DAYS = 60
/** A mail goes over the network while its row is held: longer than a transaction may idle otherwise. */
const LONGEST_SECONDS = 60
/** A day of staff begins at eight in the morning in Dhaka. */
const TODAY = sql`((now() at time zone 'Asia/Dhaka') - interval '8 hours')::date`

interface StaffMailing {
  db: Database['db']
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Of the service. */
  secret: string
  log: { warn: (facts: object, text: string) => void }
}

/**
 * Writes to all staff with a verified e-mail who have not stopped these mails that something waits, once a day each, whichever process does it; a mail that the mail
 * server does not take is tried again by the next round. If nothing waits, no mail is sent. Gives how many were sent.
 */
export async function mailStaff(parts: StaffMailing): Promise<number> {
  const waiting = await readWaiting(parts.db)
  if (waiting.length === 0) return 0
  const { id, email, language } = users
  const isToldToday = sql`exists (select from ${staff_mails} where ${staff_mails.user_id} = ${users.id} and ${staff_mails.day} = ${TODAY})`
  const staff = await parts.db
    .select({ id, email, language })
    .from(users)
    .where(
      and(users.is_staff, users.staff_mails, isNotNull(users.email_verified_at), isNull(users.locked_at), isNull(users.deleted_at), sql`not ${isToldToday}`),
    )
  let sent = 0
  for (const one of staff) {
    try {
      if (await mailOne(parts, one, waiting)) sent++
    } catch (error) {
      parts.log.warn({ user: one.id, error: errorFacts(error) }, 'a mail to staff could not be sent yet')
    }
  }
  if (sent > 0) await parts.db.delete(staff_mails).where(sql`${staff_mails.day} < ${TODAY} - ${KEPT_DAYS}::integer`)
  return sent
}

/** Another process that writes to the same person waits for this one's row, and then finds it. */
const mailOne = (
  { db, deliver, origin, secret, log }: StaffMailing,
  one: Pick<typeof users.$inferSelect, 'id' | 'email' | 'language'>,
  waiting: readonly Waiting[],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LONGEST_SECONDS}s'`))
    const [mine] = await tx.insert(staff_mails).values({ day: TODAY, user_id: one.id }).onConflictDoNothing().returning({ user_id: staff_mails.user_id })
    if (!mine) return false
    const stop = stopLinks({ secret, origin }, { user_id: one.id, kind: 'staff_mails' })
    if (!(await sendEmail(deliver, waitingEmail(waiting, { to: one.email, language: one.language, stop })))) {
      log.warn({ user: one.id }, 'a mail to staff was refused by the mail server')
      return false
    }
    return true
  })

/** The same every ten minutes until it is stopped. Gives what stops it, which resolves when no mail is under way. */
export const startMailingStaff = (parts: StaffMailing): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => mailStaff(parts), fault: 'staff could not be written to', log: parts.log })
