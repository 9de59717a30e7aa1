import { accessToken, isSignedIn, type TokenSource } from '../http/access-token.ts'
import { PHONE } from './outbox-entry.ts'

/** A token of the owner, and whose it is; null where none is needed. */
export interface Pass {
  id: number
  access: string | null
}

/** What sending in the name of one account needs of its session. */
export interface OwnerToken {
  /**
   * A token of the owner, asked for before the lock is taken: the network may be needed for it. Null: no account, or another one, is signed in
   * here; then nothing of the owner's is touched.
   * @param failed the one that the service did not take; null at first.
   * @throws {Problem} not-signed-in — the owner's session is over; offline, too-slow, busy, strange-answer — nothing is known.
   */
  token: (failed: string | null) => Promise<Pass | null>
  /** Whether it is still the owner who is signed in here; asked once more when the lock is held. Absent: it belongs to no account. */
  isHere?: () => boolean | Promise<boolean>
}

/** The token of an account from where the page or the worker has it; what waits in the name of the phone needs none. */
export function ownerToken(source: TokenSource | undefined, userId: number): OwnerToken {
  if (userId === PHONE) return { token: async () => ({ id: PHONE, access: null }) }
  return {
    token: async (failed) => {
      const access = source ? await accessToken(source, userId, failed) : null
      return access === null ? null : { id: userId, access }
    },
    isHere: () => source !== undefined && isSignedIn(source, userId),
  }
}
