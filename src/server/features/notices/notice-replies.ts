import { type SQL, sql } from 'drizzle-orm'
import type { Notice } from '#contract/notices/notices.ts'
import { isPublicAt } from '../../db/blogs/blog-search.ts'
import { notices } from '../../db/tables/notices.ts'

type ReplyOfNotice = NonNullable<Notice['reply']>

/**
 * What a notice of `replies` says, as it stands: answers that are shown, to a comment that is shown, below an article that is public. Null where nothing
 * of it can be read any more or yet, and of other kinds.
 * @param now milliseconds since the epoch.
 */
export const replyOfNotice = (now: number): SQL<ReplyOfNotice | null> => sql<ReplyOfNotice | null>`(
  select json_build_object('blog_id', b.id, 'blog_title', b.title, 'comment_id', answered.id,
    'name', (array_agg(r.author order by r.created_at desc, r.id desc))[1],
    'people', count(distinct coalesce('member ' || r.user_id, 'guest ' || r.author)))
  from comments answered
  join (select id, title from blogs where ${isPublicAt(now)}) b on b.id = answered.blog
  join notice_replies told on told.notice = ${notices.id}
  join comments r on r.id = told.comment and r.state = 'shown'
  where answered.id = ${notices.comment} and answered.state = 'shown'
  group by b.id, b.title, answered.id)`

/** Whether a notice has something to say. */
export const isTold = (now: number): SQL => sql`(${notices.kind} <> 'replies' or ${replyOfNotice(now)} is not null)`
