import type { QueryOf } from '#contract/core/endpoint.ts'
import type { listFollowing as contract } from '#contract/posts/following.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { PostPage } from '#contract/posts/posts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readFollowing } from '../../../db/posts/following-rows.ts'
import { readPostCards } from '../../../db/posts/post-cards.ts'
import type { PostPlace } from '../../../db/posts/post-place.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'
import { readStretch } from '../reading/read-stretch.ts'

const { write, read } = listCursors<'following'>({ letters: { following: 'f' }, timed: ['following'], countedTo: 0 })

const cursorAt = ({ key, id }: PostPlace): string => write({ order: 'following', key, id, total: 0, total_is_exact: true, is_corrected: false })

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
  const { limit = POST_LIMITS.page, cursor, back, around } = query
  const { places, hasNewer, hasOlder } = await readStretch(db, {
    limit,
    around,
    back: back === undefined ? undefined : read(back, 'following'),
    cursor: cursor === undefined ? undefined : read(cursor, 'following'),
    read: (most, at) => readFollowing(db, { user_id, limit: most, at }),
  })
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
