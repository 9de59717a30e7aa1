import { inLanguage } from '#contract/core/in-language.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { categoryTitle } from '../../ui/lists/category-title.ts'
import { type HeadTools, itemList, languageOf, type PageHead } from '../../ui/navigation/page-head.ts'
import type { FoundCategories } from './calls.ts'

/** Head of all categories, or of one with what belongs to it. @see https://schema.org/CollectionPage */
export function categoriesHead(found: FoundCategories, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const urlOf = (path: string) => origin + withLanguage(language, path)
  const collection = (name: string, path: string, things: { name: string; path: string }[]) => ({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: urlOf(path),
    mainEntity: itemList(things, { texts, origin }),
  })
  if ('list' in found) {
    const title = texts.t('heads:categories.title')
    const things = found.list.value.map((category) => ({ name: categoryTitle(category, language), path: `/category/${category.slug}` }))
    return { title, description: texts.t('heads:categories.description'), canonicalPath: '/category', structuredData: collection(title, '/category', things) }
  }
  const { category, events, jobs, blogs } = found.one.value
  const title = categoryTitle(category, language)
  const canonicalPath = `/category/${category.slug}`
  const things = [
    ...events.results.map((event) => ({ name: inLanguage(language, event).title, path: `/eventdetails/${event.event_id}` })),
    ...jobs.results.map((job) => ({ name: inLanguage(language, job).title, path: `/jobdetails/${job.job_post_id}` })),
    ...blogs.results.map((card) => inLanguage(language, card)).flatMap((blog) => (blog.title ? [{ name: blog.title, path: `/blogs/${blog.id}` }] : [])),
  ]
  return {
    title,
    description: texts.t('heads:categories.oneDescription', { title }),
    canonicalPath,
    image: events.results.find(({ thumbnail }) => thumbnail)?.thumbnail ?? undefined,
    structuredData: collection(title, canonicalPath, things),
  }
}
