import { type GuestComment, guestCommentsOn, putGuestComment } from '../../../state/outbox/guest-comments.ts'
import { loadGuestComments } from './own-calls.ts'

/** Looks what was written on this phone without an account below one article: at once as the phone has it, then as the service says it stands. */
export async function followGuest(blog_id: number, take: (held: readonly GuestComment[]) => void): Promise<void> {
  const held = await guestCommentsOn(blog_id)
  take(held)
  // What is removed stays so: there is nothing more to learn of it.
  const open = held.filter(({ state }) => state !== 'removed')
  if (open.length === 0) return
  // Without an answer it stands as the phone has it; the next look asks again.
  const answered = await loadGuestComments(open).catch(() => [])
  const changed = answered.flatMap((now): GuestComment[] => {
    const was = open.find(({ id }) => id === now.id)
    return was && was.state !== now.state ? [asNow(was, now)] : []
  })
  if (changed.length === 0) return
  for (const comment of changed) await putGuestComment(comment)
  take(held.map((was) => changed.find(({ id }) => id === was.id) ?? was))
}

/** Of what was removed the service gives no words: its writer sees by their own which one it was. */
const asNow = (was: GuestComment, now: Omit<GuestComment, 'key'>): GuestComment => (now.state === 'removed' ? { ...was, state: 'removed' } : { ...was, ...now })
