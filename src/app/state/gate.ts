import { Problem } from '#contract/core/problem.ts'
import type { GatePass } from '#contract/gate.ts'
import { type GateView, type TicketAtGate, useGate, type Verdict } from './gate-view.ts'

/** A ticket as it came to the gate: the text of a QR code, a code as it was typed, or the id of one that was tapped in the list. */
export type Shown = { way: 'qr'; text: string } | { way: 'code'; code: string } | { way: 'list'; ticket: number }

/** A gate that this phone keeps. */
export interface RememberedGate {
  secret: string
  event_id: number
  title: string
  label: string
  from_time: string
  to_time: string
  expires_at: string
  /** Scans not sent yet. */
  waiting: number
}

/**
 * Opens a gate from what this phone keeps, or from the network where it keeps nothing; a kept one is brought up to date in the background.
 * @throws {Problem} link-expired — there is no such gate (any more); offline, too-slow, busy, strange-answer, too-many-requests — nothing is
 * kept here, and the network did not help.
 */
export async function openGate(_secret: string): Promise<GateView> {
  return useGate.getState()
}

/** Sends what waits and brings the list up to date. Never throws: why it could not is `problem`. */
export async function refreshGate(_secret: string): Promise<void> {
  useGate.setState({ problem: 'offline' })
}

/** Keeps the open gate up to date while its screen is shown: every 20 s, when the network or the reader comes back, from other tabs. @returns the way to stop. */
export function followGate(_secret: string): () => void {
  return () => undefined
}

/**
 * Decides from memory, and lets the ticket in if it may: then the scan lies on the disk and goes out by itself. No network is waited for.
 * @throws {Problem} out-of-space — the phone could not note it: nobody was let in; link-expired — the right to this gate is over.
 */
export async function checkIn(_secret: string, _shown: Shown): Promise<Verdict> {
  return { verdict: 'unknown' }
}

/** Tickets whose holder's name or code has this in it, the first `limit` of them; an empty text gives the first ones by name. */
export function searchGate(_text: string, _limit: number): TicketAtGate[] {
  return []
}

/** Forgets all that this phone keeps of a gate. False: scans wait to be sent, and everything stays. */
export async function leaveGate(_secret: string): Promise<boolean> {
  return true
}

/** The gates that this phone keeps and may show to whoever uses it now: the soonest event first. */
export async function rememberedGates(): Promise<RememberedGate[]> {
  return []
}

/**
 * The secret of this phone's own gate of an event: the kept one while it is good for another hour, else a new one.
 * @param make asks the service for it: `call(makeGatePass, …)`, which this folder must not know.
 */
export async function gateForEvent(_eventId: number, _make: () => Promise<{ pass: GatePass; secret: string }>): Promise<string> {
  throw new Problem('offline')
}
