import { downloadMessagePicture } from '#contract/conversations/conversations.ts'
import { type DeskCase, decideCase, listCases, readCase } from '#contract/desk/cases.ts'
import { downloadReviewPicture } from '#contract/reviews/reviews.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { fetchFile } from '../../../wire/fetch-file.ts'
import type { CasesFilter } from './cases-filter.ts'
import type { ReadyDecision } from './ready-reasons.ts'

export const loadCases = ({ kind, state }: CasesFilter, options: CallOptions, cursor?: string) =>
  call(listCases, { query: { state, ...(kind && { kind }), ...(cursor && { cursor }) } }, options)

export const loadCase = (case_id: number, options: CallOptions) => call(readCase, { params: { case_id } }, options)

/** @throws {Problem} */
export const decide = async (case_id: number, body: ReadyDecision): Promise<DeskCase> => (await call(decideCase, { params: { case_id }, body })).value

/** The picture of a message, or one of a review, also of one that no reader sees; the phone keeps nothing of it. @throws {Problem} */
export const fetchPicture = async ({ subject, picture_id }: { subject: number; picture_id: number | undefined }): Promise<Blob> =>
  picture_id === undefined
    ? (await fetchFile(downloadMessagePicture, { params: { message_id: subject } })).blob
    : (await fetchFile(downloadReviewPicture, { params: { review_id: subject, picture_id } })).blob
