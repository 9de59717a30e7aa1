import { logout } from '#contract/accounts/sessions.ts'
import { alone } from './alone.ts'

/**
 * Ends the session of this browser's cookie on the server.
 * @param giveUpAfterMs waiting for another tab's turn included.
 * @param isOwed asked when the turn has come: another tab may have done it, and somebody signed in since.
 * @returns whether the service has said so, or it is owed no longer; without network, or too slow, it has not.
 */
export async function askLogout(giveUpAfterMs: number, isOwed: () => boolean = () => true): Promise<boolean> {
  const signal = AbortSignal.timeout(giveUpAfterMs)
  try {
    return await alone(async () => {
      if (!isOwed()) return true
      const response = await fetch(logout.path, {
        method: logout.method,
        signal,
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'error',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{}',
      })
      return response.ok && (response.headers.get('content-type') ?? '').includes('json')
    }, signal)
  } catch {
    // Offline or too slow: an answer like any other here, the caller asks again another day.
    return false
  }
}
