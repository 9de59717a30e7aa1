import type { GuestComment } from '../state/outbox/guest-comments.ts'

/** Answers of others to a comment of this phone. @param all of this phone: one that its writer answered themselves is no news. */
export const answersOf = ({ id, state, reply_count }: GuestComment, all: readonly GuestComment[]): number => {
  if (state !== 'shown') return 0
  const own = all.filter((one) => one.parent === id && one.state === 'shown').length
  return Math.max(0, reply_count - own)
}

/** Those of them that came since its writer looked last. */
export const newAnswersOf = (comment: GuestComment, all: readonly GuestComment[]): number => Math.max(0, answersOf(comment, all) - comment.replies_seen)
