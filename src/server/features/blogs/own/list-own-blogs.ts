import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { listOwnBlogs as contract, OwnBlog } from '#contract/blogs/own-blogs.ts'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { wordsOf } from '#contract/core/text.ts'
import type { Database } from '../../../db/connection/open.ts'
import { prefixQuery } from '../../../db/search/search-words.ts'
import { listPage } from '../../../http/lists/list-page.ts'
import { COUNTED_TO, readOwnCursor, writeOwnCursor } from './own-cursor.ts'
import { OWN_PER_PAGE, type OwnRow, PHASES, readOwnRows } from './own-rows.ts'

type OwnQuery = v.InferOutput<typeof contract.query>

/**
 * An author's own articles, the latest changed first.
 * @param now milliseconds since the epoch.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listOwnBlogs(
  db: Pick<Database['db'], 'execute'>,
  query: OwnQuery,
  { author, now }: { author: number; now: number },
): Promise<AnswerOf<typeof contract>> {
  const { limit = OWN_PER_PAGE, phase } = query
  const after = query.cursor === undefined ? undefined : readOwnCursor(query.cursor, 'changed')
  const conditions = [...(phase ? [PHASES[phase](now)] : []), ...wordConditions(query.q ?? '')]
  // One row more than the page holds tells whether there is a next one.
  const rows = await readOwnRows(db, { author, now, conditions, after, limit: limit + 1 })
  const asked = { order: 'changed', limit, after: after ?? null, countedTo: COUNTED_TO } as const
  const { shown, next, total } = listPage({ rows, is_corrected: false }, asked, ({ id }) => id)
  return { results: shown.map(ownOf), next_cursor: next ? writeOwnCursor(next) : null, total }
}

export const ownOf = ({ cursor_key: _key, counted: _counted, ...row }: OwnRow): OwnBlog => row

function wordConditions(q: string): SQL[] {
  const asked = prefixQuery(wordsOf(q).map((word) => [word]))
  return asked ? [sql`b.search_words @@ ${asked}::tsquery`] : []
}
