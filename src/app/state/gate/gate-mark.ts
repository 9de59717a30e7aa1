import { storedMark } from '../stored.ts'

/** A gate was opened on this phone; the mark names no person. */
const MARK = storedMark('hatkhola-gates')

/** Whether this phone may have scans to send. Known at once: a phone that works at no gate loads nothing for it. */
export const hasGateMark = (): boolean => MARK.isSet()

/** Where it cannot be stored scans go out while the gate's screen is open, or by the worker. */
export const markGate = (): void => void MARK.set()

export const forgetGateMark = (): void => MARK.clear()
