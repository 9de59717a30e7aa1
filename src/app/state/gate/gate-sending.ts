import { dropScans, readScans } from '#device/gate/gate-scans.ts'
import { dropGate, listCachedGates, type OwnScan, storeOwnScans } from '#device/gate/gate-store.ts'
import { askForSync } from '#device/outbox/background-sync.ts'
import { replayPhone } from '#device/outbox/replay.ts'
import { useConnection } from '../connection/connection.ts'
import { requestFailed, requestSucceeded } from '../connection/connection-watch.ts'
import { holdScreensOf } from '../connection/precached-screens.ts'
import { forgetGateMark, markGate } from './gate-mark.ts'

/** While something waits it is tried this often, besides everything that happens. */
const EVERY_MS = 30_000
/** Scans that come quickly go together. */
const SOON_MS = 1_000
/** So long after its event a gate is kept. */
const KEPT_AFTER_MS = 7 * 24 * 60 * 60_000

/**
 * Sends what the gates of this phone have scanned, and keeps what the service says of it.
 * @param hurry the network has just come back.
 * @throws {Problem} out-of-space — the phone cannot note it: nothing was sent.
 */
export async function sendGateScans(hurry: boolean): Promise<void> {
  const report = (outcome: 'succeeded' | 'failed') => (outcome === 'succeeded' ? requestSucceeded() : requestFailed())
  const { left } = await replayPhone({ hurry, report })
  if (left > 0) await askForSync()
  await takeResults()
}

/** Moves what was answered out of the outbox, to where its gate keeps it. In this order: a phone that goes dark between does it once more. */
async function takeResults(): Promise<void> {
  for (const { id, secret, scans, results } of await readScans()) {
    if (!results) continue
    const outcomes = new Map(results.map(({ key, outcome }) => [key, outcome]))
    const own = scans.map((scan): OwnScan => ({ ...scan, outcome: outcomes.get(scan.key) ?? 'refused', why: null }))
    await storeOwnScans(secret, own)
    await dropScans(id)
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Sends in a moment, with whatever else is scanned until then. */
export function sendSoon(): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    attempt(false)
  }, SOON_MS)
}

let isFollowing = false

/** Sends what gates have waiting whenever there is hope, also when their screens are closed, and tidies up after events. Begun once a page. */
export function followGateSending(): void {
  if (isFollowing) return
  isFollowing = true
  markGate()
  // Whatever cut it off: a phone that has a gate is to have its screens too.
  holdScreensOf('gate')
  const visible = (hurry: boolean) => document.visibilityState !== 'hidden' && attempt(hurry)
  addEventListener('online', () => visible(true))
  document.addEventListener('visibilitychange', () => visible(false))
  useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before === 'offline' && visible(true))
  setInterval(() => visible(false), EVERY_MS)
  visible(false)
  void tidyGates().catch(() => undefined)
}

/** Why it could not be sent stands with the scans, which wait. */
const attempt = (hurry: boolean): void => void sendGateScans(hurry).catch(() => undefined)

/** Forgets gates whose event was over a week ago, unless scans wait. */
async function tidyGates(): Promise<void> {
  const waiting = new Set((await readScans()).map(({ secret }) => secret))
  const gates = await listCachedGates()
  const old = gates.filter(({ secret, event }) => !waiting.has(secret) && Date.parse(event.to_time) + KEPT_AFTER_MS < Date.now())
  for (const { secret } of old) await dropGate(secret)
  if (old.length === gates.length && waiting.size === 0) forgetGateMark()
}
