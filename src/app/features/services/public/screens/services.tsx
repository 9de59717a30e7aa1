import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { ServiceCard, ServicePage } from '#contract/services/services.ts'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { DeferredEnd } from '../../../../ui/lists/deferred-end.tsx'
import { usePlaceInList } from '../../../../ui/lists/use-place-in-list.ts'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { usePages } from '../../../../wire/use-pages.ts'
import { FilterFormDeferred } from '../parts/filter-form-deferred.tsx'
import { ServiceGrid } from '../parts/service-grid.tsx'
import { rememberServices } from '../seen-services.ts'
import { useSeen } from '../use-seen.ts'
import { useServiceBookmarks } from '../use-service-bookmarks.ts'
import { useBookingLinks, useServiceLinks } from '../use-service-links.ts'

/** Links and a form's field already as the server writes them, or of no use before they are alive: their programs have time. Their elements stay the same, so that nothing updates what is not alive yet. */
const ServiceChips = hydrateDeferred(async () => (await import('../parts/service-chips.tsx')).ServiceChips)
const ResultLine = hydrateDeferred(async () => (await import('../parts/result-line.tsx')).ResultLine)
const NothingFound = hydrateDeferred(async () => (await import('../parts/nothing-found.tsx')).NothingFound)
const LoadMoreServices = hydrateDeferred(async () => (await import('../parts/load-more-services.tsx')).LoadMoreServices)

interface Props {
  /** The same object as long as it asks the same. */
  filter: ServiceFilter
  answer: Answer<ServicePage>
}

/** Everything that can be had done, the soonest free first. */
export function Services({ filter, answer }: Props) {
  const { t } = useTranslation('services')
  const chips = useMemo(
    () =>
      Object.keys(filter).some((name) => name !== 'sort') ? (
        <Suspense fallback={<div className="min-h-9 mb-3" />}>
          <ServiceChips filter={filter} />
        </Suspense>
      ) : null,
    [filter],
  )
  const line = useMemo(
    () => (
      <Suspense key={`line?${canonicalQuery(filter)}`} fallback={<div className="min-h-12 mb-3" />}>
        <ResultLine filter={filter} answer={answer} />
      </Suspense>
    ),
    [filter, answer],
  )
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      <FilterFormDeferred filter={filter} />
      <div className="min-w-0 lg:col-start-2">
        {chips}
        {line}
        <Results key={canonicalQuery(filter)} filter={filter} answer={answer} />
      </div>
    </div>
  )
}

function Results({ filter, answer }: Props) {
  const { t } = useTranslation('services')
  const language = useLanguage()
  const format = useFormat()
  const name = `services${canonicalQuery(filter)}`
  const pages = usePages<ServiceCard>(
    { first: answer.value, load: async (cursor) => (await import('../calls.ts')).loadServices(filter, {}, cursor), nameOf: ({ service_id }) => service_id },
    name,
  )
  const { rows } = pages
  const links = useServiceLinks()
  const booking = useBookingLinks()
  const keeping = useServiceBookmarks(rows)
  const seen = useSeen(answer)
  const grid = useRef<HTMLDivElement>(null)
  usePlaceInList(name, grid)

  useEffect(() => rememberServices(rows), [rows])

  const isAll = canonicalQuery(filter) === ''
  const nothing = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="h-40" />}>
        <NothingFound isAll={isAll} />
      </Suspense>
    ),
    [isAll],
  )
  if (rows.length === 0) return nothing
  return (
    <div ref={grid}>
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <ServiceGrid services={rows} tools={{ t, language, format, links, booking, keeping, seenOf: () => seen }} />
      <DeferredEnd more={pages} End={LoadMoreServices} />
    </div>
  )
}
