import { BLOG_LIST } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { HELD_BLOGS } from '../snapshots/cached-blogs.ts'
import { searchedList } from './searched-list.ts'

/** Articles as they are found among those. */
export const SEARCHED_BLOGS = searchedList({ resource: BLOGS, held: HELD_BLOGS, list: BLOG_LIST, category: { slugOf: ({ category }) => category } })
