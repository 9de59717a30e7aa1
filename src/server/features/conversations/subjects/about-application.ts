import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { NOTHING, type Talk } from '../talk.ts'

/** An application between its applicant and the employer; either may begin. @throws {Problem} not-found — there is none, or it is of others. */
export async function aboutApplication(db: Pick<Database['db'], 'execute'>, user_id: number, application: number): Promise<Talk> {
  const { rows } = await db.execute<{ applicant: number; employer: number }>(sql`
    select a.applicant, j.employer from job_applications a join job_posts j on j.id = a.job_post
    where a.id = ${application} and ${user_id} in (a.applicant, j.employer)`)
  const [found] = rows
  if (!found) throw new Problem('not-found')
  return { ...NOTHING, kind: 'application', job_application: application, asker: found.applicant, answerer: found.employer }
}

/** Keeps an application from being withdrawn meanwhile. @throws {Problem} bad-state — it was. */
export async function holdStanding(tx: Tx, application: number): Promise<void> {
  const { rows } = await tx.execute<{ state: string }>(sql`select state from job_applications where id = ${application} for share`)
  if (rows[0]?.state === 'withdrawn') throw new Problem('bad-state')
}
