import type { SealingKey } from '#contract/accounts/phone-keys.ts'
import { Problem } from '#contract/core/problem.ts'
import { withAccessToken } from '#device/http/access-token.ts'
import { keepForOwner } from '#device/keep-for-me/keep.ts'
import { fetchSealingKey, readHeldSealingKey } from '#device/keep-for-me/phone-keys.ts'
import { withLock } from '#device/mutex.ts'
import { markKept } from './kept-mark.ts'
import { KEEPING_LOCK, openKept } from './open-kept.ts'
import { useSession } from './session.ts'
import { sessionTokens } from './session-renewal.ts'

export type { SealingKey } from '#contract/accounts/phone-keys.ts'

/**
 * By which the person of this session can seal what they leave here; fetched where the phone has none yet.
 * @throws {Problem} offline, too-slow, busy, strange-answer, not-signed-in — nothing can be kept now.
 */
export async function sealingKey(): Promise<SealingKey> {
  const id = useSession.getState().account?.id
  if (id === undefined) throw new Problem('not-signed-in')
  return (await readHeldSealingKey(id)) ?? withAccessToken(sessionTokens, id, (access) => fetchSealingKey(id, access))
}

/**
 * Seals what the person of this session has here, then lets them leave, with no other tab between the two.
 * @throws {Problem} out-of-space — the phone has no room; the person is still signed in, and nothing has changed.
 */
export async function keepForMe(key: SealingKey, leave: () => Promise<void>): Promise<void> {
  const id = useSession.getState().account?.id
  if (id === undefined) return
  await withLock(KEEPING_LOCK, async () => {
    markKept()
    await keepForOwner(id, key)
    await leave()
  })
}

/** Opens what a page could not open when its owner signed in. @throws {Problem} — as `openKept`. */
export async function openKeptNow(): Promise<void> {
  const id = useSession.getState().account?.id
  if (id === undefined) throw new Problem('not-signed-in')
  await withAccessToken(sessionTokens, id, (access) => openKept({ id, access }))
}
