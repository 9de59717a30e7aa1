/** The account whose sign-out has begun on this phone and not ended: a page that is killed meanwhile leaves the rest to the next. Gone with the last trace. */
const LEAVING = 'hatkhola-leaving'

export function noteLeaving(userId: number): void {
  try {
    localStorage.setItem(LEAVING, String(userId))
  } catch {
    // Without a store it is done now or never.
  }
}

/** Undefined: no sign-out was cut off. */
export function readLeaving(): number | undefined {
  try {
    return Number(localStorage.getItem(LEAVING)) || undefined
  } catch {
    return undefined
  }
}

export function forgetLeaving(): void {
  try {
    localStorage.removeItem(LEAVING)
  } catch {
    // Nothing is noted where nothing can be.
  }
}
