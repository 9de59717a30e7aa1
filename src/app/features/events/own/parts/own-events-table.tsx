import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { phaseOf } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx'
import type { Column } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { MomentCell } from '../../../../ui/table/moment-cell.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { type OwnFilter, readOwnFilter } from '../own-filter.ts'
import { MarketSwitch, SwitchProblem } from './market-switch.tsx'
import type { RowTools } from './own-event-row.tsx'
import { PhaseChip } from './phase-chip.tsx'

interface Props {
  filter: OwnFilter
  rows: readonly OwnEvent[]
  pages: { total: number; loadMore: () => void }
  tools: RowTools
}

/** One's own events on a wide screen; several can go on the market, or off it, at once. */
export function OwnEventsTable({ filter, rows, pages: { total, loadMore }, tools }: Props) {
  const { t } = useTranslation('selling')
  const askList = useAskList('/sellerevents')
  const selection = useSelection()
  const { switching } = tools
  const chosen = rows.filter(({ id }) => selection.chosen.has(id))
  const switchAll = (isOn: boolean) => {
    for (const event of chosen) if (switching.isOn(event) !== isOn) switching.set(event, isOn)
  }
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        columns={columnsWith(tools)}
        total={total}
        label={t('title')}
        onNearEnd={loadMore}
        sorted={filter.sort ?? 'newest'}
        onSort={(sort) => askList(readOwnFilter({ ...filter, sort }))}
        selection={selection}
      />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button icon="i-lucide-eye" onClick={() => switchAll(true)}>
          {t('table.activate')}
        </Button>
        <Button icon="i-lucide-eye-off" onClick={() => switchAll(false)}>
          {t('table.deactivate')}
        </Button>
      </BulkBar>
    </>
  )
}

const columnsWith = ({ t, format, switching, now, onMore }: RowTools): Column<OwnEvent>[] => [
  {
    title: t('table.event'),
    isName: true,
    sorts: [{ value: 'newest', direction: 'descending' }],
    cell: (event) => (
      <div className="flex items-center gap-3">
        <div className="w-16 shrink-0 rounded-control overflow-hidden">
          <Picture path={event.thumbnail} tone={event.thumbnail_tone} sizes="64px" isOrnament />
        </div>
        <AppLink
          to={`/sellerevents/event/${event.event_id}/update`}
          lang={scriptLanguage(event.title)}
          className="target justify-start! font-600 hover:underline wrap-anywhere"
        >
          <span className="clamp clamp-2">{event.title}</span>
        </AppLink>
      </div>
    ),
  },
  {
    title: t('table.starts'),
    sorts: [{ value: 'soonest', direction: 'ascending' }],
    cell: ({ from_time }) => <MomentCell at={from_time} />,
  },
  {
    title: t('table.state'),
    cell: (event) => (
      <>
        <PhaseChip phase={phaseOf(event, now)} />
        <TakenOffLine reason={event.taken_off_reason} />
      </>
    ),
  },
  { title: t('table.price'), isNumber: true, isExtra: true, cell: ({ price }) => (price === 0 ? t('list.free') : format.price(price)) },
  { title: t('table.seats'), sorts: [{ value: 'best-selling', direction: 'descending' }], cell: (event) => <Seats event={event} t={t} /> },
  {
    title: t('table.onSale'),
    cell: (event) => (
      <>
        <MarketSwitch event={event} t={t} switching={switching} />
        <SwitchProblem event={event} t={t} switching={switching} />
      </>
    ),
  },
  {
    title: t('list.more'),
    cell: (event) => <Button variant="icon" icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title: event.title })} onClick={() => onMore(event)} />,
  },
]

const Seats = ({ event: { seats, capacity, sold }, t }: { event: OwnEvent } & Pick<RowTools, 't'>) => (
  <p className="text-sm tabular">
    <span className="block whitespace-nowrap">{t('list.sold', { count: sold })}</span>
    <span className={`block ${seats === 0 && capacity > 0 ? 'text-danger' : 'text-ink-soft'}`}>
      {seats === 0 && capacity > 0 ? t('list.soldOut') : t('table.left', { count: seats, capacity })}
    </span>
  </p>
)
