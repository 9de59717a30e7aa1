import type { ScanToSend } from '#contract/events/check-ins.ts'
import type { GateConflict, RefusedScan } from './gate-view.ts'
import { dayAt, daysAt, entryOfScan, type KnownScan, nowAt, type OpenGate } from './open-gate.ts'

/** What the service has not numbered came last. */
const UNNUMBERED = Number.POSITIVE_INFINITY

/**
 * Of each ticket's scans the earliest is its admission, of one that enters on each day that of each day; the others are conflicts. The service
 * goes by the same order.
 */
export function settleScans(gate: OpenGate): GateConflict[] {
  const all = knownScans(gate)
  const days = daysAt(gate)
  const entryIn = ({ ticket, scanned_at }: KnownScan) => entryOfScan(days, gate.tickets.get(ticket), scanned_at)
  const nameOf = (scan: KnownScan) => `${scan.ticket} ${entryIn(scan)}`
  const first = new Map<string, KnownScan>()
  for (const scan of all) {
    const name = nameOf(scan)
    const before = first.get(name)
    if (!before || isEarlier(scan, before)) first.set(name, scan)
  }
  gate.day = dayAt(days, nowAt(gate))
  gate.admitted.clear()
  for (const scan of first.values()) if ([0, gate.day].includes(entryIn(scan))) gate.admitted.set(scan.ticket, scan)
  const conflicts = all.flatMap((scan) => {
    const admission = first.get(nameOf(scan))
    const ticket = gate.tickets.get(scan.ticket)
    if (!admission || admission.key === scan.key) return []
    return [{ ...scan, holder_name: ticket?.holder_name ?? '', code: ticket?.code ?? '', admitted_at: admission.scanned_at, admitted_gate: admission.gate }]
  })
  return conflicts.sort((a, b) => (a.scanned_at < b.scanned_at ? 1 : -1))
}

/** Whether a scan lets its ticket in on the day for which the gate stands. */
export function isOfDay(gate: OpenGate, { ticket, scanned_at }: Pick<KnownScan, 'ticket' | 'scanned_at'>): boolean {
  return [0, gate.day].includes(entryOfScan(daysAt(gate), gate.tickets.get(ticket), scanned_at))
}

export const isEarlier = (a: KnownScan, b: KnownScan): boolean => a.scanned_at < b.scanned_at || (a.scanned_at === b.scanned_at && a.id < b.id)

/** Each scan once: the service's word on it before this phone's. */
export function knownScans(gate: OpenGate): KnownScan[] {
  const known = new Map<string, KnownScan>()
  for (const scan of unsent(gate)) known.set(scan.key, ownScan(gate, scan))
  for (const scan of gate.own.values()) {
    if (scan.outcome === 'refused') known.delete(scan.key)
    else known.set(scan.key, ownScan(gate, scan))
  }
  for (const { id, key, ticket, scanned_at, way, gate: label } of gate.told.values())
    known.set(key, { id, key, ticket, scanned_at, way, gate: label, isOwn: known.has(key) || gate.own.has(key) })
  const undone = undoneKeys(gate)
  return [...known.values()].filter(({ key }) => !undone.has(key))
}

const unsent = (gate: OpenGate): ScanToSend[] => [...gate.fresh.values(), ...gate.messages.flatMap(({ state, scans }) => (state === 'needs-you' ? [] : scans))]

/** What was undone, as the service told, and what this phone undid and the service has not answered yet. */
function undoneKeys(gate: OpenGate): Set<string> {
  const keys = new Set(unsent(gate).flatMap(({ key, undone_at }) => (undone_at ? [key] : [])))
  for (const { key, outcome } of gate.own.values()) if (outcome === 'undone') keys.add(key)
  for (const { key, undone_at } of gate.told.values()) if (undone_at) keys.add(key)
  return keys
}

export const ownScan = ({ held }: OpenGate, { key, ticket, scanned_at, way }: ScanToSend): KnownScan => ({
  id: UNNUMBERED,
  key,
  ticket,
  scanned_at,
  way,
  gate: held.label,
  isOwn: true,
})

/** What this phone let in and the service does not count. */
export function refusedOf(gate: OpenGate): RefusedScan[] {
  const whole = gate.messages.flatMap(({ state, problem, scans }) => (state === 'needs-you' ? scans.map((scan) => ({ scan, why: problem?.code ?? null })) : []))
  const single = [...gate.own.values()].flatMap((scan) => (scan.outcome === 'refused' ? [{ scan, why: scan.why }] : []))
  const undone = undoneKeys(gate)
  const shown = [...whole, ...single].filter(({ scan }) => !scan.undone_at && !undone.has(scan.key))
  return shown.map(({ scan: { key, ticket, scanned_at }, why }) => {
    const { holder_name = '', code = '' } = gate.tickets.get(ticket) ?? {}
    return { key, ticket, scanned_at, holder_name, code, why: why ?? 'refused' }
  })
}
