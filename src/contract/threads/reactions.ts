import * as v from 'valibot'
import { Count } from '../core/fields.ts'

/** How something can be liked, in the order of the picker and of every count. @see Specification §4 "Reactions on a post" */
export const REACTIONS = ['like', 'love', 'wow', 'sad', 'angry'] as const
export type Reaction = (typeof REACTIONS)[number]

/** What the main button switches on. */
export const MAIN_REACTION: Reaction = 'like'

/** How often each was given, in the order of `REACTIONS`. */
export const ReactionCounts = v.pipe(v.array(Count), v.length(REACTIONS.length))
export type ReactionCounts = v.InferOutput<typeof ReactionCounts>

/** The same counts after one person's wish has changed. */
export function reactionCounts(counts: ReactionCounts, before: Reaction | null, after: Reaction | null): ReactionCounts {
  return counts.map((count, at) => Math.max(0, count + (REACTIONS[at] === after ? 1 : 0) - (REACTIONS[at] === before ? 1 : 0)))
}
