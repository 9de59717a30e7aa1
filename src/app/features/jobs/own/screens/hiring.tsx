import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { OwnJob, OwnJobPage } from '#contract/jobs/own-jobs.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useOwnPages } from '../../../../wire/use-own-pages.ts'
import { loadOwnJobs } from '../job-calls.ts'
import { isPlain, type OwnFilter, readOwnFilter } from '../own-filter.ts'
import { OwnJobActions } from '../parts/own-job-actions.tsx'
import { OwnJobRow } from '../parts/own-job-row.tsx'
import { OwnJobsFilter } from '../parts/own-jobs-filter.tsx'
import { UnfinishedJob } from '../parts/unfinished-job.tsx'

const ROW_PX = 190

/** One's own jobs: what is open, who applied, and what is to be done. @param filter as the address says it. */
export function Hiring({ filter: asked }: { filter: Record<string, unknown> }) {
  const { t } = useTranslation('hiring')
  const filter = readOwnFilter(asked)
  return (
    <div className="mx-auto max-w-4xl grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('list.title')}</h1>
        <ScreenLink to="/hiring/new" className="btn-primary">
          <Icon name="i-lucide-plus" />
          {t('titles.new')}
        </ScreenLink>
      </div>
      <p className="-mt-2">
        <ScreenLink to="/jobportal" className="link target justify-start!">
          <Icon name="i-lucide-arrow-left-right" />
          {t('list.toEmployee')}
        </ScreenLink>
      </p>
      <UnfinishedJob />
      <OwnJobsFilter filter={filter} />
      <Results key={canonicalQuery(filter)} filter={filter} />
    </div>
  )
}

function Results({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('hiring')
  const jobs = useOwnPages<OwnJob, OwnJobPage>(
    { load: (options, cursor) => loadOwnJobs(filter, options, cursor), nameOf: ({ job_post_id }) => job_post_id },
    `own jobs ${canonicalQuery(filter)}`,
  )
  const now = useNow() ?? Date.now()
  const [asked, setAsked] = useState<OwnJob>()
  const { answer, problem, rows, total } = jobs
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('list.failed')} retry={jobs.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <NothingThere filter={filter} />
  const tools = { t, now, onMore: setAsked }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">{t('list.count', { count: total })}</span>
        <AgeNote answer={answer} shown={rows.length} />
      </p>
      <VirtualList rows={rows} keyOf={({ job_post_id }) => job_post_id} total={total} estimatePx={ROW_PX} label={t('list.title')} onNearEnd={jobs.loadMore}>
        {(job) => <OwnJobRow job={job} tools={tools} />}
      </VirtualList>
      <MoreRows pages={jobs} texts={{ offline: t('list.moreOffline'), failed: t('list.moreFailed') }} />
      {asked && <OwnJobActions job={asked} onDone={jobs.take} onRemoved={jobs.reload} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function NothingThere({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('hiring')
  const isNone = isPlain(filter)
  return (
    <NothingHere
      drawing={isNone ? 'work' : 'search'}
      title={t(isNone ? 'list.empty' : 'list.noneFits')}
      hint={t(isNone ? 'list.emptyHint' : 'list.noneFitsHint')}
      as="status"
    >
      {isNone ? (
        <ScreenLink to="/hiring/new" className="btn-primary">
          {t('list.postFirst')}
        </ScreenLink>
      ) : (
        <AppLink to="/hiring" replace className="btn-quiet">
          {t('list.showAll')}
        </AppLink>
      )}
    </NothingHere>
  )
}
