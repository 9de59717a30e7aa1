import { SEARCH_MOST } from '#contract/search/search-kinds.ts'
import { LISTINGS, type ListedNoun } from '../../db/resources.ts'
import { listCursors } from '../../http/lists/list-cursor.ts'

const LETTERS = Object.fromEntries(LISTINGS.map(({ resource, cursor }) => [resource.noun, cursor.letter])) as Record<ListedNoun, string>

/** The cursors of what was found, of each noun its own. */
export const { write: writeCursor, read: readCursor } = listCursors<ListedNoun>({
  letters: LETTERS,
  timed: LISTINGS.filter(({ cursor }) => cursor.isTimed).map(({ resource }) => resource.noun),
  countedTo: SEARCH_MOST.countedTo,
})
