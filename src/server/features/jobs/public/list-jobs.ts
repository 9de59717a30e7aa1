import { type AskedWords, meantWords } from '#contract/core/word-search.ts'
import { JOB_LIMITS, type JobCard, type JobPage, type JobQuery } from '#contract/jobs/jobs.ts'
import { JOB_PAGE_SIZE } from '#contract/jobs/jobs-filter.ts'
import type { Database } from '../../../db/connection/open.ts'
import { cardOf } from '../../../db/jobs/job-columns.ts'
import { type JobRow, readJobRows } from '../../../db/jobs/job-rows.ts'
import { readOrCorrect } from '../../../db/search/correct-words.ts'
import { listPage } from '../../../http/lists/list-page.ts'
import { readCursor, writeCursor } from './cursor.ts'

/**
 * The public list: an array when asked plainly, a page when asked with a limit or a cursor.
 * @param now milliseconds since the epoch: what closed before it is not listed.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export async function listJobs(db: Pick<Database['db'], 'execute'>, filter: JobQuery, now: number): Promise<JobCard[] | JobPage> {
  const isPage = filter.limit !== undefined || filter.cursor !== undefined
  const order = filter.sort ?? 'newest'
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor, order)
  const limit = isPage ? (filter.limit ?? JOB_PAGE_SIZE) : JOB_LIMITS.listedPlain
  // One row more than the page holds tells whether there is a next one.
  const range = { order, after, limit: isPage ? limit + 1 : limit, is_counted: isPage && !after }
  const read = (words: AskedWords) => readJobRows(db, { question: filter, words, now }, range)
  const found = await readOrCorrect(db, { words: meantWords(filter.q ?? ''), after, read })
  if (!isPage) return found.rows.map(shownOf)
  const { shown, next, ...total } = listPage(found, { order, limit, after, countedTo: JOB_LIMITS.countedTo }, (row) => row.job_post_id)
  return { results: shown.map(shownOf), next_cursor: next ? writeCursor(next) : null, ...total }
}

const shownOf = ({ cursor_key: _key, counted: _counted, ...row }: JobRow): JobCard => cardOf(row)
