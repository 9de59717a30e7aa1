import { resource } from '../core/resource.ts'

/** What sellers do for others at a time that is asked for. */
export const SERVICES = resource({
  noun: 'services',
  pages: { list: '/services', one: '/servicedetails' },
  api: { list: '/api/service/', one: '/api/service/{service_id}/' },
  key: 'service_id',
  title: 'title',
  otherTitle: 'second_title',
  pageSize: 12,
  besides: ['/api/service_category/'],
  searched: ['title', 'second_title', 'seller_name', 'district', 'district_bn'],
})
