import { resource } from '../core/resource.ts'

export const EVENTS = resource({
  noun: 'events',
  pages: { list: '/events', one: '/eventdetails' },
  api: { list: '/api/event/', one: '/api/event/{event_id}/' },
  key: 'event_id',
  title: 'title',
  otherTitle: 'second_title',
  pageSize: 12,
  besides: ['/api/event_category/', '/api/event_subcategory/', '/api/event_subsubcategory/'],
  searched: ['title', 'second_title', 'location', 'seller_name'],
})
