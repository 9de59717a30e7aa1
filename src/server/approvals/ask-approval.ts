import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { ApprovalKind } from '#contract/desk/approval-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { approvals } from '../db/tables/approvals.ts'

export interface AskedApproval {
  kind: ApprovalKind
  /** What it is about, as staff name it: the number of an order, a username. */
  subject: string
  /** What its handler needs to do it; `taka` where it is about money. */
  details: Record<string, string | number | boolean>
  reason: string
  /** User id of who asks. */
  staff: number
}

/**
 * Asks for a second member of staff. What it is about is held by the transaction, so that of two who ask for the same the second sees the first. The
 * caller records it in the security log.
 * @returns the number of what waits now.
 * @throws {Problem} bad-state — the same waits already.
 */
export async function askApproval(tx: Tx, { staff, ...asked }: AskedApproval): Promise<number> {
  if (await findWaiting(tx, asked)) throw new Problem('bad-state')
  const [written] = await tx
    .insert(approvals)
    .values({ ...asked, asked_by: staff })
    .returning({ id: approvals.id })
  if (!written) throw new TypeError('an approval was not written')
  return written.id
}

/** What waits for a second member of staff about one subject. */
export async function findWaiting(db: Pick<Tx, 'select'>, { kind, subject }: Pick<AskedApproval, 'kind' | 'subject'>): Promise<number | undefined> {
  const same = and(eq(approvals.kind, kind), eq(approvals.subject, subject), eq(approvals.state, 'waiting'))
  const [found] = await db.select({ id: approvals.id }).from(approvals).where(same)
  return found?.id
}
