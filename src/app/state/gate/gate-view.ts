import { create } from 'zustand'
import type { ProblemCode } from '#contract/core/problem.ts'
import type { GateList, GateTicket } from '#contract/events/gate.ts'
import { GATE_LIMITS, type GateVerdict, type ScanWay } from '#contract/events/gate-rules.ts'

/** A ticket as the gate shows it. */
export type TicketAtGate = GateTicket & { /** Title of its kind. */ kind: string }

/** Who let a ticket in, as far as this phone knows. */
export interface Admission {
  key: string
  ticket: number
  /** ISO 8601 UTC, by the service's clock. */
  scanned_at: string
  way: ScanWay
  /** What the gate is called. */
  gate: string
  /** Whether this phone did. */
  isOwn: boolean
}

/** Whether this phone may still undo a scan. @param now milliseconds since the epoch, by the service's clock */
export const canUndo = ({ isOwn, scanned_at }: Pick<Admission, 'isOwn' | 'scanned_at'>, now: number): boolean =>
  isOwn && now - Date.parse(scanned_at) <= GATE_LIMITS.undoMinutes * 60_000

/** A scan of a ticket that was let in earlier, somewhere else: two people may have entered with it. */
export interface GateConflict extends Admission {
  holder_name: string
  code: string
  admitted_at: string
  admitted_gate: string
}

/** A scan that this phone let in and the service does not count. */
export interface RefusedScan {
  key: string
  ticket: number
  scanned_at: string
  holder_name: string
  /** Of the ticket; empty where this phone does not know it. */
  code: string
  /** `refused`: the ticket was passed on, given back, or is not of this event; else why the whole message was refused. */
  why: 'refused' | ProblemCode
}

/** What the gate says of one ticket. */
export interface Verdict {
  verdict: GateVerdict
  ticket?: TicketAtGate
  /** Of `already-in`: when and where. */
  earlier?: { scanned_at: string; gate: string }
  /** Of `other-day`: on which days it enters, `YYYY-MM-DD`. */
  days?: string[]
  /** Of `admit`: of the scan that was made. */
  key?: string
  /** It is signed, and of this event, but not in the list: sold after the list came. Its holder's name is not known here. */
  isNew?: boolean
}

/** One gate, as this phone has it. */
export interface GateView {
  /** Null: no gate is open in this tab. */
  secret: string | null
  event: GateList['event'] | null
  label: string
  expires_at: string | null
  tickets: ReadonlyMap<number, TicketAtGate>
  kinds: GateList['kinds']
  /** The days of the event, `YYYY-MM-DD`; one for most. */
  dates: readonly string[]
  /** Which of them it is, from 1. */
  day: number
  /** By ticket, of that day; of all gates, and what this phone has not sent yet. */
  admitted: ReadonlyMap<number, Admission>
  /** Scans of this phone that the service does not have yet. */
  waiting: number
  /** When the list was last confirmed, ISO 8601 UTC by the service's clock; null: never. */
  fetchedAt: string | null
  /** Why the network's last answer did not come, or was a refusal (`link-expired`: ended, expired, or no such gate). */
  problem: ProblemCode | null
  conflicts: readonly GateConflict[]
  refused: readonly RefusedScan[]
}

export const NO_GATE: GateView = {
  secret: null,
  event: null,
  label: '',
  expires_at: null,
  tickets: new Map(),
  kinds: [],
  dates: [],
  day: 1,
  admitted: new Map(),
  waiting: 0,
  fetchedAt: null,
  problem: null,
  conflicts: [],
  refused: [],
}

/** The gate that is open in this tab. */
export const useGate = create<GateView>()(() => NO_GATE)
