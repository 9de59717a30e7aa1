import type { Author, BlogRevision, OwnBlog, OwnBlogDetail } from '#contract/blogs/own-blogs.ts'

/** A published article of an author. */
export const anOwnBlog = (over: Partial<OwnBlog> = {}): OwnBlog => ({
  id: 7,
  title: 'How a Jamdani is woven',
  thumbnail: null,
  thumbnail_tone: 0,
  summary: 'Two weavers, one loom.',
  tags: ['sari', 'weaving'],
  category: 'fashion',
  language: 'en',
  phase: 'published',
  published_at: '2026-11-01T05:00:00.000Z',
  comment_count: 3,
  version: 3,
  updated_at: '2026-11-02T05:00:00.000Z',
  ...over,
})

export const anOwnBlogDetail = (over: Partial<OwnBlogDetail> = {}): OwnBlogDetail => ({
  ...anOwnBlog(),
  content: '<p>Two weavers sit at one loom</p>',
  content_state: '',
  ...over,
})

export const aDraft = (over: Partial<OwnBlogDetail> = {}): OwnBlogDetail => anOwnBlogDetail({ phase: 'draft', published_at: null, comment_count: 0, ...over })

export const anAuthor = (over: Partial<Author> = {}): Author => ({ state: 'granted', note: '', asked_at: null, decided_at: null, ...over })

export const aRevision = (over: Partial<BlogRevision> = {}): BlogRevision => ({
  version: 2,
  title: 'How a sari is woven',
  saved_at: '2026-11-02T05:00:00.000Z',
  characters: 1234,
  ...over,
})

const category = (id: number, title: string, title_bn: string) => ({ id, title, title_bn, slug: title.toLowerCase(), icon: null, tone: 0 })
export const CATEGORIES = [category(1, 'Fashion', 'ফ্যাশন'), category(2, 'Health', 'স্বাস্থ্য')]
