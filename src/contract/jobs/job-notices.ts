/**
 * What people are told of jobs. `application`: what an employer made of one; `employer-message`: what they wrote; `applicants`: people applied for
 * one's own job; `job-alert`: new matches of a search.
 */
export const JOB_NOTICES = ['application', 'employer-message', 'applicants', 'job-alert'] as const
export type JobNotice = (typeof JOB_NOTICES)[number]
