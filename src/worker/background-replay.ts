import { Problem } from '#contract/core/problem.ts'
import { dropOldPackages } from '#device/keep-for-me/packages.ts'
import { OUTBOX_SYNC } from '#device/outbox/background-sync.ts'
import { knock } from '#device/outbox/knock.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { ownerToken } from '#device/outbox/owner-token.ts'
import { type ReplayResult, replay, replayPhone } from '#device/outbox/replay.ts'
import { readMirroredSession } from '#device/session.ts'
import { listPrivateStores } from '#device/stores.ts'
import { showOwnNotice } from './notifications.ts'
import { ownNoticeOf } from './own-notices.ts'
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
  const settled = [...sent, ...refused].flatMap((entry) => ownNoticeOf(entry) ?? [])
  if (settled.length > 0 && !(await isLookedAt())) await Promise.allSettled(settled.map(({ kind, about }) => showOwnNotice(kind, about)))
  if (left + ofPhone > 0) throw new Problem('offline')
}

/** What a user kept at a sign-out and did not come back for. Where nothing can be deleted, the next page does it. */
export const letOldPackagesGo = (): Promise<unknown> => dropOldPackages().catch(() => undefined)

async function isLookedAt(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(({ visibilityState }) => visibilityState === 'visible')
}
