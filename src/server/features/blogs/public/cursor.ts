import { BLOG_LIMITS } from '#contract/blogs/blogs.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'

/** The cursors of the list of articles. */
export const { write: writeCursor, read: readCursor } = listCursors<'latest'>({
  letters: { latest: 'l' },
  timed: ['latest'],
  countedTo: BLOG_LIMITS.countedTo,
})
