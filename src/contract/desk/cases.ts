import * as v from 'valibot'
import { CASE_KINDS, CASE_STATES, DECISIONS, REPORT_REASONS } from '../cases/case-kinds.ts'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText } from '../core/fields.ts'
import { StaffReason } from './staff-reason.ts'

/** Cases that wait, or those that are decided. */
export const CASE_LISTS = ['open', 'closed'] as const
export type CaseList = (typeof CASE_LISTS)[number]

/** A case as a list has it. */
export const CaseRow = v.object({
  id: Id,
  kind: v.picklist(CASE_KINDS),
  /** What it is about, by its number among its kind. */
  subject: Id,
  state: v.picklist(CASE_STATES),
  /** Empty where it is gone. */
  title: v.string(),
  /** Of what was written. */
  first_words: v.string(),
  opened_at: Instant,
  decided_at: v.nullable(Instant),
  report_count: Count,
  /** By which rule it is held; null: by none. */
  held_reason: v.nullable(v.string()),
})
export type CaseRow = v.InferOutput<typeof CaseRow>

/** A report, without whose it is. */
export const CaseReport = v.object({ reason: v.picklist(REPORT_REASONS), note: v.string(), at: Instant })
export type CaseReport = v.InferOutput<typeof CaseReport>

/** All that staff see of one case. */
export const DeskCase = v.object({
  ...v.omit(CaseRow, ['first_words']).entries,
  /** What was written; plain text. */
  text: v.string(),
  /** What it said before it was changed, the latest first; absent: it was not changed. */
  former: v.optional(v.array(v.object({ text: v.string(), at: Instant }))),
  /** The name under which it was written, where that is not the account’s. */
  author: v.nullable(v.string()),
  /** Of whose it is; null: of a guest, or of an account that is gone. */
  username: v.nullable(v.string()),
  /** Path of its page; null: it has none that staff may open. */
  path: v.nullable(v.string()),
  written_at: v.nullable(Instant),
  /** Where its picture is, which is fetched only when asked for. */
  picture: v.nullable(v.string()),
  /** Ids of the pictures of a review or a post, each of which is fetched only when asked for; absent: none. */
  pictures: v.optional(v.array(Id)),
  /** It is taken off now. */
  is_removed: v.boolean(),
  /** There is nothing left to decide about. */
  is_gone: v.boolean(),
  reports: v.array(CaseReport),
  /** Other cases: about the same thing, and about all that its owner has; null: it has no owner. */
  earlier: v.object({ subject: Count, owner: v.nullable(Count) }),
  /** Null: nobody has decided. */
  decided: v.nullable(v.object({ at: Instant, by: v.nullable(v.string()), reason: v.string() })),
  /** What can be decided now. */
  decisions: v.array(v.picklist(DECISIONS)),
})
export type DeskCase = v.InferOutput<typeof DeskCase>

const caseParams = v.object({ case_id: idText })

export const listCases = endpoint({
  method: 'GET',
  path: '/api/desk/cases/',
  summary: 'Cases that wait for staff, the oldest first, or closed ones, the latest first',
  access: 'staff',
  perMinute: 120,
  query: v.object({ kind: v.optional(v.picklist(CASE_KINDS)), state: v.optional(v.picklist(CASE_LISTS)), cursor: v.optional(Cursor) }),
  /** The total is exact up to what is counted. */
  answer: v.object({ ...ownPage(CaseRow).entries, total_is_exact: v.optional(v.boolean(), true) }),
  offline: 'never',
})

export const readCase = endpoint({
  method: 'GET',
  path: '/api/desk/cases/{case_id}/',
  summary: 'One case: what it is about, its reports, and how many cases there were before',
  access: 'staff',
  perMinute: 120,
  params: caseParams,
  answer: DeskCase,
  offline: 'never',
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/desk/cases/{case_id}/decide/',
  summary: 'Decides a case: what it is about stays, is removed, or is restored',
  access: 'staff',
  perMinute: 60,
  params: caseParams,
  body: v.object({ decision: v.picklist(DECISIONS), reason: StaffReason }),
  answer: DeskCase,
  offline: 'refuse',
})
