import { Suspense, useEffect, useMemo, useRef } from 'react'
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
import { LoadMore } from '../parts/load-more.tsx'
import { QuestionFormLate } from '../parts/question-form-late.tsx'
import { ResultBar } from '../parts/result-bar.tsx'
import { rememberCards } from '../seen-cards.ts'
import { useEventKeeping } from '../use-event-keeping.ts'
import { useEventLinks } from '../use-event-links.ts'
import { useListAddress } from '../use-list-address.ts'

/** Links already as the server writes them: their program has time. Their element stays the same, so that nothing updates what is not alive yet. */
const QuestionChips = hydrateDeferred(async () => (await import('../parts/question-chips.tsx')).QuestionChips)

interface EventListProps {
  question: EventFilter
  answer: Answer<EventPage>
}

/** The public list of events. @see Specification §2.8 */
export function EventList({ question, answer }: EventListProps) {
  const { t } = useTranslation('events')
  const key = canonicalQuery(question)
  const chips = useMemo(
    () =>
      Object.keys(question).some((name) => name !== 'sort') ? (
        <Suspense fallback={<div className="min-h-9 mb-3" />}>
          <QuestionChips question={question} />
        </Suspense>
      ) : null,
    [question],
  )
  return (
    <div className="grid gap-3 lg:grid-cols-[16rem_1fr] lg:gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      <QuestionFormLate question={question} />
      <div className="min-w-0 lg:col-start-2">
        {chips}
        <ResultBar question={question} answer={answer} />
        <Results key={key} question={question} answer={answer} />
      </div>
    </div>
  )
}

function Results({ question, answer }: EventListProps) {
  const { t } = useTranslation('events')
  const format = useFormat()
  const name = `events${canonicalQuery(question)}`
  const pages = usePages<EventCard>(
    { first: answer.value, load: async (cursor) => (await import('../calls.ts')).loadEventList(question, {}, cursor), nameOf: ({ id }) => id },
    name,
  )
  const { newFrom, rows } = pages
  const links = useEventLinks()
  const keeping = useEventKeeping(rows)
  const grid = useRef<HTMLDivElement>(null)
  usePlaceInList(name, grid)

  useEffect(() => rememberCards(rows), [rows])

  // What was loaded last is where the reader goes on; the button they pressed is far below it by now, or gone.
  useEffect(() => {
    if (newFrom !== undefined) grid.current?.querySelectorAll<HTMLElement>('h2 a')[newFrom]?.focus({ preventScroll: true })
  }, [newFrom])

  if (rows.length === 0) return <NothingFound />
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

function NothingFound() {
  const { t } = useTranslation('events')
  const { hrefOf, follow } = useListAddress()
  return (
    <div className="card p-6 text-center">
      <p className="text-lg">{t('list.empty')}</p>
      <p className="mt-1 mb-4 text-ink-soft">{t('list.emptyHint')}</p>
      <a className="btn-primary" href={hrefOf({ when: 'all' })} onClick={follow({ when: 'all' })}>
        {t('list.seeAll')}
      </a>
    </div>
  )
}
