import { useTranslation } from 'react-i18next'
import type { CalendarBooking } from '#contract/bookings/bookings.ts'
import { dayAfter } from '#contract/bookings/calendar-grid.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { dhakaDay, noonOf } from '#contract/core/time.ts'
import { dayNumber, dhakaMinute, instantOfMinute } from '#contract/services/slot-rules.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { bookingScreen } from '../../booking-path.ts'
import { useServiceTitle } from '../../use-service-title.ts'
import { calendarPath } from '../calendar-view.ts'
import { blocksOn, type DayBlock, hoursShown, QUARTER } from '../day-blocks.ts'

interface Props {
  bookings: readonly CalendarBooking[]
  days: readonly string[]
  /** Of a member by their id; empty where there is one alone. */
  memberName: (member_id: number) => string
}

const QUARTERS = 60 / QUARTER
/** Stands for hours; the first row has the days. */
const HOURS_COLUMN = 1
const FIRST_ROW = 2

interface Place {
  row: number
  rows: number
  column: number
  columns?: number
}

/** Puts an element where its time is: a policy of the page forbids styles in its markup. */
const placed =
  ({ row, rows, column, columns = 1 }: Place) =>
  (element: HTMLElement | null) => {
    if (!element) return
    element.style.gridRow = `${row} / span ${rows}`
    element.style.gridColumn = `${column} / span ${columns}`
  }

