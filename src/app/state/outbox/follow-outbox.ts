import { listenToData } from '#device/messages.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { useConnection } from '../connection/connection.ts'
import { hasGuestMark } from '../session/guest-mark.ts'
import { useSession } from '../session/session.ts'
import { forgetOutbox, loadOutbox, sendWaiting, useOutbox, waitingCount } from './outbox.ts'

/** While something waits it is tried this often, besides everything that happens. */
const EVERY_MS = 30_000

/**
 * Sends what waits whenever there is hope: at the start, when the connection or the reader comes back, after signing in, and every half
 * minute meanwhile. The worker may be woken for it as well, but on few phones. Begun once a page, when a user is signed in or has commented
 * without an account.
 * @see facts "PWA, offline" 2.6 "Triggers"
 */
export function followOutbox(): void {
  const send = async (hurry: boolean) => {
    if ((useSession.getState().account === null && !hasGuestMark()) || document.visibilityState === 'hidden') return
    await loadOutbox()
    // A full phone says so on the screen of the outbox.
    if (waitingCount(useOutbox.getState()) > 0) await sendWaiting(hurry).catch(() => undefined)
  }
  void send(false)
  addEventListener('online', () => void send(true))
  document.addEventListener('visibilitychange', () => void send(false))
  useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before === 'offline' && void send(true))
  useSession.subscribe(({ account, token }, before) => {
    if (account?.id !== before.account?.id) {
      forgetOutbox()
      void loadOutbox()
    }
    if (token !== null && (before.token === null || account?.id !== before.account?.id)) void send(true)
  })
  listenToData((message) => {
    if (message.type !== 'outbox-changed') return
    if (message.user_id === useSession.getState().account?.id || (message.user_id === PHONE && hasGuestMark())) void loadOutbox()
  })
  setInterval(() => waitingCount(useOutbox.getState()) > 0 && void send(false), EVERY_MS)
  useOutbox.subscribe((outbox) => void showOnIcon(waitingCount(outbox)))
}

/** The number on the icon of the installed app, where there is one. */
async function showOnIcon(count: number): Promise<void> {
  // Not supported, or not allowed here: the number stands in the app as well.
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined)
}
