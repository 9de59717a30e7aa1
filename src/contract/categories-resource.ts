import { resource } from './core/resource.ts'

/** The categories of the market, which every other noun can belong to. */
export const CATEGORIES = resource({
  noun: 'categories',
  pages: { list: '/category', one: '/category' },
  api: { list: '/category/categories/list/', one: '/api/category/{slug}/' },
  key: 'slug',
  title: 'title',
  searched: ['title', 'title_bn'],
})
