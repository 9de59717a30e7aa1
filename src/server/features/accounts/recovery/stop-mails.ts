import { and, eq, isNull } from 'drizzle-orm'
import { MAIL_STOP_PATH, type MailStop, mailStopPage, mailStops } from '../../../adapters/mail/mail-stops.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { type ByPath, openOneClick } from '../../../http/sessions/one-click-unsubscribe.ts'

/** Switches mails of one kind off for an account; the settings switch them on again. A deleted account gets none anyway. */
export async function stopMails(db: Pick<Database['db'], 'update'>, { user_id, kind }: MailStop): Promise<void> {
  await db
    .update(users)
    .set({ [kind]: false })
    .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
}

/** Stops mails by the "Unsubscribe" button of mail programs. @param secret of the service */
export const openMailUnsubscribe = (db: Database['db'], secret: string): ByPath =>
  openOneClick({ path: MAIL_STOP_PATH, read: mailStops(secret).read, page: mailStopPage, stop: (named) => stopMails(db, named) })
