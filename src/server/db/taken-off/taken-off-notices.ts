import { sql } from 'drizzle-orm'
import type { TakenOffNotice, TakenOffSubject } from '#contract/cases/taken-off-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

const WEEK: PushOptions = { ttl_seconds: 7 * 24 * 3600 }
const KINDS: Record<TakenOffNotice, PushOptions> = { 'taken-off': WEEK, restored: WEEK, 'selling-suspended': WEEK, 'selling-released': WEEK }

interface About {
  id: number
  subject: TakenOffSubject
  title: string
  reason: string
}

/** Notices of what staff decided about something as a whole, as it was called then. */
export const TAKEN_OFF_NOTICE_SOURCE: NoticeSource<About> = {
  kinds: KINDS,
  canBeGone: false,
  about: () => sql`(notices.details || jsonb_build_object('id', notices.about))::json`,
  listed: ({ id, subject, title, reason }) => ({ event_title: title, text: reason || null, taken_off: { id, subject } }),
  pushed: ({ title }) => ({ event_title: title }),
  subjectOf: ({ subject, id }) => `${subject}-${id}`,
  isStillSo: (_about, { is_read }) => !is_read,
}
