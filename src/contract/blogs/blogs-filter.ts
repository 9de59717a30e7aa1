/** What can be asked of the E-MAGAZINE, and its order. The server's SQL says the same; tests hold the two together. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { LANGUAGES } from '../core/languages.ts'
import { comparing, type Order } from '../core/orders.ts'
import { fold } from '../core/text.ts'
import type { BlogCard } from './blogs.ts'
import { BLOGS } from './blogs-resource.ts'

/** How many cards one page of the list holds when the page asks. */
export const BLOG_PAGE_SIZE = BLOGS.pageSize

/** What two spellings of one tag share. */
export const tagKey = (tag: string): string => fold(tag)

const { choice, filterOf, id, is, slug, text } = filterKit<BlogCard>()

/** Nothing set means: all that is published, the latest first. */
export const BLOG_FILTER = filterOf({
  q: text(),
  /** As it stands on an article; compared folded. */
  tag: text({ fits: ({ tags }, asked) => tags.some((tag) => tagKey(tag) === tagKey(asked)) }),
  category: slug({ fits: is('category') }),
  /** That the article is written in: one or both. */
  language: choice(LANGUAGES, { fits: (blog, asked) => Boolean(blog.second_title) || blog.language === asked }),
  /** User id. */
  author: id({ isLatin: true, fits: is('author_id') }),
})
export type BlogFilter = FilterValues<typeof BLOG_FILTER>
export const readBlogFilter = BLOG_FILTER.read

export const BLOG_ORDERS: Readonly<Record<'latest', Order<BlogCard>>> = { latest: { letter: 'l', at: 'created_at', isDescending: true } }

const compareBlogs = comparing(BLOG_ORDERS, ({ id }: BlogCard) => id)

/** The list as it is searched on the phone. */
export const BLOG_LIST = { filter: BLOG_FILTER, compare: (_: BlogFilter) => compareBlogs('latest') }
