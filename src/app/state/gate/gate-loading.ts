import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { type GateList, readGate } from '#contract/events/gate.ts'
import { listTicketKeys } from '#contract/events/tickets.ts'
import { isWaiting, readScans } from '#device/gate/gate-scans.ts'
import { askForGate } from '#device/gate/gate-service.ts'
import { type CachedGate, dropGate, readCachedGate, readOwnScans, storeGate } from '#device/gate/gate-store.ts'
import { useSession } from '../session/session.ts'
import { openMemory, publish, takeList } from './gate-memory.ts'
import { sendGateScans } from './gate-sending.ts'
import { NO_GATE, useGate } from './gate-view.ts'
import type { OpenGate } from './open-gate.ts'

/** Then everything is asked for anew, in case a change was missed; and the keys of tickets. */
const WHOLE_EVERY_MS = 60 * 60_000

let open: OpenGate | undefined
let loading: { secret: string; gate: Promise<OpenGate> } | undefined

export const gateInMemory = (): OpenGate | undefined => open

/** The gate of this secret in memory; opens it if another one, or none, is there. One tab has one gate. */
export function loadGate(secret: string): Promise<OpenGate> {
  if (open?.held.secret === secret) return Promise.resolve(open)
  if (loading?.secret === secret) return loading.gate
  const gate = load(secret).finally(() => {
    if (loading?.gate === gate) loading = undefined
  })
  loading = { secret, gate }
  return gate
}

async function load(secret: string): Promise<OpenGate> {
  const kept = await readCachedGate(secret)
  const gate = kept ? openMemory(kept, kept, await readScans(secret)) : await fetchGate(secret)
  open = gate
  publish(gate, { problem: null })
  if (kept) void bringUpToDate(secret)
  return gate
}

/** The first time, by the network. */
async function fetchGate(secret: string): Promise<OpenGate> {
  const keys = await askForGate(listTicketKeys)
  const { list, ahead_ms } = await askForList(secret, null)
  const owner = useSession.getState().account?.id ?? null
  const at = list.server_time
  const held: CachedGate = { secret, owner, ...aboutOf(list), whole_at: at, ahead_ms, keys, keys_at: at }
  const { tickets, scans } = list
  await storeGate(held, { tickets, scans })
  return openMemory(held, { tickets, scans, own: [] }, await readScans(secret))
}

const aboutOf = ({ event, label, expires_at, kinds, server_time }: GateList) => ({ event, label, expires_at, kinds, server_time })

/** A list, and by how much the service's clock is ahead of this phone's: it is told about in the middle of the way. */
async function askForList(secret: string, since: string | null): Promise<{ list: GateList; ahead_ms: number }> {
  const asked = Date.now()
  const list = await askForGate(readGate, { secret, since })
  return { list, ahead_ms: Math.round(Date.parse(list.server_time) - (asked + Date.now()) / 2) }
}

/** Sends what waits and brings the list up to date. Never throws: why it could not is `problem`. */
export async function bringUpToDate(secret: string): Promise<void> {
  const gate = open
  if (gate?.held.secret !== secret) return
  try {
    await sendGateScans(true)
    await update(gate)
    await show(gate, null)
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    await show(gate, cause.code)
    if (cause.code === 'link-expired') await forgetEnded(gate)
  }
}

async function update(gate: OpenGate): Promise<void> {
  const { held } = gate
  const isDue = (at: string) => Math.abs(Date.parse(held.server_time) - Date.parse(at)) >= WHOLE_EVERY_MS
  const { list, ahead_ms } = await askForList(held.secret, isDue(held.whole_at) ? null : held.server_time)
  const keys = isDue(held.keys_at) ? await askForGate(listTicketKeys) : undefined
  const at = list.server_time
  gate.held = { ...held, ...aboutOf(list), ahead_ms, ...(list.is_whole && { whole_at: at }), ...(keys && { keys, keys_at: at }) }
  takeList(gate, list)
  const hasTickets = list.is_whole || list.tickets.length > 0
  const hasScans = list.is_whole || list.scans.length > 0
  const plain = () => [...gate.tickets.values()].map(({ kind: _, ...ticket }) => ticket)
  // Left meanwhile: it must not come back.
  if (open === gate) await storeGate(gate.held, { ...(hasTickets && { tickets: plain() }), ...(hasScans && { scans: [...gate.told.values()] }) })
}

let looks = 0

/** What lies in the outbox, and what was said of it, may have been changed by another tab or the worker. */
export async function show(gate: OpenGate, problem: ProblemCode | null): Promise<void> {
  const { secret } = gate.held
  looks += 1
  const mine = looks
  // In this order: what moves from the one to the other meanwhile is in both, and not in neither.
  const messages = await readScans(secret)
  const own = await readOwnScans(secret)
  if (open !== gate) return
  // Another look came later, and knows more.
  if (mine === looks) gate.messages = messages
  for (const scan of own) gate.own.set(scan.key, scan)
  publish(gate, { problem })
}

/** The right is over: names and tickets go from this phone, unless something waits or was refused, which the user must see. */
async function forgetEnded(gate: OpenGate): Promise<void> {
  if (gate.messages.some(isWaiting) || useGate.getState().refused.length > 0) return
  await dropGate(gate.held.secret)
  closeGate(gate.held.secret)
  useGate.setState({ secret: gate.held.secret, event: gate.held.event, label: gate.held.label, problem: 'link-expired' })
}

/** Leaves nothing of a gate in this tab's memory. */
export function closeGate(secret: string): void {
  if (open?.held.secret !== secret) return
  open = undefined
  useGate.setState(NO_GATE, true)
}
