import type { ReplyNotice } from '#contract/threads/reply-notices.ts'
import { GOOD, type NoticeView } from './notice-view.ts'

export const REPLY_NOTICE_VIEWS: Record<ReplyNotice, NoticeView> = {
  replies: {
    icon: 'i-lucide-reply',
    colour: GOOD,
    title: ({ reply }) => reply?.title ?? reply?.blog_title ?? '',
    // Older answers have the number of an article.
    place: ({ reply }) => (reply ? { path: reply.page ?? `/blogs/${reply.blog_id}`, hash: `comment-${reply.comment_id}` } : { path: '/notices' }),
    words: ({ reply }, t) => {
      if (!reply) return undefined
      return reply.people > 1 ? t('replies.several', { name: reply.name, count: reply.people - 1 }) : t('replies.single', { name: reply.name })
    },
  },
}
