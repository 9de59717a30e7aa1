import { lowerCase } from '../core/one-form.ts'
import { PRODUCT } from '../core/product.ts'
import type { Reason } from '../core/reasons.ts'

/** Characters (code points). Nothing is asked of their kind. @see Specification §9; ASVS V6.2 asks for eight, which the screens recommend. */
export const PASSWORD_LENGTH = { shortest: 6, recommended: 8, longest: 128 } as const

/** Shorter parts of a name are in too many good passwords to be refused. */
const SHORTEST_PART = 4

/** Whose password it is to be: their names must not be what it is made of. */
export interface PasswordOwner {
  username?: string | undefined
  email?: string | undefined
}

/**
 * Why a password cannot be taken, or undefined. The commonest ones are known to the service only.
 * It is never trimmed, cut or normalised: what was typed is what is kept.
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): Reason | undefined {
  const length = [...password].length
  if (length === 0) return 'required'
  if (length < PASSWORD_LENGTH.shortest) return 'password-short'
  if (length > PASSWORD_LENGTH.longest) return 'password-long'
  return isPersonal(password, owner) ? 'password-personal' : undefined
}

/** Whether little is left of a password when a name is taken out of it. */
function isPersonal(password: string, { username = '', email = '' }: PasswordOwner): boolean {
  const names = [username, email, email.split('@')[0] ?? '', PRODUCT.name, PRODUCT.nameBangla]
  const lower = lowerCase(password)
  return names
    .map((name) => lowerCase(name.trim()))
    .some((name) => [...name].length >= SHORTEST_PART && lower.includes(name) && [...lower.replaceAll(name, '')].length < SHORTEST_PART)
}
