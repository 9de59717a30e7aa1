import type { QueryOf } from '#contract/core/endpoint.ts'
import type { listFollowing as contract } from '#contract/posts/following.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { PostPage } from '#contract/posts/posts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type PostPlace, placeOfPost, readFollowing } from '../../../db/posts/following-rows.ts'
import { readPostCards } from '../../../db/posts/post-cards.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

const { write, read } = listCursors<'following'>({ letters: { following: 'f' }, timed: ['following'], countedTo: 0 })

const cursorAt = ({ key, id }: PostPlace): string => write({ order: 'following', key, id, total: 0, total_is_exact: true, is_corrected: false })

/** Places in the order of the feed, and whether there is more on either side. */
interface Stretch {
  places: PostPlace[]
  hasNewer: boolean
  hasOlder: boolean
}

interface Asked {
  user_id: number
  query: QueryOf<typeof contract>
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Posts of those whom a reader follows, the newest first, without whom they have muted and without those with whom there is a block.
 * @throws {Problem} bad-input — a cursor of another list
 */
export async function listFollowing(db: Pick<Database['db'], 'execute'>, { user_id, query, now }: Asked): Promise<PostPage> {
  const { places, hasNewer, hasOlder } = await readStretch(db, user_id, query)
  const results = await readPostCards(
    db,
    places.map(({ id }) => id),
    { now },
  )
  const [first, last] = [places[0], places.at(-1)]
  return {
    results,
    next_cursor: hasOlder && last ? cursorAt(last) : null,
    previous_cursor: hasNewer && first ? cursorAt(first) : null,
    total: results.length,
    total_is_exact: !hasNewer && !hasOlder,
  }
}

async function readStretch(db: Pick<Database['db'], 'execute'>, user_id: number, { limit = POST_LIMITS.page, ...query }: Asked['query']): Promise<Stretch> {
  const ask = { db, user_id }
  const around = query.around === undefined ? undefined : await placeOfPost(db, query.around)
  if (around) return readAround(ask, around, limit)
  if (query.back !== undefined) {
    const { rows, isMore } = await some(ask, limit, { side: 'newer', place: read(query.back, 'following') })
    // It ends where its cursor was: there are older ones, the one of the cursor first.
    return { places: rows.toReversed(), hasNewer: isMore, hasOlder: true }
  }
  const place = query.cursor === undefined ? undefined : read(query.cursor, 'following')
  const { rows, isMore } = await some(ask, limit, place && { side: 'older', place })
  return { places: rows, hasNewer: place !== undefined, hasOlder: isMore }
}

/** The post and about as many on either side. */
async function readAround(ask: Ask, place: PostPlace, limit: number): Promise<Stretch> {
  const half = Math.floor(limit / 2)
  const [newer, older] = [await some(ask, half, { side: 'newer', place }), await some(ask, limit - half, { side: 'from', place })]
  return { places: [...newer.rows.toReversed(), ...older.rows], hasNewer: newer.isMore, hasOlder: older.isMore }
}

interface Ask {
  db: Pick<Database['db'], 'execute'>
  user_id: number
}

/** So many of the nearest, and whether there are more of them. */
async function some({ db, user_id }: Ask, limit: number, at: Parameters<typeof readFollowing>[1]['at']): Promise<{ rows: PostPlace[]; isMore: boolean }> {
  const rows = limit > 0 ? await readFollowing(db, { user_id, limit: limit + 1, at }) : []
  return { rows: rows.slice(0, limit), isMore: rows.length > limit }
}
