import { cursorOrders } from '#contract/core/orders.ts'
import { JOB_LIMITS } from '#contract/jobs/jobs.ts'
import { JOB_ORDERS, type JobSort } from '#contract/jobs/jobs-filter.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

/** The cursors of the list of jobs. */
export const JOB_CURSORS = listCursors<JobSort>({ ...cursorOrders(JOB_ORDERS), countedTo: JOB_LIMITS.countedTo })
