import { eq, sql } from 'drizzle-orm'
import { bringLetter } from '../../../adapters/mail/bring-letter.ts'
import type { Deliver, Letter } from '../../../adapters/mail/mail.ts'
import { stopLinks } from '../../../adapters/mail/mail-stops.ts'
import { type AdmitLetter, readerOf } from '../../../db/accounts/letter-readers.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type JobLetter, takeJobLetters } from '../../../db/jobs/job-letters.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { job_applications, job_messages, job_posts } from '../../../db/tables/jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { keepDoing } from '../../../http/rounds.ts'
import { decisionLetter, employerLetter } from './letters/application-letter.ts'

const EVERY_MS = 3000

export interface ApplicationLetterSending {
  db: Database['db']
  /** Brings one letter on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Of the service. */
  secret: string
  /** Asked about a letter to an e-mail that nobody has proved to be theirs. */
  admit: AdmitLetter
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Sends what employers decided and wrote, ten letters at most. @returns whether there may be more. */
export const sendApplicationLetters = (parts: ApplicationLetterSending): Promise<boolean> =>
  takeJobLetters({ ...parts, factsOf: errorFacts }, ['decision', 'message'], async (tx, held) => {
    const application = await readApplication(tx, held)
    if (!application?.application_mails || application.email === '') return
    const draft = letterOf(parts, held, application)
    if (!draft) return
    const to = await readerOf(parts.admit, { ...application, final_price: 0 })
    if (to === null) return parts.log.warn({ letter: held.id }, 'a letter about an application was left: there are too many')
    if (!(await bringLetter(parts.deliver, { ...draft, to })))
      parts.log.warn({ letter: held.id }, 'a letter about an application was refused by the mail server')
  })

/** Sends what is due every three seconds until it is stopped. Gives what stops it, which resolves when no letter is under way. */
export const keepSendingApplicationLetters = (parts: ApplicationLetterSending): (() => Promise<void>) =>
  keepDoing({ every_ms: EVERY_MS, work: () => sendApplicationLetters(parts), fault: 'letters about applications could not be sent', log: parts.log })

/** Who has taken an application back hears no more of it: then there is no e-mail either. Who has stopped these mails is told in the app alone. */
async function readApplication(tx: Tx, { job_application, job_message }: JobLetter) {
  const { full_name, email, language, state } = job_applications
  const own_email = sql<string | null>`case when ${users.email_verified_at} is not null then ${users.email} end`
  const text = sql<string | null>`(select ${job_messages.text} from ${job_messages} where ${job_messages.id} = ${job_message})`
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
      text,
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
function letterOf({ origin, secret }: ApplicationLetterSending, { details }: JobLetter, application: Application): Letter | undefined {
  const stop = stopLinks({ secret, origin }, { user_id: application.user_id, kind: 'application_mails' })
  const place = { to: application.email, origin, stop }
  if (application.text !== null) return employerLetter(application, place, application.text)
  return decisionLetter(application, place, { told: details.state, state: application.state })
}
