import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/desk/approvals.ts'
import { approvals } from '../db/tables/approvals.ts'
import { serve } from '../http/serve.ts'
import type { Service } from '../http/service.ts'
import { requireProof } from '../http/sessions/require-proof.ts'
import { type ApprovalParts, decideApproval } from './decide-approval.ts'
import { listApprovals, readApprovalsOf } from './list-approvals.ts'

/** What needs a second member of staff. */
export function approvalRoutes(app: Service, parts: ApprovalParts): void {
  const { handlers } = parts
  serve(app, contract.listApprovals, ({ db, session, query }) => listApprovals(db, { staff: session.user_id, handlers }, query))
  serve(app, contract.decideApproval, async ({ db, session, params, body, now, requestId }) => {
    requireProof(session, now)
    await decideApproval(db, parts, { ...params, ...body, staff: session.user_id, now, requestId })
    const [decided] = await readApprovalsOf(db, { staff: session.user_id, handlers }, eq(approvals.id, params.id))
    if (!decided) throw new Problem('not-found')
    return decided
  })
}
