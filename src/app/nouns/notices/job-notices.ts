import type { JobNotice } from '#contract/jobs/job-notices.ts'
import { isNews } from '#contract/jobs/own-job-rules.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { GOOD, type NoticeView } from './notice-view.ts'

const ABOUT_JOB = { title: ({ job }: Notice) => job?.title ?? '', by: ({ job }: Notice) => job?.company }

export const JOB_NOTICE_VIEWS: Record<JobNotice, NoticeView> = {
  application: {
    icon: 'i-lucide-briefcase-business',
    colour: GOOD,
    ...ABOUT_JOB,
    place: () => ({ path: '/jobapplications' }),
    words: ({ job }, t) => (job?.state && isNews(job.state) ? t(`jobs.states.${job.state}`) : undefined),
  },
  applicants: {
    icon: 'i-lucide-users',
    colour: GOOD,
    ...ABOUT_JOB,
    place: ({ job }) => ({ path: job?.job_post_id ? `/hiring/job/${job.job_post_id}/applicants` : '/hiring' }),
    words: ({ job }, t) => (job?.count ? t('jobs.applicants', { count: job.count }) : undefined),
  },
  'job-alert': {
    icon: 'i-lucide-bell-ring',
    colour: GOOD,
    ...ABOUT_JOB,
    place: ({ job }) => (job?.job_post_id && job.count === 1 ? { path: `/jobdetails/${job.job_post_id}` } : { path: '/jobapplications', tab: 'alerts' }),
    words: ({ job }, t) => (job?.count ? t('jobs.job-alert', { count: job.count }) : undefined),
  },
}
