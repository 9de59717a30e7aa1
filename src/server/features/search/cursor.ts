import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import type { CardKind } from '../../http/lists/card-lists.ts'
import { listCursors } from '../../http/lists/list-cursor.ts'

/** The cursors of what was found, of each kind its own. */
export const { write: writeCursor, read: readCursor } = listCursors<CardKind>({
  letters: { events: 'e', jobs: 'j', blogs: 'b', sellers: 's' },
  timed: ['events', 'jobs', 'blogs'],
  countedTo: SEARCH_MOST.countedTo,
})
