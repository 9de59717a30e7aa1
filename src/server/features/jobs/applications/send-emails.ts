import { eq, sql } from 'drizzle-orm'
import type { Deliver, Email } from '../../../adapters/mail/mail.ts'
import { stopLinks } from '../../../adapters/mail/mail-stops.ts'
import { sendEmail } from '../../../adapters/mail/send-email.ts'
import { type AdmitEmail, emailRecipient } from '../../../db/accounts/email-recipients.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type JobEmail, takeJobEmails } from '../../../db/jobs/job-emails.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { job_applications, job_posts } from '../../../db/tables/jobs.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { decisionEmail } from './emails/application-email.ts'

const EVERY_MS = 3000

interface ApplicationEmailSending {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Of the service. */
  secret: string
  /** Decides about an e-mail to an address that the applicant has not proved. */
  admit: AdmitEmail
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Sends what employers decided, ten e-mails at most. @returns whether there may be more. */
export const sendApplicationEmails = (parts: ApplicationEmailSending): Promise<boolean> =>
  takeJobEmails({ ...parts, factsOf: errorFacts }, ['decision'], async (tx, held) => {
    const application = await readApplication(tx, held)
    if (!application?.application_mails || application.email === '') return
    const draft = letterOf(parts, held, application)
    if (!draft) return
    const to = await emailRecipient(parts.admit, { ...application, final_price: 0 })
    if (to === null) return parts.log.warn({ letter: held.id }, 'a letter about an application was left: there are too many')
    if (!(await sendEmail(parts.deliver, { ...draft, to }))) parts.log.warn({ letter: held.id }, 'a letter about an application was refused by the mail server')
  })

/** Sends what is due every three seconds until it is stopped. Gives what stops it, which resolves when no e-mail is under way. */
export const startSendingApplicationEmails = (parts: ApplicationEmailSending): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => sendApplicationEmails(parts), fault: 'letters about applications could not be sent', log: parts.log })

/** Who has taken an application back hears no more of it: then there is no e-mail either. Who has stopped these mails is told in the app alone. */
async function readApplication(tx: Tx, { job_application }: JobEmail) {
  const { full_name, email, language, state } = job_applications
  const own_email = sql<string | null>`case when ${users.email_verified_at} is not null then ${users.email} end`
  const [application] = await tx
    .select({
      full_name,
      email,
      language,
      state,
      user_id: users.id,
      application_mails: users.application_mails,
      buyer: buyers.id,
      own_email,
      title: job_posts.title,
      company: job_posts.company,
    })
    .from(job_applications)
    .innerJoin(job_posts, eq(job_posts.id, job_applications.job_post))
    .innerJoin(users, eq(users.id, job_applications.applicant))
    .innerJoin(buyers, eq(buyers.user_id, users.id))
    .where(eq(job_applications.id, job_application ?? 0))
  return application
}

type Application = NonNullable<Awaited<ReturnType<typeof readApplication>>>

/** Undefined: there is nothing to say any more. */
function letterOf({ origin, secret }: ApplicationEmailSending, { details }: JobEmail, application: Application): Email | undefined {
  const stop = stopLinks({ secret, origin }, { user_id: application.user_id, kind: 'application_mails' })
  const place = { to: application.email, origin, stop }
  return decisionEmail(application, place, { told: details.state, state: application.state })
}
