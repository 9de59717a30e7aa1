import type { NoticeGroups } from '../notices/notice-group.ts'

/** What a person is told whom staff have silenced: that they are, that it has ended, and what staff answered to their objection. */
export const SILENCE_NOTICES = ['silenced', 'silence-lifted', 'silence-answered'] as const
export type SilenceNotice = (typeof SILENCE_NOTICES)[number]

export const SILENCE_NOTICE_GROUPS = { silences: { kinds: SILENCE_NOTICES, app: 'always', audience: 'everyone', mail: 'none' } } as const satisfies NoticeGroups
