import * as v from 'valibot'
import { BlogCard, BlogDetail } from '#contract/blogs/blogs.ts'
import type { CachedNoun } from './cached-cards.ts'

/** Articles as this phone holds them. */
export const HELD_BLOGS: CachedNoun<BlogCard> = {
  noun: 'blogs',
  card: BlogCard,
  detail: v.pipe(
    BlogDetail,
    v.transform(({ comments, comment_count, ...blog }) => ({ card: { ...blog, comment_count: comment_count ?? comments.length }, isListed: true })),
  ),
  idOf: ({ id }) => id,
}
