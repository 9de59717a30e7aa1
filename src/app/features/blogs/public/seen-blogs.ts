import type { BlogCard } from '#contract/blogs/blogs.ts'

const seen = new Map<number, BlogCard>()

/** Keeps in mind what the lists on this page have shown, so that an opened article begins with what is known of it. */
export function rememberBlogs(blogs: readonly BlogCard[]): void {
  for (const blog of blogs) seen.set(blog.id, blog)
}

export const seenBlog = (blogId: number): BlogCard | undefined => seen.get(blogId)
