import { sql } from 'drizzle-orm'
import type { Decision } from '#contract/cases/case-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { CaseSubjectKey } from './open-case.ts'

interface Settled extends CaseSubjectKey {
  decision: Decision
  /** User id of who decides; null: not a person. */
  staff: number | null
  /** In words. */
  reason: string
  /** User id of whose it is, for a case of its own; absent: as the case before it says. */
  owner?: number | null
}

const STATES = { keep: 'kept', remove: 'removed', restore: 'restored' } as const

/**
 * Closes the open case of something with a decision. Where none is open, removing and restoring are recorded as a case of their own, and keeping as nothing.
 * It changes the case alone: what becomes of the thing is the caller’s.
 */
export async function settleCase(tx: Pick<Tx, 'execute'>, { kind, subject, decision, staff, reason, owner }: Settled): Promise<void> {
  const state = STATES[decision]
  const { rowCount } = await tx.execute(sql`
    update cases set state = ${state}, decided_at = now(), decided_by = ${staff}, reason = ${reason}
    where kind = ${kind} and subject = ${subject} and state = 'open'`)
  if (rowCount || decision === 'keep') return
  const whose =
    owner === undefined ? sql`(select owner from cases where kind = ${kind} and subject = ${subject} order by id desc limit 1)` : sql`${owner}::integer`
  await tx.execute(sql`
    insert into cases (kind, subject, owner, state, decided_at, decided_by, reason)
    values (${kind}, ${subject}, ${whose}, ${state}, now(), ${staff}, ${reason})`)
}
