import { sql } from 'drizzle-orm'
import { type AskedReview, type ReviewNotice, reviewPath } from '#contract/reviews/review-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { provenOfAllSql, type ReviewKind } from './review-kind.ts'

const KINDS: Record<ReviewNotice, PushOptions> = { 'review-asked': { ttl_seconds: 48 * 3600 } }

/** Notices that ask for a review: as long as its reader may write it, and has not. */
export function reviewNotices(kinds: readonly ReviewKind[]): NoticeSource<AskedReview | null> {
  return {
    kinds: KINDS,
    canBeGone: true,
    about: (now) => sql`(
      select json_build_object('page', proven.page, 'title', proven.title)
      from (${provenOfAllSql(kinds, { now, purchase: sql`notices.purchase` })}) as proven
      where not exists (select from reviews r where r.about = proven.about and r.subject = proven.subject and r.once = proven.once))`,
    listed: (review) => ({ review }),
    pushed: (about) => (about ? { event_title: about.title, path: reviewPath(about) } : { event_title: '' }),
    subjectOf: (about) => about?.page ?? '',
    isStillSo: (about, { is_read }) => about !== null && !is_read,
  }
}
