import { and, count, countDistinct, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { daysOfKind, eventDays } from '#contract/events/event-days.ts'
import type { listScans as contract } from '#contract/events/gate.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ownEvent } from '../../../db/events/own-event.ts'
import { admissionsOf, type DatedEvent, scansOf } from '../../../db/events/scan-order.ts'
import { event_tickets } from '../../../db/tables/events.ts'
import { gate_passes, gate_scans } from '../../../db/tables/gate.ts'
import { tickets } from '../../../db/tables/tickets.ts'

/** So many are looked through by hand; the latest are the news. */
const MOST_LISTED = 500

type Reader = Pick<Database['db'], 'select'>
type Answer = AnswerOf<typeof contract>

/**
 * How the gates of one's own event stand, on each of its days, the scans of tickets that were let in before, and those that were
 * undone, the latest first.
 * @throws {Problem} not-found — no such event, or another user's.
 */
export async function listScans(db: Reader, seller: number, event_id: number): Promise<Answer> {
  const event = await ownEvent(db, seller, event_id)
  const [sold, admitted, byDay, undone, conflicts] = await Promise.all([
    countSold(db, event_id),
    countAdmitted(db, event),
    countByDay(db, event),
    listUndone(db, event_id),
    listConflicts(db, event),
  ])
  const dates = eventDays(event)
  const perDay = dates.map((day, at) => {
    const isForIt = (kind: (typeof sold)[number]) => daysOfKind(kind, dates.length).includes(at + 1)
    return { day, tickets: sumOf(sold.filter(isForIt)), admitted: byDay.get(at + 1) ?? 0 }
  })
  return { tickets: sumOf(sold), admitted, days: dates.length > 1 ? perDay : [], undone, conflicts }
}

/** Good tickets by their kind. */
function countSold(db: Reader, event_id: number) {
  const { id, days } = event_tickets
  return db
    .select({ days, tickets: count() })
    .from(tickets)
    .innerJoin(event_tickets, eq(id, tickets.event_ticket))
    .where(and(eq(tickets.event, event_id), eq(tickets.state, 'valid')))
    .groupBy(id)
}

const sumOf = (kinds: readonly { tickets: number }[]): number => kinds.reduce((sum, kind) => sum + kind.tickets, 0)

async function countAdmitted(db: Reader, event: DatedEvent): Promise<number> {
  const admissions = admissionsOf(db, event)
  const [row] = await db.select({ tickets: countDistinct(admissions.ticket) }).from(admissions)
  return row?.tickets ?? 0
}

async function countByDay(db: Reader, event: DatedEvent): Promise<Map<number, number>> {
  const admissions = admissionsOf(db, event)
  const rows = await db.select({ day: admissions.day, tickets: count() }).from(admissions).groupBy(admissions.day)
  return new Map(rows.map(({ day, tickets }) => [day, tickets]))
}

async function listUndone(db: Reader, event_id: number) {
  const { id, event, key, ticket, scanned_at, way, undone_at } = gate_scans
  const { holder_name, code } = tickets
  const rows = await db
    .select({ id, key, ticket, scanned_at, way, undone_at, gate: gate_passes.label, holder_name, code })
    .from(gate_scans)
    .innerJoin(gate_passes, eq(gate_passes.id, gate_scans.gate_pass))
    .innerJoin(tickets, eq(tickets.id, ticket))
    .where(and(eq(event, event_id), isNotNull(undone_at)))
    .orderBy(desc(undone_at), desc(id))
    .limit(MOST_LISTED)
  return rows.map((row) => ({ ...row, is_admission: false }))
}

async function listConflicts(db: Reader, event: DatedEvent) {
  const scans = scansOf(db, event)
  const admission = alias(gate_scans, 'admitting')
  const admittedBy = alias(gate_passes, 'admitted_by')
  const { id, key, ticket, scanned_at, way } = scans
  const { holder_name, code } = tickets
  const { label: gate } = gate_passes
  const rows = await db
    .select({ id, key, ticket, scanned_at, way, gate, holder_name, code, admitted_at: admission.scanned_at, admitted_gate: admittedBy.label })
    .from(scans)
    .innerJoin(gate_passes, eq(gate_passes.id, scans.gate_pass))
    .innerJoin(tickets, eq(tickets.id, ticket))
    .innerJoin(admission, eq(admission.id, scans.admission))
    .innerJoin(admittedBy, eq(admittedBy.id, admission.gate_pass))
    .where(and(eq(scans.is_admission, false), isNull(scans.undone_at)))
    .orderBy(desc(id))
    .limit(MOST_LISTED)
  return rows.map((row) => ({ ...row, is_admission: false }))
}
