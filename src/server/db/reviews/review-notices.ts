import { sql } from 'drizzle-orm'
import type { NoticedReview, ReviewNotice } from '#contract/reviews/review-notices.ts'
import { reviewPath } from '#contract/reviews/review-place.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { provenOfAllSql, publicSql, type ReviewKind } from './review-kind.ts'

const DAYS: PushOptions = { ttl_seconds: 48 * 3600 }
const KINDS: Record<ReviewNotice, PushOptions> = { 'review-asked': DAYS, 'review-answered': DAYS, 'new-reviews': DAYS }

/** What is to be reviewed, of all that was bought together: as long as its reader may do so, and has not. */
const askedSql = (kinds: readonly ReviewKind[], now: number) => sql`
  select json_build_object('page', proven.page, 'title', proven.title)
  from (${provenOfAllSql(kinds, { now, user_id: sql`notices.user_id`, purchase: sql`notices.purchase` })}) as proven
  where proven.about || ' ' || proven.subject = notices.details ->> 'of' and not exists (select from reviews r where r.about = proven.about and r.subject = proven.subject and r.once = proven.once)`

/** What others have reviewed: of reviews that are shown, about something that is public. */
const receivedSql = (kinds: readonly ReviewKind[]) => sql`
  select json_build_object('page', of.page, 'title', of.title, 'name', (array_agg(r.author order by r.created_at desc, r.id desc))[1],
    'people', count(distinct r.writer))
  from reviews r join lateral (${publicSql(kinds, { about: sql`r.about`, subject: sql`r.subject` })}) as of on true
  where r.state = 'shown' and r.id in (select value::integer from jsonb_array_elements_text(notices.details -> 'reviews'))
  group by of.page, of.title`

/** What one's own review is of that was answered, while review and answer are shown. */
const answeredSql = (kinds: readonly ReviewKind[]) => sql`
  select json_build_object('page', of.page, 'title', of.title)
  from reviews r join lateral (${publicSql(kinds, { about: sql`r.about`, subject: sql`r.subject` })}) as of on true
  where r.id = notices.about and r.state = 'shown' and r.answer is not null`

/** Notices of reviews: those that ask for one, those of an answer to one's own, and those of what others wrote of what is one's own. */
export function reviewNotices(kinds: readonly ReviewKind[]): NoticeSource<NoticedReview | null> {
  return {
    kinds: KINDS,
    canBeGone: true,
    about: (now) => sql`case notices.kind
      when 'review-asked' then (${askedSql(kinds, now)}) when 'review-answered' then (${answeredSql(kinds)}) else (${receivedSql(kinds)}) end`,
    listed: (review) => ({ review }),
    pushed: (about) => (about ? { event_title: about.title, path: reviewPath(about) } : { event_title: '' }),
    subjectOf: (about) => about?.page ?? '',
    isStillSo: (about, { is_read }) => about !== null && !is_read,
  }
}
