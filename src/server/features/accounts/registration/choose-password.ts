import { type PasswordOwner, passwordFault } from '#contract/accounts/passwords.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Lets pass only a password that its owner may have. @throws {Problem} bad-input — with `password`: too common, too personal, too short or long. */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault: Reason | undefined = passwordFault(password, owner) ?? ((await isCommonPassword(password)) ? 'password-common' : undefined)
  if (fault) throw new Problem('bad-input', { fields: { password: fault } })
}
