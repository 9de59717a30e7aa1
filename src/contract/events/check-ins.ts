import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { GATE_LIMITS, SCAN_WAYS } from './gate-rules.ts'

/** The right to one gate: base64url of 24 bytes, as its link carries it. */
export const GateSecret = v.pipe(v.string(), v.regex(/^[\w-]{32}$/))

/** One ticket that was let in, or tried to be, at one gate. */
export const ScanToSend = v.object({
  /** Made up by the phone: the same again is the same scan. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  /** Of the ticket: its id, as its QR code and the list have it. */
  ticket: Id,
  /** By the service's clock, as far as the phone knows it. */
  scanned_at: Instant,
  way: v.picklist(SCAN_WAYS),
  /** When the gate undid it, by the same clock. The scan comes along whole, so that it does not matter which of the two arrives first. */
  undone_at: v.optional(v.nullable(Instant)),
})

export type ScanToSend = v.InferOutput<typeof ScanToSend>

/** Scans of one gate in one message. By a name of its own: phones read it off their disk, and builds for phones leave the bodies of endpoints out. */
export const ScansOfGate = v.object({ secret: GateSecret, scans: v.pipe(v.array(ScanToSend), v.minLength(1), v.maxLength(GATE_LIMITS.scansMost)) })
export type ScansOfGate = v.InferOutput<typeof ScansOfGate>

/**
 * Sends scans, also long after they were made. The earliest scan of a ticket is its admission, whichever phone brings it first; every other
 * one is a conflict. Of an event of several days that is so on each day, unless the kind of ticket enters once in all. A scan that its gate
 * undoes within ten minutes does not count.
 */
export const sendScans = endpoint({
  method: 'POST',
  path: '/api/gate/scans/',
  /** Scans of one gate: the earliest of a ticket on a day of its event is its admission, later ones are conflicts. The same scan again changes nothing. */
  summary: 'Stores scans of one gate',
  access: 'anyone',
  body: ScansOfGate,
  answer: v.object({
    results: v.array(
      v.object({
        key: v.string(),
        /** `refused`: no such ticket at this event, it is void, or its kind is not for that day. */
        outcome: v.picklist(['admitted', 'conflict', 'refused', 'undone']),
        /** Of the scan that admitted it. */
        admitted_at: v.nullable(Instant),
        gate: v.nullable(v.string()),
      }),
    ),
    server_time: Instant,
  }),
  offline: 'queue',
})
