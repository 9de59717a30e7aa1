import type { BlogCard } from '#contract/blogs/blogs.ts'
import { BLOG_LIST, readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { searchRows } from '#contract/core/search-rows.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import { HELD_BLOGS } from '../snapshots/held-blogs.ts'
import type { SearchedNoun } from './search-held.ts'

/** Articles as they are found among those. */
export const SEARCHED_BLOGS: SearchedNoun<BlogCard> = {
  of: HELD_BLOGS,
  list: BLOGS.api.list,
  category: { slugOf: ({ category }) => category },
  textOf: (card) => searchedText(BLOGS.searched, card),
  search: (rows, query, now) => searchRows(BLOG_LIST, rows, { values: readBlogFilter(query), now }),
}
