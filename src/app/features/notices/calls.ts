import { Problem } from '#contract/core/problem.ts'
import { listNotices, type Notice, readNotices } from '#contract/notices/notices.ts'
import { useNoticeList } from '../../state/notice-list.ts'
import { useSession } from '../../state/session/session.ts'
import type { Answer } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

const present = (): number | undefined => useSession.getState().account?.id

/** Asks for the notices of the signed-in user. What cannot be had now is asked for again by `followNotices`. */
export async function loadNotices(): Promise<void> {
  const owner = present()
  if (owner === undefined) return
  const take = ({ value }: Answer<unknown>) => {
    if (present() === owner) useNoticeList.setState({ owner, notices: value as Notice[] })
  }
  try {
    take(await call(listNotices, {}, { later: take, keptFirst: true }))
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
  }
}

/** Marks everything as read that is listed; here when the service has heard of it. */
export async function markRead(): Promise<void> {
  const { notices, owner } = useNoticeList.getState()
  const newest = notices.find(({ is_read }) => !is_read)
  if (!newest) return
  try {
    await call(readNotices, { body: { up_to: newest.id } })
  } catch (cause) {
    // Unread until the next look.
    if (cause instanceof Problem) return
    throw cause
  }
  useNoticeList.setState((now) => (now.owner === owner ? { notices: now.notices.map((one) => (one.id > newest.id ? one : { ...one, is_read: true })) } : now))
}
