/** Somebody signed out here without network: the server's session is still to be ended. Names nobody. */
const OWED = 'hatkhola-sign-out-owed'
const GIVE_UP_AFTER_MS = 5_000

/** Notes that the server is to be told, before anything else of a sign-out happens. */
export function oweSignOut(): void {
  try {
    localStorage.setItem(OWED, '1')
  } catch {
    // Without a store it is told now or never.
  }
}

/** A new session has taken the place of the one that was to be ended. */
export function forgetOwedSignOut(): void {
  try {
    localStorage.removeItem(OWED)
  } catch {
    // Nothing is noted where nothing can be.
  }
}

let underway: Promise<void> | undefined

/** Ends the server's session if that is owed. Takes five seconds at most; what cannot be said now stays owed. */
export function settleSignOut(): Promise<void> {
  underway ??= settle().finally(() => {
    underway = undefined
  })
  return underway
}

async function settle(): Promise<void> {
  if (!isOwed()) return
  const { askLogout } = await import('#device/logout.ts')
  if (await askLogout(GIVE_UP_AFTER_MS, isOwed)) forgetOwedSignOut()
}

function isOwed(): boolean {
  try {
    return localStorage.getItem(OWED) !== null
  } catch {
    return false
  }
}
