import { downloadMessagePicture } from '#contract/conversations/conversations.ts'
import { type DeskCase, decideCase, listCases, readCase } from '#contract/desk/cases.ts'
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

/** The picture of a message; the phone keeps nothing of it. @throws {Problem} */
export const fetchPicture = async (message_id: number): Promise<Blob> => (await fetchFile(downloadMessagePicture, { params: { message_id } })).blob
