import { sql } from 'drizzle-orm'
import type { JobNotice } from '#contract/jobs/job-notices.ts'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

const HOUR = 3600

const KINDS: Record<JobNotice, PushOptions> = {
  application: { ttl_seconds: 7 * 24 * HOUR },
  'employer-message': { ttl_seconds: 48 * HOUR, isUrgent: true },
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
  /** What an employer wrote. */
  text: string | null
  subject: string
}

/** Notices of jobs: of one's own applications, of applicants for one's own job, of alerts. */
export const JOB_NOTICE_SOURCE: NoticeSource<About> = {
  kinds: KINDS,
  canBeGone: false,
  about: () => sql`(
    select json_build_object('job_post_id', j.id, 'title', coalesce(j.title, notices.details ->> 'title', ''), 'company', coalesce(j.company, ''),
      'alert_id', notices.job_alert, 'application_state', a.state, 'text', m.text,
      'subject', concat_ws('-', notices.job_application, notices.job_post, notices.job_alert))
    from (select) as this
    left join job_applications a on a.id = notices.job_application
    left join job_posts j on j.id = coalesce(notices.job_post, a.job_post, (notices.details ->> 'job_post_id')::integer)
    left join job_messages m on m.id = notices.job_message)`,
  listed: ({ job_post_id, title, company, alert_id, text }, details) => {
    const state = (details.state ?? null) as ApplicationState | null
    return { job: { job_post_id, title, company, state, count: details.count ?? null, alert_id }, text }
  },
  pushed: ({ title }) => ({ event_title: title }),
  subjectOf: ({ subject }) => subject,
  // No message about a decision that was changed since, or was read in the app, nor to an applicant who has withdrawn.
  isStillSo: ({ application_state }, { kind, details, is_read }) => {
    if (kind === 'application') return details.state === application_state && !is_read
    return kind !== 'employer-message' || application_state !== 'withdrawn'
  },
}
