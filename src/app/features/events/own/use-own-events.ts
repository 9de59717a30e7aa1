import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnEvent, OwnEventPage } from '#contract/events/own-events.ts'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import { loadOwnEvents } from './list-calls.ts'
import type { OwnFilter } from './own-filter.ts'

/** One's own events page by page. A screen for another filter is another screen: give it a key. */
export const useOwnEvents = (filter: OwnFilter) =>
  useOwnPages<OwnEvent, OwnEventPage>(
    { load: (options, cursor) => loadOwnEvents(filter, options, cursor), nameOf: ({ id }) => id },
    `own events ${canonicalQuery(filter)}`,
  )
