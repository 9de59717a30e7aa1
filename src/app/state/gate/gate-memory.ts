import type { ScanToSend } from '#contract/events/check-ins.ts'
import type { GateList, GateTicket } from '#contract/events/gate.ts'
import { countWaiting, type StoredScans } from '#device/gate/gate-scans.ts'
import type { CachedGate, GateRows } from '#device/gate/gate-store.ts'
import type { GateBook } from '#device/gate/gate-verdict.ts'
import { type GateView, type TicketAtGate, useGate } from './gate-view.ts'
import { dayAt, daysAt, freshName, nowAt, type OpenGate } from './open-gate.ts'
import { isEarlier, isOfDay, ownScan, refusedOf, settleScans } from './settle-gate-scans.ts'

export function openMemory(held: CachedGate, rows: GateRows, messages: readonly StoredScans[]): OpenGate {
  const gate: OpenGate = {
    held,
    tickets: new Map(),
    codes: new Map(),
    told: new Map(rows.scans.map((scan) => [scan.key, scan])),
    own: new Map(rows.own.map((scan) => [scan.key, scan])),
    messages,
    fresh: new Map(),
    day: 1,
    admitted: new Map(),
    search: undefined,
  }
  takeTickets(gate, rows.tickets)
  return gate
}

/** What it takes to decide at a moment. */
export const bookOf = (gate: OpenGate, at: number): GateBook<TicketAtGate> => ({
  event: gate.held.event.event_id,
  is_called_off: gate.held.event.is_called_off,
  keys: gate.held.keys,
  tickets: gate.tickets,
  codes: gate.codes,
  ...daysAt(gate),
  at,
  admitted: gate.admitted,
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

/** Notes an admission of this phone, or that it undid one, here or in another tab, before anything else knows of it. */
export function admit(gate: OpenGate, scan: ScanToSend): void {
  if (scan.undone_at) {
    gate.fresh.set(freshName(scan), scan)
    publish(gate)
    return
  }
  const admitted = ownScan(gate, scan)
  const before = gate.admitted.get(scan.ticket)
  gate.fresh.set(freshName(scan), scan)
  if (!isOfDay(gate, scan)) return
  if (!before || isEarlier(admitted, before)) gate.admitted.set(scan.ticket, admitted)
}

/** Takes an admission back that could not be kept, or what was undone and could not be. */
export function retract(gate: OpenGate, scan: ScanToSend): void {
  const { ticket, key, undone_at } = scan
  gate.fresh.delete(freshName(scan))
  if (undone_at) publish(gate)
  else if (gate.admitted.get(ticket)?.key === key) gate.admitted.delete(ticket)
}

/** Scans that the service does not have yet. */
export const waitingAt = ({ messages, fresh }: OpenGate): number => countWaiting(messages) + fresh.size

/** Shows the gate as it stands now. */
export function publish(gate: OpenGate, over: Partial<GateView> = {}): void {
  const { held, messages, fresh, own, told } = gate
  for (const scan of messages.flatMap(({ scans }) => scans)) fresh.delete(freshName(scan))
  for (const [name, { key, undone_at }] of fresh) {
    const isKnown = undone_at ? own.get(key)?.undone_at || told.get(key)?.undone_at : own.has(key) || told.has(key)
    if (isKnown) fresh.delete(name)
  }
  const { secret, event, label, expires_at, kinds, server_time } = held
  const conflicts = settleScans(gate)
  const { dates } = daysAt(gate)
  const base = { dates, day: gate.day, secret, event, label, expires_at, kinds, fetchedAt: server_time, conflicts, refused: refusedOf(gate) }
  useGate.setState({ ...base, tickets: new Map(gate.tickets), admitted: new Map(gate.admitted), waiting: waitingAt(gate), ...over })
}

/** A guest who was in yesterday is not in today: a gate that is open over midnight begins the new day. */
export function storeDay(gate: OpenGate): void {
  if (dayAt(daysAt(gate), nowAt(gate)) !== gate.day) publish(gate)
}
