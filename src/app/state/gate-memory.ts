import type { ScanToSend } from '#contract/check-ins.ts'
import type { GateList, GateScan, GateTicket } from '#contract/gate.ts'
import { countWaiting, type ScansKept } from '#device/gate-scans.ts'
import type { GateRows, HeldGate, OwnScan } from '#device/gate-store.ts'
import type { GateBook } from '#device/gate-verdict.ts'
import { type Admission, type GateConflict, type GateView, type RefusedScan, type TicketAtGate, useGate } from './gate-view.ts'

/** A scan as this phone knows it; what the service has not told of has no number yet. */
type KnownScan = Admission & { id: number }

/** What the service has not numbered came last. */
const UNNUMBERED = Number.POSITIVE_INFINITY

/** A gate in memory: every decision is made from here. */
export interface OpenGate {
  held: HeldGate
  tickets: Map<number, TicketAtGate>
  codes: Map<string, number>
  /** By key, as the service told. */
  told: Map<string, GateScan>
  own: Map<string, OwnScan>
  /** Messages in the outbox, as it was last looked into. */
  messages: readonly ScansKept[]
  /** Scans of this phone since then. */
  fresh: Map<string, ScanToSend>
  admitted: Map<number, KnownScan>
  /** Tickets as they are searched, made when that is first done. */
  search: { ticket: TicketAtGate; text: string }[] | undefined
}

export function openMemory(held: HeldGate, rows: GateRows, messages: readonly ScansKept[]): OpenGate {
  const gate: OpenGate = {
    held,
    tickets: new Map(),
    codes: new Map(),
    told: new Map(rows.scans.map((scan) => [scan.key, scan])),
    own: new Map(rows.own.map((scan) => [scan.key, scan])),
    messages,
    fresh: new Map(),
    admitted: new Map(),
    search: undefined,
  }
  takeTickets(gate, rows.tickets)
  return gate
}

/** What it takes to decide. */
export const bookOf = ({ held, tickets, codes, admitted }: OpenGate): GateBook<TicketAtGate> => ({
  event: held.event.event_id,
  is_called_off: held.event.is_called_off,
  keys: held.keys,
  tickets,
  codes,
  admitted,
})

/** Takes up what the service told: everything, or what has changed. */
export function takeList(gate: OpenGate, list: GateList): void {
  if (list.is_whole) {
    gate.tickets.clear()
    gate.codes.clear()
    gate.told.clear()
  }
  takeTickets(gate, list.tickets)
  for (const scan of list.scans) gate.told.set(scan.key, scan)
}

function takeTickets(gate: OpenGate, tickets: readonly GateTicket[]): void {
  const titles = new Map(gate.held.kinds.map(({ id, title }) => [id, title]))
  for (const ticket of tickets) {
    gate.tickets.set(ticket.id, { ...ticket, kind: titles.get(ticket.event_ticket) ?? '' })
    gate.codes.set(ticket.code, ticket.id)
  }
  if (tickets.length > 0) gate.search = undefined
}

/** A ticket in the words of this gate. */
export const atGate = ({ held }: OpenGate, ticket: GateTicket): TicketAtGate => ({
  ...ticket,
  kind: held.kinds.find(({ id }) => id === ticket.event_ticket)?.title ?? '',
})

/** Notes an admission of this phone, here or in another tab, before anything else knows of it. */
export function admit(gate: OpenGate, scan: ScanToSend): void {
  const admitted = ownScan(gate, scan)
  const before = gate.admitted.get(scan.ticket)
  gate.fresh.set(scan.key, scan)
  if (!before || isEarlier(admitted, before)) gate.admitted.set(scan.ticket, admitted)
}

/** Takes an admission back that could not be kept. */
export function retract(gate: OpenGate, { ticket, key }: Pick<ScanToSend, 'ticket' | 'key'>): void {
  gate.fresh.delete(key)
  if (gate.admitted.get(ticket)?.key === key) gate.admitted.delete(ticket)
}

/** Scans that the service does not have yet. */
export const waitingAt = ({ messages, fresh }: OpenGate): number => countWaiting(messages) + fresh.size

/** Shows the gate as it stands now. */
export function publish(gate: OpenGate, over: Partial<GateView> = {}): void {
  const { held, messages, fresh, own, told } = gate
  for (const { key } of messages.flatMap(({ scans }) => scans)) fresh.delete(key)
  for (const key of fresh.keys()) if (own.has(key) || told.has(key)) fresh.delete(key)
  const { secret, event, label, expires_at, kinds, server_time } = held
  const conflicts = settleScans(gate)
  const base = { secret, event, label, expires_at, kinds, fetchedAt: server_time, conflicts, refused: refusedOf(gate) }
  useGate.setState({ ...base, tickets: new Map(gate.tickets), admitted: new Map(gate.admitted), waiting: waitingAt(gate), ...over })
}

/** Of each ticket's scans the earliest is its admission; the others are conflicts. The service goes by the same order. */
function settleScans(gate: OpenGate): GateConflict[] {
  const all = knownScans(gate)
  gate.admitted.clear()
  for (const scan of all) {
    const before = gate.admitted.get(scan.ticket)
    if (!before || isEarlier(scan, before)) gate.admitted.set(scan.ticket, scan)
  }
  const conflicts = all.flatMap((scan) => {
    const first = gate.admitted.get(scan.ticket)
    const ticket = gate.tickets.get(scan.ticket)
    if (!first || first.key === scan.key) return []
    return [{ ...scan, holder_name: ticket?.holder_name ?? '', code: ticket?.code ?? '', admitted_at: first.scanned_at, admitted_gate: first.gate }]
  })
  return conflicts.sort((a, b) => (a.scanned_at < b.scanned_at ? 1 : -1))
}

const isEarlier = (a: KnownScan, b: KnownScan): boolean => a.scanned_at < b.scanned_at || (a.scanned_at === b.scanned_at && a.id < b.id)

/** Each scan once: the service's word on it before this phone's. */
function knownScans(gate: OpenGate): KnownScan[] {
  const known = new Map<string, KnownScan>()
  const sending = gate.messages.flatMap(({ state, scans }) => (state === 'needs-you' ? [] : scans))
  for (const scan of [...gate.fresh.values(), ...sending]) known.set(scan.key, ownScan(gate, scan))
  for (const scan of gate.own.values()) {
    if (scan.outcome === 'refused') known.delete(scan.key)
    else known.set(scan.key, ownScan(gate, scan))
  }
  for (const { id, key, ticket, scanned_at, way, gate: label } of gate.told.values())
    known.set(key, { id, key, ticket, scanned_at, way, gate: label, isOwn: known.has(key) || gate.own.has(key) })
  return [...known.values()]
}

const ownScan = ({ held }: OpenGate, { key, ticket, scanned_at, way }: ScanToSend): KnownScan => ({
  id: UNNUMBERED,
  key,
  ticket,
  scanned_at,
  way,
  gate: held.label,
  isOwn: true,
})

function refusedOf(gate: OpenGate): RefusedScan[] {
  const whole = gate.messages.flatMap(({ state, problem, scans }) => (state === 'needs-you' ? scans.map((scan) => ({ scan, why: problem?.code ?? null })) : []))
  const single = [...gate.own.values()].flatMap((scan) => (scan.outcome === 'refused' ? [{ scan, why: scan.why }] : []))
  return [...whole, ...single].map(({ scan: { key, ticket, scanned_at }, why }) => {
    const { holder_name = '', code = '' } = gate.tickets.get(ticket) ?? {}
    return { key, ticket, scanned_at, holder_name, code, why: why ?? 'refused' }
  })
}
