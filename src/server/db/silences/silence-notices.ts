import { sql } from 'drizzle-orm'
import type { SilenceNotice } from '#contract/accounts/silence-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { isStanding } from './silence-rows.ts'

const WEEK: PushOptions = { ttl_seconds: 7 * 24 * 3600 }
const KINDS: Record<SilenceNotice, PushOptions> = { silenced: WEEK, 'silence-lifted': WEEK, 'silence-answered': WEEK }

interface AboutSilence {
  id: number
  /** What staff wrote to the person. */
  words: string | null
  is_standing: boolean
}

/** Notices of a silence: that it is there, that it has ended, and what staff answered to an objection. */
export const SILENCE_NOTICE_SOURCE: NoticeSource<AboutSilence> = {
  kinds: KINDS,
  canBeGone: false,
  about: () => sql`(
    select json_build_object('id', s.id, 'is_standing', ${isStanding},
      'words', case notices.kind when 'silenced' then s.reason when 'silence-answered' then s.objection_answer end)
    from silences s where s.id = notices.silence)`,
  listed: ({ words }) => ({ text: words }),
  pushed: () => ({ event_title: '' }),
  subjectOf: ({ id }) => String(id),
  isStillSo: ({ is_standing }, { kind, is_read }) => !is_read && (kind !== 'silenced' || is_standing),
}
