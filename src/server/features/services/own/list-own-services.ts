import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { wordsOf } from '#contract/core/text.ts'
import { OWN_SERVICE_LIMITS, type OWN_SERVICE_STATES, type OwnService, type OwnServicePage } from '#contract/services/own-service.ts'
import type { listOwnServices as contract } from '#contract/services/own-services.ts'
import type { Database } from '../../../db/connection/open.ts'
import { rowAfter } from '../../../db/row-cursor.ts'
import { prefixQuery } from '../../../db/search/search-words.ts'
import { readOwnRows } from './own-rows.ts'

const PER_PAGE = 24

type OwnQuery = v.InferOutput<typeof contract.query>

/**
 * A seller's own services, the latest first: an array when asked plainly, a page when asked with a limit or a cursor. Words find them by what is public of
 * them.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listOwnServices(
  db: Pick<Database['db'], 'execute'>,
  query: OwnQuery,
  { seller }: { seller: number },
): Promise<OwnService[] | OwnServicePage> {
  const { limit = PER_PAGE, state, q = '' } = query
  const isPage = query.limit !== undefined || query.cursor !== undefined
  const after = rowAfter(query.cursor)
  const asked = prefixQuery(wordsOf(q).map((word) => [word]))
  const conditions = [...(state ? [STATES[state]] : []), ...(asked ? [sql`s.search_words @@ ${asked}::tsquery`] : [])]
  // One row more than the page holds tells whether there is a next one.
  const { rows, total } = await readOwnRows(db, { seller, conditions, after, limit: isPage ? limit + 1 : OWN_SERVICE_LIMITS.listedPlain })
  if (!isPage) return rows
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { results: rows.slice(0, limit), next_cursor: last ? String(last.service_id) : null, total }
}

const STATES: Record<(typeof OWN_SERVICE_STATES)[number], SQL> = {
  active: sql`s.is_active`,
  inactive: sql`not s.is_active`,
  full: sql`(s.is_active and s.next_free_at is null)`,
}
