import { newKey } from '#contract/core/new-key.ts'
import { isTriedAgain } from '#contract/core/problem.ts'
import { DECISION_MS } from '#contract/core/time-budget.ts'
import { askForSync } from '#device/outbox/background-sync.ts'
import { knock } from '#device/outbox/knock.ts'
import { changeEntry, dropEntry, readEntry } from '#device/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { isTooLate, TAKE_BACK_MS } from '#device/outbox/outbox-steps.ts'
import { ownerToken } from '#device/outbox/owner-token.ts'
import { type ReplayOptions, replay } from '#device/outbox/replay.ts'
import { requestFailed, requestSucceeded } from '../connection/connection-watch.ts'
import { sessionTokens } from '../session/session-renewal.ts'

const DAY_MS = 24 * 60 * 60_000

const now = (): string => new Date().toISOString()
const inADay = (): string => new Date(Date.now() + DAY_MS).toISOString()

/** Sends what waits. Where something is left, the browser is asked to wake the worker for it. */
export async function sendWaiting(userId: number, hurry: boolean): Promise<void> {
  const { left } = await replay({ userId }, { ...optionsFor(userId), hurry })
  if (left > 0) await askForSync()
}

export async function sendNow(userId: number | undefined, id: string): Promise<void> {
  if (userId === undefined) return
  await changeEntry(userId, id, wanted)
  // By a tap: another tab may be at it just now.
  await replay({ userId }, { ...optionsFor(userId), only: id, waitMs: DECISION_MS })
  await askForSync()
}

/** What was refused has done nothing, and its key stands for that: it needs another one. What its owner was asked about is young again. */
function wanted(entry: OutboxEntry): OutboxEntry | undefined {
  const { state } = entry
  if (isTooLate(entry, Date.now())) return undefined
  if (state === 'needs-you') return { ...anew(entry), state: 'waiting' }
  if (state === 'ask-first') return { ...entry, state: 'waiting', ask_after: inADay(), created_at: now(), changed_at: now() }
  if (state === 'waiting') return { ...entry, next_at: null }
  return undefined
}

const anew = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  idempotency_key: newKey(),
  tries: 0,
  next_at: null,
  may_have_arrived: false,
  problem: null,
  ask_after: entry.ask_after === null ? null : inADay(),
  changed_at: now(),
})

const optionsFor = (userId: number): ReplayOptions => ({
  ...ownerToken(sessionTokens, userId),
  knock,
  report: (outcome) => (outcome === 'succeeded' ? requestSucceeded() : requestFailed()),
})

const CHANGEABLE: readonly OutboxEntry['state'][] = ['draft', 'waiting', 'needs-you', 'login', 'ask-first']

/** What may have arrived cannot be changed: it would be ordered twice. */
const canChange = ({ state, may_have_arrived }: OutboxEntry): boolean => CHANGEABLE.includes(state) && !may_have_arrived

export async function discard(userId: number, id: string): Promise<boolean> {
  const thrown = await changeEntry(userId, id, (entry) => (CHANGEABLE.includes(entry.state) ? { ...entry, state: 'discarded', changed_at: now() } : undefined))
  if (thrown) setTimeout(() => void dropDiscarded(userId, id), TAKE_BACK_MS)
  return thrown !== undefined
}

/** Unless it was taken back, and thrown away anew since. */
async function dropDiscarded(userId: number, id: string): Promise<void> {
  const entry = await readEntry(userId, id)
  if (entry?.state === 'discarded' && Math.abs(Date.now() - Date.parse(entry.changed_at)) >= TAKE_BACK_MS - 500) await dropEntry(userId, id)
}

export async function takeBack(userId: number, id: string): Promise<boolean> {
  const taken = await changeEntry(userId, id, (entry) => (entry.state === 'discarded' ? { ...entry, state: stateBefore(entry), changed_at: now() } : undefined))
  return taken !== undefined
}

/** Whether it was to be sent or decided about is seen from why it stood. */
function stateBefore({ problem }: OutboxEntry): OutboxEntry['state'] {
  if (problem?.code === 'not-signed-in') return 'login'
  return problem && !isTriedAgain(problem.code) ? 'needs-you' : 'waiting'
}

/** Its owner has it in a form again. False: the service may have it. */
export async function withdraw(userId: number, id: string): Promise<boolean> {
  const entry = await readEntry(userId, id)
  if (!entry || !canChange(entry)) return false
  await dropEntry(userId, id)
  return true
}

export async function beginEdit(userId: number, id: string): Promise<boolean> {
  const held = await changeEntry(userId, id, (entry) => (canChange(entry) ? { ...entry, state: 'draft', changed_at: now() } : undefined))
  return held !== undefined
}

export async function leaveEdit(userId: number, id: string): Promise<boolean> {
  const left = await changeEntry(userId, id, (entry) => (entry.state === 'draft' ? { ...entry, state: stateBefore(entry), changed_at: now() } : undefined))
  return left !== undefined
}

/** What its owner wants instead. */
export interface Intent {
  body: unknown
  about: unknown
  /** From when on that is sent no more; absent: as before. */
  sendBefore?: string
}

export async function replaceIntent(userId: number, id: string, { body, about, sendBefore }: Intent): Promise<boolean> {
  const more = { body, about, ...(sendBefore !== undefined && { send_before: sendBefore }) }
  const replaced = await changeEntry(userId, id, (entry) => (canChange(entry) ? { ...anew(entry), state: 'waiting', ...more } : undefined))
  return replaced !== undefined
}

export async function noteAbout(userId: number, id: string, about: unknown): Promise<boolean> {
  const noted = await changeEntry(userId, id, (entry) => ({ ...entry, about }))
  return noted !== undefined
}

export async function dismiss(userId: number, id: string): Promise<boolean> {
  const entry = await readEntry(userId, id)
  if (entry?.state !== 'sent') return false
  await dropEntry(userId, id)
  return true
}
