import { type GuestComment, guestCommentsOn, putGuestComment } from '../state/outbox/guest-comments.ts'
import { loadGuestComments } from './own-calls.ts'

/** Looks what was written on this phone without an account on one page: at once as the phone has it, then as the service says it stands. */
export async function followGuest(page: string, take: (held: readonly GuestComment[]) => void): Promise<void> {
  const held = await guestCommentsOn(page)
  take(held)
  // Without an answer it stands as the phone has it; the next look asks again.
  const now = await askAgain(held).catch(() => held)
  if (now !== held) take(now)
}

/**
 * Asks how comments of this phone stand, and keeps what it learns.
 * @returns the same list when nothing has changed
 * @throws {Problem} offline, too-slow, busy — nothing is known.
 */
export async function askAgain(held: readonly GuestComment[]): Promise<readonly GuestComment[]> {
  // What is removed stays so: there is nothing more to learn of it.
  const open = held.filter(({ state }) => state !== 'removed')
  if (open.length === 0) return held
  const changed = (await loadGuestComments(open)).flatMap((now): GuestComment[] => {
    const was = open.find(({ id }) => id === now.id)
    return was && (was.state !== now.state || was.reply_count !== now.reply_count) ? [asNow(was, now)] : []
  })
  if (changed.length === 0) return held
  for (const comment of changed) await putGuestComment(comment)
  return held.map((was) => changed.find(({ id }) => id === was.id) ?? was)
}

/** Of what was removed the service gives no words: its writer sees by their own which one it was. */
const asNow = (was: GuestComment, now: Pick<GuestComment, 'state' | 'reply_count'>): GuestComment =>
  now.state === 'removed' ? { ...was, state: 'removed', reply_count: 0 } : { ...was, ...now }
