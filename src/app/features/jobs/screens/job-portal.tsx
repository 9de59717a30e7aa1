import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { JobPage } from '#contract/jobs.ts'
import type { JobQuestion } from '#contract/jobs-filter.ts'
import { inSecondWave } from '../../../ui/second-wave.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { usePlaceInList } from '../../../ui/use-place-in-list.ts'
import { useToday } from '../../../ui/use-today.ts'
import type { Answer } from '../../../wire/answer.ts'
import type { PortalAnswers } from '../calls.ts'
import { JobGrid } from '../parts/job-grid.tsx'
import { LoadMoreJobs } from '../parts/load-more-jobs.tsx'
import { QuestionFormLate } from '../parts/question-form-late.tsx'
import { ResultLine } from '../parts/result-line.tsx'
import { rememberJobs } from '../seen-jobs.ts'
import { useJobKeeping } from '../use-job-keeping.ts'
import { useJobLinks } from '../use-job-links.ts'
import { useMoreJobs } from '../use-more-jobs.ts'
import { usePortalAddress } from '../use-portal-address.ts'

/** Links already as the server writes them: their programs have time. Their elements stay the same, so that nothing updates what is not alive yet. */
const Banners = inSecondWave(async () => (await import('../parts/banners.tsx')).Banners)
const JobChips = inSecondWave(async () => (await import('../parts/job-chips.tsx')).JobChips)

interface PortalProps {
  /** The same object as long as it asks the same. */
  question: JobQuestion
  found: PortalAnswers
  /** What keeps a search, so that new jobs are told of. */
  keep?: ReactNode
}

/** The job portal. @see Specification §2.7 */
export function JobPortal({ question, found: [answer, banners], keep }: PortalProps) {
  const { t } = useTranslation('jobs')
  const key = canonicalQuery(question)
  const pictures = banners?.value
  const top = useMemo(
    () =>
      pictures?.length ? (
        // Into the room that screens leave for the line of the connection: it may lie over a picture, not over the words on it.
        <div className="-mt-5">
          <Suspense fallback={<div className="skeleton aspect-[2/1] sm:aspect-[5/1]" />}>
            <Banners banners={pictures} />
          </Suspense>
        </div>
      ) : null,
    [pictures],
  )
  const chips = useMemo(
    () =>
      Object.keys(question).some((name) => name !== 'sort') ? (
        <Suspense fallback={<div className="min-h-9 mb-3" />}>
          <JobChips question={question} />
        </Suspense>
      ) : null,
    [question],
  )
  return (
    <div className="grid grid-cols-1 gap-3 lg:gap-6">
      <h1 className="sr-only">{t('title')}</h1>
      {top}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-6">
        <QuestionFormLate question={question} />
        <div className="min-w-0 lg:col-start-2">
          {chips}
          <ResultLine question={question} answer={answer} />
          {keep && key && <div className="js-only mb-3 min-h-12">{keep}</div>}
          <Results key={key} question={question} answer={answer} />
        </div>
      </div>
    </div>
  )
}

function Results({ question, answer }: { question: JobQuestion; answer: Answer<JobPage> }) {
  const { t, i18n } = useTranslation('jobs')
  const format = useFormat()
  const more = useMoreJobs(question, answer)
  const links = useJobLinks()
  const keeping = useJobKeeping(more.rows)
  const today = useToday(answer.fetchedAt)
  const grid = useRef<HTMLDivElement>(null)
  usePlaceInList(`jobs${canonicalQuery(question)}`, grid)

  useEffect(() => rememberJobs(more.rows), [more.rows])

  if (more.rows.length === 0) return <NothingFound isAll={canonicalQuery(question) === ''} />
  return (
    <div ref={grid}>
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <JobGrid jobs={more.rows} tools={{ t, language: i18n.language, format, links, keeping, today }} />
      <LoadMoreJobs more={more} />
    </div>
  )
}

function NothingFound({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('jobs')
  const { hrefOf, follow } = usePortalAddress()
  return (
    <div className="card p-6 text-center">
      <p className="text-lg">{t('list.empty')}</p>
      {!isAll && (
        <>
          <p className="mt-1 mb-4 text-ink-soft">{t('list.emptyHint')}</p>
          <a className="btn-primary" href={hrefOf({})} onClick={follow({})}>
            {t('list.seeAll')}
          </a>
        </>
      )}
    </div>
  )
}
