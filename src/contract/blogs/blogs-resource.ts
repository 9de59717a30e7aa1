import { resource } from '../core/resource.ts'

/** Readers see E-MAGAZINE. */
export const BLOGS = resource({
  noun: 'blogs',
  pages: { list: '/blogs', one: '/blogs' },
  api: { list: '/api/blogs/', one: '/api/blogs/{blog_id}/' },
  key: 'id',
  title: 'title',
  otherTitle: 'second_title',
  pageSize: 12,
  besides: ['/api/blog_aside/'],
  searched: ['title', 'second_title', 'summary', 'second_summary', 'author', 'tags'],
})
