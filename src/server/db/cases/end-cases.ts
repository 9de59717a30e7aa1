import { type SQL, sql } from 'drizzle-orm'
import type { CaseKind } from '#contract/cases/case-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'

/**
 * Closes open cases without a decision: their writers removed what they are about, or it ended. Rows that are deleted do so by the trigger `ends_case`.
 * @param subjects numbers, or a statement of them
 */
export async function endCases(tx: Pick<Tx, 'execute'>, kind: CaseKind, subjects: readonly number[] | SQL): Promise<void> {
  const which = Array.isArray(subjects) ? sql`any(${sql.param(subjects)}::integer[])` : sql`any(array(${subjects}))`
  await tx.execute(sql`update cases set state = 'gone', decided_at = now() where kind = ${kind} and subject = ${which} and state = 'open'`)
}
