import { APPLICANT_LIMITS, type Applicant, decideApplicant, downloadCv, listApplicants } from '#contract/jobs/applicants.ts'
import type { ApplicationState, Decision } from '#contract/jobs/own-job-rules.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { type FetchedFile, fetchFile } from '../../../wire/fetch-file.ts'
import { ownList } from '../../../wire/own-list.ts'
import type { CountedPage } from '../../../wire/use-own-pages.ts'
import { type ApplicantsFilterValue, filterCached, isPlain } from './applicants-filter.ts'

const PER_PAGE = 50

export type Counts = Record<ApplicationState, number>
export type ApplicantsPage = CountedPage<Applicant> & { counts: Counts }

interface Asked {
  job_post_id: number
  filter: ApplicantsFilterValue
}

const queryOf = ({ job_post_id, filter }: Asked, limit: number, cursor?: string) => ({
  ...filter,
  job_post_id: String(job_post_id),
  limit: String(limit),
  ...(cursor !== undefined && { cursor }),
})

/** A page of who applied for a job. @param after cursor of the page before. */
export const loadApplicants = ({ job_post_id, filter }: Asked, options: CallOptions = {}, after?: string): Promise<Answer<ApplicantsPage>> =>
  ownList<ApplicantsFilterValue, ApplicantsPage>({
    ask: (some, how, cursor) => call(listApplicants, { query: queryOf({ job_post_id, filter: some }, PER_PAGE, cursor) }, how),
    isPlain,
    among: filterCached,
  })(filter, options, after)

/** Of a file: as few requests as there can be, and a phone keeps none of the answers beside it. */
export const loadApplicantsOfFile = async (asked: Asked, options: CallOptions, after?: string): Promise<ApplicantsPage> =>
  (await call(listApplicants, { query: queryOf(asked, APPLICANT_LIMITS.perPage, after) }, { ...options, isPassing: true })).value

/** One application as the service has it now; undefined when it is not among those of that name any more. */
export async function readAgain({ job_post_id, full_name, application_id }: Applicant): Promise<Applicant | undefined> {
  const { results } = await loadApplicantsOfFile({ job_post_id, filter: { q: full_name } }, { fresh: true })
  return results.find((one) => one.application_id === application_id)
}

/** @throws {Problem} stale — it was changed since `version`; bad-state — it was withdrawn. */
export const decide = async (application_id: number, change: { state?: Decision; note?: string; version: number }): Promise<Applicant> =>
  (await call(decideApplicant, { params: { application_id }, body: change })).value

/** @throws {Problem} not-found — there is none any more. */
export const fetchCv = (application_id: number): Promise<FetchedFile> => fetchFile(downloadCv, { params: { application_id } })
