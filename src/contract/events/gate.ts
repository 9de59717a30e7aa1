import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Id, Instant, idText } from '../core/fields.ts'
import { oneLineRequired } from '../core/names.ts'
import { GateSecret } from './check-ins.ts'
import { TICKET_ENTRIES } from './event-days.ts'
import { GATE_LIMITS, SCAN_WAYS } from './gate-rules.ts'
import { TICKET_STATES } from './ticket-rules.ts'

/** A gate of one event, to its seller. The secret is in the link alone. */
export const GatePass = v.object({
  id: Id,
  label: v.string(),
  created_at: Instant,
  expires_at: Instant,
  is_revoked: v.boolean(),
  last_seen_at: v.nullable(Instant),
  /** Tickets that this gate has let in. */
  admitted: Count,
})
export type GatePass = v.InferOutput<typeof GatePass>

export const GateLabel = oneLineRequired(GATE_LIMITS.labelLongest)

export const listGatePasses = endpoint({
  method: 'GET',
  path: '/api/gate/pass/',
  summary: 'The gates of one’s own event',
  access: 'seller',
  query: v.object({ event_id: idText }),
  answer: v.array(GatePass),
  offline: 'never',
})

export const makeGatePass = endpoint({
  method: 'POST',
  path: '/api/gate/pass/',
  /** Makes the right to one gate, for a helper without an account or for one’s own phone; its secret is said once. */
  summary: 'Makes the right to one gate',
  access: 'seller',
  perMinute: 20,
  body: v.object({
    event_id: Id,
    label: GateLabel,
    hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GATE_LIMITS.hoursMost)), GATE_LIMITS.hours),
  }),
  answer: v.object({ pass: GatePass, secret: GateSecret }),
  offline: 'refuse',
})

export const revokeGatePass = endpoint({
  method: 'DELETE',
  path: '/api/gate/pass/{pass_id}/',
  summary: 'Ends the right to a gate; what it has scanned stands',
  access: 'seller',
  perMinute: 60,
  params: v.object({ pass_id: idText }),
  answer: v.array(GatePass),
  offline: 'refuse',
})

/** What a gate must know to decide without network. */
export const GateTicket = v.object({
  id: Id,
  code: v.string(),
  holder_name: v.string(),
  event_ticket: Id,
  state: v.picklist(TICKET_STATES),
})
export type GateTicket = v.InferOutput<typeof GateTicket>

/** A scan as every gate of the event should know it. */
export const GateScan = v.object({
  /** Of the service: they go up. */
  id: Id,
  key: v.string(),
  ticket: Id,
  scanned_at: Instant,
  way: v.picklist(SCAN_WAYS),
  gate: v.string(),
  /** The earliest of its ticket, or where that enters on each day of its event, of that day. */
  is_admission: v.boolean(),
  /** Then it does not count: its gate has undone it. */
  undone_at: v.optional(v.nullable(Instant)),
})
export type GateScan = v.InferOutput<typeof GateScan>

/** A kind of ticket to the gate. Absent in answers of earlier versions: it enters on each day. */
const GateKind = v.object({
  id: Id,
  title: v.string(),
  entry: v.optional(v.picklist(TICKET_ENTRIES), 'each-day'),
  days: v.optional(v.array(Count), []),
})

export const readGate = endpoint({
  method: 'POST',
  path: '/api/gate/list/',
  /** All that a gate needs: the event, its tickets and what was scanned so far. With `since` only what changed since that answer. */
  summary: 'All that a gate needs',
  access: 'anyone',
  body: v.object({ secret: GateSecret, since: v.optional(v.nullable(Instant), null) }),
  isLong: true,
  answer: v.object({
    event: v.object({ event_id: Id, title: v.string(), from_time: Instant, to_time: Instant, is_called_off: v.boolean() }),
    label: v.string(),
    expires_at: Instant,
    kinds: v.array(GateKind),
    /** Whether these are all tickets there are; else those that changed. */
    is_whole: v.boolean(),
    tickets: v.array(GateTicket),
    scans: v.array(GateScan),
    server_time: Instant,
  }),
  offline: 'never',
})
export type GateList = v.InferOutput<typeof readGate.answer>

/** Every scan of an event to its seller: admissions and conflicts. */
export const listScans = endpoint({
  method: 'GET',
  path: '/api/gate/scans/',
  /** What was scanned at one’s own event: who was let in where, and which scans came later. */
  summary: 'What was scanned at one’s own event',
  access: 'seller',
  query: v.object({ event_id: idText }),
  answer: v.object({
    tickets: Count,
    /** Tickets that were let in at least once. */
    admitted: Count,
    /** Of an event of several days: which they are, how many tickets are for each, and how many were let in on it. */
    days: v.optional(v.array(v.object({ day: v.string(), tickets: Count, admitted: Count })), []),
    /** Scans that their gates have undone, the latest first. */
    undone: v.optional(v.array(v.object({ ...GateScan.entries, holder_name: v.string(), code: v.string() })), []),
    conflicts: v.array(
      v.object({ ...GateScan.entries, holder_name: v.string(), code: v.string(), admitted_at: v.nullable(Instant), admitted_gate: v.nullable(v.string()) }),
    ),
  }),
  offline: { keepDays: 30, noun: 'gate-scans', shape: 'list' },
})
