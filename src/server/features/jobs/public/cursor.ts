import { JOB_LIMITS } from '#contract/jobs/jobs.ts'
import type { JobSort } from '#contract/jobs/jobs-filter.ts'
import { type ListCursor, listCursors } from '../../../http/lists/list-cursor.ts'

export type JobCursor = ListCursor<JobSort>

/** The cursors of the list of jobs. */
export const { write: writeCursor, read: readCursor } = listCursors<JobSort>({
  letters: { newest: 'n', deadline: 'd', 'salary-high': 's' },
  timed: ['newest', 'deadline'],
  countedTo: JOB_LIMITS.countedTo,
})
