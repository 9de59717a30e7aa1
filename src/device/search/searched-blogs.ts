import type { BlogCard } from '#contract/blogs/blogs.ts'
import { blogText, readBlogQuestion } from '#contract/blogs/blogs-filter.ts'
import { searchBlogs } from '#contract/blogs/blogs-search.ts'
import { HELD_BLOGS } from '../snapshots/held-blogs.ts'
import type { SearchedNoun } from './search-held.ts'

/** Articles as they are found among those. */
export const SEARCHED_BLOGS: SearchedNoun<BlogCard> = {
  of: HELD_BLOGS,
  textOf: blogText,
  search: (rows, query) => searchBlogs(rows, readBlogQuestion(query)),
}
