import type { BlogCard } from '#contract/blogs/blogs.ts'
import { seenCards } from '../../../state/seen-cards.ts'

/** Articles that lists on this page have shown. */
export const { remember: rememberBlogs, seen: seenBlog } = seenCards<BlogCard>(({ id }) => id)
