import type { SearchKind } from '#contract/search/search-kinds.ts'
import { useLeftOutMembers } from '../../members/use-left-out.ts'
import { authorOfHit, type HitOf } from '../../nouns/hits.ts'

/** Gives those of the rows of a kind that the reader sees: answers are the same for all, also what members say whom they have muted or blocked. */
export function useShown(): <K extends SearchKind>(kind: K, rows: readonly HitOf<K>[]) => readonly HitOf<K>[] {
  const leftOut = useLeftOutMembers()
  return (kind, rows) => (leftOut.size === 0 ? rows : rows.filter((row) => !leftOut.has(authorOfHit(kind, row) ?? 0)))
}
