import { notFound } from '@tanstack/react-router'
import { type Banner, listBanners } from '#contract/banners.ts'
import { Problem } from '#contract/core/problem.ts'
import { isNotThere } from '#contract/core/problem-code.ts'
import { type JobCategory, type JobDetail, type JobPage, listJobCategories, listJobs, readJob } from '#contract/jobs/jobs.ts'
import { JOB_PAGE_SIZE, type JobFilter, readJobFilter } from '#contract/jobs/jobs-filter.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

/** The list, and the pictures above it if they could be had: the list does without. */
export type PortalAnswers = readonly [Answer<JobPage>, Answer<Banner[]> | undefined]

const asText = (question: JobFilter): Record<string, string> => Object.fromEntries(Object.entries(question).map(([key, value]) => [key, String(value)]))

/** One page of the list. */
export async function loadJobs(question: JobFilter, how: CallOptions = {}, cursor?: string): Promise<Answer<JobPage>> {
  const query = { ...asText(question), limit: String(JOB_PAGE_SIZE), ...(cursor ? { cursor } : {}) }
  const answer = await call(listJobs, { query }, how)
  const { value } = answer
  // Asked with a limit, our service answers a page; a bare array is somebody else's.
  if (Array.isArray(value)) throw new Problem('strange-answer')
  return { ...answer, value }
}

/** Its answers, and what was asked: the screen comes to life without the program that reads it. @param search of the screen's address. */
export function loadJobPortal(search: Record<string, unknown>, how: CallOptions): Promise<readonly [...PortalAnswers, JobFilter]> {
  const question = readJobFilter(search)
  return Promise.all([loadJobs(question, how), call(listBanners, { query: { place: 'jobs' } }, how).catch(() => undefined), question])
}

/** The job of a screen's address. @param id as it stands there: what is no number is refused by the service. */
export async function loadJobPage(id: string | number, how: CallOptions = {}): Promise<Answer<JobDetail>> {
  try {
    return await call(readJob, { params: { job_post_id: id as number } }, how)
  } catch (error) {
    if (isNotThere(error)) throw notFound()
    throw error
  }
}

/** The tree of categories. */
export const loadJobCategories = async (how: CallOptions = {}): Promise<JobCategory[]> => (await call(listJobCategories, {}, how)).value
