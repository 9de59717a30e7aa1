import type { SignedIn } from '#contract/accounts/sessions.ts'
import { openForOwner } from '#device/keep-for-me/open.ts'
import { dropOldPackages } from '#device/keep-for-me/packages.ts'
import { fetchOpeningKey } from '#device/keep-for-me/phone-keys.ts'
import { withLock } from '#device/mutex.ts'
import { hasKeptMark, unmarkKept } from './kept-mark.ts'
import { noteKeptNews } from './kept-news.ts'

/** Sealing and opening do not meet: neither in two tabs. */
export const KEEPING_LOCK = 'keep-for-me'

/**
 * Puts back what this account left sealed on this phone. Where nothing was left, nothing is asked for.
 * @throws {Problem} not-signed-in, offline, too-slow, busy, strange-answer, out-of-space — it stays, and can be opened later.
 */
export async function openKept({ id, access }: Pick<SignedIn, 'id' | 'access'>): Promise<void> {
  if (!hasKeptMark()) return
  const { opened, lost } = await withLock(KEEPING_LOCK, async () => openForOwner(id, await fetchOpeningKey(access)))
  if (lost > 0) noteKeptNews('lost')
  else if (opened > 0) noteKeptNews('opened')
  await dropOldKept()
}

/** Deletes what was left here more than 30 days ago. */
export async function dropOldKept(): Promise<void> {
  if (hasKeptMark() && (await dropOldPackages()) === 0) unmarkKept()
}
