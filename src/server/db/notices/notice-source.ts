import type { SQL } from 'drizzle-orm'
import type { NoticeKind, PushMessage } from '#contract/notices/notice-kinds.ts'
import type { Notice } from '#contract/notices/notices.ts'
import type { notices } from '../tables/notices.ts'

/** How a message to a phone is sent. */
export interface PushOptions {
  /** So long a push service keeps it for a phone that is switched off. */
  ttl_seconds: number
  /** Wakes the phone: its reader is on the way. */
  isUrgent?: boolean
}

type Details = (typeof notices.$inferSelect)['details']

/** A notice, about to be sent to a phone. */
interface DueNotice {
  kind: NoticeKind
  /** What was so when it was told. */
  details: Details
  is_read: boolean
}

/** The notices of one noun. Each noun declares its own in its folder; sources.ts lists them. */
export interface NoticeSource<About = unknown> {
  readonly kinds: Readonly<Partial<Record<NoticeKind, PushOptions>>>
  /**
   * What a row of `notices` is about, as it stands now: one JSON value. The statement around it selects from `notices`, under that name.
   * @param now milliseconds since the epoch
   */
  about(now: number): SQL
  /** Whether that may be null: nothing of it can be read any more or yet, and the notice is not shown then. */
  readonly canBeGone: boolean
  /** Its part of the list's answer. */
  listed(about: About, details: Details): Partial<Notice>
  /** What a message to a phone says. */
  pushed(about: About): Pick<PushMessage, 'event_title'> & Partial<PushMessage>
  /** A later message about the same takes the place of one that is still to be delivered. */
  subjectOf(about: About): string
  /** Whether it still says what is: between its cause and its sending things may have changed. */
  isStillSo(about: About, notice: DueNotice): boolean
}
