/**
 * What people are told of jobs. `application`: what an employer made of one; `applicants`: people applied for
 * one's own job; `job-alert`: new matches of a search.
 */
export const JOB_NOTICES = ['application', 'applicants', 'job-alert'] as const
export type JobNotice = (typeof JOB_NOTICES)[number]
