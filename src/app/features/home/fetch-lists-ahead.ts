import { BLOG_PAGE_SIZE } from '#contract/blogs-filter.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { EVENT_PAGE_SIZE } from '#contract/events-filter.ts'
import { JOB_PAGE_SIZE } from '#contract/jobs-filter.ts'
import { fetchScreensAhead } from '../../state/held-screens.ts'
import { useSettings } from '../../state/settings.ts'
import { tellWorker } from '../../state/worker.ts'

const firstPage = (path: `/${string}`, limit: number): string => addressOf({ path }, { query: { limit: String(limit) } })

/** Exactly as their screens ask: who saw Home once opens every list without network. */
const FIRST_PAGES = [
  firstPage('/api/event/', EVENT_PAGE_SIZE),
  firstPage('/api/job_post/', JOB_PAGE_SIZE),
  '/api/banner/?place=jobs',
  '/category/categories/list/',
  firstPage('/api/blogs/', BLOG_PAGE_SIZE),
  '/api/blog_aside/',
]

/** Has the worker fetch the beginnings of all lists, and the screens that show them; unless the reader saves data. */
export function fetchListsAhead(): void {
  fetchScreensAhead('home')
  tellWorker({ type: 'prefetch', addresses: FIRST_PAGES, saveData: useSettings.getState().dataSaver })
}
