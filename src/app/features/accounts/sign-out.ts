import { forgetSession } from '../../state/session-keeping.ts'
import { oweSignOut, settleSignOut } from '../../state/sign-out-owed.ts'
import { goTo } from '../../state/way-to.ts'
import { stopMessages } from '../../wire/push.ts'

/**
 * Signs out: nothing of the person stays on this phone, other tabs follow, and the reader is at the login screen. The server's session
 * ends now, or without network when there is one again.
 */
export async function signOut(): Promise<void> {
  oweSignOut()
  const settled = settleSignOut()
  // The server's part of it ends with the session.
  const stopped = stopMessages()
  await forgetSession('signed-out')
  await goTo('/login')
  await Promise.all([settled, stopped])
}
