import { resource } from '../core/resource.ts'

/** Sellers have no list of their own: search finds them. */
export const SELLERS = resource({
  noun: 'sellers',
  pages: { one: '/seller' },
  api: { one: '/api/seller/{slug}/' },
  key: 'slug',
  title: 'full_name',
  searched: ['full_name', 'profession', 'district', 'division'],
})
