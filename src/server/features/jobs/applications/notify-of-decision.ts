import { eq, sql } from 'drizzle-orm'
import { type ApplicationState, isNews } from '#contract/jobs/own-job-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { leaveNotice, takeUnread } from '../../../db/leave-notice.ts'
import { job_applications, job_letters } from '../../../db/tables/jobs.ts'
import { notices } from '../../../db/tables/notices.ts'

/** An e-mail cannot be taken back: an employer who corrects a slip within this time has told only an applicant who looked in the app. */
const SETTLES_AFTER_SECONDS = 120
/** E-mails about decisions on one application: an employer who keeps changing the decision does not fill a mailbox. */
const LETTERS_A_DAY = 3

/**
 * Tells who applied what became of it, in the app at once, and by push and mail when it has stood for a while. What was not read or not sent yet is
 * no longer so: one notice and one e-mail at most wait.
 */
export async function notifyOfDecision(tx: Tx, { id, applicant }: { id: number; applicant: number }, state: ApplicationState): Promise<void> {
  await dropPendingNotices(tx, id)
  if (!isNews(state)) return
  await leaveNotice(tx, { user_id: applicant, kind: 'application', job_application: id, details: { state } }, { pushedAfter: SETTLES_AFTER_SECONDS })
  if (!(await isLetterDue(tx, id, state))) return
  const due_at = sql`now() + make_interval(secs => ${SETTLES_AFTER_SECONDS})`
  await tx.insert(job_letters).values({ kind: 'decision', job_application: id, details: { state }, due_at })
}

/** Takes back what was decided on an application and not read or sent yet. An e-mail under way is not waited for. */
export async function dropPendingNotices(tx: Tx, application: number): Promise<void> {
  await takeUnread(tx, 'application', eq(notices.job_application, application))
  await tx.execute(sql`
    delete from ${job_letters} where id in (
      select id from ${job_letters} where job_application = ${application} and kind = 'decision' and due_at is not null for update skip locked)`)
}

/** Not where the last e-mail of this application says so already, nor beyond a few a day. */
async function isLetterDue(tx: Tx, application: number, state: ApplicationState): Promise<boolean> {
  const { rows } = await tx.execute<{ told: string | null; many: number }>(sql`
    select (array_agg(l.details ->> 'state' order by l.id desc) filter (where l.done_at > a.applied_at))[1] as told,
      (count(*) filter (where l.done_at > now() - interval '1 day'))::int as many
    from ${job_letters} l join ${job_applications} a on a.id = l.job_application
    where l.job_application = ${application} and l.kind = 'decision' and l.done_at is not null`)
  const [before] = rows
  return before === undefined || (before.told !== state && before.many < LETTERS_A_DAY)
}
