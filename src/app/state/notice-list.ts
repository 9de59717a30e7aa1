import { create } from 'zustand'
import type { Notice } from '#contract/notices/notices.ts'

interface NoticeList {
  /** Whose they are; null: nothing is known. */
  owner: number | null
  /** The latest first. */
  notices: readonly Notice[]
}

const NOTHING: NoticeList = { owner: null, notices: [] }

/** What the person of this session is told. */
export const useNoticeList = create<NoticeList>()(() => NOTHING)

export const clearNoticeList = (): void => useNoticeList.setState(NOTHING)

/** How many of them have not been read. */
export const useUnread = (): number => useNoticeList(({ notices }) => notices.reduce((sum, { is_read }) => sum + (is_read ? 0 : 1), 0))
