import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import type { ApplicationState } from '#contract/jobs/own-job-rules.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { CsvButton } from '../../../../../ui/controls/csv-button.tsx'
import { ListHead } from '../../../../../ui/lists/list-head.tsx'
import { MoreRows } from '../../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../../../ui/navigation/screen-problem.tsx'
import { useWide } from '../../../../../ui/use-wide.ts'
import { useOwnPages } from '../../../../../wire/use-own-pages.ts'
import { type ApplicantsPage, loadApplicants, loadApplicantsOfFile } from '../../applicant-calls.ts'
import { type ApplicantsFilterValue, isPlain } from '../../applicants-filter.ts'
import { applicantsTable } from '../../applicants-table.ts'
import { ApplicantRow } from './applicant-row.tsx'
import { ApplicantSheet } from './applicant-sheet.tsx'
import { ApplicantsTable } from './applicants-table.tsx'
import { ShareJob } from './share-job.tsx'
import { StateTabs } from './state-tabs.tsx'

const ROW_PX = 140

interface Props {
  jobPostId: number
  filter: ApplicantsFilterValue
  /** Whose application is open. */
  opened: number | undefined
  pathOf: (filter: ApplicantsFilterValue) => `/${string}`
  onSort: (sort: string) => void
  onOpen: (applicant: Applicant) => void
  onClose: () => void
}

/** The applicants who fit the filter, how many are in each state, and the one that is open. */
export function ApplicantList({ jobPostId, filter, opened, pathOf, onSort, onOpen, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const isWide = useWide()
  const asked = { job_post_id: jobPostId, filter }
  const pages = useOwnPages<Applicant, ApplicantsPage>(
    { load: (options, cursor) => loadApplicants(asked, options, cursor), nameOf: ({ application_id }) => application_id },
    `applicants of ${jobPostId} ${canonicalQuery(filter)}`,
  )
  const { answer, problem, rows, total } = pages
  const stateOf = (state: ApplicationState | undefined) => {
    const { state: _, ...others } = filter
    return pathOf({ ...others, ...(state && { state }) })
  }
  if (!answer || !rows)
    return problem ? (
      <ScreenProblem problem={problem} title={t('applicants.failed')} retry={pages.reload} list={{ to: '/hiring', title: t('list.title') }} />
    ) : (
      <RowsWaiting />
    )
  const take = (row: Applicant) => {
    const before = rows.find(({ application_id }) => application_id === row.application_id)
    pages.take(row, before && before.state !== row.state ? (page) => moved(page, before.state, row.state) : undefined)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <StateTabs counts={answer.value.counts} chosen={filter.state} pathOf={stateOf} />
      {rows.length === 0 ? (
        <NobodyThere jobPostId={jobPostId} isFiltered={!isPlain(filter)} showAll={pathOf({})} />
      ) : (
        <>
          <ListHead
            says={t('applicants.count', { count: total })}
            answer={answer}
            shown={rows.length}
            csv={
              <CsvButton
                name={`applicants-${jobPostId}`}
                load={(options, cursor) => loadApplicantsOfFile(asked, options, cursor)}
                table={(all: readonly Applicant[]) => applicantsTable(all, t)}
                isFiltered={!isPlain(filter)}
                say={showNotice}
              />
            }
          />
          {isWide ? (
            <ApplicantsTable jobPostId={jobPostId} filter={filter} rows={rows} pages={pages} onSort={onSort} onOpen={onOpen} take={take} />
          ) : (
            <VirtualList
              rows={rows}
              keyOf={({ application_id }) => application_id}
              total={total}
              estimatePx={ROW_PX}
              label={t('titles.applicants')}
              onNearEnd={pages.loadMore}
            >
              {(applicant) => <ApplicantRow applicant={applicant} onOpen={onOpen} />}
            </VirtualList>
          )}
          <MoreRows pages={pages} texts={{ offline: t('applicants.moreOffline'), failed: t('applicants.moreFailed') }} />
        </>
      )}
      {opened !== undefined && <Opened id={opened} rows={rows} pages={pages} showAll={pathOf({})} take={take} onOpen={onOpen} onClose={onClose} />}
    </div>
  )
}

/** One went from one state to another: the tabs say so at once. */
const moved = (page: ApplicantsPage, from: ApplicationState, to: ApplicationState): ApplicantsPage => ({
  ...page,
  counts: { ...page.counts, [from]: Math.max(0, page.counts[from] - 1), [to]: page.counts[to] + 1 },
})

interface OpenedProps extends Pick<Props, 'onOpen' | 'onClose'> {
  id: number
  rows: readonly Applicant[]
  pages: { total: number; hasMore: boolean; state: string; loadMore: () => void }
  showAll: `/${string}`
  take: (applicant: Applicant) => void
}

/** The application that the address names, once its page of the list is here. */
function Opened({ id, rows, pages: { total, hasMore, state, loadMore }, showAll, take, onOpen, onClose }: OpenedProps) {
  const { t } = useTranslation('hiring')
  const at = rows.findIndex(({ application_id }) => application_id === id)
  const applicant = rows[at]
  const isSought = applicant === undefined && hasMore && state === 'idle'
  useEffect(() => {
    if (isSought) loadMore()
  }, [isSought, loadMore])
  if (applicant) {
    const among = { place: at + 1, total, before: rows[at - 1], after: rows[at + 1] }
    return <ApplicantSheet applicant={applicant} among={among} onOpen={onOpen} take={take} onClose={onClose} />
  }
  if (isSought || state === 'loading') return null
  return (
    <p role="alert" className="card p-4">
      {t('applicant.notThere')}{' '}
      <AppLink to={showAll} replace className="link target">
        {t('applicants.showAll')}
      </AppLink>
    </p>
  )
}

function NobodyThere({ jobPostId, isFiltered, showAll }: { jobPostId: number; isFiltered: boolean; showAll: `/${string}` }) {
  const { t } = useTranslation('hiring')
  return (
    <NothingHere
      drawing={isFiltered ? 'search' : 'work'}
      title={t(isFiltered ? 'applicants.noneFits' : 'applicants.none')}
      hint={isFiltered ? undefined : t('applicants.noneHint')}
      as="status"
    >
      {isFiltered ? (
        <AppLink to={showAll} replace className="btn-quiet">
          {t('applicants.showAll')}
        </AppLink>
      ) : (
        <ShareJob jobPostId={jobPostId} />
      )}
    </NothingHere>
  )
}
