import * as v from 'valibot'
import { OwnComment, withPage } from '#contract/threads/comments.ts'
import type { GuestComment } from '../state/outbox/guest-comments.ts'
import type { OutboxEntry } from '../state/outbox/outbox.ts'
import { readCommentEntry } from './comment-entry.ts'
import type { FreshComment } from './own-comments.ts'
import type { OwnRow } from './own-rows.ts'

interface Sources {
  /** Path of the page. */
  page: string
  /** As the service lists them for the signed-in user. */
  listed: readonly OwnComment[]
  /** Of this phone. */
  guest: readonly GuestComment[]
  /** Sent since the page was opened. */
  fresh: readonly FreshComment[]
  entries: readonly OutboxEntry[]
  changed: ReadonlyMap<number, OwnComment | null>
}

/** All that this reader has written on one page, each once however it is known. */
export function composeOwn({ page, listed, guest, fresh, entries, changed }: Sources): OwnRow[] {
  const byId = new Map<number, FreshComment>()
  const put = (comment: FreshComment) => {
    const now = changed.get(comment.id)
    const key = comment.key ?? byId.get(comment.id)?.key
    if (comment.page === page && now !== null) byId.set(comment.id, { ...comment, ...now, key })
  }
  for (const comment of fresh) put(comment)
  for (const comment of guest) put(comment)
  for (const comment of listed) put({ ...comment, key: undefined })
  const waiting = entries.flatMap((entry): OwnRow[] => {
    const read = readCommentEntry(entry)
    if (read?.about.page !== page) return []
    const answer = entry.state === 'sent' ? v.safeParse(OwnComment, withPage(entry.answer)) : undefined
    if (answer?.success) {
      if (!byId.has(answer.output.id)) put({ ...answer.output, key: entry.noun === 'comments' ? undefined : read.body.key })
      return []
    }
    const { name, text, parent, key } = read.body
    const comment = { id: null, page, parent, author: name, text, created_at: entry.created_at, edited_at: null }
    return isKnown(entry, { key, author: name, text }, [...byId.values()]) ? [] : [{ name: entry.id, comment, state: entry.state, key, entry }]
  })
  const sent = [...byId.values()].map(({ key, state, ...comment }): OwnRow => ({ name: `comment ${comment.id}`, comment, state, key, entry: undefined }))
  return [...waiting, ...sent]
}

/** Whether what seems to wait has arrived: by its key, or, where its answer was lost, by what it says. */
const isKnown = (
  { may_have_arrived }: OutboxEntry,
  { key, author, text }: { key: string; author: string; text: string },
  sent: readonly FreshComment[],
): boolean => sent.some((one) => one.key === key || (may_have_arrived && one.author === author && one.text === text))
