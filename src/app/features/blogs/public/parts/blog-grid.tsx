import type { BlogCard as Blog } from '#contract/blogs/blogs.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { BlogCard, type BlogCardTools } from './blog-card.tsx'

interface BlogGridProps {
  blogs: readonly Blog[]
  tools: BlogCardTools
}

/** Cards of articles. */
export const BlogGrid = ({ blogs, tools }: BlogGridProps) => (
  <CardGrid cards={blogs} idOf={({ id }) => id}>
    {(blog, isFirst) => <BlogCard blog={blog} tools={tools} isFirst={isFirst} />}
  </CardGrid>
)
