import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { sendScans as contract } from '#contract/events/check-ins.ts'
import { dayNumber, daysOfKind, entryOf, eventDays, type KindEntry } from '#contract/events/event-days.ts'
import { GATE_LIMITS } from '#contract/events/gate-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { scansOf } from '../../../db/events/scan-order.ts'
import { event_tickets } from '../../../db/tables/events.ts'
import { gate_passes, gate_scans } from '../../../db/tables/gate.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import { endOf, type Pass } from './gate-door.ts'

/** A phone that was without network brings its scans so long after its gate has closed. */
export const LATE_MS = 7 * DAY_MS
/** Clocks of phones are believed within these bounds. */
const AHEAD_MS = 2 * 60_000
const BEFORE_PASS_MS = 60 * 60_000
/** Of one ticket by one gate: more say nothing new, and every gate would have to carry them. */
const MOST_OF_TICKET = 20
const UNDO_SECONDS = GATE_LIMITS.undoMinutes * 60

type Scan = BodyOf<typeof contract>['scans'][number]
type Result = AnswerOf<typeof contract>['results'][number]
type Reader = Pick<Tx, 'select'>

/**
 * Writes down what a gate has scanned, and says of each scan whether it let its ticket in. A scan that is known already stays as it is. Not
 * counted are tickets of other events, those that do not open this one at this moment or on that day, and what was scanned when the right had
 * ended. What a gate undoes of its own within ten minutes stays written down, and counts no more. Of a
 * ticket that a gate has scanned again and again the next one is a conflict like the others, and not written down.
 * @throws {Problem} bad-input — a time that is none.
 */
export async function takeScans(tx: Tx, pass: Pass, scans: readonly Scan[]): Promise<Result[]> {
  const good = await holdGoodTickets(tx, pass.event, scans)
  const room = await roomOf(tx, pass, good)
  const dates = eventDays(pass)
  /** Entries by the keys of scans that are not written down. */
  const oneTooMany = new Map<string, number>()
  const made = scans.flatMap(({ key, ticket, way, scanned_at }) => {
    const at = believed(scanned_at, pass)
    const left = room.get(ticket) ?? 0
    const kind = good.get(ticket)
    const day = dayNumber(dates, at)
    if (!kind || !daysOfKind(kind, dates.length).includes(day) || at > endOf(pass)) return []
    room.set(ticket, left - 1)
    if (left > 0) return [{ event: pass.event, gate_pass: pass.id, key, ticket, way, scanned_at: new Date(at).toISOString() }]
    oneTooMany.set(key, entryOf(kind, day))
    return []
  })
  if (made.length > 0)
    await tx
      .insert(gate_scans)
      .values(made)
      .onConflictDoNothing({ target: [gate_scans.event, gate_scans.key] })
  for (const scan of scans) await undo(tx, pass, scan)
  return resultsOf(tx, { pass, scans, oneTooMany })
}

/** Ten minutes by the clock of the scan: of one whose clock cannot be right, by that of its arrival. */
async function undo(tx: Tx, pass: Pass, { key, ticket, undone_at }: Scan): Promise<void> {
  if (!undone_at) return
  const at = new Date(believed(undone_at, pass)).toISOString()
  const isInTime = sql`abs(extract(epoch from ${at}::timestamptz - ${gate_scans.scanned_at})) <= ${UNDO_SECONDS}::int`
  const isOwn = and(eq(gate_scans.event, pass.event), eq(gate_scans.gate_pass, pass.id), eq(gate_scans.key, key), eq(gate_scans.ticket, ticket))
  // Gates ask for what has changed by the time at which it came in.
  await tx
    .update(gate_scans)
    .set({ undone_at: at, received_at: sql`now()` })
    .where(and(isOwn, isNull(gate_scans.undone_at), isInTime))
}

/** How many scans of each ticket this gate may still bring. */
async function roomOf(tx: Reader, pass: Pass, good: ReadonlyMap<number, unknown>): Promise<Map<number, number>> {
  const wanted = [...good.keys()]
  const { ticket, gate_pass } = gate_scans
  const brought = await tx
    .select({ ticket, scans: count() })
    .from(gate_scans)
    .where(and(inArray(ticket, wanted), eq(gate_pass, pass.id)))
    .groupBy(ticket)
  const room = new Map(wanted.map((id) => [id, MOST_OF_TICKET]))
  for (const one of brought) room.set(one.ticket, MOST_OF_TICKET - one.scans)
  return room
}

/** Held in the order of their ids: no ticket is passed on meanwhile, and of two gates that bring the same ticket the second sees the first's scan. */
async function holdGoodTickets(tx: Tx, event: number, scans: readonly Scan[]): Promise<ReadonlyMap<number, KindEntry>> {
  const wanted = inArray(
    tickets.id,
    scans.map(({ ticket }) => ticket),
  )
  const held = await tx
    .select({ id: tickets.id, state: tickets.state, entry: event_tickets.entry, days: event_tickets.days })
    .from(tickets)
    .innerJoin(event_tickets, eq(event_tickets.id, tickets.event_ticket))
    .where(and(wanted, eq(tickets.event, event)))
    .orderBy(asc(tickets.id))
    .for('no key update', { of: tickets })
  return new Map(held.flatMap(({ id, state, ...kind }) => (state === 'valid' ? [[id, kind] as const] : [])))
}

/**
 * When it was scanned, milliseconds since the epoch. A clock that cannot be right says nothing: then it was when it came in, and at the latest
 * at the end of the right. At one of the bounds it would be before or behind all the others.
 */
function believed(scanned_at: string, pass: Pass): number {
  const { created_at, now } = pass
  const at = Date.parse(scanned_at)
  if (Number.isNaN(at)) throw new Problem('bad-input', { fields: { scans: 'not-a-time' } })
  const canBe = at >= Date.parse(created_at) - BEFORE_PASS_MS && at <= now + AHEAD_MS
  return Math.floor(canBe ? at : Math.min(now, endOf(pass)))
}

interface Brought {
  pass: Pass
  scans: readonly Scan[]
  oneTooMany: ReadonlyMap<string, number>
}

async function resultsOf(db: Reader, { pass, scans, oneTooMany }: Brought): Promise<Result[]> {
  const known = await scansOfTickets(db, pass, scans)
  return scans.map(({ key, ticket }) => {
    const own = known.find((scan) => scan.key === key && scan.ticket === ticket)
    const entry = own?.entry ?? oneTooMany.get(key)
    if (own?.undone_at) return { key, outcome: 'undone', admitted_at: null, gate: null }
    if (entry === undefined) return { key, outcome: 'refused', admitted_at: null, gate: null }
    const admission = known.find((scan) => scan.is_admission && scan.ticket === ticket && scan.entry === entry)
    return { key, outcome: own?.is_admission ? 'admitted' : 'conflict', admitted_at: admission?.scanned_at ?? null, gate: admission?.gate ?? null }
  })
}

function scansOfTickets(db: Reader, { event, from_time, to_time }: Pass, scans: readonly Scan[]) {
  const all = scansOf(db, { id: event, from_time, to_time })
  const wanted = scans.map(({ ticket }) => ticket)
  return db
    .select({
      key: all.key,
      ticket: all.ticket,
      scanned_at: all.scanned_at,
      undone_at: all.undone_at,
      entry: all.entry,
      is_admission: all.is_admission,
      gate: gate_passes.label,
    })
    .from(all)
    .innerJoin(gate_passes, eq(gate_passes.id, all.gate_pass))
    .where(inArray(all.ticket, wanted))
}
