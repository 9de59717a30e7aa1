import { eq, inArray } from 'drizzle-orm'
import type { VoidReason } from '#contract/desk/approval-kinds.ts'
import { type ApprovalHandler, type ApprovalRow, ApprovalVoid, type ApprovalWords, type Approver } from '../../approvals/approval-handler.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { events } from '../../db/tables/events.ts'
import { purchases } from '../../db/tables/purchases.ts'
import type { PurchaseHandlers } from '../purchase-handler.ts'
import { confirming } from './confirm-purchase.ts'
import { refundingPart, refundingWhole } from './refund-purchase.ts'
import { type Act, actWithin, type StaffFault, StaffRefused } from './staff-purchase.ts'

/** What a second member of staff approves of purchases: that one is confirmed, and that its money goes back. */
export const purchaseApprovals = (handlers: PurchaseHandlers): Record<'refund' | 'confirm', ApprovalHandler> => ({
  confirm: {
    perform: async (tx, approval, by) => {
      const done = await perform(tx, approval, confirming(handlers, decidedBy(approval, by)))
      if (done.kind === 'already') throw new ApprovalVoid('past')
    },
    describe,
  },
  refund: {
    perform: async (tx, approval, by) => {
      const { part, order } = approval.details
      const decided = decidedBy(approval, by)
      const named = typeof order === 'string' ? { order } : {}
      if (typeof part === 'number') return void (await perform(tx, approval, refundingPart(handlers, { ...decided, ...named, taka: part })))
      const done = await perform(tx, approval, refundingWhole(handlers, decided))
      if (done.kind === 'before') throw new ApprovalVoid('past')
    },
    describe,
  },
})

const decidedBy = ({ reason, asked_by }: ApprovalRow, { staff }: Approver) => ({ why: reason, staff: asked_by, second: staff })

const VOID: Partial<Record<StaffFault, VoidReason>> = { 'no-such-order': 'gone', past: 'past', 'called-off': 'called-off', 'too-much': 'too-much' }

async function perform<T>(tx: Tx, { subject }: ApprovalRow, act: Act<T>): Promise<T> {
  try {
    return await actWithin(tx, subject, act)
  } catch (error) {
    const reason = error instanceof StaffRefused ? VOID[error.fault] : undefined
    throw reason === undefined ? error : new ApprovalVoid(reason)
  }
}

const describe: ApprovalHandler['describe'] = async (db, all) => {
  const { number } = purchases
  const { title } = events
  const subjects = all.map(({ subject }) => subject)
  const found = await db.select({ number, title }).from(purchases).leftJoin(events, eq(events.id, purchases.event)).where(inArray(number, subjects))
  const words = new Map<string, ApprovalWords>(found.map((one) => [one.number, { title: one.title ?? '', page: `/desk/orders/${one.number}` }]))
  return new Map(all.flatMap(({ id, subject }) => (words.has(subject) ? [[id, words.get(subject) as ApprovalWords] as const] : [])))
}
