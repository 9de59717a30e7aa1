import type { Comment, Reply } from '#contract/threads/comment-fields.ts'
import type { OwnComment } from '#contract/threads/comments.ts'
import type { OutboxEntry } from '../state/outbox/outbox.ts'

/** A comment that was written on this phone, or by the signed-in user, as far as the service has answered. */
export interface OwnRow {
  /** Unlike that of any other. */
  name: string
  comment: Omit<OwnComment, 'id' | 'state'> & { id: number | null }
  state: OwnComment['state'] | OutboxEntry['state']
  /** Opens what was written without an account. */
  key: string | undefined
  /** While the service has not answered. */
  entry: OutboxEntry | undefined
}

/** A list that is younger by so much knows of a comment. */
const SLIP_MS = 60_000

interface Listed {
  rows: readonly Comment[]
  /** ISO 8601, by the service's clock, as times of comments are. */
  fetchedAt: string
  /** User id of the signed-in reader. */
  reader: number | undefined
}

/** What the list does not show yet, the latest first. What it showed once and shows no more was taken away; a guest sees what staff removed. */
export function notListed(own: readonly OwnRow[], { rows, fetchedAt, reader }: Listed): OwnRow[] {
  const listed: readonly Reply[] = rows.flatMap((row) => [row, ...row.replies])
  const ids = new Set(listed.map(({ id }) => id))
  const isThere = ({ comment, entry }: OwnRow) =>
    (comment.id !== null && ids.has(comment.id)) ||
    // Its answer was lost: the list knows better than the phone. Where accounts alone write, the service has given the name.
    (entry?.may_have_arrived === true &&
      listed.some(({ author, text, user_id }) => (author === comment.author || (user_id !== undefined && user_id === reader)) && text === comment.text))
  const isNews = ({ comment, entry, state }: OwnRow) => entry !== undefined || state !== 'shown' || isLater(comment.created_at, fetchedAt)
  return own
    .filter((row) => (row.state !== 'removed' || row.key !== undefined) && !isThere(row) && isNews(row))
    .toSorted((a, b) => (a.comment.created_at < b.comment.created_at ? 1 : -1))
}

const isLater = (created_at: string, fetchedAt: string): boolean => Date.parse(created_at) > Date.parse(fetchedAt) - SLIP_MS

/** What this phone knows of its reader's own comments. */
interface Known {
  own: readonly OwnRow[]
  /** By id; null: taken back. */
  changed: ReadonlyMap<number, OwnComment | null>
  /** What else the reader does not see. */
  isOut?: (row: Reply) => boolean
}

/** A list without what was taken back here or is left out, and with what was changed here: it may be older than both. */
export function asChanged<T extends Reply>(rows: readonly T[], known: Known): T[] {
  const { own, changed, isOut } = known
  if (changed.size + own.length === 0 && !isOut) return rows as T[]
  return rows.flatMap((row) => {
    if (changed.get(row.id) === null || isOut?.(row)) return []
    const now = own.find(({ comment }) => comment.id === row.id)?.comment
    const { text, edited_at } = now?.edited_at && now.edited_at > (row.edited_at ?? '') ? now : row
    return [{ ...row, text, edited_at, ...('replies' in row && { replies: asChanged(row.replies as Reply[], known) }) }]
  })
}
