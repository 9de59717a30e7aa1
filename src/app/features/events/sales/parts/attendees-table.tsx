import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Attendee } from '#contract/events/sales.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { saveCsv } from '../../../../ui/files/save-csv.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx'
import type { Column } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { MomentCell } from '../../../../ui/table/moment-cell.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { attendeesTable } from '../csv-tables.ts'
import { type AttendeesFilter, pathOfAttendees } from '../sales-filter.ts'
import { ATTENDEE_STYLES, admissionsOf } from './attendee-row.tsx'

interface Props {
  eventId: number
  filter: AttendeesFilter
  rows: readonly Attendee[]
  pages: { total: number; loadMore: () => void }
}

/** Who comes to an event, on a wide screen; the chosen ones as a file, or their phone numbers to paste elsewhere. */
export function AttendeesTable({ eventId, filter, rows, pages: { total, loadMore } }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const askList = useAskList(pathOfAttendees(eventId))
  const selection = useSelection()
  const chosen = rows.filter(({ id }) => selection.chosen.has(id))
  const copyPhones = async () => {
    const phones = [...new Set(chosen.map(({ phone_number }) => phone_number))]
    try {
      await navigator.clipboard.writeText(phones.join('\n'))
      showNotice(t('table.copied', { count: phones.length }))
    } catch {
      showNotice(t('table.copyFailed'))
    }
  }
  return (
    <>
      <DataTable
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ holder_name, code }) => `${holder_name}, ${printedCode(code)}`}
        columns={columnsWith(t, format)}
        total={total}
        label={t('attendees.title')}
        onNearEnd={loadMore}
        sorted={filter.sort ?? 'name'}
        onSort={(sort) => askList({ ...filter, sort })}
        selection={selection}
      />
      <BulkBar count={chosen.length} onClear={selection.clear}>
        <Button icon="i-lucide-copy" onClick={() => void copyPhones()}>
          {t('table.copyPhones')}
        </Button>
        <Button icon="i-lucide-download" onClick={() => saveCsv(`attendees-${eventId}`, attendeesTable(chosen, t))}>
          {t('tables:csv')}
        </Button>
      </BulkBar>
    </>
  )
}

const columnsWith = (t: TFunction<'sales'>, format: Formatter): Column<Attendee>[] => [
  {
    title: t('csv.holder'),
    isName: true,
    sorts: [{ value: 'name', direction: 'ascending' }],
    cell: ({ holder_name, full_name }) => (
      <>
        <b lang={scriptLanguage(holder_name)} className="font-600 wrap-anywhere">
          {holder_name}
        </b>
        {full_name !== holder_name && (
          <p lang={scriptLanguage(full_name)} className="text-sm text-ink-soft wrap-anywhere">
            {full_name}
          </p>
        )}
      </>
    ),
  },
  {
    title: t('csv.ticket'),
    cell: ({ title, code }) => (
      <p className="text-sm">
        <span lang={scriptLanguage(title)} className="break-words">
          {title}
        </span>
        <span lang="en" className="block text-ink-soft tabular">
          {printedCode(code)}
        </span>
      </p>
    ),
  },
  {
    title: t('csv.order'),
    sorts: [{ value: 'newest', direction: 'descending' }],
    cell: ({ event_order_id }) => (
      <span lang="en" className="text-sm tabular">
        {event_order_id}
      </span>
    ),
  },
  {
    title: t('csv.phone'),
    cell: ({ phone_number }) => (
      <a className="target justify-start! link text-sm" href={`tel:${phone_number}`}>
        <span className="tabular whitespace-nowrap">{format.phone(phone_number)}</span>
      </a>
    ),
  },
  { title: t('csv.state'), cell: ({ state }) => <StatusChip variant={ATTENDEE_STYLES[state]}>{t(`attendees.states.${state}`)}</StatusChip> },
  {
    title: t('csv.checkedIn'),
    cell: (attendee) => (
      <ul className="text-sm text-brand">
        {admissionsOf(attendee).map((at) => (
          <li key={at}>
            <MomentCell at={at} />
          </li>
        ))}
      </ul>
    ),
  },
]
