import { notFound } from '@tanstack/react-router'
import { type BlogCard, type BlogDetail, type BlogPage, listBlogs, type MagazineAside, readBlog, readMagazineAside } from '#contract/blogs/blogs.ts'
import { BLOG_PAGE_SIZE, type BlogFilter, readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import { type Category, listCategories } from '#contract/categories.ts'
import { Problem } from '#contract/core/problem.ts'
import { isNotThere } from '#contract/core/problem-code.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

/** The list, and what stands beside it if that could be had: the list does without. */
export type MagazineAnswers = readonly [Answer<BlogPage>, Answer<MagazineAside> | undefined]

const asText = (question: BlogFilter): Record<string, string> => Object.fromEntries(Object.entries(question).map(([key, value]) => [key, String(value)]))

/** One page of the list. */
export async function loadBlogs(question: BlogFilter, how: CallOptions = {}, cursor?: string): Promise<Answer<BlogPage>> {
  const query = { ...asText(question), limit: String(BLOG_PAGE_SIZE), ...(cursor ? { cursor } : {}) }
  const answer = await call(listBlogs, { query }, how)
  const { value } = answer
  // Asked with a limit, our service answers a page; a bare array is somebody else's.
  if (Array.isArray(value)) throw new Problem('strange-answer')
  return { ...answer, value }
}

/** So many tags stand beside the list: those used most. */
const TAGS = 12

/** @param search of the screen's address. */
export async function loadMagazine(search: Record<string, unknown>, how: CallOptions): Promise<MagazineAnswers> {
  const [list, beside] = await Promise.all([loadBlogs(readBlogFilter(search), how), call(readMagazineAside, {}, how).catch(() => undefined)])
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
export async function loadArticle(id: string | number, how: CallOptions = {}): Promise<Answer<BlogDetail>> {
  try {
    return await call(readBlog, { params: { blog_id: id as number } }, how)
  } catch (error) {
    if (isNotThere(error)) throw notFound()
    throw error
  }
}

/** What the categories of the market are called. */
export const loadCategories = async (how: CallOptions = {}): Promise<Category[]> => (await call(listCategories, {}, how)).value
