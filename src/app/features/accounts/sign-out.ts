import { navigateTo } from '../../state/navigate-to.ts'
import { keepForMe, type SealingKey } from '../../state/session/keep-for-me.ts'
import { oweSignOut, settleSignOut } from '../../state/session/sign-out-owed.ts'
import { forgetSession } from '../../state/session/stored-session.ts'
import { stopMessages } from '../../wire/push.ts'

/**
 * Signs out: nothing of the person stays on this phone that another user could read, other tabs follow, and the reader is at the login screen. The
 * server's session ends now, or without network when there is one again.
 * @param keep by which what they leave is sealed for them; absent: it is deleted.
 * @throws {Problem} out-of-space — the phone has no room to keep it; the person is still signed in.
 */
export async function signOut(keep?: SealingKey): Promise<void> {
  const ended: Promise<void>[] = []
  const leave = async () => {
    oweSignOut()
    // The server's part of it ends with the session.
    ended.push(settleSignOut(), stopMessages())
    await forgetSession('signed-out')
  }
  if (keep) await keepForMe(keep, leave)
  else await leave()
  await navigateTo('/login')
  await Promise.all(ended)
}
