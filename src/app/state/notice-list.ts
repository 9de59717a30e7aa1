import { create } from 'zustand'
import type { Problem } from '#contract/core/problem.ts'
import type { Notice } from '#contract/notices/notices.ts'

interface NoticeList {
  /** Whose they are; null: nothing is known. */
  owner: number | null
  /** The latest first: the first page of them. */
  notices: readonly Notice[]
  /** When they left the service, and whether the phone has kept them since; null: nothing was answered yet. */
  answered: { fetchedAt: string; from: 'network' | 'device' | 'device-search' } | null
  /** Why the last question was not answered. */
  problem: Problem | null
}

const NOTHING: NoticeList = { owner: null, notices: [], answered: null, problem: null }

/** What the person of this session is told. */
export const useNoticeList = create<NoticeList>()(() => NOTHING)

export const clearNoticeList = (): void => useNoticeList.setState(NOTHING)

/** How many of them have not been read. */
export const useUnread = (): number => useNoticeList(({ notices }) => notices.reduce((sum, { is_read }) => sum + (is_read ? 0 : 1), 0))

/** How many messages to its reader the unread ones are about. */
export const useUnreadMessages = (): number =>
  useNoticeList(({ notices }) => notices.reduce((sum, { is_read, messages }) => sum + (is_read ? 0 : (messages?.count ?? 0)), 0))

/** Shows those as read that the service has marked so with something else. */
export const markNoticesRead = (isMeant: (notice: Notice) => boolean): void =>
  useNoticeList.setState(({ notices }) => ({ notices: notices.map((one) => (!one.is_read && isMeant(one) ? { ...one, is_read: true } : one)) }))
