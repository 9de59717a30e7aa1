import { blogIn } from '#contract/blogs/blog-language.ts'
import type { BlogCard as Blog } from '#contract/blogs/blogs.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { CardGrid } from '../../../../ui/lists/card-grid.tsx'
import { BlogCard, type BlogCardTools } from './blog-card.tsx'

interface BlogGridProps {
  blogs: readonly Blog[]
  tools: BlogCardTools
}

/** Cards of articles. */
export function BlogGrid({ blogs, tools }: BlogGridProps) {
  const language = useLanguage()
  return (
    <CardGrid cards={blogs} idOf={({ id }) => id}>
      {(blog, isFirst) => <BlogCard blog={blogIn(language, blog)} language={language} tools={tools} isFirst={isFirst} />}
    </CardGrid>
  )
}
