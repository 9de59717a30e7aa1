import { type SQL, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { JOB_LIMITS, type JobDetail } from '#contract/jobs/jobs.ts'
import { isVerifiedEmployer } from '#contract/sellers/verified-sellers.ts'
import type { Database } from '../../../db/connection/open.ts'
import { CARD_COLUMNS, type CardRow, cardOf } from '../../../db/jobs/job-columns.ts'
import { isOpenAt } from '../../../db/jobs/job-search.ts'
import { momentOf } from '../../../db/moment.ts'
import { DEEDS, type SellerStanding, standingSql } from '../../../db/sellers/standing.ts'
import { takenOffHtml } from '../../../db/taken-off/taken-off-words.ts'
import { iso } from '../../../db/wire-time.ts'

type Reads = Pick<Database['db'], 'execute'>

interface DetailRow
  extends CardRow,
    Pick<
      JobDetail,
      | 'description'
      | 'second_description'
      | 'vacancies'
      | 'needs_cv'
      | 'is_open'
      | 'is_closed'
      | 'taken_off_reason'
      | 'terms_version'
      | 'updated_at'
      | 'category'
    > {
  full_name: string
  slug: string
  member_since: string
  profile_picture: string | null
  standing: SellerStanding
}

/**
 * One job as any visitor may see it. One that is closed, over or taken off by staff stays readable, so that its applicants find it; a draft is for its employer alone.
 * @param now milliseconds since the epoch: decides whether it is open, and what its employer has behind them.
 * @throws {Problem} not-found — no such job, one that was never published, or its employer has left.
 */
export async function readJob(db: Reads, job_post_id: number, now: number): Promise<JobDetail> {
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(readJobSql(job_post_id, now))
  const [row] = rows
  if (!row) throw new Problem('not-found')
  const similar = await db.execute<CardRow & Record<string, unknown>>(similarSql(row, now))
  return { ...detailOf(row), similar: similar.rows.map(cardOf) }
}

export function readJobSql(job_post_id: number, now: number): SQL {
  const moment = momentOf(now)
  return sql`
    select ${CARD_COLUMNS}, j.description, j.second_description, j.vacancies, j.needs_cv, (not j.is_closed and j.deadline >= ${moment}) as is_open, j.is_closed,
      case when j.taken_off_at is not null then j.taken_off_reason end as taken_off_reason,
      j.terms_version, ${iso(sql`j.updated_at`)} as updated_at, json_build_object('title', c.title, 'title_bn', c.title_bn) as category,
      p.full_name, p.slug, ${iso(sql`u.created_at`)} as member_since, p.profile_picture,
      ${standingSql(moment)}
    from job_posts j
    join job_categories c on c.id = j.job_category
    join users u on u.id = j.employer
    join seller_profiles p on p.user_id = u.id ${DEEDS}
    where j.id = ${job_post_id} and j.published_at is not null and u.deleted_at is null`
}

type Branch = Pick<CardRow, 'job_post_id' | 'job_category' | 'job_subcategory' | 'job_subsubcategory'>

/** Open jobs beside one: those of its own kind first, then those of the branch above, then those of the one above that; each the latest first. */
export function similarSql({ job_post_id, job_category, job_subcategory, job_subsubcategory }: Branch, now: number): SQL {
  const near = (level: number, branch: SQL) =>
    sql`(select id, published_at, ${level}::int as level from job_posts where ${branch} and id <> ${job_post_id} and ${isOpenAt(now)} order by published_at desc, id desc limit ${JOB_LIMITS.similar})`
  const kind = near(1, sql`job_subsubcategory = ${job_subsubcategory}`)
  const sister = near(2, sql`job_subcategory = ${job_subcategory} and job_subsubcategory <> ${job_subsubcategory}`)
  const cousin = near(3, sql`job_category = ${job_category} and job_subcategory <> ${job_subcategory}`)
  return sql`
    select ${CARD_COLUMNS}
    from (select * from (${kind} union all ${sister} union all ${cousin}) as all_near order by level, published_at desc, id desc limit ${JOB_LIMITS.similar}) as near
    join job_posts j on j.id = near.id
    order by near.level, near.published_at desc, near.id desc`
}

function detailOf(row: DetailRow): Omit<JobDetail, 'similar'> {
  const { full_name, slug, member_since, profile_picture, standing, ...job } = row
  const { applicants_answered, licence_seen_at } = standing
  const said = { is_verified: isVerifiedEmployer(standing), applicants_answered, licence_seen_at }
  const employer_profile = { full_name, slug, member_since, ...said, profile_picture: profile_picture === null ? null : { url: profile_picture } }
  const off = job.taken_off_reason == null ? undefined : wordsOf(job.taken_off_reason)
  return { ...cardOf(job), ...off, employer_profile }
}

/** What stands on the page of a job that staff took off: their words. Its title stays, so that its applicants find it. */
const wordsOf = (reason: string) => ({ description: takenOffHtml('job', reason), second_description: '', apply_link: null, company_logo: null })
