import type { TFunction } from 'i18next'
import { blogIn } from '#contract/blogs/blog-language.ts'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { authorOf, dateOf, titleOf } from './blog-words.ts'

/** An article in one row, in the words of ui/thing-row.tsx. */
export function rowOf(card: BlogCard, { language, ...words }: { t: TFunction<'blogs'>; format: Formatter; language: Language }) {
  const blog = blogIn(language, card)
  const title = titleOf(blog, words)
  const minutes = blog.reading_minutes > 0 ? words.t('minutes', { count: blog.reading_minutes }) : ''
  return {
    href: `/blogs/${blog.id}`,
    title,
    lang: scriptLanguage(title),
    picture: blog.thumbnail ? { src: blog.thumbnail, tone: blog.thumbnail_tone } : null,
    facts: [authorOf(blog, words), minutes || dateOf(blog, words)],
  } as const
}
