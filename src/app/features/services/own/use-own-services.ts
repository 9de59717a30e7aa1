import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnService, OwnServicePage } from '#contract/services/own-service.ts'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import type { OwnFilter } from './own-filter.ts'
import { loadOwnServices } from './service-calls.ts'

/** One's own services page by page. A screen for another filter is another screen: give it a key. */
export const useOwnServices = (filter: OwnFilter) =>
  useOwnPages<OwnService, OwnServicePage>(
    { load: (options, cursor) => loadOwnServices(filter, options, cursor), nameOf: ({ service_id }) => service_id },
    `own services ${canonicalQuery(filter)}`,
  )
