import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import { Problem } from '#contract/core/problem.ts'
import type { SignedInAs } from './live-sessions.ts'

/**
 * Lets pass only a user who has proved in the last ten minutes who they are: what guards the account itself, or moves money, asks for it.
 * @throws {Problem} password-needed
 * @see ASVS V7.5
 */
export function requireProof(session: SignedInAs, now: number): void {
  if (now - Date.parse(session.proved_at) > ACCOUNT_LIMITS.proofMinutes * 60_000) throw new Problem('password-needed')
}
