import { and, asc, eq, inArray } from 'drizzle-orm'
import type { sendScans as contract } from '#contract/check-ins.ts'
import type { AnswerOf, BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { Tx } from '../../db/in-transaction.ts'
import { gate_passes, gate_scans } from '../../db/tables/gate.ts'
import { tickets } from '../../db/tables/tickets.ts'
import { endOf, type Pass } from './gate-door.ts'
import { scansOf } from './scan-order.ts'

/** A phone that was without network brings its scans so long after its gate has closed. */
export const LATE_MS = 7 * DAY_MS
/** Clocks of phones are believed within these bounds. */
const AHEAD_MS = 2 * 60_000
const BEFORE_PASS_MS = 60 * 60_000

type Scan = BodyOf<typeof contract>['scans'][number]
type Result = AnswerOf<typeof contract>['results'][number]
type Reader = Pick<Tx, 'select'>

/**
 * Writes down what a gate has scanned, and says of each scan whether it let its ticket in. A scan that is known already stays as it is. Not
 * counted are tickets of other events, those that do not open this one at this moment, and what was scanned when the right had ended.
 * @throws {Problem} bad-input — a time that is none.
 */
export async function takeScans(tx: Tx, pass: Pass, scans: readonly Scan[]): Promise<Result[]> {
  const isGood = await holdGoodTickets(tx, pass.event, scans)
  const made = scans.flatMap(({ key, ticket, way, scanned_at }) => {
    const at = believed(scanned_at, pass)
    const counts = isGood.has(ticket) && at <= endOf(pass)
    return counts ? [{ event: pass.event, gate_pass: pass.id, key, ticket, way, scanned_at: new Date(at).toISOString() }] : []
  })
  if (made.length > 0)
    await tx
      .insert(gate_scans)
      .values(made)
      .onConflictDoNothing({ target: [gate_scans.event, gate_scans.key] })
  return resultsOf(tx, pass.event, scans)
}

/** Held in the order of their ids: nobody passes one on meanwhile, and of two gates that bring the same one the second sees the first's scan. */
async function holdGoodTickets(tx: Tx, event: number, scans: readonly Scan[]): Promise<ReadonlySet<number>> {
  const wanted = inArray(
    tickets.id,
    scans.map(({ ticket }) => ticket),
  )
  const held = await tx
    .select({ id: tickets.id, state: tickets.state })
    .from(tickets)
    .where(and(wanted, eq(tickets.event, event)))
    .orderBy(asc(tickets.id))
    .for('no key update')
  return new Set(held.flatMap(({ id, state }) => (state === 'valid' ? [id] : [])))
}

/** When it was scanned, milliseconds since the epoch, as far as a phone's clock can be right. */
function believed(scanned_at: string, { created_at, now }: Pass): number {
  const at = Date.parse(scanned_at)
  if (Number.isNaN(at)) throw new Problem('bad-input', { fields: { scans: 'not-a-time' } })
  return Math.floor(Math.min(Math.max(at, Date.parse(created_at) - BEFORE_PASS_MS), now + AHEAD_MS))
}

async function resultsOf(db: Reader, event: number, scans: readonly Scan[]): Promise<Result[]> {
  const known = await scansOfTickets(db, event, scans)
  return scans.map(({ key, ticket }) => {
    const own = known.find((scan) => scan.key === key && scan.ticket === ticket)
    if (!own) return { key, outcome: 'refused', admitted_at: null, gate: null }
    const admission = known.find((scan) => scan.is_admission && scan.ticket === ticket)
    return { key, outcome: own.is_admission ? 'admitted' : 'conflict', admitted_at: admission?.scanned_at ?? null, gate: admission?.gate ?? null }
  })
}

function scansOfTickets(db: Reader, event: number, scans: readonly Scan[]) {
  const all = scansOf(db, event)
  const wanted = scans.map(({ ticket }) => ticket)
  return db
    .select({ key: all.key, ticket: all.ticket, scanned_at: all.scanned_at, is_admission: all.is_admission, gate: gate_passes.label })
    .from(all)
    .innerJoin(gate_passes, eq(gate_passes.id, all.gate_pass))
    .where(inArray(all.ticket, wanted))
}
