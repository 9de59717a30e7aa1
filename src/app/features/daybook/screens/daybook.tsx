import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { OfflineLine } from '../../../ui/lists/offline-line.tsx'
import { FilterLinks } from '../../../ui/navigation/filter-links.tsx'
import { ScreenProblem } from '../../../ui/navigation/screen-problem.tsx'
import { useHeadingTitle } from '../../../ui/navigation/use-page-title.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { type DaybookAsked, readDaybookAsked } from '../daybook-asked.ts'
import type { EntryStart } from '../parts/entry-dialog.tsx'
import { EntryDialogs, type OpenDialog } from '../parts/entry-dialogs.tsx'
import { ListView } from '../parts/list-view.tsx'
import { Months } from '../parts/months.tsx'
import { RefusedWrites } from '../parts/refused-writes.tsx'
import { TableDownload } from '../parts/table-download.tsx'
import { TodayView } from '../parts/today-view.tsx'
import { type Daybook, useDaybook } from '../use-daybook.ts'
import { useDaybookTitle } from '../use-daybook-title.ts'

/** A seller's own notes of money: what came in, what went out, who owes. Also without network. @param search as the address says it */
export function DaybookScreen({ search }: { search: Record<string, unknown> }) {
  const { t } = useTranslation('daybook')
  const asked = readDaybookAsked(search)
  const title = useDaybookTitle(search)
  useHeadingTitle(title)
  const daybook = useDaybook()
  const isOffline = useIsOffline()
  const [open, setOpen] = useState<OpenDialog>()
  const edit = (start: EntryStart) => setOpen({ start })
  const focus = useKeptFocus()
  const { answer, problem } = daybook
  return (
    <div {...focus} className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-xl wrap-anywhere" tabIndex={-1} data-keeps-focus>
          <MixedText text={title} />
        </h1>
        {answer && <AgeNote answer={answer} />}
      </header>
      <Tabs asked={asked} />
      <OfflineLine isOffline={isOffline} text={t('offline')} />
      <RefusedWrites refused={daybook.refused} onEdit={edit} />
      {!answer && problem && <ScreenProblem problem={problem} title={t('failed')} retry={daybook.reload} />}
      <View asked={asked} daybook={daybook} onEdit={edit} />
      {open && <EntryDialogs open={open} daybook={daybook} setOpen={setOpen} />}
    </div>
  )
}

function View({ asked: { view, filter }, daybook, onEdit }: { asked: DaybookAsked; daybook: Daybook; onEdit: (start: EntryStart) => void }) {
  const { t } = useTranslation()
  if (view === 'today') return <TodayView daybook={daybook} onEdit={onEdit} />
  if (view === 'list') return <ListView key={canonicalQuery(filter)} filter={filter} daybook={daybook} onEdit={onEdit} />
  if (!daybook.sums) return daybook.problem ? null : <div role="status" aria-label={t('common:loading')} className="skeleton h-96" />
  return (
    <>
      <Months months={daybook.sums.months} />
      <TableDownload today={daybook.today} />
    </>
  )
}

function Tabs({ asked: { view } }: { asked: DaybookAsked }) {
  const { t } = useTranslation('daybook')
  return (
    <FilterLinks
      label={t('views')}
      links={[
        { key: 'today', to: '/daybook', text: t('today.tab'), isCurrent: view === 'today' },
        { key: 'months', to: '/daybook?view=months', text: t('months.tab'), isCurrent: view === 'months' },
      ]}
    />
  )
}
