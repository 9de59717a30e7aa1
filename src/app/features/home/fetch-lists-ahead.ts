import { BLOG_PAGE_SIZE } from '#contract/blogs/blogs-filter.ts'
import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { CATEGORIES } from '#contract/categories-resource.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { JOB_PAGE_SIZE } from '#contract/jobs/jobs-filter.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { fetchScreensAhead } from '../../state/connection/precached-screens.ts'
import { tellWorker } from '../../state/connection/worker.ts'
import { useSettings } from '../../state/settings.ts'

const firstPage = (path: `/${string}`, limit: number): string => addressOf({ path }, { query: { limit: String(limit) } })

/** Exactly as their screens ask: who saw Home once opens every list without network. */
const FIRST_PAGES = [
  firstPage(EVENTS.api.list, EVENT_PAGE_SIZE),
  firstPage(JOBS.api.list, JOB_PAGE_SIZE),
  '/api/banner/?place=jobs',
  CATEGORIES.api.list,
  firstPage(BLOGS.api.list, BLOG_PAGE_SIZE),
  '/api/blog_aside/',
]

/** Has the worker fetch the beginnings of all lists, and the screens that show them; unless the reader saves data. */
export function fetchListsAhead(): void {
  fetchScreensAhead('home')
  tellWorker({ type: 'prefetch', addresses: FIRST_PAGES, saveData: useSettings.getState().dataSaver })
}
