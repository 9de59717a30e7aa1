import { newKey } from '#contract/core/new-key.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ScanToSend } from '#contract/events/check-ins.ts'
import type { GatePass } from '#contract/events/gate.ts'
import { countWaiting, dropScans, isWaiting, queueScan, readScans } from '#device/gate/gate-scans.ts'
import { dropGate, listCachedGates } from '#device/gate/gate-store.ts'
import { decide, type TicketInput } from '#device/gate/gate-verdict.ts'
import { announce, listenToData } from '#device/messages.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { useConnection } from '../connection/connection.ts'
import { useSession } from '../session/session.ts'
import { bringUpToDate, closeGate, gateInMemory, loadGate, show } from './gate-loading.ts'
import { admit, atGate, bookOf, retract, storeDay, waitingAt } from './gate-memory.ts'
import { searchTickets } from './gate-search.ts'
import { followGateSending, sendSoon } from './gate-sending.ts'
import { canUndo, type GateView, type TicketAtGate, useGate, type Verdict } from './gate-view.ts'
import { nowAt, type OpenGate } from './open-gate.ts'
import { knownScans } from './settle-gate-scans.ts'

export type { TicketInput } from '#device/gate/gate-verdict.ts'

const HOUR_MS = 60 * 60_000
const EVERY_MS = 20_000
/** Of many announcements in a row the outbox is looked into once. */
const SETTLED_MS = 400

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
 * kept here, and the network did not help; out-of-space — the phone could not keep it.
 */
export async function openGate(secret: string): Promise<GateView> {
  await loadGate(secret)
  followGateSending()
  return useGate.getState()
}

/**
 * Decides from memory, and lets the ticket in if it may: then the scan lies on the disk and goes out by itself. No network is waited for.
 * @throws {Problem} out-of-space — the phone could not note it: the guest was not let in; link-expired — the right to this gate is over.
 */
export async function checkIn(secret: string, shown: TicketInput): Promise<Verdict> {
  const gate = await loadGate(secret)
  const now = nowAt(gate)
  if (now >= Date.parse(gate.held.expires_at)) throw new Problem('link-expired')
  storeDay(gate)
  const { ticket, ...decision } = await decide(bookOf(gate, now), shown)
  const named = ticket && { ticket: atGate(gate, ticket) }
  if (decision.verdict !== 'admit' || !ticket) return { ...decision, ...named }
  // A code that is held before the camera is read many times a second, and each is decided for itself.
  const earlier = gate.admitted.get(ticket.id)
  if (earlier) return { verdict: 'already-in', ...named, earlier: { scanned_at: earlier.scanned_at, gate: earlier.gate } }
  const key = newKey()
  await note(gate, { key, ticket: ticket.id, scanned_at: new Date(now).toISOString(), way: shown.way })
  return { ...decision, ...named, key }
}

/**
 * Undoes a scan that this phone made in the last ten minutes, with or without network: it goes out like a scan. False: it is too late, or not
 * this phone's.
 * @throws {Problem} out-of-space — the phone could not note it: the scan stands.
 */
export async function undoScan(secret: string, wanted: string): Promise<boolean> {
  const gate = await loadGate(secret)
  const scan = knownScans(gate).find(({ key }) => key === wanted)
  if (!scan || !canUndo(scan, nowAt(gate))) return false
  const { key, ticket, scanned_at, way } = scan
  await note(gate, { key, ticket, scanned_at, way, undone_at: new Date(nowAt(gate)).toISOString() })
  return true
}

/** In memory at once, on the disk before the user is told. */
async function note(gate: OpenGate, scan: ScanToSend): Promise<void> {
  const { secret } = gate.held
  admit(gate, scan)
  try {
    await queueScan(secret, scan, useSession.getState().language)
  } catch (cause) {
    retract(gate, scan)
    throw cause
  }
  if (gateInMemory() === gate) useGate.setState({ admitted: new Map(gate.admitted), waiting: waitingAt(gate) })
  announce({ type: 'gate-scanned', secret, scan })
  sendSoon()
}

