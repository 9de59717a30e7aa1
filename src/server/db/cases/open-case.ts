import { sql } from 'drizzle-orm'
import type { CaseKind } from '#contract/cases/case-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'

/** What a case is about. */
export interface CaseSubjectKey {
  kind: CaseKind
  /** Its number among its kind. */
  subject: number
}

interface Opened extends CaseSubjectKey {
  /** User id of whose it is. */
  owner: number | null
  /** By which rule it is held. */
  held_reason?: string
}

/**
 * The open case of something, made where there is none; its row is locked until the transaction ends. The row of what it is about is locked before that,
 * as everywhere, so that no two transactions wait for each other.
 */
export async function openCase(tx: Pick<Tx, 'execute'>, { kind, subject, owner, held_reason }: Opened): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into cases (kind, subject, owner, held_reason) values (${kind}, ${subject}, ${owner}, ${held_reason ?? null})
    on conflict (kind, subject) where state = 'open' do update set held_reason = coalesce(excluded.held_reason, cases.held_reason)
    returning id`)
  const [opened] = rows
  if (!opened) throw new Error('a case that was opened was not given back')
  return opened.id
}
