import { and, desc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import type { listScans as contract } from '#contract/gate.ts'
import type { Database } from '../../db/open.ts'
import { ownEvent } from '../../db/own-event.ts'
import { gate_passes, gate_scans } from '../../db/tables/gate.ts'
import { tickets } from '../../db/tables/tickets.ts'
import { admissionsOf } from './scan-order.ts'

/** So many are looked through by hand; the latest are the news. */
const MOST_CONFLICTS = 500

type Reader = Pick<Database['db'], 'select' | 'selectDistinctOn' | '$count'>

/**
 * How the gates of one's own event stand, and the scans of tickets that were let in before, the latest first.
 * @throws {Problem} not-found — no such event, or somebody else's.
 */
export async function listScans(db: Reader, seller: number, event_id: number): Promise<AnswerOf<typeof contract>> {
  await ownEvent(db, seller, event_id)
  const [sold, admitted, conflicts] = await Promise.all([
    db.$count(tickets, and(eq(tickets.event, event_id), eq(tickets.state, 'valid'))),
    db.$count(admissionsOf(db, event_id)),
    listConflicts(db, event_id),
  ])
  return { tickets: sold, admitted, conflicts }
}

async function listConflicts(db: Reader, event_id: number) {
  const admissions = admissionsOf(db, event_id)
  const admittedBy = alias(gate_passes, 'admitted_by')
  const { id, event, key, ticket, gate_pass, scanned_at, way } = gate_scans
  const { holder_name, code } = tickets
  const { label: gate } = gate_passes
  const rows = await db
    .select({ id, key, ticket, scanned_at, way, gate, holder_name, code, admitted_at: admissions.scanned_at, admitted_gate: admittedBy.label })
    .from(gate_scans)
    .innerJoin(gate_passes, eq(gate_passes.id, gate_pass))
    .innerJoin(tickets, eq(tickets.id, ticket))
    .innerJoin(admissions, and(eq(admissions.ticket, ticket), ne(admissions.id, id)))
    .innerJoin(admittedBy, eq(admittedBy.id, admissions.gate_pass))
    .where(eq(event, event_id))
    .orderBy(desc(id))
    .limit(MOST_CONFLICTS)
  return rows.map((row) => ({ ...row, is_admission: false }))
}
