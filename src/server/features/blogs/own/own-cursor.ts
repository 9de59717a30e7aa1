import { type ListCursor, listCursors } from '../../../http/lists/list-cursor.ts'

/** The largest count that a cursor can carry: no user pages further by hand. */
export const COUNTED_TO = 9999

export type OwnCursor = ListCursor<'changed'>

/** The cursors of one's own articles. */
export const { write: writeOwnCursor, read: readOwnCursor } = listCursors<'changed'>({ letters: { changed: 'c' }, timed: ['changed'], countedTo: COUNTED_TO })

/** The cursors of those who asked to write. */
export const { write: writeAuthorCursor, read: readAuthorCursor } = listCursors<'asked'>({ letters: { asked: 'a' }, timed: ['asked'], countedTo: COUNTED_TO })
