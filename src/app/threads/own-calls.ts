import { readAccount } from '#contract/accounts/accounts.ts'
import {
  editComment,
  editGuestComment,
  type GuestComment,
  listOwnComments,
  MOST_ASKED_ABOUT,
  type OwnComment,
  type REPORT_REASONS,
  readGuestComments,
  removeComment,
  removeGuestComment,
  reportComment,
} from '#contract/threads/comments.ts'
import type { GuestComment as StoredComment } from '../state/outbox/guest-comments.ts'
import type { Answer, CallOptions } from '../wire/answer.ts'
import { call } from '../wire/call.ts'

export const loadOwnComments = (page: string, options: CallOptions = {}): Promise<Answer<OwnComment[]>> => call(listOwnComments, { query: { page } }, options)

/**
 * How comments of this phone stand that were written without an account, the latest ones. What the service does not know is left out.
 * @throws {Problem} offline, too-slow, busy — nothing is known.
 */
export const loadGuestComments = async (kept: readonly StoredComment[]): Promise<GuestComment[]> =>
  (await call(readGuestComments, { body: { comments: kept.slice(-MOST_ASKED_ABOUT).map(({ id, key }) => ({ id, key })) } })).value

/** What the account knows of its owner. */
export const loadAccount = async () => (await call(readAccount, {}, { keptFirst: true })).value

/** One's own comment, and the key that opens it where no user was signed in. */
interface Opened {
  id: number
  key: string | undefined
}

/** @throws {Problem} bad-state — it is too late. */
export async function changeComment({ id, key }: Opened, text: string): Promise<OwnComment> {
  const params = { comment_id: id }
  if (key === undefined) return (await call(editComment, { params, body: { text } })).value
  return (await call(editGuestComment, { params, body: { text, key } })).value
}

export async function takeBackComment({ id, key }: Opened): Promise<void> {
  const params = { comment_id: id }
  if (key === undefined) await call(removeComment, { params })
  else await call(removeGuestComment, { params, body: { key } })
}

export type ReportReason = (typeof REPORT_REASONS)[number]

export async function report(comment_id: number, body: { reason: ReportReason; note: string }): Promise<void> {
  await call(reportComment, { params: { comment_id }, body })
}
