import type { BlogDetail } from '#contract/blogs/blogs.ts'
import type { Comment, Reply } from '#contract/threads/comment-fields.ts'
import type { OwnComment } from '#contract/threads/comments.ts'
import { GUEST_COMMENTS, type OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { anEntry } from './outbox.ts'

export const KEY = 'key-of-a-comment-0001'
export const GUEST_ADDRESS = '/api/blogs/12/guest_comments/'
export const MEMBER_ADDRESS = '/api/blogs/12/comments/'

/** An answer to a comment, as a list has it. */
export const aReply = (id: number, over: Partial<Reply> = {}): Reply => ({
  id,
  author: `Reader ${id}`,
  text: `Reply ${id}`,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString(),
  edited_at: null,
  is_by_author: false,
  ...over,
})

/** A comment as the list of an article has it; a higher id is a later one. */
export const aComment = (id: number, over: Partial<Comment> = {}): Comment => ({
  ...aReply(id, { text: `Comment ${id}` }),
  replies: [],
  reply_count: 0,
  ...over,
})

/** The writer's own comment as the service gives it. */
export const anOwnComment = (over: Partial<OwnComment> = {}): OwnComment => ({
  id: 90,
  page: '/blogs/12',
  parent: null,
  author: 'Rahima',
  text: 'Well said',
  created_at: '2026-01-15T00:00:00.000Z',
  edited_at: null,
  state: 'shown',
  ...over,
})

/** A comment as it waits on a phone without a signed-in account. */
export const aGuestEntry = (over: Partial<OutboxEntry> = {}): OutboxEntry =>
  anEntry({
    id: 'comment-1',
    noun: GUEST_COMMENTS,
    address: GUEST_ADDRESS,
    body: { name: 'Rahima', email: 'rahima@example.com', text: 'Well said', parent: null, key: KEY, language: 'en', website: '' },
    about: { page: '/blogs/12', title: 'Boats of Barishal' },
    ...over,
  })

/** An article with comments, as the page has it. */
export const anArticle = (comments: Comment[], comment_count = comments.length, over: Partial<BlogDetail> = {}) => ({
  address: '/api/blogs/12/',
  fetchedAt: '2026-01-14T00:00:00.000Z',
  from: 'network' as const,
  etag: null,
  value: {
    id: 12,
    title: 'Boats of Barishal',
    thumbnail: null,
    thumbnail_tone: 0,
    created_at: '2026-01-01T00:00:00.000Z',
    author: 'Tareq',
    author_id: 3,
    author_slug: null,
    summary: '',
    reading_minutes: 3,
    comment_count,
    tags: [],
    category: null,
    language: 'en' as const,
    content: '<p>Boats</p>',
    updated_at: null,
    offline_bytes: 0,
    comments,
    related: [],
    ...over,
  },
})
