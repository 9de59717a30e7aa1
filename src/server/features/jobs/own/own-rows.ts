import { type SQL, sql } from 'drizzle-orm'
import { type JobPhase, jobPhase } from '#contract/jobs/own-job-rules.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { placeName } from '#contract/places.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { iso } from '../../../db/wire-time.ts'

/** Which of an employer's jobs are wanted. Conditions speak of `j`, a row of `job_posts`. */
interface OwnFilter {
  employer: number
  /** Milliseconds since the epoch: decides what is over. */
  now: number
  conditions: readonly SQL[]
  /** Rows behind this one, by id; the latest come first. */
  after?: number | undefined
  limit: number
}

type Row = Omit<OwnJob, 'phase' | 'district_bn'> & { is_closed: boolean; total: number }

interface OwnRows {
  rows: OwnJob[]
  /** Of all that fit. */
  total: number
}

/** What `jobPhase` in the contract says. */
export const PHASES: Record<JobPhase, (at: SQL) => SQL> = {
  draft: () => sql`j.published_at is null`,
  open: (at) => sql`(j.published_at is not null and not j.is_closed and j.deadline >= ${at})`,
  expired: (at) => sql`(j.published_at is not null and not j.is_closed and j.deadline < ${at})`,
  closed: () => sql`(j.published_at is not null and j.is_closed)`,
}

/** One employer's jobs with how many have applied. Only the rows that are given are counted, however many fit. */
function ownRowsSql({ employer, conditions, after, limit }: OwnFilter): SQL {
  const all = sql.join([sql`j.employer = ${employer}`, ...conditions], sql` and `)
  return sql`
    with fitting as materialized (select j.id from job_posts j where ${all}),
      page as materialized (select id from fitting ${after === undefined ? sql`` : sql`where id < ${after}::integer`} order by id desc limit ${limit})
    select j.id as job_post_id, j.title, j.second_title, j.company, j.company_logo, j.company_logo_tone, j.salary_min, j.salary_max, j.job_type,
      j.job_education_qualification, j.experience_years, j.job_location, j.division, j.district, j.is_remote, ${iso(sql`j.deadline`)} as deadline,
      ${iso(sql`j.published_at`)} as posted_at, j.apply_link, j.employer, j.job_category, j.job_subcategory, j.job_subsubcategory, j.vacancies,
      j.needs_cv, j.is_closed, case when j.taken_off_at is not null then j.taken_off_reason end as taken_off_reason, j.version, counts.applications, counts.unseen, counts.shortlisted, (select count(*)::int from fitting) as total
    from page join job_posts j on j.id = page.id
    cross join lateral (
      select count(*)::int as applications, (count(*) filter (where a.state = 'sent'))::int as unseen,
        (count(*) filter (where a.state = 'shortlisted'))::int as shortlisted
      from job_applications a where a.job_post = j.id and a.state <> 'withdrawn') as counts
    order by j.id desc`
}

export async function readOwnRows(db: Pick<Tx, 'execute'>, filter: OwnFilter): Promise<OwnRows> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(ownRowsSql(filter))
  return { rows: rows.map((row) => shownOf(row, filter.now)), total: rows[0]?.total ?? 0 }
}

function shownOf({ total: _total, is_closed, ...row }: Row, now: number): OwnJob {
  const phase = jobPhase({ published_at: row.posted_at, is_closed, deadline: row.deadline }, now)
  return { ...row, district_bn: row.district && placeName(row.district, true), phase }
}
