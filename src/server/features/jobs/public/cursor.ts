import { cursorOrders } from '#contract/core/orders.ts'
import { JOB_LIMITS } from '#contract/jobs/jobs.ts'
import { JOB_ORDERS, type JobSort } from '#contract/jobs/jobs-filter.ts'
import { type ListCursor, listCursors } from '../../../http/lists/list-cursor.ts'

export type JobCursor = ListCursor<JobSort>

/** The cursors of the list of jobs. */
export const { write: writeCursor, read: readCursor } = listCursors<JobSort>({
  ...cursorOrders(JOB_ORDERS),
  countedTo: JOB_LIMITS.countedTo,
})
