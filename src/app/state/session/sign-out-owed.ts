import { storedMark } from '../stored.ts'

/** A user signed out here without network: the server's session is still to be ended. The mark names no person. */
const OWED = storedMark('hatkhola-sign-out-owed')
const GIVE_UP_AFTER_MS = 5_000

/** Notes that the server is to be told, before anything else of a sign-out happens. Where it cannot be stored the server is told now or never. */
export const oweSignOut = (): void => void OWED.set()

/** A new session has taken the place of the one that was to be ended. */
export const forgetOwedSignOut = (): void => OWED.clear()

let underway: Promise<void> | undefined

/** Ends the server's session if that is owed. Takes five seconds at most; what cannot be said now stays owed. */
export function settleSignOut(): Promise<void> {
  underway ??= settle().finally(() => {
    underway = undefined
  })
  return underway
}

async function settle(): Promise<void> {
  if (!OWED.isSet()) return
  const { askLogout } = await import('#device/logout.ts')
  if (await askLogout(GIVE_UP_AFTER_MS, OWED.isSet)) forgetOwedSignOut()
}
