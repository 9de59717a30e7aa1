import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { readGate as contract } from '#contract/events/gate.ts'
import { GATE_LIMITS } from '#contract/events/gate-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { scansOf } from '../../../db/events/scan-order.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { gate_passes, gate_scans } from '../../../db/tables/gate.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import type { Pass } from './gate-door.ts'

/** What was begun before an answer, and ended after it, is in the next one all the same. */
const OVERLAP = sql.raw(`interval '1 minute'`)

type Reader = Pick<Tx, 'select'>
type Answer = AnswerOf<typeof contract>

/**
 * What a gate needs to decide without network. The whole list has every ticket there ever was, also those that open nothing any more, so
 * that a phone tells them from tickets that were sold since.
 * @param since ISO 8601 UTC: only what changed since then; null: everything.
 * @throws {Problem} bad-input — a time that is none.
 */
export async function readGate(db: Reader, pass: Pass, since: string | null): Promise<Answer> {
  const { id, event, label, expires_at, now } = pass
  if (since !== null && Number.isNaN(Date.parse(since))) throw new Problem('bad-input', { fields: { since: 'not-a-time' } })
  const [about, kinds, listed, scans] = await Promise.all([
    readEvent(db, event),
    readKinds(db, event),
    readTickets(db, event, since),
    readScans(db, pass, since),
  ])
  if (!about) throw new TypeError(`gate ${id} has lost its event`)
  return { event: about, label, expires_at, kinds, is_whole: since === null, tickets: listed, scans, server_time: new Date(now).toISOString() }
}

async function readEvent(db: Reader, event: number) {
  const { id, title, from_time, to_time, called_off_at } = events
  const is_called_off = sql<boolean>`${called_off_at} is not null`
  const [row] = await db.select({ event_id: id, title, from_time, to_time, is_called_off }).from(events).where(eq(id, event))
  return row
}

function readKinds(db: Reader, event: number): Promise<Answer['kinds']> {
  const { id, title, entry, days } = event_tickets
  return db.select({ id, title, entry, days }).from(event_tickets).where(eq(event_tickets.event, event)).orderBy(asc(id))
}

/** Should there ever be more than a phone can hold: those that are dead first, because a living one proves itself by its signature. */
function readTickets(db: Reader, event: number, since: string | null): Promise<Answer['tickets']> {
  const { id, code, holder_name, event_ticket, state, created_at, ended_at } = tickets
  const isChanged = since === null ? undefined : or(isAfter(created_at, since), isAfter(ended_at, since))
  return db
    .select({ id, code, holder_name, event_ticket, state })
    .from(purchases)
    .innerJoin(tickets, eq(tickets.purchase, purchases.id))
    .where(and(eq(purchases.event, event), isChanged))
    .orderBy(sql`${state} = 'valid'`, asc(id))
    .limit(GATE_LIMITS.ticketsMost)
}

/** Of a ticket that was scanned since all scans: a late one may have taken the admission from an earlier answer's. */
function readScans(db: Reader, { event, from_time, to_time }: Pass, since: string | null): Promise<Answer['scans']> {
  const scans = scansOf(db, { id: event, from_time, to_time })
  const { id, key, ticket, scanned_at, way, is_admission, undone_at } = scans
  const touched = db.select({ ticket: gate_scans.ticket }).from(gate_scans)
  const isChanged = since === null ? undefined : inArray(ticket, touched.where(and(eq(gate_scans.event, event), isAfter(gate_scans.received_at, since))))
  return db
    .select({ id, key, ticket, scanned_at, way, gate: gate_passes.label, is_admission, undone_at })
    .from(scans)
    .innerJoin(gate_passes, eq(gate_passes.id, scans.gate_pass))
    .where(isChanged)
    .orderBy(asc(id))
}

/** By its milliseconds: there are texts in the shape of a time that the database does not take for one. */
const isAfter = (column: unknown, since: string): SQL => sql`${column} > to_timestamp(${Date.parse(since)}::float8 / 1000) - ${OVERLAP}`
