import { logout } from '#contract/accounts/sessions.ts'
import { encodeRequest, sendRequest } from './http/request.ts'
import { isJson } from './http/response.ts'
import { SESSION_LOCK, withLock } from './mutex.ts'

/**
 * Ends the session of this browser's cookie on the server.
 * @param giveUpAfterMs waiting for the lock included.
 * @param isOwed asked when the lock is held: another tab may have done it, and an account been signed in since.
 * @returns whether the service has said so, or it is owed no longer; without network, or too slow, it has not.
 */
export async function askLogout(giveUpAfterMs: number, isOwed: () => boolean = () => true): Promise<boolean> {
  const signal = AbortSignal.timeout(giveUpAfterMs)
  const end = async () => {
    if (!isOwed()) return true
    const response = await sendRequest(logout.path, { ...encodeRequest(logout, { body: {} }), signal })
    return response.ok && isJson(response)
  }
  try {
    return await withLock(SESSION_LOCK, end, signal)
  } catch {
    // Offline or too slow: an answer like any other here, the caller asks again another day.
    return false
  }
}
