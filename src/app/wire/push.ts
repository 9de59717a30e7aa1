import type { Language } from '#contract/core/languages.ts'
import { Problem } from '#contract/core/problem.ts'
import { readPushKey, subscribePush } from '#contract/notices/notices.ts'
import { areNoticesWanted, dropWantedNotices, wantNotices } from '#device/notices-wanted.ts'
import { call } from './call.ts'

/** How it stands with notifications on this phone. `unsupported`: this browser has none; `denied`: its owner told the browser so. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Whose phone this is, and what they read. */
interface Reader {
  id: number
  language: Language
}

/** A worker that is not there after so long is not coming: a private window, or one that is being developed in. */
const WORKER_MS = 5000

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readPushState(id: number): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  // A phone that cannot be looked into keeps no wish.
  const isWanted = await areNoticesWanted(id).catch(() => false)
  return isWanted && Notification.permission === 'granted' ? 'on' : 'off'
}

/**
 * Switches notifications on. Only in answer to a tap: the browser asks its owner. What the phone finds out itself is shown from now on; the
 * service sends too, as soon as it can be reached.
 * @throws {Problem} out-of-space — the phone cannot note it.
 */
export async function startMessages(reader: Reader): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off'
  await wantNotices(reader.id)
  await settleMessages(reader)
  return 'on'
}

/** Switches them off on this phone. Without network too: the service is told by the browser's own push service, when it sends next. */
export async function stopMessages(): Promise<void> {
  await dropWantedNotices().catch(() => undefined)
  await (await subscriptionHere())?.unsubscribe().catch(() => false)
}

/**
 * Brings the subscription of this browser in step with what its owner wants: subscribed anew after the service has another key, or a session
 * has ended, and unsubscribed where the owner has changed. Without network nothing happens; it is called again.
 */
export async function settleMessages(reader: Reader): Promise<void> {
  if (!isSupported()) return
  if ((await readPushState(reader.id)) !== 'on') return void (await (await subscriptionHere())?.unsubscribe().catch(() => false))
  try {
    const { key } = (await call(readPushKey, {})).value
    const { endpoint, keys } = (await subscribeUnder(key))?.toJSON() ?? {}
    const { p256dh, auth } = keys ?? {}
    if (endpoint && p256dh && auth) await call(subscribePush, { body: { endpoint, keys: { p256dh, auth }, language: reader.language } })
  } catch (cause) {
    // No network, or a browser whose push service is not there: the app tells, and asks again at its next start.
    if (!(cause instanceof Problem || cause instanceof DOMException)) throw cause
  }
}

async function subscribeUnder(key: string): Promise<PushSubscription | undefined> {
  const registration = await Promise.race([navigator.serviceWorker.ready, new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_MS))])
  if (!registration) return undefined
  const held = await registration.pushManager.getSubscription()
  if (held && keyOf(held) === key) return held
  await held?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? [])
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = isSupported() ? await navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined
  return (await registration?.pushManager?.getSubscription()) ?? null
}
