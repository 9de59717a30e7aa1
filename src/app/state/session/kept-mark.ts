import { storedMark } from '../stored.ts'

/** Something was left sealed on this phone at a sign-out; the mark names no person, and no number. */
const MARK = storedMark('hatkhola-sealed')

/** Known at once: where nothing was kept, nothing is loaded for it. */
export const hasKeptMark = (): boolean => MARK.isSet()

/** @throws {Error} the phone keeps nothing: then nothing is sealed either, as it would never be found. */
export function markKept(): void {
  if (!MARK.set()) throw new Error('the browser does not store the mark of what is sealed')
}

export const unmarkKept = (): void => MARK.clear()
