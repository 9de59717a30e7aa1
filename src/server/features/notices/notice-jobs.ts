import { sql } from 'drizzle-orm'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { job_applications, job_posts } from '../../db/tables/jobs.ts'
import { notices } from '../../db/tables/notices.ts'

/** The job that a notice is about, of one of the joins with `notices` and `job_applications`: of an alert, one of its matches. */
export const IS_JOB_OF_NOTICE = sql`${job_posts.id} = coalesce(${notices.job_post}, ${job_applications.job_post}, (${notices.details} ->> 'job_post_id')::integer)`

/** What a notice needs to be told of a job. */
export const JOB_COLUMNS = {
  event_order: notices.event_order,
  comment: notices.comment,
  job_alert: notices.job_alert,
  details: notices.details,
  job_post_id: job_posts.id,
  job_title: job_posts.title,
  company: job_posts.company,
}

interface JobRow {
  event_order: number | null
  comment: number | null
  job_alert: number | null
  details: (typeof notices.$inferSelect)['details']
  job_post_id: number | null
  job_title: string | null
  company: string | null
}

/** Null where it is about an order or a comment. */
export function jobOfNotice({ event_order, comment, job_alert, details, job_post_id, job_title, company }: JobRow): NonNullable<Notice['job']> | null {
  if (event_order !== null || comment !== null) return null
  const state = (details.state ?? null) as ApplicationState | null
  return { job_post_id, title: job_title ?? details.title ?? '', company: company ?? '', state, count: details.count ?? null, alert_id: job_alert }
}
