import { downloadMessagePicture } from '#contract/conversations/conversations.ts'
import { type DeskCase, decideCase, listCases, readCase } from '#contract/desk/cases.ts'
import { downloadPostPicture } from '#contract/posts/post-pictures.ts'
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

/** A picture of what a case is about. */
export interface WhichPicture extends Pick<DeskCase, 'kind' | 'subject'> {
  /** Absent: it has one alone, of a message. */
  picture_id?: number | undefined
}

/** The picture of a message, or one of a review or a post, also of one that no reader sees; the phone keeps nothing of it. @throws {Problem} */
export async function fetchPicture({ kind, subject, picture_id }: WhichPicture): Promise<Blob> {
  if (picture_id === undefined) return (await fetchFile(downloadMessagePicture, { params: { message_id: subject } })).blob
  if (kind === 'post') return (await fetchFile(downloadPostPicture, { params: { post_id: subject, picture_id } })).blob
  return (await fetchFile(downloadReviewPicture, { params: { review_id: subject, picture_id } })).blob
}
