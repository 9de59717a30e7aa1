import { sql } from 'drizzle-orm'
import type { AuthorNotice } from '#contract/blogs/author-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

const WEEK: PushOptions = { ttl_seconds: 7 * 24 * 3600 }
const KINDS: Record<AuthorNotice, PushOptions> = { 'author-granted': WEEK, 'author-refused': WEEK, 'author-revoked': WEEK }

/** Notices of staff's decision on a request to write: the last one, while it stands. */
export const AUTHOR_NOTICE_SOURCE: NoticeSource<{ author: number } | null> = {
  kinds: KINDS,
  canBeGone: true,
  about: () => sql`(
    select json_build_object('author', a.user_id) from authors a
    where a.user_id = notices.author and a.state = case notices.kind when 'author-granted' then 'granted' else 'refused' end)`,
  listed: () => ({}),
  pushed: () => ({ event_title: '' }),
  subjectOf: (about) => String(about?.author ?? ''),
  isStillSo: (about, { is_read }) => about !== null && !is_read,
}
