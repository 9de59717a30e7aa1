import type { KeptStretches } from '#device/feeds.ts'
import { useSession } from '../session/session.ts'

export type { KeptStretches } from '#device/feeds.ts'

const loadDevice = () => import('#device/feeds.ts')
const owner = () => useSession.getState().account?.id

/** What this phone has kept of a feed; undefined: nothing, or it does not let us look. @param isOwn whose only the present user has, such as of those they follow */
export async function readKeptFeed(isOwn: boolean): Promise<KeptStretches | undefined> {
  const id = owner()
  if (isOwn && id === undefined) return undefined
  const found = await (await loadDevice()).readKeptFeed(isOwn ? id : undefined).catch(() => undefined)
  return isOwn && owner() !== id ? undefined : found
}

/** Keeps it for the next time, with or without network. On a full phone what was kept before stands. */
export async function keepFeed(isOwn: boolean, stretches: KeptStretches): Promise<void> {
  const id = owner()
  if (isOwn && id === undefined) return
  const { storeKeptFeed } = await loadDevice()
  // Signed out meanwhile: nothing is written for a user who is gone.
  if (!isOwn || owner() === id) await storeKeptFeed(isOwn ? id : undefined, stretches).catch(() => undefined)
}
