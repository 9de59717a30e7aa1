import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { wordsOf } from '#contract/core/text.ts'
import { type listOwnJobs as contract, HIRING_LIMITS, type OwnJob, type OwnJobPage } from '#contract/jobs/own-jobs.ts'
import type { Database } from '../../../db/connection/open.ts'
import { prefixQuery } from '../../../db/search/search-words.ts'
import { PHASES, readOwnRows } from './own-rows.ts'

const SHAPE = /^1j([1-9]\d{0,9})$/
const LARGEST_ID = 2_147_483_647

/** An opaque text for the address of the next page. @param job_post_id of the last job on this one. */
const writeOwnCursor = (job_post_id: number): string => Buffer.from(`1j${job_post_id}`).toString('base64url')

/**
 * The job behind which a list goes on.
 * @throws {Problem} bad-input — not what `writeOwnCursor` wrote.
 */
function readOwnCursor(text: string): number {
  const id = Number(SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1])
  if (!(id <= LARGEST_ID) || writeOwnCursor(id) !== text) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return id
}

const PER_PAGE = 24

type OwnQuery = v.InferOutput<typeof contract.query>

/**
 * An employer's own jobs, the latest first: an array when asked plainly, a page when asked with a limit or a cursor.
 * @param now milliseconds since the epoch.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listOwnJobs(
  db: Pick<Database['db'], 'execute'>,
  query: OwnQuery,
  { employer, now }: { employer: number; now: number },
): Promise<OwnJob[] | OwnJobPage> {
  const { limit = PER_PAGE, phase } = query
  const isPage = query.limit !== undefined || query.cursor !== undefined
  const after = query.cursor === undefined ? undefined : readOwnCursor(query.cursor)
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const conditions = [...(phase ? [PHASES[phase](at)] : []), ...wordConditions(query.q ?? '')]
  // One row more than the page holds tells whether there is a next one.
  const { rows, total } = await readOwnRows(db, { employer, now, conditions, after, limit: isPage ? limit + 1 : HIRING_LIMITS.listedPlain })
  if (!isPage) return rows
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { results: rows.slice(0, limit), next_cursor: last ? writeOwnCursor(last.job_post_id) : null, total }
}

function wordConditions(q: string): SQL[] {
  const asked = prefixQuery(wordsOf(q).map((word) => [word]))
  return asked ? [sql`j.search_words @@ ${asked}::tsquery`] : []
}
