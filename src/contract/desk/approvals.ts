import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText } from '../core/fields.ts'
import { APPROVAL_KINDS, APPROVAL_STATES, VOID_REASONS } from './approval-kinds.ts'
import { StaffReason } from './staff-reason.ts'

/** Which decisions of two: those that wait, the oldest first, or those that are made, the latest first. */
export const APPROVAL_LISTS = ['waiting', 'decided'] as const

/** What one member of staff has asked for and another decides. */
export const Approval = v.object({
  id: Id,
  kind: v.picklist(APPROVAL_KINDS),
  state: v.picklist(APPROVAL_STATES),
  /** What it is about: the number of an order, a username. */
  subject: v.string(),
  /** In words, where more is known than its name; and its page at the desk. */
  title: v.string(),
  page: v.nullable(v.string()),
  /** Where it is about money. */
  taka: v.nullable(Count),
  reason: v.string(),
  asked_by: v.string(),
  asked_at: Instant,
  /** Who asked is who reads this: another one decides. */
  is_own: v.boolean(),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(Instant),
  decision_reason: v.nullable(v.string()),
  void_reason: v.nullable(v.picklist(VOID_REASONS)),
})
export type Approval = v.InferOutput<typeof Approval>

export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/desk/approvals/',
  summary: 'What needs a second member of staff: what waits, the oldest first, or what was decided, the latest first',
  access: 'staff',
  query: v.object({ state: v.optional(v.picklist(APPROVAL_LISTS), 'waiting'), cursor: v.optional(Cursor) }),
  answer: ownPage(Approval),
  offline: 'never',
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/desk/approvals/{id}/decide/',
  summary:
    'Approves what another member of staff has asked for, which does it at once, or refuses it. Never by who asked. Asks for a fresh proof. Send Idempotency-Key: the same key gets the same answer',
  access: 'staff',
  isMoney: true,
  perMinute: 20,
  once: true,
  params: v.object({ id: idText }),
  body: v.object({ decision: v.picklist(['approve', 'refuse']), reason: StaffReason }),
  answer: Approval,
  offline: 'refuse',
})
