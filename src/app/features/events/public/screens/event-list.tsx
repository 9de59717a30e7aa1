import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { EventCard, EventPage } from '#contract/events/events.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { usePlaceInList } from '../../../../ui/lists/use-place-in-list.ts'
import type { Answer } from '../../../../wire/answer.ts'
import { usePages } from '../../../../wire/use-pages.ts'
import { EventGrid } from '../parts/event-grid.tsx'
import { FilterFormDeferred } from '../parts/filter-form-deferred.tsx'
import { LoadMore } from '../parts/load-more.tsx'
import { ResultBar } from '../parts/result-bar.tsx'
import { rememberCards } from '../seen-cards.ts'
import { useEventBookmarks } from '../use-event-bookmarks.ts'
import { useEventLinks } from '../use-event-links.ts'

/** Most lists have something. */
const NothingFound = lazy(async () => ({ default: (await import('../parts/nothing-found.tsx')).NothingFound }))
/** Links already as the server writes them: their program has time. Their element stays the same, so that nothing updates what is not alive yet. */
const FilterChips = hydrateDeferred(async () => (await import('../parts/filter-chips.tsx')).FilterChips)

interface EventListProps {
  filter: EventFilter
  answer: Answer<EventPage>
}

/** The public list of events. @see Specification §2.8 */
export function EventList({ filter, answer }: EventListProps) {
  const { t } = useTranslation('events')
  const key = canonicalQuery(filter)
  const chips = useMemo(
    () =>
      Object.keys(filter).some((name) => name !== 'sort') ? (
        <Suspense fallback={<div className="min-h-9 mb-3" />}>
          <FilterChips filter={filter} />
        </Suspense>
      ) : null,
    [filter],
  )
  return (
    <div className="grid gap-3 lg:grid-cols-[16rem_1fr] lg:gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      <FilterFormDeferred filter={filter} />
      <div className="min-w-0 lg:col-start-2">
        {chips}
        <ResultBar filter={filter} answer={answer} />
        <Results key={key} filter={filter} answer={answer} />
      </div>
    </div>
  )
}

function Results({ filter, answer }: EventListProps) {
  const { t } = useTranslation('events')
  const format = useFormat()
  const name = `events${canonicalQuery(filter)}`
  const pages = usePages<EventCard>(
    { first: answer.value, load: async (cursor) => (await import('../calls.ts')).loadEventList(filter, {}, cursor), nameOf: ({ id }) => id },
    name,
  )
  const { newFrom, rows } = pages
  const links = useEventLinks()
  const keeping = useEventBookmarks(rows)
  const grid = useRef<HTMLDivElement>(null)
  usePlaceInList(name, grid)

  useEffect(() => rememberCards(rows), [rows])

  // What was loaded last is where the reader goes on; the button they pressed is far below it by now, or gone.
  useEffect(() => {
    if (newFrom !== undefined) grid.current?.querySelectorAll<HTMLElement>('h2 a')[newFrom]?.focus({ preventScroll: true })
  }, [newFrom])

  if (rows.length === 0)
    return (
      <Suspense fallback={<div className="h-60" />}>
        <NothingFound />
      </Suspense>
    )
  return (
    <div ref={grid}>
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <EventGrid events={rows} tools={{ t, format, links, keeping, at: answer.fetchedAt }} />
      <LoadMore more={pages} />
    </div>
  )
}
