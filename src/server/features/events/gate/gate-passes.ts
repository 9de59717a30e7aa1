import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { makeGatePass as contract, GatePass } from '#contract/events/gate.ts'
import { GATE_LIMITS } from '#contract/events/gate-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnEvent, ownEvent } from '../../../db/events/own-event.ts'
import { admissionsOf, type DatedEvent } from '../../../db/events/scan-order.ts'
import { events } from '../../../db/tables/events.ts'
import { gate_passes } from '../../../db/tables/gate.ts'
import { hashOf } from './gate-door.ts'

/** Ended ones pile up: the latest are shown. */
const MOST_LISTED = 100
/** After an event a gate is of no use. */
const GATE_DAYS = 7
const SECRET_BYTES = 24

type Reader = Pick<Database['db'], 'select'>

/**
 * The gates of one's own event, the newest first.
 * @throws {Problem} not-found — no such event, or another user's.
 */
export async function listGatePasses(db: Reader, seller: number, event_id: number): Promise<GatePass[]> {
  return passesOf(db, await ownEvent(db, seller, event_id))
}

function passesOf(db: Reader, of: DatedEvent): Promise<GatePass[]> {
  const { id, label, created_at, expires_at, revoked_at, last_seen_at, event } = gate_passes
  const admissions = admissionsOf(db, of)
  const let_in = db
    .select({ gate_pass: admissions.gate_pass, tickets: sql<number>`count(*)::int`.as('tickets') })
    .from(admissions)
    .groupBy(admissions.gate_pass)
    .as('let_in')
  const is_revoked = sql<boolean>`${revoked_at} is not null`
  return db
    .select({ id, label, created_at, expires_at, is_revoked, last_seen_at, admitted: sql<number>`coalesce(${let_in.tickets}, 0)` })
    .from(gate_passes)
    .leftJoin(let_in, eq(let_in.gate_pass, id))
    .where(eq(event, of.id))
    .orderBy(desc(id))
    .limit(MOST_LISTED)
}

/**
 * Makes the right to one gate. Its secret is given in this answer and nowhere else.
 * @throws {Problem} not-found — no such event, or another user's; event-closed — it was over a week ago, or was called off; bad-input —
 * it has thirty gates at work (`label`: too-many).
 */
export async function makeGatePass(tx: Tx, seller: number, { event_id, label, hours }: BodyOf<typeof contract>): Promise<{ pass: GatePass; secret: string }> {
  // Held: of two who make the last one, one comes second.
  const event = await holdOwnEvent(tx, seller, event_id)
  if (event.called_off_at !== null || Date.parse(event.to_time) + GATE_DAYS * DAY_MS < Date.now()) throw new Problem('event-closed')
  const atWork = await tx.$count(gate_passes, and(eq(gate_passes.event, event_id), isNull(gate_passes.revoked_at), sql`${gate_passes.expires_at} > now()`))
  if (atWork >= GATE_LIMITS.passesPerEvent) throw new Problem('bad-input', { fields: { label: 'too-many' } })
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await tx.insert(gate_passes).values({ event: event_id, label, secret_hash: hashOf(secret), expires_at: sql`now() + make_interval(hours => ${hours})` })
  const [pass] = await passesOf(tx, event)
  if (!pass) throw new TypeError('a gate was made and is not there')
  return { pass, secret }
}

/**
 * Ends the right to a gate; once ended it stays so. Gives the gates of its event.
 * @throws {Problem} not-found — no such gate, or one of another user's event.
 */
export async function revokeGatePass(tx: Tx, seller: number, pass_id: number): Promise<GatePass[]> {
  const [found] = await tx
    .select({ id: events.id, from_time: events.from_time, to_time: events.to_time })
    .from(gate_passes)
    .innerJoin(events, eq(events.id, gate_passes.event))
    .where(and(eq(gate_passes.id, pass_id), eq(events.seller, seller)))
  if (!found) throw new Problem('not-found')
  await tx
    .update(gate_passes)
    .set({ revoked_at: sql`coalesce(${gate_passes.revoked_at}, now())` })
    .where(eq(gate_passes.id, pass_id))
  return passesOf(tx, found)
}
