import { sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/core/endpoint.ts'
import type { listOwnPosts as contract, OwnPostPage } from '#contract/posts/own-posts.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import type { Database } from '../../../db/connection/open.ts'
import { readOwnPosts } from '../../../db/posts/own-post-rows.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

const { write, read } = listCursors<'own'>({ letters: { own: 'o' }, timed: [], countedTo: 0 })

interface Asked {
  author: number
  query: QueryOf<typeof contract>
  /** Milliseconds since the epoch. */
  now: number
}

/** An author's own posts, the latest first. @throws {Problem} bad-input — the cursor. */
export async function listOwnPosts(
  db: Pick<Database['db'], 'execute'>,
  { author, query: { limit = POST_LIMITS.page, cursor }, now }: Asked,
): Promise<OwnPostPage> {
  const before = cursor === undefined ? sql`` : sql`and p.id < ${read(cursor, 'own').id}`
  const rows = await readOwnPosts(db, { which: sql`p.author = ${author} ${before}`, limit: limit + 1, now })
  const results = rows.slice(0, limit)
  const last = rows.length > limit ? results.at(-1) : undefined
  const at = (id: number) => write({ order: 'own', key: String(id), id, total: 0, total_is_exact: true, is_corrected: false })
  return { results, next_cursor: last ? at(last.id) : null }
}
