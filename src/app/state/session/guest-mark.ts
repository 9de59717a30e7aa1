/** Somebody has commented from this phone without an account: names nobody. */
const MARK = 'hatkhola-guest-comments'
const MARKED = 'hatkhola-guest-marked'

/** Whether this phone may have comments of its own. Known at once: whoever has not commented loads nothing for it. */
export function hasGuestMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function markGuest(): void {
  try {
    localStorage.setItem(MARK, '1')
  } catch {
    // Without a store comments go out while their article is open, or by the worker.
  }
  dispatchEvent(new Event(MARKED))
}

/** Calls back when it is marked on this page. @returns the way to stop. */
export function watchGuestMark(look: () => void): () => void {
  addEventListener(MARKED, look)
  return () => removeEventListener(MARKED, look)
}
