import { useTranslation } from 'react-i18next'
import type { CalendarBooking } from '#contract/bookings/bookings.ts'
import { daysFrom, gridOf } from '#contract/bookings/calendar-grid.ts'
import { noonOf } from '#contract/core/time.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { calendarPath } from '../calendar-view.ts'
import { countByDay } from '../day-blocks.ts'

interface Props {
  bookings: readonly CalendarBooking[]
  /** One of the month. */
  day: string
  today: string
}

/** A month as a table: how many bookings each day has, and the way to the day. */
export function MonthTable({ bookings, day, today }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const grid = gridOf(day)
  const days = daysFrom(grid.from, grid.days)
  const month = day.slice(0, 7)
  const counts = countByDay(bookings)
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7)).filter((week) => week.some((one) => one.startsWith(month)))
  return (
    <div className="card">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t('calendar.monthCaption', { month: format.monthYear(noonOf(day)) })}</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((one) => (
              <th key={one} scope="col" className="p-1 text-xs font-400 text-ink-soft wrap-anywhere">
                {format.weekdayShort(noonOf(one))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0 border border-line align-top">
                  {one.startsWith(month) && <Day day={one} count={counts.get(one) ?? 0} isToday={one === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ day, count, isToday }: { day: string; count: number; isToday: boolean }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const noon = noonOf(day)
  return (
    <AppLink
      to={calendarPath('day', day)}
      aria-current={isToday ? 'date' : undefined}
      className="min-h-14 p-1 grid content-start justify-items-center gap-1 aria-[current]:text-brand aria-[current]:font-600"
    >
      <span className="sr-only">{`${format.dayShort(noon)}: ${t('calendar.count', { count })}`}</span>
      <span aria-hidden="true" className="text-sm tabular">
        {format.dayNumber(noon)}
      </span>
      {count > 0 && (
        <span aria-hidden="true" className="px-2 rounded-full bg-brand text-on-brand text-sm tabular">
          {format.number(count)}
        </span>
      )}
    </AppLink>
  )
}
