import type { SignedIn } from '#contract/sessions.ts'
import type { Cookies } from '../../http/cookies.ts'
import type { AccountParts, Visit } from './parts.ts'

/** Begins a session for somebody who has just proved who they are. */
export async function beginSession(
  _parts: AccountParts,
  _visit: Visit & { cookies: Cookies },
  _who: { id: number; username: string; email: string; remember: boolean },
): Promise<SignedIn> {
  throw new TypeError('not yet')
}
