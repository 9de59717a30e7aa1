import type { NoticeGroups } from '../notices/notice-group.ts'

/**
 * What people are told of jobs. `application`: what an employer made of one; `applicants`: people applied for
 * one's own job; `job-alert`: new matches of a search.
 */
export const JOB_NOTICES = ['application', 'applicants', 'job-alert'] as const
export type JobNotice = (typeof JOB_NOTICES)[number]

export const JOB_NOTICE_GROUPS = {
  applications: { kinds: ['application'], app: 'switch', audience: 'everyone', mail: 'application_mails' },
  applicants: { kinds: ['applicants'], app: 'switch', audience: 'sellers', mail: 'none' },
  'job-alerts': { kinds: ['job-alert'], app: 'switch', audience: 'everyone', mail: 'each-alert' },
} as const satisfies NoticeGroups
