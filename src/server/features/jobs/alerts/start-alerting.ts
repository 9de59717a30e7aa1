import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Deliver } from '../../../adapters/mail/mail.ts'
import { sendEmail } from '../../../adapters/mail/send-email.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { takeJobEmails } from '../../../db/jobs/job-emails.ts'
import { users } from '../../../db/tables/accounts.ts'
import { job_alerts } from '../../../db/tables/jobs.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { alertEmail } from './emails/alert-email.ts'
import { readOpenJobs, runAlerts } from './run-alerts.ts'
import { stopTokens } from './stop-token.ts'

const EVERY_MS = 20_000

interface Alerting {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Of the service. */
  secret: string
  /** Milliseconds since the epoch. */
  now: () => number
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** One round: new matches are told, and e-mails about them sent. @returns whether there may be more. */
export async function alertOnce(parts: Alerting): Promise<boolean> {
  const isMore = await runAlerts(parts, parts.now())
  return (await sendAlertLetters(parts)) || isMore
}

/** Tells of new matches until it is stopped. Gives what stops it, which resolves when no round is under way. */
export const startAlerting = (parts: Alerting): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => alertOnce(parts), fault: 'new matches of searches could not be told', log: parts.log })

function sendAlertLetters({ db, deliver, origin, secret, log }: Alerting): Promise<boolean> {
  const tokens = stopTokens(secret)
  return takeJobEmails({ db, log, factsOf: errorFacts }, ['alert'], async (tx, { id, job_alert, details }) => {
    const alert = await readReader(tx, job_alert ?? 0)
    const jobs = alert ? await readOpenJobs(tx, details.jobs ?? []) : []
    if (!alert || jobs.length === 0) return
    const letter = alertEmail({ ...alert, jobs, count: details.count ?? jobs.length }, { origin, token: tokens.write(alert.id) })
    if (!(await sendEmail(deliver, letter))) log.warn({ letter: id }, 'a letter with new jobs was refused by the mail server')
  })
}

/** Undefined: it is paused, tells by mail no more, or its owner has proved no e-mail: then an e-mail could go to a stranger. */
async function readReader(tx: Tx, job_alert: number) {
  const { id, name, language, is_paused, by_mail } = job_alerts
  const [alert] = await tx
    .select({ id, name, language, email: users.email })
    .from(job_alerts)
    .innerJoin(users, and(eq(users.id, job_alerts.user_id), isNull(users.deleted_at)))
    .where(and(eq(id, job_alert), by_mail, sql`not ${is_paused}`, sql`${users.email_verified_at} is not null`))
  return alert
}
