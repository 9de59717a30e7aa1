import { sql } from 'drizzle-orm'
import { commentPath, type NewReplies, type ReplyNotice } from '#contract/threads/reply-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { subjectsSql, type ThreadKind } from './thread-kind.ts'

const KINDS: Record<ReplyNotice, PushOptions> = { replies: { ttl_seconds: 48 * 3600 } }

type About = Pick<NewReplies, 'comment_id' | 'name' | 'people'> & { at: number; subject: number; title: string }

/** Notices of answers to comments: answers that are shown, to a comment that is shown, about something that is public. */
export function replyNotices(kinds: readonly ThreadKind[]): NoticeSource<About | null> {
  const pageOf = ({ at, subject }: About): string => `${kinds[at]?.pages ?? '/'}${subject}`
  return {
    kinds: KINDS,
    canBeGone: true,
    about: (now) => sql`(
      select json_build_object('at', s.at, 'subject', s.id, 'title', s.title, 'comment_id', answered.id,
        'name', (array_agg(r.author order by r.created_at desc, r.id desc))[1],
        'people', count(distinct coalesce('member ' || r.user_id, 'guest ' || r.author)))
      from comments answered
      join lateral (${subjectsSql(kinds, { where: sql`thread = answered.thread`, now })}) s on true
      join notice_replies told on told.notice = notices.id
      join comments r on r.id = told.comment and r.state = 'shown'
      where answered.id = notices.comment and answered.state = 'shown'
      group by s.at, s.id, s.title, answered.id)`,
    listed: (about) => {
      if (!about) return { reply: null }
      const { at, subject, ...reply } = about
      return { reply: { ...reply, page: pageOf(about), ...kinds[at]?.formerly?.reply({ id: subject, title: reply.title }) } }
    },
    pushed: (about) => (about ? { event_title: about.title, path: commentPath({ page: pageOf(about), comment_id: about.comment_id }) } : { event_title: '' }),
    subjectOf: (about) => String(about?.comment_id ?? ''),
    isStillSo: (about, { is_read }) => about !== null && !is_read,
  }
}
