import { resource } from '../core/resource.ts'

export const JOBS = resource({
  noun: 'jobs',
  pages: { list: '/jobportal', one: '/jobdetails' },
  api: { list: '/api/job_post/', one: '/api/job_post/{job_post_id}/' },
  key: 'job_post_id',
  title: 'title',
  otherTitle: 'second_title',
  pageSize: 20,
  besides: ['/api/banner/?place=jobs', '/api/job_category/'],
  searched: ['title', 'second_title', 'company', 'job_location', 'district', 'district_bn'],
})
