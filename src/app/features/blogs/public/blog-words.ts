import type { TFunction } from 'i18next'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import type { Formatter } from '#contract/core/format.ts'

interface Words {
  t: TFunction<'blogs'>
  format: Formatter
}

/** What stands for what an article does not say of itself. @see Specification §3 "Blog": its defaults */
export const titleOf = ({ title }: Pick<BlogCard, 'title'>, { t }: Pick<Words, 't'>): string => title || t('untitled')
export const authorOf = ({ author }: Pick<BlogCard, 'author'>, { t }: Pick<Words, 't'>): string => author || t('unknownAuthor')
export const dateOf = ({ created_at }: Pick<BlogCard, 'created_at'>, { t, format }: Words): string => (created_at ? format.day(created_at) : t('noDate'))

/** As the service counts them, else as many as it sent. */
export const commentCountOf = ({ comment_count, comments }: Pick<BlogCard, 'comment_count' | 'comments'>): number => comment_count ?? comments?.length ?? 0

/** How long it takes to read and what was said about it, in short. */
export const countsOf = (blog: BlogCard, { t }: Pick<Words, 't'>): string =>
  [blog.reading_minutes > 0 && t('minutes', { count: blog.reading_minutes }), t('comments', { count: commentCountOf(blog) })].filter(Boolean).join(' · ')
