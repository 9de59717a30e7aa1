import { type DeskLicence, decideLicence, downloadLicence, listLicences } from '#contract/desk/licences.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { type FetchedFile, fetchFile } from '../../../wire/fetch-file.ts'

export const loadLicences = (options: CallOptions, cursor?: string) => call(listLicences, { query: { ...(cursor !== undefined && { cursor }) } }, options)

/** Its bytes; the phone keeps nothing of them, and the service records that they were asked for. @throws {Problem} */
export const fetchLicence = (licence_id: number): Promise<FetchedFile> => fetchFile(downloadLicence, { params: { licence_id } })

const decide = async (licence_id: number, body: { decision: 'seen' } | { decision: 'refuse'; reason: string }): Promise<DeskLicence> =>
  (await call(decideLicence, { params: { licence_id }, body })).value

/** @throws {Problem} */
export const markSeen = (licence_id: number) => decide(licence_id, { decision: 'seen' })
/** @throws {Problem} */
export const refuseLicence = (licence_id: number, reason: string) => decide(licence_id, { decision: 'refuse', reason })
