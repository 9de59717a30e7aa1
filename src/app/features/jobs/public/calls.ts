import { type Banner, listBanners } from '#contract/banners.ts'
import { type JobCategory, type JobDetail, type JobPage, listJobCategories, listJobs, readJob } from '#contract/jobs/jobs.ts'
import { JOB_PAGE_SIZE, type JobFilter, readJobFilter } from '#contract/jobs/jobs-filter.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { asPage, pageQuery } from '../../../wire/list-page.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'

/** The list, and the pictures above it if they could be had: the list does without. */
export type PortalAnswers = readonly [Answer<JobPage>, Answer<Banner[]> | undefined]

/** One page of the list. */
export const loadJobs = async (filter: JobFilter, options: CallOptions = {}, cursor?: string): Promise<Answer<JobPage>> =>
  asPage(await call(listJobs, { query: pageQuery(filter, JOB_PAGE_SIZE, cursor) }, options))

/** Its answers, and what was asked: the screen comes to life without the program that reads it. @param search of the screen's address. */
export function loadJobPortal(search: Record<string, unknown>, options: CallOptions): Promise<readonly [...PortalAnswers, JobFilter]> {
  const filter = readJobFilter(search)
  return Promise.all([loadJobs(filter, options), call(listBanners, { query: { place: 'jobs' } }, options).catch(() => undefined), filter])
}

/** The job of a screen's address. @param id as it stands there: what is no number is refused by the service. */
export const loadJobPage = (id: string | number, options: CallOptions = {}): Promise<Answer<JobDetail>> =>
  orNotFound(call(readJob, { params: { job_post_id: id as number } }, options))

/** The tree of categories. */
export const loadJobCategories = async (options: CallOptions = {}): Promise<JobCategory[]> => (await call(listJobCategories, {}, options)).value
