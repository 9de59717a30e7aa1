import type { GuestComment } from '../state/outbox/guest-comments.ts'
import type { OutboxEntry } from '../state/outbox/outbox.ts'
import { GUESTS, linkOf, readCommentEntry } from './comment-entry.ts'
import { answersOf, newAnswersOf } from './guest-answers.ts'
import type { OwnRow } from './own-rows.ts'

/** A comment of this phone, as its list shows it. */
export interface PhoneRow {
  /** Unlike that of any other. */
  key: string
  /** Where it stands, or will. */
  path: `/${string}`
  /** Of what it is about; empty where it is not known. */
  title: string
  text: string
  state: OwnRow['state']
  /** Of others. */
  answers: number
  newAnswers: number
}

/** All that was written on this phone without an account, sent or not, the latest first. */
export function phoneRows(held: readonly GuestComment[], entries: readonly OutboxEntry[]): PhoneRow[] {
  const sent = held.map((comment) => ({
    at: comment.created_at,
    key: comment.key,
    path: pathOf(comment),
    title: comment.title,
    text: comment.text,
    state: comment.state,
    answers: answersOf(comment, held),
    newAnswers: newAnswersOf(comment, held),
  }))
  const waiting = entries.flatMap((entry) => {
    const read = entry.noun === GUESTS && entry.state !== 'sent' && entry.state !== 'discarded' ? readCommentEntry(entry) : undefined
    if (!read || held.some(({ key }) => key === read.body.key)) return []
    const { about, body } = read
    const path: PhoneRow['path'] = linkOf(about.page)
    return [{ at: entry.created_at, key: entry.id, path, title: about.title, text: body.text, state: entry.state, answers: 0, newAnswers: 0 }]
  })
  return [...sent, ...waiting].toSorted((a, b) => (a.at < b.at ? 1 : -1)).map(({ at: _, ...row }) => row)
}

/** What is not shown to readers stands above the comments of its page, for its writer. */
const pathOf = ({ page, id, state }: GuestComment): `/${string}` => linkOf(`${page}${state === 'shown' ? `#comment-${id}` : ''}`)
