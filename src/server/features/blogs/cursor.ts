import { BLOG_LIMITS } from '#contract/blogs.ts'
import { type ListCursor, listCursors } from '../../http/list-cursor.ts'

export type BlogCursor = ListCursor<'latest'>

/** The cursors of the list of articles. */
export const { write: writeCursor, read: readCursor } = listCursors<'latest'>({
  letters: { latest: 'l' },
  timed: ['latest'],
  countedTo: BLOG_LIMITS.countedTo,
})
