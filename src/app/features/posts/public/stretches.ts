import type { PostCard, PostPage } from '#contract/posts/posts.ts'
import type { KeptStretches } from '../../../state/feeds/kept-feed.ts'
import { seenAt } from '../../../ui/lists/seen-at.ts'
import type { Answer } from '../../../wire/answer.ts'
import type { FeedPlace } from './calls.ts'

/** A post as it was told last. */
export interface FeedRow {
  post: PostCard
  /** ISO 8601: when that was. */
  at: string
  /** The phone had it from an earlier visit: it may have been edited or deleted since. */
  isKept: boolean
}

/** Posts that follow one another in the order of time, the newest first, without a gap. */
export interface Stretch {
  rows: FeedRow[]
  /** Leads to older ones; null: there are none. */
  next: string | null
}

/** A page as it was answered. */
export function stretchOf(answer: Pick<Answer<PostPage>, 'value' | 'fetchedAt' | 'from'>): Stretch {
  const told = { at: new Date(seenAt(answer)).toISOString(), isKept: answer.from !== 'network' }
  return { rows: answer.value.results.map((post) => ({ post, ...told })), next: answer.value.next_cursor }
}

/** Whether one post is newer than another. */
export const isNewer = (a: PostCard, b: PostCard): boolean => (a.published_at === b.published_at ? a.id > b.id : a.published_at > b.published_at)

/**
 * Puts what was just asked among what was loaded before. Where both meet they become one; where they do not, a gap stays between them. What was just
 * asked is the truth of its own span: a post that is no longer in it is gone.
 */
export function put(stretches: readonly Stretch[], fresh: Stretch): Stretch[] {
  const [first, last] = [fresh.rows[0], fresh.rows.at(-1)]
  if (!first || !last) return fresh.next === null ? [] : [...stretches]
  const isAbove = ({ post }: FeedRow) => isNewer(post, first.post)
  const isBelow = ({ post }: FeedRow) => isNewer(last.post, post)
  // Also where they share no post, because all that was held of the span is gone.
  const meets = ({ rows }: Stretch) => !rows.every(isAbove) && !rows.every(isBelow)
  const met = stretches.filter(meets)
  const newer = met.flatMap(({ rows }) => rows).filter(isAbove)
  const older = met.flatMap(({ rows }) => rows).filter(isBelow)
  // Nothing is older than its last one: what was held beyond is gone.
  const end = older.length > 0 ? (met.at(-1)?.next ?? null) : fresh.next
  const joined = fresh.next === null ? { rows: [...newer, ...fresh.rows], next: null } : { rows: [...newer, ...fresh.rows, ...older], next: end }
  const others = stretches.filter((one) => !meets(one))
  const above = others.filter(({ rows: [top] }) => top && isAbove(top))
  const below = fresh.next === null ? [] : others.filter(({ rows: [top] }) => top && !isAbove(top))
  return [...above, joined, ...below]
}

/** Puts a page among them that comes by itself: what is newer than all of them moves nothing. */
export function putBelowTop(stretches: readonly Stretch[], { rows, next }: Stretch): Stretch[] {
  const top = stretches[0]?.rows[0]
  return put(stretches, { rows: rows.filter(({ post }) => !top || !isNewer(post, top.post)), next })
}

/** Puts the page that follows on a stretch: it meets that one even where they share no post. @param at of the stretch */
export function putAfter(stretches: readonly Stretch[], at: number, page: Stretch): Stretch[] {
  const before = stretches[at]
  if (!before) return put(stretches, page)
  const held = new Set(before.rows.map(({ post }) => post.id))
  const rows = [...before.rows, ...page.rows.filter(({ post }) => !held.has(post.id))]
  return put(
    stretches.filter((_, index) => index !== at),
    { rows, next: page.next },
  )
}

/** A post, the gap below the stretch of this index, or since when the posts from this one on are kept. */
export type FeedItem = Pick<FeedRow, 'post' | 'isKept'> | { gapBelow: number } | { keptAt: string; above: number }

/** All of them in their order, with the gaps between, and with the age of what is kept. @param told the age that stands above the list; ISO 8601 */
export const itemsOf = (stretches: readonly Stretch[], told?: string): FeedItem[] =>
  stretches.flatMap(({ rows }, at): FeedItem[] => [...agedItems(rows, at === 0 ? told : undefined), ...(at < stretches.length - 1 ? [{ gapBelow: at }] : [])])

const DAY_MS = 24 * 60 * 60_000

/** Tells an age where something kept begins, and again where it is older or younger by a day. @param told the age that was told before; ISO 8601 */
function agedItems(rows: readonly FeedRow[], told: string | undefined): FeedItem[] {
  let last = told
  return rows.flatMap(({ post, at, isKept }): FeedItem[] => {
    const isTold = !isKept || (last !== undefined && Math.abs(Date.parse(last) - Date.parse(at)) < DAY_MS)
    if (!isKept) last = undefined
    else if (!isTold) last = at
    return [...(isTold ? [] : [{ keptAt: at, above: post.id }]), { post, isKept }]
  })
}

/** What was cut off is found again by the post above it: there is no cursor for that place. */
const AROUND = 'around '

/** Which page a stretch goes on with. */
export const placeAfter = (next: string): FeedPlace => (next.startsWith(AROUND) ? { around: Number(next.slice(AROUND.length)) } : { cursor: next })

/** So many posts a phone keeps of a feed. */
export const POSTS_KEPT = 400

/** The newest of them, as the phone keeps them. */
export function keptOf(stretches: readonly Stretch[]): KeptStretches {
  let room = POSTS_KEPT
  return stretches.flatMap(({ rows, next }): KeptStretches => {
    const kept = rows.slice(0, room).map(({ post, at }) => ({ post, at }))
    room -= kept.length
    const last = kept.at(-1)
    return last ? [{ rows: kept, next: kept.length === rows.length ? next : AROUND + last.post.id }] : []
  })
}

/** Puts what was loaded in this visit among what an earlier one has kept. */
export const putAmongKept = (kept: KeptStretches, loaded: readonly Stretch[]): Stretch[] =>
  loaded.toReversed().reduce<Stretch[]>(
    (all, one) => put(all, one),
    kept.map(({ rows, next }) => ({ rows: rows.map((row) => ({ ...row, isKept: true })), next })),
  )
