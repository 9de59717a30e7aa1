/** A gate was opened on this phone: names nobody. */
const MARK = 'hatkhola-gates'

/** Whether this phone may have scans to send. Known at once: whoever works at no gate loads nothing for it. */
export function hasGateMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

export function markGate(): void {
  try {
    localStorage.setItem(MARK, '1')
  } catch {
    // Without a store scans go out while the gate's screen is open, or by the worker.
  }
}

export function forgetGateMark(): void {
  try {
    localStorage.removeItem(MARK)
  } catch {
    // Nothing is noted where nothing can be.
  }
}
