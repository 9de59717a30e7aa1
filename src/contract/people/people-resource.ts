import { resource } from '../core/resource.ts'

/** Members without a shop who have opened a page of their own. They have no list: search finds them. */
export const PEOPLE = resource({
  noun: 'people',
  pages: { one: '/people' },
  api: { one: '/api/people/{username}/' },
  key: 'username',
  title: 'name',
  searched: ['name', 'username'],
})
