import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { JobCard, JobPage } from '#contract/jobs/jobs.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useToday } from '../../../../ui/formats/use-today.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { DeferredEnd } from '../../../../ui/lists/deferred-end.tsx'
import { usePlaceInList } from '../../../../ui/lists/use-place-in-list.ts'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { usePages } from '../../../../wire/use-pages.ts'
import type { PortalAnswers } from '../calls.ts'
import { FilterFormDeferred } from '../parts/filter-form-deferred.tsx'
import { JobGrid } from '../parts/job-grid.tsx'
import { rememberJobs } from '../seen-jobs.ts'
import { useJobBookmarks } from '../use-job-bookmarks.ts'
import { useJobLinks } from '../use-job-links.ts'

/** Links and a form's field already as the server writes them, or of no use before they are alive: their programs have time. Their elements stay the same, so that nothing updates what is not alive yet. */
const Banners = hydrateDeferred(async () => (await import('../parts/banners.tsx')).Banners)
const JobChips = hydrateDeferred(async () => (await import('../parts/job-chips.tsx')).JobChips)
const ResultLine = hydrateDeferred(async () => (await import('../parts/result-line.tsx')).ResultLine)
const NothingFound = hydrateDeferred(async () => (await import('../parts/nothing-found.tsx')).NothingFound)
const LoadMoreJobs = hydrateDeferred(async () => (await import('../parts/load-more-jobs.tsx')).LoadMoreJobs)

interface PortalProps {
  /** The same object as long as it asks the same. */
  filter: JobFilter
  found: PortalAnswers
  /** What keeps a search, so that new jobs are told of. */
  keep?: ReactNode
}

/** The job portal. @see Specification §2.7 */
export function JobPortal({ filter, found: [answer, banners], keep }: PortalProps) {
  const { t } = useTranslation('jobs')
  const key = canonicalQuery(filter)
  const pictures = banners?.value
  const top = useMemo(
    () =>
      pictures?.length ? (
        // Into the room that screens leave for the line of the connection: it may lie over a picture, not over words.
        <div className="-mt-5">
          <Suspense fallback={<PartWaiting className="aspect-[12/5] sm:aspect-[4/1] mb-14" />}>
            <Banners banners={pictures} />
          </Suspense>
        </div>
      ) : null,
    [pictures],
  )
  const chips = useMemo(
    () =>
      Object.keys(filter).some((name) => name !== 'sort') ? (
        <Suspense fallback={<div className="min-h-9 mb-3" />}>
          <JobChips filter={filter} />
        </Suspense>
      ) : null,
    [filter],
  )
  const line = useMemo(
    () => (
      // A key of its own: another stands beside it that changes with the filter too.
      <Suspense key={`line?${canonicalQuery(filter)}`} fallback={<div className="min-h-12 mb-3" />}>
        <ResultLine filter={filter} answer={answer} />
      </Suspense>
    ),
    [filter, answer],
  )
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      {top}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-6">
        <FilterFormDeferred filter={filter} />
        <div className="min-w-0 lg:col-start-2">
          {chips}
          {line}
          {keep && key && <div className="js-only mb-3 min-h-12">{keep}</div>}
          <Results key={key} filter={filter} answer={answer} />
        </div>
      </div>
    </div>
  )
}

function Results({ filter, answer }: { filter: JobFilter; answer: Answer<JobPage> }) {
  const { t, i18n } = useTranslation('jobs')
  const format = useFormat()
  const name = `jobs${canonicalQuery(filter)}`
  const pages = usePages<JobCard>(
    { first: answer.value, load: async (cursor) => (await import('../calls.ts')).loadJobs(filter, {}, cursor), nameOf: ({ job_post_id }) => job_post_id },
    name,
  )
  const { rows } = pages
  const links = useJobLinks()
  const keeping = useJobBookmarks(rows)
  const today = useToday(answer.fetchedAt)
  const grid = useRef<HTMLDivElement>(null)
  usePlaceInList(name, grid)

  useEffect(() => rememberJobs(rows), [rows])

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
      <JobGrid jobs={rows} tools={{ t, language: i18n.language, format, links, keeping, today }} />
      <DeferredEnd more={pages} End={LoadMoreJobs} />
    </div>
  )
}
