import { meantWords } from '#contract/core/word-search.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { POST_LISTED, type PostCard, type PostPage, type PostQuery } from '#contract/posts/posts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readPostCards } from '../../../db/posts/post-cards.ts'
import type { PostPlace } from '../../../db/posts/post-place.ts'
import { countPosts, type PostSearch, readPostPlaces } from '../../../db/posts/post-search.ts'
import { readOrCorrect } from '../../../db/search/correct-words.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'
import { readStretch, type Stretch } from './read-stretch.ts'

type Reader = Pick<Database['db'], 'execute'>

const { write, read } = listCursors<'newest'>({ letters: { newest: 'n' }, timed: ['newest'], countedTo: POST_LISTED.countedTo })

/** What was found, and what was looked for to find it. */
interface Found extends Stretch {
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
      const found = await find(db, { filter: query, words }, query)
      return found.places.length > 0 ? [found] : []
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

async function find(db: Reader, search: PostSearch, { limit, cursor, back, around }: PostQuery): Promise<Found> {
  const stretch = await readStretch(db, {
    limit: limit ?? ((cursor ?? back ?? around) ? POST_LIMITS.page : POST_LISTED.plain),
    around,
    back: back === undefined ? undefined : read(back, 'newest'),
    cursor: cursor === undefined ? undefined : read(cursor, 'newest'),
    read: (most, at) => readPostPlaces(db, search, { limit: most, at }),
  })
  return { ...stretch, search }
}
