import { blogIn } from '#contract/blogs/blog-language.ts'
import type { BlogDetail, BlogPage } from '#contract/blogs/blogs.ts'
import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { PRODUCT } from '#contract/core/product.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { descriptionOf, type HeadTools, languageOf, offTheRecord, type PageHead } from '../../../ui/navigation/page-head.ts'
import { authorOf, commentCountOf, titleOf } from './blog-words.ts'

/** Of all articles; there is one more for each language. */
const FEED = '/feed.xml'
const FEED_OF: Record<Language, string> = { en: '/feed-en.xml', bn: '/feed-bn.xml' }

/** Head of the list. Tags and categories make pages of their own for search engines; words, authors and languages do not. */
export function magazineHead({ q, tag, category, language }: BlogFilter, page: BlogPage, { texts }: Pick<HeadTools, 'texts'>): PageHead {
  const words = q ? texts.t('heads:blogs.searchTitle', { words: q }) : tag && texts.t('heads:blogs.tagTitle', { tag })
  return {
    title: words || texts.t('heads:blogs.listTitle'),
    description: texts.t('heads:blogs.listDescription'),
    canonicalPath: `/blogs${canonicalQuery({ tag, category })}`,
    image: page.results.find((card) => card.thumbnail)?.thumbnail ?? undefined,
    feed: language ? FEED_OF[language] : FEED,
  }
}

/** Head of one article, with its structured data. @see https://schema.org/Article */
export function articleHead(detail: BlogDetail, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const blog = blogIn(language, detail)
  const t = texts.getFixedT(language, 'blogs')
  const canonicalPath = `/blogs/${blog.id}`
  const title = titleOf(blog, { t })
  const description = descriptionOf(blog.summary || textOfHtml(blog.content ?? '') || t('article.noContent'))
  const author = { '@type': 'Person', name: authorOf(blog, { t }), ...(blog.author_slug ? { url: `${origin}/${language}/seller/${blog.author_slug}` } : {}) }
  return {
    title,
    description,
    canonicalPath,
    image: blog.thumbnail ?? undefined,
    type: 'article',
    feed: FEED,
    ...offTheRecord(blog),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      url: origin + withLanguage(language, canonicalPath),
      inLanguage: blog.language,
      author,
      publisher: { '@type': 'Organization', name: PRODUCT.name },
      commentCount: commentCountOf(blog),
      ...(blog.created_at ? { datePublished: blog.created_at, dateModified: blog.updated_at ?? blog.created_at } : {}),
      ...(blog.thumbnail ? { image: [origin + blog.thumbnail] } : {}),
      ...(blog.tags.length > 0 ? { keywords: blog.tags.join(', ') } : {}),
    },
  }
}
