import { addressOf } from '#contract/core/endpoint.ts'
import type { Resource } from '#contract/core/resource.ts'
import { RESOURCES } from '#contract/resources.ts'
import { fetchScreensAhead } from '../../state/connection/precached-screens.ts'
import { tellWorker } from '../../state/connection/worker.ts'
import { useSettings } from '../../state/settings.ts'

/** Exactly as their screens ask: a reader who saw Home once can open every list without network. */
const FIRST_PAGES = (RESOURCES as readonly Resource[]).flatMap(({ api: { list }, pageSize, besides = [] }) =>
  list ? [addressOf({ path: list }, { query: { limit: pageSize } }), ...besides] : [],
)

/** Has the worker fetch the beginnings of all lists, and the screens that show them; unless the reader saves data. */
export function fetchListsAhead(): void {
  fetchScreensAhead('home')
  tellWorker({ type: 'prefetch', addresses: FIRST_PAGES, saveData: useSettings.getState().dataSaver })
}
