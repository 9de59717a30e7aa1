import { eq, sql } from 'drizzle-orm'
import type { Deliver } from '../../../adapters/mail/mail.ts'
import { stopLinks } from '../../../adapters/mail/mail-stops.ts'
import { sendEmail } from '../../../adapters/mail/send-email.ts'
import { type BookingLetter, takeBookingLetters } from '../../../db/bookings/booking-letters.ts'
import { isStillSoOf } from '../../../db/bookings/booking-notices.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { bookings } from '../../../db/tables/bookings.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { bookingEmail } from './booking-email.ts'

const EVERY_MS = 3000

interface BookingEmailSending {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Of the service. */
  secret: string
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Sends what both sides are to know of bookings, ten e-mails at most: to verified addresses alone. @returns whether there may be more. */
export const sendBookingEmails = (parts: BookingEmailSending): Promise<boolean> =>
  takeBookingLetters({ ...parts, factsOf: errorFacts }, async (tx, held) => {
    const email = await emailOf(tx, held, parts)
    if (email && !(await sendEmail(parts.deliver, email))) parts.log.warn({ letter: held.id }, 'an email about a booking was refused by the email server')
  })

/** Sends what is due every three seconds until it is stopped. Gives what stops it, which resolves when no e-mail is under way. */
export const startSendingBookingEmails = (parts: BookingEmailSending): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => sendBookingEmails(parts), fault: 'emails about bookings could not be sent', log: parts.log })

/** Undefined: there is nobody to write to, they have stopped these mails, or what it would say is not so any more. */
async function emailOf(tx: Tx, { kind, booking: id, user_id }: BookingLetter, { origin, secret }: Pick<BookingEmailSending, 'origin' | 'secret'>) {
  const [reader] = await tx
    .select({ email: users.email, language: users.language, reminders: users.reminder_mails, isVerified: sql<boolean>`${users.email_verified_at} is not null` })
    .from(users)
    .where(eq(users.id, user_id))
  const [found] = await tx
    .select({ booking: bookings, provider: seller_profiles.full_name })
    .from(bookings)
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, bookings.seller))
    .where(eq(bookings.id, id))
  if (!reader?.isVerified || !reader.email || !found || !isStillSoOf(kind, found.booking, Date.now())) return undefined
  const isOfReminders = kind === 'booking-tomorrow' || kind === 'booking-soon'
  if (isOfReminders && !reader.reminders) return undefined
  const { booking, provider } = found
  const isProvider = kind.startsWith('work-') || (isOfReminders && booking.seller === user_id)
  const name = isProvider ? booking.full_name : (provider ?? '')
  const stop = stopLinks({ secret, origin }, { user_id, kind: 'reminder_mails' })
  const language = isProvider ? reader.language : booking.language
  return bookingEmail(kind, { ...booking, name }, { to: reader.email, language, origin, stop })
}
