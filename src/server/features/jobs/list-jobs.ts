import { wordsOf } from '#contract/core/text.ts'
import { JOB_LIMITS, type JobCard, type JobFilter, type JobPage } from '#contract/jobs.ts'
import { JOB_PAGE_SIZE } from '#contract/jobs-filter.ts'
import { correctWords } from '../../db/correct-words.ts'
import type { JobSearch } from '../../db/job-search.ts'
import type { Database } from '../../db/open.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { cardOf } from './job-columns.ts'
import { type JobRange, type JobRow, readJobRows } from './store.ts'

/**
 * The public list: an array when asked plainly, a page when asked with a limit or a cursor.
 * @param now milliseconds since the epoch: what closed before it is not listed.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listJobs(db: Pick<Database['db'], 'execute'>, filter: JobFilter, now: number): Promise<JobCard[] | JobPage> {
  const isPage = filter.limit !== undefined || filter.cursor !== undefined
  const order = filter.sort ?? 'newest'
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor, order)
  const limit = isPage ? (filter.limit ?? JOB_PAGE_SIZE) : JOB_LIMITS.listedPlain
  // One row more than the page holds tells whether there is a next one.
  const range = { order, after, limit: isPage ? limit + 1 : limit, is_counted: isPage && !after }
  const found = await findOrCorrect(db, { question: filter, words: [], now }, range)
  return isPage ? pageOf(found, limit, range) : found.rows.map(shownOf)
}

interface Found {
  rows: JobRow[]
  is_corrected: boolean
}

/** Corrects the words only when the first page is empty, and then on every later page, so that a list never changes its mind. */
async function findOrCorrect(db: Pick<Database['db'], 'execute'>, search: JobSearch, range: JobRange): Promise<Found> {
  const words = wordsOf(search.question.q ?? '')
  if (!range.after?.is_corrected) {
    const rows = await readJobRows(db, { ...search, words: words.map((word) => [word]) }, range)
    if (rows.length || range.after) return { rows, is_corrected: false }
  }
  const corrected = await correctWords(db, words)
  return { rows: corrected ? await readJobRows(db, { ...search, words: corrected }, range) : [], is_corrected: true }
}

function pageOf({ rows, is_corrected }: Found, limit: number, { order, after }: JobRange): JobPage {
  const { total, total_is_exact } = after ?? totalOf(rows[0]?.counted ?? 0)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next_cursor = last ? writeCursor({ order, key: last.cursor_key, id: last.job_post_id, total, total_is_exact, is_corrected }) : null
  return { results: shown.map(shownOf), next_cursor, total, total_is_exact }
}

const totalOf = (counted: number) => ({ total: Math.min(counted, JOB_LIMITS.countedTo), total_is_exact: counted <= JOB_LIMITS.countedTo })

const shownOf = ({ cursor_key: _key, counted: _counted, ...row }: JobRow): JobCard => cardOf(row)