/** Sends what waits and brings the list up to date. Never throws for the network: why it could not is `problem`. */
export const refreshGate = (secret: string): Promise<void> => bringUpToDate(secret)

/** Keeps the open gate up to date while its screen is shown: every 20 s, when the network or the reader comes back, from other tabs. @returns the way to stop. */
export function followGate(secret: string): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined
  const refresh = () => document.visibilityState !== 'hidden' && void bringUpToDate(secret)
  const settle = () => {
    settling = undefined
    const gate = gateInMemory()
    if (gate?.held.secret === secret) void show(gate, useGate.getState().problem)
  }
  const stopData = listenToData((message) => {
    const gate = gateInMemory()
    if (gate?.held.secret !== secret) return
    if (message.type === 'gate-scanned' && message.secret === secret) {
      admit(gate, message.scan)
      useGate.setState({ admitted: new Map(gate.admitted), waiting: waitingAt(gate) })
    }
    if (message.type === 'outbox-changed' && message.user_id === PHONE) settling ??= setTimeout(settle, SETTLED_MS)
  })
  const stopConnection = useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before === 'offline' && refresh())
  const stopSession = useSession.subscribe(({ account }) => {
    const owner = gateInMemory()?.held.owner ?? null
    if (owner !== null && owner !== account?.id) closeGate(secret)
  })
  const every = setInterval(refresh, EVERY_MS)
  addEventListener('online', refresh)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    stopData()
    stopConnection()
    stopSession()
    clearInterval(every)
    clearTimeout(settling)
    removeEventListener('online', refresh)
    document.removeEventListener('visibilitychange', refresh)
  }
}

/** Tickets whose holder's name or code has this in it, the first `limit` of them by name; an empty text gives the first of all. */
export function searchGate(text: string, limit: number): TicketAtGate[] {
  const gate = gateInMemory()
  return gate ? searchTickets(gate, text, limit) : []
}

/** Forgets all that this phone keeps of a gate. False: scans wait to be sent, and everything stays. */
export async function leaveGate(secret: string): Promise<boolean> {
  const messages = await readScans(secret)
  if (messages.some(isWaiting)) return false
  closeGate(secret)
  for (const { id } of messages) await dropScans(id)
  await dropGate(secret)
  return true
}

/** The gates that this phone keeps and may show to its present user: the soonest event first. */
export async function rememberedGates(): Promise<RememberedGate[]> {
  const user = useSession.getState().account?.id ?? null
  const gates = (await listCachedGates()).filter(({ owner }) => owner === null || owner === user)
  const messages = gates.length > 0 ? await readScans() : []
  return gates
    .map(({ secret, event: { event_id, title, from_time, to_time }, label, expires_at }) => {
      const waiting = countWaiting(messages.filter((message) => message.secret === secret))
      return { secret, event_id, title, label, from_time, to_time, expires_at, waiting }
    })
    .sort((a, b) => (a.from_time < b.from_time ? -1 : 1))
}

/**
 * The secret of this phone's own gate of an event: the kept one while it is good for another hour, else a new one.
 * @param make asks the service for it: `call(makeGatePass, …)`, which this folder must not know.
 * @throws {Problem} what `make` does, or `openGate`.
 */
export async function gateForEvent(eventId: number, make: () => Promise<{ pass: GatePass; secret: string }>): Promise<string> {
  const user = useSession.getState().account?.id ?? null
  const isGood = ({ event, owner, expires_at, ahead_ms }: Awaited<ReturnType<typeof listCachedGates>>[number]) =>
    event.event_id === eventId && owner === user && Date.parse(expires_at) - Date.now() - ahead_ms > HOUR_MS
  const kept = (await listCachedGates()).find(isGood)
  if (kept) return kept.secret
  const { secret } = await make()
  // At once: a secret that is said this once must not be lost with the page.
  await openGate(secret)
  return secret
}
