import { sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { JOB_CLOSINGS } from '#contract/jobs/jobs-filter.ts'
import type { readHiringCounts as contract } from '#contract/jobs/own-jobs.ts'
import type { Database } from '../../../db/connection/open.ts'
import { PHASES } from './own-rows.ts'

type Counts = AnswerOf<typeof contract>

/** How many jobs of an employer are open, and how many have applied for any of them. @param now milliseconds since the epoch */
export async function readCounts(db: Pick<Database['db'], 'execute'>, { employer, now }: { employer: number; now: number }): Promise<Counts> {
  const at = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`
  const isOpen = PHASES.open(at(now))
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select jobs.open, jobs.closing_soon, people.applications, people.unseen, people.shortlisted
    from (select (count(*) filter (where ${isOpen}))::int as open,
        (count(*) filter (where ${isOpen} and j.deadline < ${at(now + JOB_CLOSINGS[0] * DAY_MS)}))::int as closing_soon
      from job_posts j where j.employer = ${employer}) as jobs,
    (select count(*)::int as applications, (count(*) filter (where a.state = 'sent'))::int as unseen,
        (count(*) filter (where a.state = 'shortlisted'))::int as shortlisted
      from job_posts j join job_applications a on a.job_post = j.id where j.employer = ${employer} and a.state <> 'withdrawn') as people`)
  const [counts] = rows
  if (!counts) throw new TypeError('counting gave no row')
  return counts
}
