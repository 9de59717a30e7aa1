import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Attendee } from '#contract/sales.ts'
import { ATTENDEE_STATES } from '#contract/sales-rules.ts'
import { AgeNote } from '../../../ui/age-note.tsx'
import { ScreenProblem } from '../../../ui/screen-problem.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { VirtualList } from '../../../ui/virtual-list.tsx'
import { loadAttendees, readAllAttendees } from '../calls.ts'
import { AttendeeRow } from '../parts/attendee-row.tsx'
import { CsvButton } from '../parts/csv-button.tsx'
import { Messages } from '../parts/messages.tsx'
import { MoreRows } from '../parts/more-rows.tsx'
import { RowsFilter } from '../parts/rows-filter.tsx'
import { RowsWaiting } from '../parts/rows-waiting.tsx'
import { type AttendeesQuestion, isPlain } from '../sales-question.ts'
import { attendeesTable, saveCsv } from '../save-csv.ts'
import { usePages } from '../use-pages.ts'

const ROW_PX = 112

interface Props {
  eventId: number
  question: AttendeesQuestion
}

/** Who comes to an event, and a word to them. */
export function Attendees({ eventId, question }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const save = async () => saveCsv(`attendees-${eventId}.csv`, attendeesTable(await readAllAttendees(eventId), { t, format }))
  return (
    <div className="mx-auto max-w-4xl grid gap-3 min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h1 className="text-xl">{t('attendees.title')}</h1>
        <CsvButton save={save} />
      </div>
      <Messages eventId={eventId} />
      <RowsFilter
        eventId={eventId}
        path={`/sellerevents/event/${eventId}/attendees`}
        question={question}
        label={t('attendees.search')}
        states={ATTENDEE_STATES.map((value) => ({ value, text: t(`attendees.states.${value}`) }))}
      />
      <Rows key={canonicalQuery(question)} eventId={eventId} question={question} />
    </div>
  )
}

function Rows({ eventId, question }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const pages = usePages<Attendee, Awaited<ReturnType<typeof loadAttendees>>['value']>(
    (how, cursor) => loadAttendees({ event_id: eventId, question }, how, cursor),
    `attendees of ${eventId} ${canonicalQuery(question)}`,
  )
  const { answer, problem, rows, total } = pages
  if (!answer || !rows) return problem ? <ScreenProblem problem={problem} title={t('attendees.failed')} retry={pages.reload} /> : <RowsWaiting />
  if (rows.length === 0) return <p className="card p-6 text-center">{t(isPlain(question) ? 'attendees.none' : 'attendees.noneFits')}</p>
  return (
    <div className="grid gap-2 min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 min-h-6">
        <span role="status">
          {t('attendees.count', { count: total })} · {t('attendees.in', { inside: format.number(answer.value.checked_in) })}
        </span>
        <AgeNote answer={answer} shown={rows.length} />
      </p>
      <VirtualList rows={rows} keyOf={({ id }) => id} total={total} estimatePx={ROW_PX} label={t('attendees.title')} onNearEnd={pages.loadMore}>
        {(attendee) => <AttendeeRow attendee={attendee} />}
      </VirtualList>
      <MoreRows pages={pages} />
    </div>
  )
}
