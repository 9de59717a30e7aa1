import type { BlogCard, BlogDetail } from '#contract/blogs/blogs.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'

/** A card of an English article by Rahima, who has a page, published in January, unless told otherwise. */
export const aBlogCard = (over: Partial<BlogCard> & { id: number }): BlogCard => ({
  title: `Article ${over.id}`,
  thumbnail: `/media/blogs/${over.id}.webp`,
  thumbnail_tone: 1,
  created_at: '2026-01-10T04:00:00.000Z',
  author: 'Rahima',
  author_id: 7,
  author_slug: 'rahima',
  summary: 'What the river gives.',
  reading_minutes: 4,
  comment_count: 2,
  tags: ['river'],
  category: 'culture',
  language: 'en',
  ...over,
})

/** The page of such an article. */
export const aBlogDetail = (over: Partial<BlogDetail> & { id: number }): BlogDetail => ({
  ...aBlogCard(over as Partial<BlogCard> & { id: number }),
  content: '<p>The river gives.</p>',
  updated_at: '2026-01-11T04:00:00.000Z',
  offline_bytes: 240_000,
  comments: [],
  related: [],
  ...over,
})

/** What is searched: a card with its folded words. */
export const asSearchedBlog = <Facts extends BlogCard>(facts: Facts): { facts: Facts; words: string[] } => ({
  facts,
  words: searchTerms(searchedTexts(BLOGS, facts, { category: facts.tags.join(' ') })),
})
