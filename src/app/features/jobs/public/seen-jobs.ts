import type { JobCard } from '#contract/jobs/jobs.ts'

const seen = new Map<number, JobCard>()

/** Keeps in mind what the lists on this page have shown, so that an opened job begins with what is known of it. */
export function rememberJobs(jobs: readonly JobCard[]): void {
  for (const job of jobs) seen.set(job.job_post_id, job)
}

export const seenJob = (jobPostId: number): JobCard | undefined => seen.get(jobPostId)
