import { Problem } from '#contract/core/problem.ts'
import { listNotices, NOTICES_PER_PAGE, type Notice, readNotices } from '#contract/notices/notices.ts'
import { useNoticeList } from '../../state/notice-list.ts'
import { useSession } from '../../state/session/session.ts'
import type { Answer } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import type { Page } from '../../wire/use-pages.ts'

const present = (): number | undefined => useSession.getState().account?.id

/** Asks for the latest notices of the signed-in user. What cannot be had now is asked for again by `followNotices`. */
export async function loadNotices(): Promise<void> {
  const owner = present()
  if (owner === undefined) return
  const take = ({ value, fetchedAt, from }: Answer<unknown>) => {
    if (present() === owner) useNoticeList.setState({ owner, notices: value as Notice[], answered: { fetchedAt, from }, problem: null })
  }
  try {
    take(await call(listNotices, { query: {} }, { later: take, keptFirst: true }))
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    if (present() === owner) useNoticeList.setState({ problem: cause })
  }
}

/** Notices as a page of a list, by which the next one is asked for. */
export const pageOfNotices = (notices: readonly Notice[]): Page<Notice> => ({
  results: [...notices],
  next_cursor: notices.length < NOTICES_PER_PAGE ? null : String(notices.at(-1)?.id),
})

/** Those before. The phone keeps the latest alone. @throws {Problem} */
export async function loadOlder(cursor: string): Promise<Answer<Page<Notice>>> {
  const answer = await call(listNotices, { query: { before: cursor } }, { isPassing: true })
  return { ...answer, value: pageOfNotices(answer.value) }
}

/**
 * Marks notices as read, here when the service has heard of it.
 * @param only this one, and none before it
 * @throws {Problem} they are unread as before.
 */
export async function markRead(notice: Pick<Notice, 'id'>, only = false): Promise<void> {
  const { owner } = useNoticeList.getState()
  await call(readNotices, { body: { up_to: notice.id, ...(only && { only }) } })
  const isMeant = ({ id }: Notice) => (only ? id === notice.id : id <= notice.id)
  useNoticeList.setState((now) => (now.owner === owner ? { notices: now.notices.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)) } : now))
}
