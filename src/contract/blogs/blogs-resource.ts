import { resource } from '../core/resource.ts'

/** Readers see E-MAGAZINE. */
export const BLOGS = resource({
  noun: 'blogs',
  pages: { list: '/blogs', one: '/blogs' },
  api: { list: '/api/blogs/', one: '/api/blogs/{blog_id}/' },
  key: 'id',
  title: 'title',
  pageSize: 12,
  besides: ['/api/blog_aside/'],
  searched: ['title', 'summary', 'author', 'tags'],
})
