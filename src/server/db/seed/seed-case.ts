import { randomUUID } from 'node:crypto'
import type { CaseKind, ReportReason } from '#contract/cases/case-kinds.ts'
import { cases, reports } from '../tables/cases.ts'
import type { SeedDb } from './seed-transaction.ts'

interface CaseSeeding {
  kind: CaseKind
  /** Its number among its kind. */
  subject: number
  owner: number | null
  /** When it was written, and now: milliseconds since the epoch. */
  at: number
  now: number
  /** By which rule it is held. */
  held?: string | undefined
  /** Why staff have removed it. */
  removed?: string | undefined
  /** Of readers. */
  told?: readonly { reason: ReportReason; note?: string }[] | undefined
}

/** Readers’ reports of something, and what is held or was removed, as a case of staff. None where there is nothing of it. */
export async function seedCase(db: SeedDb, { kind, subject, owner, at, now, held, removed, told = [] }: CaseSeeding): Promise<void> {
  if (held === undefined && removed === undefined && told.length === 0) return
  const opened_at = new Date(held === undefined ? (at + now) / 2 : at).toISOString()
  const decided = removed === undefined ? {} : { state: 'removed' as const, decided_at: new Date(now).toISOString(), reason: removed }
  const values = { kind, subject, owner, opened_at, held_reason: held ?? null, report_count: told.length, ...decided }
  const [opened] = await db.insert(cases).values(values).returning({ id: cases.id })
  if (!opened || told.length === 0) return
  const reported_at = new Date((at + now) / 2).toISOString()
  await db.insert(reports).values(told.map(({ reason, note = '' }) => ({ case: opened.id, sender: randomUUID(), reason, note, at: reported_at })))
}
