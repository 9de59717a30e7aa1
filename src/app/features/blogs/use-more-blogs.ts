import type { BlogCard, BlogPage } from '#contract/blogs.ts'
import type { BlogQuestion } from '#contract/blogs-filter.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Answer } from '../../wire/answer.ts'
import { type FurtherRows, useFurther } from '../../wire/use-further.ts'

export type MoreBlogs = FurtherRows<BlogCard>

/** The first page and those that were loaded after it. */
export const useMoreBlogs = (question: BlogQuestion, answer: Answer<BlogPage>): MoreBlogs =>
  useFurther<BlogCard>(
    { answer, load: async (cursor) => (await import('./calls.ts')).loadBlogs(question, {}, cursor), nameOf: ({ id }) => id },
    `blogs${canonicalQuery(question)}`,
  )
