import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { JobCard, JobPage } from '#contract/jobs.ts'
import type { JobQuestion } from '#contract/jobs-filter.ts'
import type { Answer } from '../../wire/answer.ts'
import { type FurtherRows, useFurther } from '../../wire/use-further.ts'

export type MoreJobs = FurtherRows<JobCard>

/** The first page and those that were loaded after it. */
export const useMoreJobs = (question: JobQuestion, answer: Answer<JobPage>): MoreJobs =>
  useFurther<JobCard>(
    { answer, load: async (cursor) => (await import('./calls.ts')).loadJobs(question, {}, cursor), nameOf: ({ job_post_id }) => job_post_id },
    `jobs${canonicalQuery(question)}`,
  )
