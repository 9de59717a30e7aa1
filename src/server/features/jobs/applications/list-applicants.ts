import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { askedWords } from '#contract/core/word-search.ts'
import { APPLICANT_LIMITS, type APPLICANT_SORTS, type listApplicants as contract } from '#contract/jobs/applicants.ts'
import { JOB_EDUCATION, type JobEducation } from '#contract/jobs/jobs-filter.ts'
import { APPLICATION_STATES } from '#contract/jobs/own-job-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import { pageOf, rowAfter } from '../../../db/row-cursor.ts'
import { prefixQuery } from '../../../db/search/search-words.ts'
import { job_applications, job_posts } from '../../../db/tables/jobs.ts'
import { readApplicants } from './applicant-rows.ts'

type Query = QueryOf<typeof contract>
type Answer = AnswerOf<typeof contract>

const { id, job_post, state, applied_at, education, experience_years, cv, search_words } = job_applications

/** Each sort, and what stands behind a row in it. */
const SORTS: Record<(typeof APPLICANT_SORTS)[number], { order: SQL[]; behind: (last: SQL) => SQL }> = {
  newest: { order: [desc(applied_at), desc(id)], behind: (last) => sql`(${applied_at}, ${id}) < (select a.applied_at, a.id from ${last})` },
  oldest: { order: [asc(applied_at), asc(id)], behind: (last) => sql`(${applied_at}, ${id}) > (select a.applied_at, a.id from ${last})` },
  experience: {
    order: [desc(experience_years), desc(id)],
    behind: (last) => sql`(${experience_years}, ${id}) < (select a.experience_years, a.id from ${last})`,
  },
}

/**
 * Who applied for one's own job. Education and experience: that much or more. `total`: of what was asked, `counts`: of the whole job.
 * @throws {Problem} not-found — there is no such job, or it is another's; bad-input — the cursor.
 */
export async function listApplicants(db: Database['db'], employer: number, query: Query): Promise<Answer> {
  const { job_post_id, sort = 'newest', limit = APPLICANT_LIMITS.perPage, cursor } = query
  const after = rowAfter(cursor)
  await requireOwnJob(db, employer, job_post_id)
  const { order, behind } = SORTS[sort]
  const wanted = and(eq(job_post, job_post_id), ...conditionsOf(query))
  const last = sql`job_applications a where a.id = ${after} and a.job_post = ${job_post_id}`
  const [[counted], states, rows] = await Promise.all([
    db.select({ total: count() }).from(job_applications).where(wanted),
    db.select({ state, many: count() }).from(job_applications).where(eq(job_post, job_post_id)).groupBy(state),
    readApplicants(db, { where: and(wanted, after === undefined ? undefined : behind(last)), order, limit: limit + 1 }),
  ])
  const { page, next_cursor } = pageOf(
    rows.map((row) => ({ ...row, id: row.application_id })),
    limit,
  )
  const none = Object.fromEntries(APPLICATION_STATES.map((one) => [one, 0])) as Answer['counts']
  const counts = { ...none, ...Object.fromEntries(states.map((one) => [one.state, one.many])) }
  return { results: page.map(({ id: _, ...row }) => row), next_cursor, total: counted?.total ?? 0, counts }
}

async function requireOwnJob(db: Database['db'], employer: number, job_post_id: number): Promise<void> {
  const found = await db
    .select({ id: job_posts.id })
    .from(job_posts)
    .where(and(eq(job_posts.id, job_post_id), eq(job_posts.employer, employer)))
  if (found.length === 0) throw new Problem('not-found')
}

function conditionsOf({ q, state: wanted, education: least, experience, has_cv }: Query): SQL[] {
  const words = prefixQuery(askedWords(q ?? ''))
  const asked = [
    words === null ? undefined : sql`${search_words} @@ ${words}::tsquery`,
    wanted && eq(state, wanted),
    least && inArray(education, atLeast(least)),
    experience === undefined ? undefined : gte(experience_years, experience),
    has_cv === true ? isNotNull(cv) : undefined,
    has_cv === false ? isNull(cv) : undefined,
  ]
  return asked.filter((one) => one !== undefined)
}

const atLeast = (level: JobEducation): JobEducation[] => JOB_EDUCATION.slice(JOB_EDUCATION.indexOf(level))
