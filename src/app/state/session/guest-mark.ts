import { storedMark } from '../stored.ts'

/** A visitor has commented from this phone without an account, or a rider has delivered; the mark names no person. */
const MARK = storedMark('hatkhola-guest-comments')
const MARKED = 'hatkhola-guest-marked'

/** Whether this phone may have something of its own to send. Known at once: a phone without loads nothing for it. */
export const hasGuestMark = (): boolean => MARK.isSet()

/** Where it cannot be stored comments go out while their article is open, or by the worker. */
export function markGuest(): void {
  MARK.set()
  dispatchEvent(new Event(MARKED))
}

/** Calls back when it is marked on this page. @returns the way to stop. */
export function watchGuestMark(check: () => void): () => void {
  addEventListener(MARKED, check)
  return () => removeEventListener(MARKED, check)
}
