import { sql } from 'drizzle-orm'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { placeName } from '#contract/places.ts'
import { iso } from '../wire-time.ts'

/** What a card shows of `j`, a row of `job_posts`. */
export const CARD_COLUMNS = sql`
  j.id as job_post_id, j.title, j.second_title, j.company, j.company_logo, j.company_logo_tone, j.salary_min, j.salary_max, j.job_type,
  j.job_education_qualification, j.experience_years, j.job_location, j.division, j.district, j.is_remote, ${iso(sql`j.deadline`)} as deadline,
  ${iso(sql`j.published_at`)} as posted_at, j.apply_link, j.employer, j.job_category, j.job_subcategory, j.job_subsubcategory`

/** A card as the database gives it: names of places in Bangla are the contract's. */
export type CardRow = Omit<JobCard, 'district_bn'>

export const cardOf = <Row extends CardRow>(row: Row): Row & { district_bn: string | null } => ({
  ...row,
  district_bn: row.district && placeName(row.district, true),
})