/** A grid of quarter hours, one column a day: bookings where their time is, and a line for now. Nothing in it can be moved. */
export function TimeGrid({ bookings, days, memberName }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const columns = days.map((day) => ({ day, blocks: blocksOn(bookings, day) }))
  const { first, last } = hoursShown(columns.flatMap(({ blocks }) => blocks))
  const rows = (last - first) * QUARTERS
  // So many lanes as the days need: a day is as wide as all of its lanes.
  const lanes = columns.map(({ blocks }) => blocks.reduce((most, block) => lcm(most, block.lanes), 1))
  const starts = lanes.map((_, at) => HOURS_COLUMN + 1 + lanes.slice(0, at).reduce((sum, count) => sum + count, 0))
  const draw = (element: HTMLElement | null) => {
    if (!element) return
    element.style.gridTemplateRows = `auto repeat(${rows}, 1.5rem)`
    element.style.gridTemplateColumns = `auto ${lanes.map((count) => `repeat(${count}, minmax(${days.length > 1 ? 7 / count : 0}rem, ${1 / count}fr))`).join(' ')}`
  }
  const rowOf = (minute: number) => FIRST_ROW + Math.floor((minute - first * 60) / QUARTER)
  return (
    <div className="overflow-x-auto card">
      <div ref={draw} className="grid relative min-w-full">
        {columns.map(({ day }, at) => (
          <DayHead key={day} day={day} place={{ row: 1, rows: 1, column: starts[at] ?? 0, columns: lanes[at] ?? 1 }} isAlone={days.length === 1} />
        ))}
        {Array.from({ length: last - first }, (_, at) => first + at).map((hour) => (
          <Hour key={hour} hour={hour} row={rowOf(hour * 60)} columns={lanes.reduce((sum, count) => sum + count, 1)} />
        ))}
        {columns.map(({ day, blocks }, at) => (
          <ol key={day} aria-label={format.dayShort(noonOf(day))} className="[display:contents]">
            {blocks.map((block) => {
              const width = (lanes[at] ?? 1) / block.lanes
              const end = Math.max(block.from + QUARTER, block.to)
              const place = {
                row: rowOf(block.from),
                rows: Math.max(1, Math.ceil(end / QUARTER) - Math.floor(block.from / QUARTER)),
                column: (starts[at] ?? 0) + block.lane * width,
                columns: width,
              }
              return <Block key={`${block.booking.number} ${block.booking.is_proposed}`} block={block} place={place} memberName={memberName} />
            })}
          </ol>
        ))}
        <NowLine days={days} starts={starts} lanes={lanes} rowOf={rowOf} hours={{ first, last }} />
      </div>
      {columns.every(({ blocks }) => blocks.length === 0) && <p className="p-4 text-ink-soft">{t('calendar.none')}</p>}
    </div>
  )
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const lcm = (a: number, b: number): number => (a * b) / gcd(a, b)

function DayHead({ day, place, isAlone }: { day: string; place: Place; isAlone: boolean }) {
  const format = useFormat()
  const now = useServiceNow()
  const isToday = now !== undefined && dhakaDay(now) === day
  const text = format.dayShort(noonOf(day))
  return (
    <div ref={placed(place)} className={`px-2 py-1 border-b border-line text-sm ${isToday ? 'font-600 text-brand' : ''}`}>
      {isAlone ? (
        text
      ) : (
        <AppLink to={calendarPath('day', day)} className="target justify-start!">
          {text}
        </AppLink>
      )}
    </div>
  )
}

function Hour({ hour, row, columns }: { hour: number; row: number; columns: number }) {
  const format = useFormat()
  return (
    <>
      <span ref={placed({ row, rows: QUARTERS, column: HOURS_COLUMN })} className="px-2 text-xs text-ink-soft tabular border-t border-line">
        {format.time(instantOfMinute(hour * 60))}
      </span>
      <span
        aria-hidden="true"
        ref={placed({ row, rows: QUARTERS, column: HOURS_COLUMN + 1, columns: columns - 1 })}
        className="border-t border-s border-line"
      />
    </>
  )
}

/** Solid once it is sure, with a broken edge while somebody has to answer or pay. */
const lookOf = ({ state, is_proposed }: CalendarBooking): string =>
  state === 'confirmed' && !is_proposed ? 'bg-brand text-on-brand border-brand' : 'bg-sunken text-ink border-marigold border-dashed'

function Block({ block: { booking }, place, memberName }: { block: DayBlock; place: Place; memberName: Props['memberName'] }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const titleOf = useServiceTitle()
  const { number, full_name, starts_at, ends_at, state, is_proposed, member_id } = booking
  const member = memberName(member_id)
  const word = t(is_proposed ? 'calendar.proposed' : `states.${state}`)
  const isSure = state === 'confirmed' && !is_proposed
  const lines = [titleOf(booking), member, isSure ? '' : word].filter(Boolean)
  return (
    <li ref={placed(place)} className="relative p-px min-w-0">
      <AppLink to={bookingScreen(number)} className={`block h-full px-2 overflow-hidden rounded-control border text-xs ${lookOf(booking)}`}>
        <span className="sr-only">
          <MixedText text={[`${format.time(starts_at)} – ${format.time(ends_at)}`, full_name, titleOf(booking), word, member].filter(Boolean).join(', ')} />
        </span>
        <span aria-hidden="true">
          <span className="tabular">{format.time(starts_at)}</span> <b lang={scriptLanguage(full_name)}>{full_name}</b>
          {lines.map((line) => (
            <span key={line} className="block truncate">
              <MixedText text={line} />
            </span>
          ))}
        </span>
      </AppLink>
    </li>
  )
}

interface NowProps {
  days: readonly string[]
  starts: readonly number[]
  lanes: readonly number[]
  rowOf: (minute: number) => number
  hours: { first: number; last: number }
}

/** Where in the day it is. */
function NowLine({ days, starts, lanes, rowOf, hours }: NowProps) {
  const { t } = useTranslation('bookings')
  const now = useServiceNow()
  const at = now === undefined ? -1 : days.indexOf(dhakaDay(now))
  if (now === undefined || at === -1) return null
  const minute = dhakaMinute(now) - dayNumber(days[at] ?? dayAfter('1970-01-01', 0)) * 1440
  if (minute < hours.first * 60 || minute >= hours.last * 60) return null
  const place = { row: rowOf(minute), rows: 1, column: starts[at] ?? 0, columns: lanes[at] ?? 1 }
  return (
    <span ref={placed(place)} className="relative z-1 h-0 border-t-2 border-danger">
      <span className="sr-only">{t('calendar.now')}</span>
    </span>
  )
}
