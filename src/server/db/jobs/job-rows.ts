import { type SQL, sql } from 'drizzle-orm'
import { JOB_LIMITS } from '#contract/jobs/jobs.ts'
import type { JobSort } from '#contract/jobs/jobs-filter.ts'
import type { Database } from '../connection/open.ts'
import type { RowAfter } from '../row-cursor.ts'
import { rowsThatFit } from '../search/by-words.ts'
import { isoMicroseconds } from '../wire-time.ts'
import { CARD_COLUMNS, type CardRow } from './job-columns.ts'
import { type JobSearch, jobCondition, TOP_SALARY } from './job-search.ts'

/** Which rows of an answer are wanted. */
interface JobRange {
  order: JobSort
  limit: number
  /** Rows after this one; null from the first. */
  after: RowAfter | null
  /** Whether each row shall carry the number of all rows. */
  is_counted: boolean
}

/** A card with what the next page needs to know about it. */
export interface JobRow extends CardRow {
  cursor_key: string
  /** How many jobs fit, at most `countedTo` + 1; null when not asked for. */
  counted: number | null
}

interface OrderSql {
  /** What an index begins with; ties go by id, in the same direction, so that one index serves. */
  key: SQL
  keyText: SQL
  keyType: SQL
  direction: SQL
  beyond: SQL
}
const ORDERS: Record<JobSort, OrderSql> = {
  newest: { key: sql`published_at`, keyText: isoMicroseconds(sql`page.key`), keyType: sql`timestamptz`, direction: sql`desc`, beyond: sql`<` },
  deadline: { key: sql`deadline`, keyText: isoMicroseconds(sql`page.key`), keyType: sql`timestamptz`, direction: sql`asc`, beyond: sql`>` },
  'salary-high': { key: TOP_SALARY, keyText: sql`page.key::text`, keyType: sql`integer`, direction: sql`desc`, beyond: sql`<` },
}

/**
 * To walk the list until enough jobs have a word costs about four times what the database expects: it takes those on one page of the table to be met
 * together, which holds for all jobs and not for the first few. Told to expect as many more, it walks where that is quicker and else looks the word
 * up; the walk ends all the same where enough are found.
 */
const WALK_COST = 4

/**
 * One page of cards in one statement: keys first, from an index; then the columns of those rows alone. Where it is counted, the walk goes on in
 * the same order until just beyond `countedTo`, and no further: so the page and its count are one walk.
 */
export function jobRowsSql(search: JobSearch, { order, limit, after, is_counted }: JobRange): SQL {
  const { key, keyText, keyType, direction, beyond } = ORDERS[order]
  const later = after ? sql`and (${key}, id) ${beyond} (${after.key}::${keyType}, ${after.id}::integer)` : sql``
  const walked = is_counted ? Math.max(limit, JOB_LIMITS.countedTo + 1) : limit
  const expected = search.words.length && !search.isFoundFirst ? walked * WALK_COST : walked
  const rows = rowsThatFit({ from: sql`job_posts`, condition: jobCondition(search) }, search.isFoundFirst)
  return sql`
    with likely as materialized (
      select id, ${key} as key from ${rows} ${later} order by ${key} ${direction}, id ${direction} limit ${expected}),
    found as materialized (select id, key from likely order by key ${direction}, id ${direction} limit ${walked})
    select ${CARD_COLUMNS}, ${keyText} as cursor_key, ${is_counted ? sql`(select count(*)::integer from found)` : sql`null`} as counted
    from (select id, key from found order by key ${direction}, id ${direction} limit ${limit}) as page
    join job_posts j on j.id = page.id
    order by page.key ${direction}, page.id ${direction}`
}

export async function readJobRows(db: Pick<Database['db'], 'execute'>, search: JobSearch, range: JobRange): Promise<JobRow[]> {
  const { rows } = await db.execute<JobRow & Record<string, unknown>>(jobRowsSql(search, range))
  return rows
}
