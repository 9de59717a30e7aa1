import * as v from 'valibot'
import { ClientKey } from '#contract/core/fields.ts'
import { OwnComment, withPage } from '#contract/threads/comments.ts'
import { dropGuestComment, type GuestComment, readGuestComments, storeGuestComment } from '#device/outbox/guest-comments.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { hasGuestMark } from '../session/guest-mark.ts'

export type { GuestComment } from '#device/outbox/guest-comments.ts'

const WithKey = v.looseObject({ key: ClientKey })
const WithTitle = v.looseObject({ title: v.string() })

/** The key that a comment was sent under; undefined for what another version wrote. */
function keyOfEntry({ body }: Pick<OutboxEntry, 'body'>): string | undefined {
  const read = v.safeParse(WithKey, body)
  return read.success ? read.output.key : undefined
}

/** Keeps what the service has answered to comments of this phone: with their keys they can be changed. What is kept already may have been changed since. */
export async function storeSentComments(entries: readonly OutboxEntry[]): Promise<void> {
  const kept = new Set((await readGuestComments().catch(() => [])).map(({ key }) => key))
  for (const entry of entries) {
    const key = keyOfEntry(entry)
    const answer = v.safeParse(OwnComment, withPage(entry.answer))
    if (entry.state !== 'sent' || key === undefined || kept.has(key) || !answer.success) continue
    // A phone without room cannot change it later; that it was sent it knows from the outbox.
    const about = v.safeParse(WithTitle, entry.about)
    await storeGuestComment({ ...answer.output, key, title: about.success ? about.output.title : '' }).catch(() => undefined)
  }
}

/** What was written on this phone without an account on one page. A phone that cannot be read keeps nothing. */
export const guestCommentsOn = async (page: string): Promise<GuestComment[]> => (hasGuestMark() ? readGuestComments(page).catch(() => []) : [])

/** Everything that was written on this phone without an account, the oldest first. */
export const allGuestComments = async (): Promise<GuestComment[]> => (hasGuestMark() ? readGuestComments().catch(() => []) : [])

/** Keeps one as the service has it now; fields that are not given stay as they were. */
export const putGuestComment = (comment: Parameters<typeof storeGuestComment>[0]): Promise<void> => storeGuestComment(comment).catch(() => undefined)

export const forgetGuestComment = (key: string): Promise<void> => dropGuestComment(key).catch(() => undefined)
