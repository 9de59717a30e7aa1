import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { hydrateDeferred } from '../../../ui/hydration/deferred-hydration.ts'
import { whenIdle } from '../../../ui/hydration/when-idle.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { AllKinds } from '../parts/all-kinds.tsx'
import { KindTabs } from '../parts/kind-tabs.tsx'
import { NothingFound } from '../parts/nothing-found.tsx'
import { OneKind } from '../parts/one-kind.tsx'
import { totalOf } from '../total-of.ts'
import { useHitTools } from '../use-hit-tools.ts'

/** Links already as the server writes them: their programs have time. */
const FilterChips = hydrateDeferred(async () => (await import('../parts/filter-chips.tsx')).FilterChips)
const WaysOn = hydrateDeferred(async () => (await import('../parts/ways-on.tsx')).WaysOn)

interface Props {
  filter: SearchFilter
  found: Answer<SearchAnswer>
  /** In which the next words are typed. */
  field: ReactNode
}

/** Everything in one search. @see Specification §2.1 "Search" */
export function Search({ filter, found, field }: Props) {
  const { t } = useTranslation('search')
  const { q, place, kind, category } = filter
  const isAsked = Boolean(q ?? place ?? category)
  const title = q ? t('resultsFor', { words: q }) : t('title')
  useHeadingTitle(title)
  useLateWork(q)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className={q ? 'text-lg truncate' : 'sr-only'}>
        <MixedText text={title} />
      </h1>
      {field}
      {(category ?? place) && (
        <Suspense fallback={<span className="min-h-9" />}>
          <FilterChips filter={filter} />
        </Suspense>
      )}
      {isAsked && <Results key={`${q} ${place} ${kind} ${category}`} filter={filter} found={found} />}
      {(!isAsked || totalOf(found.value, undefined).total === 0) && (
        <Suspense fallback={null}>
          <WaysOn asked={q} />
        </Suspense>
      )}
    </div>
  )
}

function Results({ filter, found }: Omit<Props, 'field'>) {
  const { t } = useTranslation('search')
  const tools = useHitTools(found.fetchedAt)
  const { kind } = filter
  const { total, isExact } = totalOf(found.value, kind)
  return (
    <>
      {totalOf(found.value, undefined).total > 0 && <KindTabs filter={filter} found={found.value} />}
      <p role="status">
        <b className={total === 0 ? 'sr-only' : 'tabular'}>{t(isExact ? 'results' : 'resultsMany', { count: total })}</b>{' '}
        <AgeNote answer={found} held={t('held', { count: found.heldRows ?? 0 })} />
      </p>
      {total === 0 && <NothingFound filter={filter} found={found.value} />}
      {kind ? <OneKind filter={{ ...filter, kind }} found={found} tools={tools} /> : <AllKinds filter={filter} found={found.value} tools={tools} />}
    </>
  )
}

/** Keeps what was asked in mind, and has this phone hold the screens that a search leads to. */
function useLateWork(q: string | undefined): void {
  useEffect(() => {
    return whenIdle(() => {
      // Out of reach: the next search brings it.
      if (q) import('../recent-searches.ts').then(({ rememberSearch }) => rememberSearch(q)).catch(() => undefined)
    })
  }, [q])
  useEffect(() => {
    return whenIdle(() => {
      import('../../../state/connection/precached-screens.ts').then(({ fetchScreensAhead }) => fetchScreensAhead('home')).catch(() => undefined)
    })
  }, [])
}
