import { addressOf } from '#contract/core/endpoint.ts'
import type { JobFormTexts } from '#contract/jobs/job-form.ts'
import { listJobCategories } from '#contract/jobs/jobs.ts'
import {
  createJob,
  listOwnJobs,
  type OwnJob,
  type OwnJobDetail,
  type OwnJobPage,
  readOwnJob,
  removeJob,
  switchJob,
  updateJob,
} from '#contract/jobs/own-jobs.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { ownList } from '../../../wire/own-list.ts'
import { laterPaged, pagedAnswer } from '../../../wire/paged-answer.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import { filterCached, isPlain, type OwnFilter } from './own-filter.ts'

const PER_PAGE = '50'
const queryOf = (filter: OwnFilter, cursor?: string) => ({ ...filter, limit: PER_PAGE, ...(cursor !== undefined && { cursor }) })

/** A page of one's own jobs. */
export const loadOwnJobs = ownList<OwnFilter, OwnJobPage>({
  ask: async (filter, options, cursor) => pagedAnswer<OwnJob>(await call(listOwnJobs, { query: queryOf(filter, cursor) }, laterPaged(options))),
  isPlain,
  among: filterCached,
})

/** Caches the list with what was just done before the employer opens it. When it fails, the list asks by itself once it is opened. */
export const refreshOwnJobs = (): void => void loadOwnJobs({}, { fresh: true }).catch(() => undefined)

export const loadOwnJob = (job_post_id: number, options: CallOptions = {}): Promise<Answer<OwnJobDetail>> =>
  call(readOwnJob, { params: { job_post_id } }, options)

/** Caches the job, so that an employer who leaves and comes back finds it as it is now, also without network. */
async function keepOwn(answer: Answer<OwnJobDetail>): Promise<OwnJobDetail> {
  await storeAnswer({ ...answer, address: addressOf(readOwnJob, { params: { job_post_id: answer.value.job_post_id } }), etag: null })
  return answer.value
}

export interface Posting {
  texts: JobFormTexts
  logo: Blob | undefined
  client_key: string
  is_published: boolean
}

/** Posts a job, or keeps it as a draft; the same `client_key` again gives the job that there is. */
export const postJob = async ({ texts, logo, client_key, is_published }: Posting): Promise<OwnJobDetail> =>
  keepOwn(
    await call(createJob, {
      body: { ...texts, client_key, is_published: is_published ? 'true' : 'false' },
      ...(logo && { files: { company_logo: logo } }),
    }),
  )

interface Update {
  /** Only what is to change. */
  texts: Partial<JobFormTexts>
  /** A new one, or that there is to be none. */
  logo: Blob | 'none' | undefined
  /** That the change starts from. */
  version: number
  /** Absent: stays as it is. */
  is_published?: true
}

/** @throws {Problem} stale — it was changed since that version. */
export const sendUpdate = async (job_post_id: number, { texts, logo, version, is_published }: Update): Promise<OwnJobDetail> =>
  keepOwn(
    await call(updateJob, {
      params: { job_post_id },
      body: { ...texts, version: String(version), ...(is_published && { is_published: 'true' as const }), ...(logo === 'none' && { logo }) },
      ...(logo instanceof Blob && { files: { company_logo: logo } }),
    }),
  )

/** Closes a job, opens it again, or gives it another deadline. @param deadline `YYYY-MM-DD`; undefined: stays. */
export const switchOwnJob = async (job_post_id: number, is_open: boolean, deadline?: string): Promise<OwnJob> =>
  (await call(switchJob, { params: { job_post_id }, body: { is_open, ...(deadline !== undefined && { deadline }) } })).value

/** Of a draft alone. */
export const removeOwnJob = async (job_post_id: number): Promise<void> => void (await call(removeJob, { params: { job_post_id } }))

export const loadJobCategories = (options: CallOptions = {}) => call(listJobCategories, {}, options)
