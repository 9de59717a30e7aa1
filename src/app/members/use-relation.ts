import { useEffect } from 'react'
import { type OutboxEntry, useOutbox } from '../state/outbox/outbox.ts'
import { useSession } from '../state/session/session.ts'
import { type RelationWish, readRelation } from './relation-entry.ts'
import { needRelations, useHeldRelations } from './relations-held.ts'

/** What a reader has to do with a member, with what waits to be sent. */
export interface Relation {
  /** Nothing is asked of visitors, nor of a member about themselves. */
  isPossible: boolean
  /** It is the reader. */
  isMe: boolean
  /** Whether the state on the service is known. */
  isKnown: boolean
  isFollowing: boolean
  isMuted: boolean
  /** There is a block, in whichever direction. */
  isHidden: boolean
  /** Followers, where a press of this page has changed them. */
  count: number | undefined
  /** What a number of followers that is the same for all readers does not yet show of a wish: one more, one less. */
  ahead: -1 | 0 | 1
}

const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** What the outbox is to do last; undefined: nothing. */
function waitingWish(entries: readonly OutboxEntry[], userId: number, [on, off]: readonly [RelationWish, RelationWish]): boolean | undefined {
  const last = entries.findLast((entry) => {
    const about = isUnsent(entry) ? readRelation(entry) : undefined
    return about?.user_id === userId && (about.wish === on || about.wish === off)
  })
  return last && readRelation(last)?.wish === on
}

export function useRelation(userId: number): Relation {
  const me = useSession(({ account }) => account?.id)
  const isSignedIn = useSession(({ token }) => token !== null)
  const held = useHeldRelations()
  const entries = useOutbox((outbox) => outbox.entries)
  const isPossible = me !== undefined && isSignedIn && me !== userId
  useEffect(() => {
    if (me !== undefined && isPossible) needRelations(me)
  }, [me, isPossible])
  const value = me !== undefined && held.of === me ? held.answer?.value : undefined
  const wishes = me !== undefined && held.of === me ? held.wishes : undefined
  const wish = (on: RelationWish, off: RelationWish) => wishes?.get(`${on} ${userId}`)?.isOn ?? waitingWish(entries, userId, [on, off])
  const isCounted = value?.following.includes(userId) ?? false
  const isFollowing = (isPossible ? wish('follow', 'unfollow') : undefined) ?? isCounted
  const count = held.of === me ? held.counts.get(userId) : undefined
  return {
    isPossible,
    isMe: me === userId,
    isKnown: value !== undefined,
    isFollowing,
    isMuted:
      wish('mute', 'unmute') ?? value?.muted.some(({ user_id, until }) => user_id === userId && (until === null || Date.parse(until) > Date.now())) ?? false,
    isHidden: wish('block', 'unblock') ?? value?.hidden.includes(userId) ?? false,
    count,
    ahead: aheadOf(isFollowing, isCounted),
  }
}

function aheadOf(isFollowing: boolean, isCounted: boolean): -1 | 0 | 1 {
  if (isFollowing === isCounted) return 0
  return isFollowing ? 1 : -1
}
