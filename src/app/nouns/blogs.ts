import type { BlogCard } from '#contract/blogs/blogs.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import type { Row, RowTools } from './row.ts'

/** Among everything that is found it is the magazine; on Home something to read on. */
export const BLOG_ICON = 'i-lucide-newspaper'
export const READING_ICON = 'i-lucide-book-open'

/** An article as a row: who wrote it, when, how long it is. */
export function blogRow(card: BlogCard, { t, format, language }: RowTools): Row {
  const blog = inLanguage(language, card)
  return {
    href: pagePath(BLOGS, blog.id),
    title: blog.title || t('home:article.untitled'),
    picture: blog.thumbnail ? { src: blog.thumbnail, tone: blog.thumbnail_tone } : null,
    icon: READING_ICON,
    facts: [
      blog.author || t('home:article.unknown'),
      blog.created_at ? format.day(blog.created_at) : '',
      blog.reading_minutes > 0 ? t('home:article.minutes', { count: blog.reading_minutes }) : '',
    ],
  }
}

/** An article that was found. */
export function blogHit(blog: BlogCard, tools: RowTools): Row {
  const { facts, ...row } = blogRow(blog, tools)
  return { ...row, icon: BLOG_ICON, facts: facts.with(0, blog.author ?? '') }
}
