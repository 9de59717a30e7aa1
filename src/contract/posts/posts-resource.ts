import { resource } from '../core/resource.ts'

/** What members show and say in the feed. */
export const POSTS = resource({
  noun: 'posts',
  pages: { list: '/posts', one: '/posts' },
  api: { list: '/api/posts/', one: '/api/posts/{post_id}/' },
  key: 'id',
  title: 'title',
  pageSize: 10,
  searched: ['text', 'author_name', 'tags'],
})
