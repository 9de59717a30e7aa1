import { randomInt } from 'node:crypto'
import { cleanUsername, USERNAME_LENGTH, usernameFault } from '#contract/accounts/usernames.ts'

/** For an address without any letter of ours. */
const SPARE = 'member'
const DIGITS = 4
const TRIES = 12

/**
 * Usernames that suit an e-mail, the nicest first: what stands before its @, then the same with digits after it. All are valid; whether
 * one is free, only trying tells.
 */
export function* usernamesFrom(email: string): Generator<string> {
  const local = cleanUsername(email.split('@')[0]?.split('+')[0] ?? '')
  const base = trimmed(local.replace(/[^a-z0-9._-]/gi, '').slice(0, USERNAME_LENGTH.longest - DIGITS)) || SPARE
  if (base !== SPARE && usernameFault(base) === undefined) yield base
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const name = `${base}${randomInt(10 ** (DIGITS - 1), 10 ** DIGITS)}`
    if (usernameFault(name) === undefined) yield name
  }
  for (let attempt = 0; attempt < TRIES; attempt++) yield `${SPARE}${randomInt(10 ** 9, 10 ** 10)}`
}

const trimmed = (text: string): string => text.replace(/^[._-]+|[._-]+$/g, '')
