import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import { CASE_KINDS, CASE_LIMITS, type CaseKind, REASONS_OF, REPORT_REASONS, type ReportReason } from './case-kinds.ts'

const isReasonOf = (kind: CaseKind, reason: ReportReason): boolean => (REASONS_OF[kind] as readonly ReportReason[]).includes(reason)

export const addReport = endpoint({
  method: 'POST',
  path: '/api/reports/',
  summary: 'Tells staff of something that is public, once for each reader; the same again changes nothing',
  access: 'anyone',
  isPublicWriting: true,
  knowsAccount: true,
  perMinute: 10,
  body: v.pipe(
    v.object({ kind: v.picklist(CASE_KINDS), id: Id, reason: v.picklist(REPORT_REASONS), note: v.optional(someLines(CASE_LIMITS.noteLongest), '') }),
    v.forward(
      v.partialCheck([['kind'], ['reason']], ({ kind, reason }) => isReasonOf(kind, reason), 'does-not-fit'),
      ['reason'],
    ),
  ),
  answer: v.object({ reported: v.literal(true) }),
  offline: 'refuse',
})
