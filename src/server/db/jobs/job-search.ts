import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import type { AskedWords } from '#contract/core/word-search.ts'
import { educationRank, JOB_EDUCATION, type JobFilter } from '#contract/jobs/jobs-filter.ts'
import { branchCondition } from '../categories/branch-condition.ts'
import { momentOf } from '../moment.ts'
import { prefixQuery } from '../search/search-words.ts'

/** What a list is asked: the filter, its words of search (corrected or not), and the moment that decides what is over. */
export interface JobSearch {
  filter: JobFilter
  /** Only of these of the highest categories; absent: of all. */
  of?: readonly number[] | undefined
  words: AskedWords
  /** What these find is left out. */
  without?: AskedWords | undefined
  /** See `SearchedFor` in listing.ts. */
  isFoundFirst?: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** As the indexes of `job_posts` spell what is public but for its deadline; any other spelling would not be found in them. */
const IS_PUBLIC = sql`published_at is not null and not is_closed`
/** As the index `job_posts_by_salary` spells it: what a job may come to, in taka a month. */
export const TOP_SALARY = sql`coalesce(salary_max, salary_min, -1)`

/** What users may apply for at a moment; of `job_posts`. @param now milliseconds since the epoch */
export const isOpenAt = (now: number): SQL => sql`${IS_PUBLIC} and deadline >= ${momentOf(now)}`

/** The filter as a condition on `job_posts`. Says what `JOB_FILTER` and `wordsFit` in the contract say. */
export function jobCondition({ filter, of, words, without, now }: JobSearch): SQL {
  const asked = prefixQuery(words, without)
  const conditions = [isOpenAt(now), ...branchCondition(sql`job_category`, of), ...placeConditions(filter), ...offerConditions(filter, now)]
  if (asked) conditions.push(sql`search_words @@ ${asked}::tsquery`)
  return sql.join(conditions, sql` and `)
}

function placeConditions({ category, subcategory, subsubcategory, division, district, remote, employer }: JobFilter): SQL[] {
  const conditions: SQL[] = []
  if (category) conditions.push(sql`job_category = ${category}`)
  if (subcategory) conditions.push(sql`job_subcategory = ${subcategory}`)
  if (subsubcategory) conditions.push(sql`job_subsubcategory = ${subsubcategory}`)
  if (division) conditions.push(sql`division = ${division}`)
  if (district) conditions.push(sql`district = ${district}`)
  if (remote) conditions.push(sql`is_remote`)
  if (employer) conditions.push(sql`employer = ${employer}`)
  return conditions
}

function offerConditions({ type, min_salary, experience, education, closing }: JobFilter, now: number): SQL[] {
  const conditions: SQL[] = []
  if (type) conditions.push(sql`job_type = ${type}`)
  if (min_salary !== undefined) conditions.push(sql`${TOP_SALARY} >= ${min_salary}`)
  if (experience !== undefined) conditions.push(sql`experience_years <= ${experience}`)
  if (education) {
    const had = JOB_EDUCATION.slice(0, educationRank(education) + 1)
    conditions.push(sql`(job_education_qualification is null or job_education_qualification = any(${sql.param(had)}::text[]))`)
  }
  if (closing) conditions.push(sql`deadline < ${momentOf(now + closing * DAY_MS)}`)
  return conditions
}
