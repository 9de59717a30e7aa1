import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveGrouped } from '../notices/leave-grouped.ts'
import { job_applications } from '../tables/jobs.ts'
import { notices } from '../tables/notices.ts'

/** Applications for the job of a notice that stand, and that came after its employer last read of any. */
const NEW_ONES = sql`(
  select count(*)::int from ${job_applications} a where a.job_post = n.job_post and a.state = 'sent'
    and a.applied_at > coalesce((select max(r.read_at) from ${notices} r where r.kind = 'applicants' and r.job_post = n.job_post), '-infinity'))`

/**
 * Tells the employer of a new application, the job being locked: one unread notice of a job counts them all.
 * @param isAgain it was withdrawn and stands again: that rings no phone, or one applicant could ring it all day.
 */
export async function notifyOfApplicants(tx: Tx, { id, employer }: { id: number; employer: number }, isAgain: boolean): Promise<void> {
  const told = { user_id: employer, kind: 'applicants', job_post: id, details: { count: 1 } } as const
  await leaveGrouped(tx, told, { rings: isAgain ? 'never' : 'each' })
  await recount(tx, sql`${id}`)
}

/** Applications were withdrawn: the unread notice says how many are left, or goes. @param jobs their numbers */
export async function recountApplicants(tx: Pick<Tx, 'execute'>, jobs: SQL): Promise<void> {
  await recount(tx, jobs)
  await tx.execute(sql`delete from ${notices} where ${unreadOf(jobs)} and details ->> 'count' = '0'`)
}

const unreadOf = (jobs: SQL) => sql`kind = 'applicants' and read_at is null and job_post in (${jobs})`

const recount = (tx: Pick<Tx, 'execute'>, jobs: SQL) =>
  tx.execute(sql`update ${notices} n set details = jsonb_build_object('count', ${NEW_ONES}) where ${unreadOf(jobs)}`)
