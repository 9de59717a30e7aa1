import { useConnection } from '../connection/connection.ts'
import { hasKeptMark } from './kept-mark.ts'
import { showKeptNews } from './kept-news.ts'
import { readLeaving } from './leaving.ts'
import { dropOldKept } from './open-kept.ts'
import { useSession } from './session.ts'
import { finishLeaving } from './stored-session.ts'

/**
 * Ends a sign-out that was cut off, deletes what was kept too long ago, and sees to it that who is signed in has what they kept back, and can keep
 * again without network. What cannot be done now is done by the next page, or when the network is back.
 */
export async function followKept(): Promise<void> {
  if (readLeaving() !== undefined) await finishLeaving()
  // A phone that cannot be looked into keeps nothing.
  if (hasKeptMark()) await dropOldKept().catch(() => undefined)
  useSession.subscribe(({ token }, before) => token !== null && before.token === null && void settle())
  useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before !== 'online' && void settle())
  await settle()
}

async function settle(): Promise<void> {
  showKeptNews()
  if (useSession.getState().token === null) return
  const { openKeptNow, sealingKey } = await import('./keep-for-me.ts')
  try {
    if (hasKeptMark()) await openKeptNow()
    await sealingKey()
  } catch {
    // No network, no room, or no session any more: it stays as it is, and is tried again.
  }
  showKeptNews()
}
