import { create } from 'zustand'
import type { PostCard } from '#contract/posts/posts.ts'
import { type Reaction, type ReactionCounts, reactionCounts } from '#contract/threads/reactions.ts'
import { type OutboxEntry, useOutbox } from '../../../../state/outbox/outbox.ts'
import { useSession } from '../../../../state/session/session.ts'
import { readReactionEntry } from './reaction-entry.ts'

interface OwnReactions {
  /** The account's id; undefined before the first request. */
  of: number | undefined
  /** As the service has them, by post. */
  kinds: ReadonlyMap<number, Reaction | null>
  /** What was just pressed, until the outbox has it or the service has answered. */
  wishes: ReadonlyMap<number, { kind: Reaction | null }>
  /** As the service counted after a press of this page. */
  counts: ReadonlyMap<number, ReactionCounts>
}

export const NO_REACTIONS: OwnReactions = { of: undefined, kinds: new Map(), wishes: new Map(), counts: new Map() }

/** How the reader likes what, once for all posts on the page. Filled late, by `follow-own-reactions.ts`. */
export const useOwnReactions = create<OwnReactions>()(() => NO_REACTIONS)

/** Has a press shown at once, before anything else is done about it. */
export function noteWish(post: number, kind: Reaction | null): { kind: Reaction | null } {
  const mine = { kind }
  const me = useSession.getState().account?.id
  const { of, wishes } = useOwnReactions.getState()
  if (of === me) useOwnReactions.setState({ wishes: new Map(wishes).set(post, mine) })
  else useOwnReactions.setState({ ...NO_REACTIONS, of: me, wishes: new Map([[post, mine]]) })
  return mine
}

/** A press is over: the service has answered, the outbox has it, or it failed. One that was pressed since is for its own answer to end. */
export function endWish(post: number, mine: { kind: Reaction | null }): void {
  useOwnReactions.setState(({ wishes }) => (wishes.get(post) === mine ? { wishes: new Map([...wishes].filter(([other]) => other !== post)) } : {}))
}

/** Takes what the service answered to an account. @returns false: another account is signed in now, and it is not theirs */
export function takeReaction(of: number | undefined, { post, kind, reactions }: { post: number; kind: Reaction | null; reactions: ReactionCounts }): boolean {
  if (useOwnReactions.getState().of !== of) return false
  useOwnReactions.setState(({ kinds, counts }) => ({ kinds: new Map(kinds).set(post, kind), counts: new Map(counts).set(post, reactions) }))
  return true
}

const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** What waits to be sent about a post; undefined: nothing. */
function waitingKind(entries: readonly OutboxEntry[], post: number): Reaction | null | undefined {
  const last = entries.findLast((entry) => isUnsent(entry) && readReactionEntry(entry)?.post === post)
  return last && readReactionEntry(last)?.kind
}

/** How the reader likes a post, and how all do, with what was pressed here and what waits to be sent. */
export function useReaction({ id, reactions }: Pick<PostCard, 'id' | 'reactions'>): { mine: Reaction | null; counts: ReactionCounts } {
  const me = useSession(({ account }) => account?.id)
  const isMine = useOwnReactions(({ of }) => me !== undefined && of === me)
  const known = useOwnReactions(({ kinds }) => kinds.get(id))
  const wish = useOwnReactions(({ wishes }) => wishes.get(id))
  const counted = useOwnReactions(({ counts }) => counts.get(id))
  const waiting = useOutbox(({ entries }) => (me === undefined ? undefined : waitingKind(entries, id)))
  const before = (isMine ? known : undefined) ?? null
  // Null is a wish, too: no longer.
  const wishes = [isMine && wish ? wish.kind : undefined, waiting, before]
  const mine = wishes.find((kind) => kind !== undefined) ?? null
  return { mine, counts: reactionCounts((isMine ? counted : undefined) ?? reactions, before, mine) }
}
