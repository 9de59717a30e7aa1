import { meantWords } from '#contract/core/word-search.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { POST_LISTED, type PostCard, type PostPage, type PostQuery } from '#contract/posts/posts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type PostPlace, placeOfPost } from '../../../db/posts/following-rows.ts'
import { readPostCards } from '../../../db/posts/post-cards.ts'
import { countPosts, type PostSearch, readPostPlaces } from '../../../db/posts/post-search.ts'
import { readOrCorrect } from '../../../db/search/correct-words.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

type Reader = Pick<Database['db'], 'execute'>

const { write, read } = listCursors<'newest'>({ letters: { newest: 'n' }, timed: ['newest'], countedTo: POST_LISTED.countedTo })

/** Places in the order of the list, whether there is more on either side, and what was looked for to find them. */
interface Stretch {
  places: PostPlace[]
  hasNewer: boolean
  hasOlder: boolean
  search: PostSearch
}

/**
 * The public list: an array when asked plainly, a page when asked with a limit or a place. Words are corrected where nothing has them.
 * @param now milliseconds since the epoch
 * @throws {Problem} bad-input — a cursor of another list
 */
export async function listPosts(db: Reader, query: PostQuery, now: number): Promise<PostCard[] | PostPage> {
  const { q = '', limit, around } = query
  const known = query.cursor ?? query.back
  const before = known === undefined ? undefined : read(known, 'newest')
  const { rows, is_corrected } = await readOrCorrect(db, {
    words: meantWords(q),
    after: before ?? null,
    read: async (words) => {
      const stretch = await readStretch({ db, search: { filter: query, words } }, query)
      return stretch.places.length > 0 ? [stretch] : []
    },
  })
  const [stretch] = rows
  const ids = stretch?.places.map(({ id }) => id) ?? []
  const results = await readPostCards(db, ids, { now })
  if (limit === undefined && known === undefined && around === undefined) return results
  const total = before ?? (await totalOf(db, stretch?.search))
  const cursorAt = ({ key, id }: PostPlace) => write({ order: 'newest', key, id, is_corrected, total: total.total, total_is_exact: total.total_is_exact })
  const [first, last] = [stretch?.places[0], stretch?.places.at(-1)]
  return {
    results,
    next_cursor: stretch?.hasOlder && last ? cursorAt(last) : null,
    previous_cursor: stretch?.hasNewer && first ? cursorAt(first) : null,
    total: total.total,
    total_is_exact: total.total_is_exact,
  }
}

/** The total is that of the first page: counting again on every page would cost more than the page. */
async function totalOf(db: Reader, search: PostSearch | undefined): Promise<Pick<PostPage, 'total' | 'total_is_exact'>> {
  const counted = search ? await countPosts(db, search, POST_LISTED.countedTo + 1) : 0
  return { total: Math.min(counted, POST_LISTED.countedTo), total_is_exact: counted <= POST_LISTED.countedTo }
}

interface Ask {
  db: Reader
  search: PostSearch
}

async function readStretch(ask: Ask, { limit, cursor, back, around }: PostQuery): Promise<Stretch> {
  const { search } = ask
  const rows = limit ?? ((cursor ?? back ?? around) ? POST_LIMITS.page : POST_LISTED.plain)
  const middle = around === undefined ? undefined : await placeOfPost(ask.db, around)
  if (middle) return readAround(ask, middle, rows)
  if (back !== undefined) {
    const { places, isMore } = await some(ask, rows, { side: 'newer', place: read(back, 'newest') })
    // It ends where its cursor was: there are older ones, the one of the cursor first.
    return { places: places.toReversed(), hasNewer: isMore, hasOlder: true, search }
  }
  const place = cursor === undefined ? undefined : read(cursor, 'newest')
  const { places, isMore } = await some(ask, rows, place && { side: 'older', place })
  return { places, hasNewer: place !== undefined, hasOlder: isMore, search }
}

/** The post and about as many on either side. */
async function readAround(ask: Ask, place: PostPlace, limit: number): Promise<Stretch> {
  const half = Math.floor(limit / 2)
  const [newer, older] = [await some(ask, half, { side: 'newer', place }), await some(ask, limit - half, { side: 'from', place })]
  return { places: [...newer.places.toReversed(), ...older.places], hasNewer: newer.isMore, hasOlder: older.isMore, search: ask.search }
}

/** So many of the nearest, and whether there are more of them. */
async function some({ db, search }: Ask, limit: number, at: Parameters<typeof readPostPlaces>[2]['at']): Promise<{ places: PostPlace[]; isMore: boolean }> {
  const places = limit > 0 ? await readPostPlaces(db, search, { limit: limit + 1, at }) : []
  return { places: places.slice(0, limit), isMore: places.length > limit }
}
