import { cursorOrders } from '#contract/core/orders.ts'
import { JOB_LIMITS, type JobCard, type JobPage, type JobQuery } from '#contract/jobs/jobs.ts'
import { JOB_ORDERS, JOB_PAGE_SIZE, type JobSort } from '#contract/jobs/jobs-filter.ts'
import type { Database } from '../../../db/connection/open.ts'
import { cardOf } from '../../../db/jobs/job-columns.ts'
import { type JobRow, readJobRows } from '../../../db/jobs/job-rows.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'
import { answerList } from '../../../http/lists/public-list.ts'

/** The cursors of the list of jobs. */
const JOB_CURSORS = listCursors<JobSort>({ ...cursorOrders(JOB_ORDERS), countedTo: JOB_LIMITS.countedTo })

/**
 * The public list.
 * @param now milliseconds since the epoch: what closed before it is not listed.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export const listJobs = (db: Pick<Database['db'], 'execute'>, filter: JobQuery, now: number): Promise<JobCard[] | JobPage> =>
  answerList(db, filter, {
    order: filter.sort ?? 'newest',
    cursors: JOB_CURSORS,
    sizes: { page: JOB_PAGE_SIZE, ...JOB_LIMITS },
    read: (words, range) => readJobRows(db, { filter, words, now }, range),
    idOf: ({ job_post_id }) => job_post_id,
    cardOf: shownOf,
  })

const shownOf = ({ cursor_key: _key, counted: _counted, ...row }: JobRow): JobCard => cardOf(row)
