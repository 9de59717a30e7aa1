import type { Locked, Unlocked } from './lock-account.ts'
import type { RightsChanged } from './staff-rights.ts'

// What staff read at a terminal of what they did there.

export function lockedWords(username: string, done: Locked): string {
  if (done.became === 'deleted') return `${username} was deleted; there is nothing to lock.`
  if (done.became === 'as-before') return `${username} was locked already.`
  return `${username} is locked; ${done.sessions} ${done.sessions === 1 ? 'session was' : 'sessions were'} ended.`
}

export const unlockedWords = (username: string, { became }: Unlocked): string =>
  became === 'unlocked' ? `${username} is unlocked.` : `${username} was not locked.`

/** @param wanted what the account should be from now on */
export function rightsWords(username: string, { became }: RightsChanged, wanted: 'staff' | 'ordinary'): string {
  if (became === 'deleted') return `${username} was deleted.`
  const state = wanted === 'staff' ? 'an account of staff' : 'an ordinary account'
  return became === 'as-before' ? `${username} was ${state} already.` : `${username} is ${state} now.`
}
