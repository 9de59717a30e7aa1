import * as v from 'valibot'
import { BlogCard, BlogDetail } from '#contract/blogs.ts'
import { blogText, readBlogQuestion, searchBlogs } from '#contract/blogs-filter.ts'
import type { HeldNoun, SearchedNoun } from './search-held.ts'

/** Articles as this phone holds them. */
export const HELD_BLOGS: HeldNoun<BlogCard> = {
  noun: 'blogs',
  card: BlogCard,
  detail: v.pipe(
    BlogDetail,
    v.transform(({ comments, comment_count, ...blog }) => ({ card: { ...blog, comment_count: comment_count ?? comments.length }, isListed: true })),
  ),
  idOf: ({ id }) => id,
}

/** Articles as they are found among those. */
export const SEARCHED_BLOGS: SearchedNoun<BlogCard> = {
  of: HELD_BLOGS,
  textOf: blogText,
  search: (rows, query) => searchBlogs(rows, readBlogQuestion(query)),
}
