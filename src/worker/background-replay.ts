import { Problem } from '#contract/core/problem.ts'
import { dropOldPackages } from '#device/keep-for-me/packages.ts'
import { OUTBOX_SYNC } from '#device/outbox/background-sync.ts'
import { knock } from '#device/outbox/knock.ts'
import { type OutboxEntry, PHONE } from '#device/outbox/outbox-entry.ts'
import { ownerToken } from '#device/outbox/owner-token.ts'
import { type ReplayResult, replay, replayPhone } from '#device/outbox/replay.ts'
import { readMirroredSession } from '#device/session.ts'
import { listPrivateStores } from '#device/stores.ts'
import { showOwnNotice } from './notifications.ts'
import { workerTokens } from './session-tokens.ts'

declare const self: ServiceWorkerGlobalScope

/** A page may be at it: then what it leaves is ours. The browser gives a worker three minutes. */
const MY_TURN_MS = 60_000

const NOTHING: ReplayResult = { sent: [], refused: [], left: 0 }

/** What the browser's types lack. @see Web Background Synchronization */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** Lets the browser wake the worker for what waits to be sent. */
export function listenForSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === OUTBOX_SYNC) (event as SyncEvent).waitUntil(replayInBackground())
  })
}

/**
 * The browser has a network and woke us: sends what the person of this phone has waiting, its gates and its guests, though no page may be open.
 * @throws {Problem} offline — something is left: the browser calls again, a few times.
 */
async function replayInBackground(): Promise<void> {
  await letOldPackagesGo()
  const options = { hurry: true, waitMs: MY_TURN_MS }
  // First, because scans are waited for at other gates; the screens of gates and articles say what came of it.
  const ofPhone = (await listPrivateStores()).includes(PHONE) ? (await replayPhone(options)).left : 0
  const session = await readMirroredSession()
  const own: ReplayResult = session ? await replay({ userId: session.user_id }, { ...ownerToken(workerTokens(), session.user_id), knock, ...options }) : NOTHING
  const { sent, refused, left } = own
  // A comment is nothing to light up a phone for: its article shows it. For others there are no words.
  const settled = [...sent, ...refused].filter(({ noun }) => noun === 'orders' || noun === 'applications')
  // Of steps of orders of goods only what was refused: the other side waits for it.
  settled.push(...refused.filter(({ noun }) => noun === 'shop-orders'))
  if (settled.length > 0 && !(await isLookedAt())) await Promise.allSettled(settled.map(tell))
  if (left + ofPhone > 0) throw new Problem('offline')
}

/** What a user kept at a sign-out and did not come back for. Where nothing can be deleted, the next page does it. */
export const letOldPackagesGo = (): Promise<unknown> => dropOldPackages().catch(() => undefined)

/** Shows a notification to a user who looks elsewhere. */
function tell({ id, noun, state, about, answer, language }: OutboxEntry): Promise<void> {
  const [sent, waits] = noun === 'applications' ? (['application-sent', 'application-waits'] as const) : (['order-sent', 'needs-decision'] as const)
  const tag = `outbox-${id}`
  const event_title = textIn(about, 'title') ?? ''
  return showOwnNotice(state === 'sent' ? sent : waits, { event_title, event_order_id: textIn(answer, 'event_order_id'), language, tag })
}

/** One line of what the noun keeps of itself. */
function textIn(value: unknown, key: string): string | undefined {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof text === 'string' ? text : undefined
}

async function isLookedAt(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(({ visibilityState }) => visibilityState === 'visible')
}
