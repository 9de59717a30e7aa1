import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Attendee } from '#contract/events/sales.ts'
import { ATTENDEE_SORTS, ATTENDEE_STATES } from '#contract/events/sales-rules.ts'
import { showNotice } from '../../../../state/notices.ts'
import { CsvButton } from '../../../../ui/controls/csv-button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { ListHead } from '../../../../ui/lists/list-head.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { useOwnPages } from '../../../../wire/use-own-pages.ts'
import { type AttendeesPage, loadAttendees, loadAttendeesOfFile } from '../calls.ts'
import { attendeesTable } from '../csv-tables.ts'
import { AttendeeRow } from '../parts/attendee-row.tsx'
import { AttendeesTable } from '../parts/attendees-table.tsx'
import { Messages } from '../parts/messages.tsx'
import { NoRows } from '../parts/no-rows.tsx'
import { RowsFilter } from '../parts/rows-filter.tsx'
import { type AttendeesFilter, isPlain, pathOfAttendees } from '../sales-filter.ts'
import { useKinds } from '../use-kinds.ts'

const ROW_PX = 132

interface Props {
  eventId: number
  filter: AttendeesFilter
}

/** Who comes to an event, and a word to them. @param heading names the screen and the event. */
export function Attendees({ eventId, filter, heading }: Props & { heading: ReactNode }) {
  const { t } = useTranslation('sales')
  const kinds = useKinds(eventId)
  return (
    <div className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-3">
      {heading}
      <Messages eventId={eventId} kinds={kinds} />
      <RowsFilter
        kinds={kinds}
        path={pathOfAttendees(eventId)}
        filter={filter}
        label={t('attendees.search')}
        states={ATTENDEE_STATES.map((value) => ({ value, text: t(`attendees.states.${value}`) }))}
        sorts={ATTENDEE_SORTS.map((value) => ({ value, text: t(`attendees.sorts.${value}`) }))}
      />
      <Rows key={canonicalQuery(filter)} eventId={eventId} filter={filter} />
    </div>
  )
}

function Rows({ eventId, filter }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const pages = useOwnPages<Attendee, AttendeesPage>(
    { load: (options, cursor) => loadAttendees({ event_id: eventId, filter }, options, cursor), nameOf: ({ id }) => id },
    `attendees of ${eventId} ${canonicalQuery(filter)}`,
  )
  const isWide = useWide()
  const { answer, problem, rows, total } = pages
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('attendees.failed')} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) {
    return (
      <NoRows path={pathOfAttendees(eventId)} isFiltered={!isPlain(filter)} texts={{ none: t('attendees.none'), noneFits: t('attendees.noneFits') }}>
        <AppLink to={`/sellerevents/event/${eventId}/orders`} className="btn-quiet">
          {t('sales.title')}
        </AppLink>
      </NoRows>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <ListHead
        says={`${t('attendees.count', { count: total })} · ${t('attendees.in', { inside: format.number(answer.value.checked_in) })}`}
        answer={answer}
        shown={rows.length}
        csv={
          <CsvButton
            name={`attendees-${eventId}`}
            load={(options, cursor) => loadAttendeesOfFile({ event_id: eventId, filter }, options, cursor)}
            table={(all: readonly Attendee[]) => attendeesTable(all, t)}
            isFiltered={!isPlain(filter)}
            say={showNotice}
          />
        }
      />
      {isWide ? (
        <AttendeesTable eventId={eventId} filter={filter} rows={rows} pages={pages} />
      ) : (
        <VirtualList rows={rows} keyOf={({ id }) => id} total={total} estimatePx={ROW_PX} label={t('attendees.title')} onNearEnd={pages.loadMore}>
          {(attendee) => <AttendeeRow attendee={attendee} />}
        </VirtualList>
      )}
      <MoreRows pages={pages} texts={{ offline: t('more.offline'), failed: t('more.failed') }} />
    </div>
  )
}
