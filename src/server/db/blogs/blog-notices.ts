import { sql } from 'drizzle-orm'
import { type BlogNotice, commentPath } from '#contract/blogs/blog-notices.ts'
import type { Notice } from '#contract/notices/notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { isPublicAt } from './blog-search.ts'

const KINDS: Record<BlogNotice, PushOptions> = { replies: { ttl_seconds: 48 * 3600 } }

/** Notices of answers to comments: answers that are shown, to a comment that is shown, below an article that is public. */
export const BLOG_NOTICE_SOURCE: NoticeSource<NonNullable<Notice['reply']> | null> = {
  kinds: KINDS,
  canBeGone: true,
  about: (now) => sql`(
    select json_build_object('blog_id', b.id, 'blog_title', b.title, 'comment_id', answered.id,
      'name', (array_agg(r.author order by r.created_at desc, r.id desc))[1],
      'people', count(distinct coalesce('member ' || r.user_id, 'guest ' || r.author)))
    from comments answered
    join (select id, title from blogs where ${isPublicAt(now)}) b on b.id = answered.blog
    join notice_replies told on told.notice = notices.id
    join comments r on r.id = told.comment and r.state = 'shown'
    where answered.id = notices.comment and answered.state = 'shown'
    group by b.id, b.title, answered.id)`,
  listed: (reply) => ({ reply }),
  pushed: (reply) => (reply ? { event_title: reply.blog_title, path: commentPath(reply) } : { event_title: '' }),
  subjectOf: (reply) => String(reply?.comment_id ?? ''),
  isStillSo: (reply, { is_read }) => reply !== null && !is_read,
}
