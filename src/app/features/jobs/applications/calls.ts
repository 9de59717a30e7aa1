import { readAccount } from '#contract/accounts/accounts.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import {
  downloadOwnCv,
  type JobProfile,
  type JobProfileTexts,
  listOwnApplications,
  type OwnApplication,
  readJobProfile,
  removeJobProfile,
  saveJobProfile,
  withdrawApplication,
} from '#contract/jobs/job-applications.ts'
import { type JobDetail, readJob } from '#contract/jobs/jobs.ts'
import { saveFile } from '../../../ui/files/save-file.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { fetchFile } from '../../../wire/fetch-file.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'

/** One's own applications, the latest first. */
export const loadOwnApplications = (options: CallOptions = {}): Promise<Answer<OwnApplication[]>> => call(listOwnApplications, {}, options)

/** Takes an application back. @throws {Problem} bad-state — it is past that. */
export const withdraw = async (application_id: number): Promise<OwnApplication> => (await call(withdrawApplication, { params: { application_id } })).value

/** What one has said of oneself; null before that. */
export const loadProfile = (options: CallOptions = {}): Promise<Answer<JobProfile | null>> => call(readJobProfile, {}, options)

interface SavedProfile {
  texts: JobProfileTexts
  /** Another CV. */
  cv: Blob | undefined
  /** The one that lies with the service is to go. */
  isCvRemoved: boolean
}

/** Saves it, and keeps what was answered for when there is no network. @throws {Problem} bad-input — with fields, among them `cv`. */
export async function saveProfile({ texts, cv, isCvRemoved }: SavedProfile): Promise<JobProfile> {
  const body = { ...texts, ...(isCvRemoved && { cv_removed: 'true' as const }) }
  const answer = await call(saveJobProfile, { body: body as never, ...(cv && { files: { cv } }) })
  await keepProfile(answer, answer.value)
  return answer.value
}

export async function dropProfile(): Promise<void> {
  await keepProfile(await call(removeJobProfile, {}), null)
}

const keepProfile = (answer: Answer<unknown>, value: JobProfile | null): Promise<void> =>
  storeAnswer({ ...answer, value, address: addressOf(readJobProfile), etag: null })

/** Hands one's own CV to the phone as a file. */
export const saveOwnCv = async (cv_id: number): Promise<void> => saveFile(await fetchFile(downloadOwnCv, { params: { cv_id } }))

/** The job as the service has it now, whatever the phone has kept of it. */
export const loadJobNow = async (job_post_id: number): Promise<JobDetail> => (await call(readJob, { params: { job_post_id } }, { fresh: true })).value

/** What the account knows of its owner. */
export const loadAccount = async (options: CallOptions) => (await call(readAccount, {}, options)).value
