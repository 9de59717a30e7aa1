import { Suspense } from 'react'
import type { BlogCard as Blog } from '#contract/blogs/blogs.ts'
import { BlogCard, type BlogCardTools } from './blog-card.tsx'

/** Cards that come to life together; between two slices the page can answer a tap. */
const SLICE = 4

interface BlogGridProps {
  blogs: readonly Blog[]
  tools: BlogCardTools
}

const slicesOf = (blogs: readonly Blog[]): Blog[][] =>
  Array.from({ length: Math.ceil(blogs.length / SLICE) }, (_, at) => blogs.slice(at * SLICE, (at + 1) * SLICE))

/** A grid of 1, 2 or 3 columns. The boundaries never wait for anything: they are where hydration may pause. */
export function BlogGrid({ blogs, tools }: BlogGridProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {slicesOf(blogs).map((slice, at) => (
        <Suspense key={slice[0]?.id}>
          {slice.map((blog, inSlice) => (
            <BlogCard key={blog.id} blog={blog} tools={tools} isFirst={at === 0 && inSlice === 0} />
          ))}
        </Suspense>
      ))}
    </div>
  )
}
