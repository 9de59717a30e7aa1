import { storedText } from '../stored.ts'

/**
 * The account whose sign-out has begun on this phone and not ended: a page that is killed meanwhile leaves the rest to the next. Gone with the last
 * trace. Where it cannot be stored, a sign-out is done now or never.
 */
const LEAVING = storedText('hatkhola-leaving')

export const noteLeaving = (userId: number): void => void LEAVING.write(String(userId))

/** Undefined: no sign-out was cut off. */
export const readLeaving = (): number | undefined => Number(LEAVING.read()) || undefined

export const forgetLeaving = (): void => LEAVING.remove()
