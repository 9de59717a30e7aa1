import { useTranslation } from 'react-i18next'
import type { CaseRow as Row } from '#contract/desk/cases.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { DeskProblem } from '../../parts/desk-problem.tsx'
import { type CasesFilter, casesPath } from '../cases-filter.ts'
import type { CaseQueue } from '../use-case-queue.ts'
import { CaseRow } from './case-row.tsx'

const ROW_PX = 58

interface Props {
  queue: CaseQueue
  filter: CasesFilter
  opened: number | undefined
}

/** The cases of one list, in its order. */
export function CaseList({ queue, filter, opened }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'cases' })
  const { t: whole } = useTranslation()
  const { pages, rows, total, isExact } = queue
  if (!rows) return pages.problem ? <DeskProblem problem={pages.problem} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0)
    return (
      <div className="card p-6 text-center">
        <Icon name="i-lucide-circle-check" className="text-2xl text-brand" />
        <p role="status" className="mt-2">
          {t(`empty.${filter.state}`)}
        </p>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="text-sm text-ink-soft">
        {t(`${isExact ? 'count' : 'countMore'}.${filter.state}`, { count: total })}
      </p>
      <VirtualList rows={rows} keyOf={({ id }: Row) => id} total={total} estimatePx={ROW_PX} label={t(`lists.${filter.state}`)} onNearEnd={pages.loadMore}>
        {(row) => <CaseRow row={row} to={casesPath(filter, row.id)} isOpened={row.id === opened} />}
      </VirtualList>
      <MoreRows pages={pages} texts={{ offline: whole('desk:needsNetwork'), failed: t('moreFailed') }} />
    </div>
  )
}
