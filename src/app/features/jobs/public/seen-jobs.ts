import type { JobCard } from '#contract/jobs/jobs.ts'
import { seenCards } from '../../../state/seen-cards.ts'

/** Jobs that lists on this page have shown. */
export const { remember: rememberJobs, seen: seenJob } = seenCards<JobCard>(({ job_post_id }) => job_post_id)
