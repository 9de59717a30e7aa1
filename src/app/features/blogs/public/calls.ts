import { type BlogCard, type BlogDetail, type BlogPage, listBlogs, type MagazineAside, readBlog, readMagazineAside } from '#contract/blogs/blogs.ts'
import { BLOG_PAGE_SIZE, type BlogFilter, readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import { type Category, listCategories } from '#contract/categories.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { asPage, pageQuery } from '../../../wire/list-page.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'

/** The list, and what stands beside it if that could be had: the list does without. */
export type MagazineAnswers = readonly [Answer<BlogPage>, Answer<MagazineAside> | undefined]

/** One page of the list. */
export const loadBlogs = async (filter: BlogFilter, options: CallOptions = {}, cursor?: string): Promise<Answer<BlogPage>> =>
  asPage(await call(listBlogs, { query: pageQuery(filter, BLOG_PAGE_SIZE, cursor) }, options))

/** So many tags stand beside the list: those used most. */
const TAGS = 12

/** @param search of the screen's address. */
export async function loadMagazine(search: Record<string, unknown>, options: CallOptions): Promise<MagazineAnswers> {
  const [list, beside] = await Promise.all([loadBlogs(readBlogFilter(search), options), call(readMagazineAside, {}, options).catch(() => undefined)])
  const aside = beside && { ...beside, value: { featured: beside.value.featured, tags: beside.value.tags.slice(0, TAGS) } }
  if (!import.meta.env.SSR) return [list, aside]
  return [
    { ...list, value: { ...list.value, results: list.value.results.map(unsummed) } },
    aside && { ...aside, value: { ...aside.value, featured: aside.value.featured.map(unsummed) } },
  ]
}

/** Cards show no summary, and a page is read over a bad network: what the phone keeps of it is completed when it asks again. */
const unsummed = (card: BlogCard): BlogCard => ({ ...card, summary: '' })

/** The article of a screen's address. @param id as it stands there: what is no number is refused by the service. */
export const loadArticle = (id: string | number, options: CallOptions = {}): Promise<Answer<BlogDetail>> =>
  orNotFound(call(readBlog, { params: { blog_id: id as number } }, options))

/** What the categories of the market are called. */
export const loadCategories = async (options: CallOptions = {}): Promise<Category[]> => (await call(listCategories, {}, options)).value
