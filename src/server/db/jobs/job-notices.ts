import { sql } from 'drizzle-orm'
import type { JobNotice } from '#contract/jobs/job-notices.ts'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

const HOUR = 3600

const KINDS: Record<JobNotice, PushOptions> = {
  application: { ttl_seconds: 7 * 24 * HOUR },
  applicants: { ttl_seconds: 24 * HOUR },
  'job-alert': { ttl_seconds: 24 * HOUR },
}

interface About {
  /** Of an alert: of one of its matches. */
  job_post_id: number | null
  title: string
  company: string
  alert_id: number | null
  /** Of the application; null where it is about none. */
  application_state: ApplicationState | null
  subject: string
}

/** Notices of jobs: of one's own applications, of applicants for one's own job, of alerts. */
export const JOB_NOTICE_SOURCE: NoticeSource<About> = {
  kinds: KINDS,
  canBeGone: false,
  about: () => sql`(
    select json_build_object('job_post_id', j.id, 'title', coalesce(j.title, notices.details ->> 'title', ''), 'company', coalesce(j.company, ''),
      'alert_id', notices.job_alert, 'application_state', a.state,
      'subject', concat_ws('-', notices.job_application, notices.job_post, notices.job_alert))
    from (select) as this
    left join job_applications a on a.id = notices.job_application
    left join job_posts j on j.id = coalesce(notices.job_post, a.job_post, (notices.details ->> 'job_post_id')::integer))`,
  listed: ({ job_post_id, title, company, alert_id }, details) => {
    const state = (details.state ?? null) as ApplicationState | null
    return { job: { job_post_id, title, company, state, count: details.count ?? null, alert_id } }
  },
  pushed: ({ title }) => ({ event_title: title }),
  subjectOf: ({ subject }) => subject,
  // No message about a decision that was changed since, or was read in the app.
  isStillSo: ({ application_state }, { kind, details, is_read }) => kind !== 'application' || (details.state === application_state && !is_read),
}
