import type { BlogNotice } from '#contract/blogs/blog-notices.ts'
import { GOOD, type NoticeView } from './notice-view.ts'

export const BLOG_NOTICE_VIEWS: Record<BlogNotice, NoticeView> = {
  replies: {
    icon: 'i-lucide-reply',
    colour: GOOD,
    title: ({ reply }) => reply?.blog_title ?? '',
    place: ({ reply }) => (reply ? { path: `/blogs/${reply.blog_id}`, hash: `comment-${reply.comment_id}` } : { path: '/blogs' }),
    words: ({ reply }, t) => {
      if (!reply) return undefined
      return reply.people > 1 ? t('replies.several', { name: reply.name, count: reply.people - 1 }) : t('replies.single', { name: reply.name })
    },
  },
}
