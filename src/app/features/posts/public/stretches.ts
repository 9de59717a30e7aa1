import type { PostCard, PostPage } from '#contract/posts/posts.ts'
import type { FeedPlace } from './calls.ts'

/** Posts that follow one another in the order of time, the newest first, without a gap. */
export interface Stretch {
  rows: PostCard[]
  /** Leads to older ones; null: there are none. */
  next: string | null
}

export const stretchOf = ({ results, next_cursor }: Pick<PostPage, 'results' | 'next_cursor'>): Stretch => ({ rows: results, next: next_cursor })

/** Whether one post is newer than another. */
export const isNewer = (a: PostCard, b: PostCard): boolean => (a.published_at === b.published_at ? a.id > b.id : a.published_at > b.published_at)

/**
 * Puts what was just asked among what was loaded before. Where both meet they become one; where they do not, a gap stays between them. What was just
 * asked is the truth of its own span: a post that is no longer in it is gone.
 */
export function put(stretches: readonly Stretch[], fresh: Stretch): Stretch[] {
  const [first, last] = [fresh.rows[0], fresh.rows.at(-1)]
  if (!first || !last) return fresh.next === null ? [] : [...stretches]
  const ids = new Set(fresh.rows.map(({ id }) => id))
  const meets = ({ rows }: Stretch) => rows.some(({ id }) => ids.has(id))
  const met = stretches.filter(meets)
  const newer = met.flatMap(({ rows }) => rows).filter((row) => isNewer(row, first))
  const older = met.flatMap(({ rows }) => rows).filter((row) => isNewer(last, row))
  // Nothing is older than its last one: what was held beyond is gone.
  const end = older.length > 0 ? (met.at(-1)?.next ?? null) : fresh.next
  const joined = fresh.next === null ? { rows: [...newer, ...fresh.rows], next: null } : { rows: [...newer, ...fresh.rows, ...older], next: end }
  const others = stretches.filter((one) => !meets(one))
  const above = others.filter(({ rows: [top] }) => top && isNewer(top, first))
  const below = fresh.next === null ? [] : others.filter(({ rows: [top] }) => top && isNewer(first, top))
  return [...above, joined, ...below]
}

/** Puts the page that follows on a stretch: it meets that one even where they share no post. @param at of the stretch */
export function putAfter(stretches: readonly Stretch[], at: number, page: Stretch): Stretch[] {
  const before = stretches[at]
  if (!before) return put(stretches, page)
  const held = new Set(before.rows.map(({ id }) => id))
  const rows = [...before.rows, ...page.rows.filter(({ id }) => !held.has(id))]
  return put(
    stretches.filter((_, index) => index !== at),
    { rows, next: page.next },
  )
}

/** A post, or the gap below the stretch of this index. */
export type FeedItem = { post: PostCard } | { gapBelow: number }

/** All of them in their order, with the gaps between. */
export const itemsOf = (stretches: readonly Stretch[]): FeedItem[] =>
  stretches.flatMap(({ rows }, at): FeedItem[] => [...rows.map((post) => ({ post })), ...(at < stretches.length - 1 ? [{ gapBelow: at }] : [])])

/** What was cut off is found again by the post above it: there is no cursor for that place. */
const AROUND = 'around '

/** Which page a stretch goes on with. */
export const placeAfter = (next: string): FeedPlace => (next.startsWith(AROUND) ? { around: Number(next.slice(AROUND.length)) } : { cursor: next })

/** So many posts a phone keeps of a feed. */
export const POSTS_KEPT = 400

/** The newest of them, as the phone keeps them. */
export function keptOf(stretches: readonly Stretch[]): Stretch[] {
  let room = POSTS_KEPT
  return stretches.flatMap(({ rows, next }): Stretch[] => {
    const kept = rows.slice(0, room)
    room -= kept.length
    const last = kept.at(-1)
    return last ? [{ rows: kept, next: kept.length === rows.length ? next : AROUND + last.id }] : []
  })
}
