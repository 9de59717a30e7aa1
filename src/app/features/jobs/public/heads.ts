import type { JobDetail } from '#contract/jobs/jobs.ts'
import { readJobFilter } from '#contract/jobs/jobs-filter.ts'
import type { MakeHead } from '../../../ui/navigation/page-head.ts'
import type { Answer } from '../../../wire/answer.ts'
import type { PortalAnswers } from './calls.ts'
import { jobHead, jobPortalHead } from './head.ts'

/** Heads of the public pages of jobs, by route. */
export const JOB_HEADS: Record<string, MakeHead> = {
  '/jobportal': ({ data, search, ...tools }) => jobPortalHead(readJobFilter(search as Record<string, unknown>), (data as PortalAnswers)[0].value, tools),
  '/jobdetails/$jobPostId': ({ data, ...tools }) => jobHead((data as Answer<JobDetail>).value, tools),
}
