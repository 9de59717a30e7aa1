import type { i18n as I18n } from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { categoryTitle } from '../../ui/category-title.ts'
import type { FoundCategories } from './calls.ts'

interface HeadTools {
  texts: Pick<I18n, 't' | 'language'>
  /** Public address of the service, without trailing slash. */
  origin: string
}

/** What a page says of itself; addresses without origin, without language prefix. */
interface CategoriesPageHead {
  title: string
  description: string
  canonicalPath: string
  /** Path of a picture under /media/. */
  image?: string | undefined
  structuredData?: object | undefined
}

/** Head of all categories, or of one with what belongs to it. @see https://schema.org/CollectionPage */
export function categoriesHead(found: FoundCategories, { texts, origin }: HeadTools): CategoriesPageHead {
  const language = isLanguage(texts.language) ? texts.language : DEFAULT_LANGUAGE
  const urlOf = (path: string) => origin + withLanguage(language, path)
  const collection = (name: string, path: string, things: { name: string; path: string }[]) => ({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: urlOf(path),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: things.map((thing, at) => ({ '@type': 'ListItem', position: at + 1, name: thing.name, url: urlOf(thing.path) })),
    },
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
    ...events.results.map((event) => ({ name: event.title, path: `/eventdetails/${event.event_id}` })),
    ...jobs.results.map((job) => ({ name: job.title, path: `/jobdetails/${job.job_post_id}` })),
    ...blogs.results.flatMap((blog) => (blog.title ? [{ name: blog.title, path: `/blogs/${blog.id}` }] : [])),
  ]
  return {
    title,
    description: texts.t('heads:categories.oneDescription', { title }),
    canonicalPath,
    image: events.results.find(({ thumbnail }) => thumbnail)?.thumbnail ?? undefined,
    structuredData: collection(title, canonicalPath, things),
  }
}
