import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { readBlogFilter } from '#contract/blogs/blogs-filter.ts'
import type { MakeHead } from '../../../ui/navigation/page-head.ts'
import type { Answer } from '../../../wire/answer.ts'
import type { MagazineAnswers } from './calls.ts'
import { articleHead, magazineHead } from './head.ts'

/** Heads of the public pages of the magazine, by route. */
export const BLOG_HEADS: Record<string, MakeHead> = {
  '/blogs': ({ data, search, ...tools }) => magazineHead(readBlogFilter(search as Record<string, unknown>), (data as MagazineAnswers)[0].value, tools),
  '/blogs_/$blogId': ({ data, ...tools }) => articleHead((data as Answer<BlogDetail>).value, tools),
}
