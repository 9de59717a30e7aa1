import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarBooking } from '#contract/bookings/bookings.ts'
import { dayAfter, daysFrom, monthAfter, weekStart } from '#contract/bookings/calendar-grid.ts'
import { dhakaDay, noonOf } from '#contract/core/time.ts'
import type { TeamMember } from '#contract/services/team.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { markBookings } from '../../../../state/bookings-mark.ts'
import { serviceNow } from '../../../../state/service-clock.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { FilterLinks } from '../../../../ui/navigation/filter-links.tsx'
import { useWide } from '../../../../ui/use-wide.ts'
import { BookingsProblem } from '../../booking/parts/bookings-problem.tsx'
import { bookingsPath } from '../../lists/bookings-asked.ts'
import { CALENDAR_VIEWS, type CalendarView, calendarPath, readCalendarAsked } from '../calendar-view.ts'
import type { CloseDays } from '../closing.ts'
import { nextBooking } from '../day-blocks.ts'
import { CloseDialog } from '../parts/close-dialog.tsx'
import { MonthTable } from '../parts/month-table.tsx'
import { NextBooking } from '../parts/next-booking.tsx'
import { TimeGrid } from '../parts/time-grid.tsx'
import { useCalendar } from '../use-calendar.ts'

/** A provider's bookings by day, week and month, as the address says; the next one is always in sight. A tap opens a booking and moves none. */
export function ProviderCalendar({ close }: { close: CloseDays }) {
  const { t } = useTranslation('bookings')
  const now = useServiceNow() ?? serviceNow()
  const today = dhakaDay(now)
  const isWide = useWide()
  const asked = readCalendarAsked(useLocation().search)
  const day = asked.day ?? today
  const view = asked.view ?? (isWide ? 'week' : 'day')
  const { answer, problem, reload, team } = useCalendar(day, today)
  const [isClosing, setClosing] = useState(false)
  useEffect(() => markBookings(true), [])
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t('calendar.title')}</h1>
        <div className="flex flex-wrap gap-2">
          <AppLink to={bookingsPath('provider')} className="btn-quiet">
            <Icon name="i-lucide-list" />
            {t('list.work')}
          </AppLink>
          <Button icon="i-lucide-calendar-x" onClick={() => setClosing(true)}>
            {t('close.title')}
          </Button>
        </div>
      </div>
      <Bar view={view} day={day} today={today} />
      {!answer && (problem ? <BookingsProblem problem={problem} of="calendar" retry={reload} /> : <Waiting />)}
      {answer && (
        <>
          <AgeNote answer={answer} />
          <Shown bookings={answer.value.bookings} team={team} at={{ view, day, today, now }} />
        </>
      )}
      {isClosing && <CloseDialog day={day < today ? today : day} team={team} close={close} onClose={() => setClosing(false)} />}
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return <div role="status" aria-label={t('common:loading')} className="skeleton h-80" />
}

interface ShownProps {
  bookings: readonly CalendarBooking[]
  team: readonly TeamMember[]
  at: { view: CalendarView; day: string; today: string; now: number }
}

function Shown({ bookings, team, at: { view, day, today, now } }: ShownProps) {
  const [member, setMember] = useState('')
  const own = member === '' ? bookings : bookings.filter(({ member_id }) => String(member_id) === member)
  const memberName = (member_id: number) => (team.length > 1 ? (team.find((one) => one.member_id === member_id)?.name ?? '') : '')
  const days = view === 'week' ? daysFrom(weekStart(day), 7) : [day]
  return (
    <>
      <NextBooking booking={nextBooking(own, now)} />
      {team.length > 1 && <MemberFilter team={team} member={member} onMember={setMember} />}
      {view === 'month' ? <MonthTable bookings={own} day={day} today={today} /> : <TimeGrid bookings={own} days={days} memberName={memberName} />}
    </>
  )
}

function MemberFilter({ team, member, onMember }: { team: readonly TeamMember[]; member: string; onMember: (member: string) => void }) {
  const { t } = useTranslation('bookings')
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id}>{t('calendar.member')}</label>
      <select id={id} className="field max-w-60" value={member} onChange={({ currentTarget }) => onMember(currentTarget.value)}>
        <option value="">{t('calendar.all')}</option>
        {team.map(({ member_id, name }) => (
          <option key={member_id} value={member_id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The stretch of time before or after. */
function moved(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === 'month') return monthAfter(day, by)
  return dayAfter(day, view === 'week' ? by * 7 : by)
}

/** Which view, and the ways through time. */
function Bar({ view, day, today }: { view: CalendarView; day: string; today: string }) {
  const { t } = useTranslation('bookings')
  const links = CALENDAR_VIEWS.map((one) => ({ key: one, to: calendarPath(one, day), text: t(`calendar.views.${one}`), isCurrent: one === view }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <FilterLinks label={t('calendar.view')} links={links} />
      <div className="flex flex-wrap items-center gap-1">
        <Way to={calendarPath(view, moved(view, day, -1))} icon="i-lucide-chevron-left" label={t(`calendar.before.${view}`)} />
        <span role="status" className="font-600">
          <Name view={view} day={day} />
        </span>
        <Way to={calendarPath(view, moved(view, day, 1))} icon="i-lucide-chevron-right" label={t(`calendar.after.${view}`)} />
        {day !== today && (
          <AppLink to={calendarPath(view, today)} replace className="btn-quiet">
            {t('calendar.today')}
          </AppLink>
        )}
      </div>
    </div>
  )
}

function Name({ view, day }: { view: CalendarView; day: string }): ReactNode {
  const format = useFormat()
  if (view === 'month') return format.monthYear(noonOf(day))
  if (view === 'day') return format.dayShort(noonOf(day))
  const from = weekStart(day)
  return `${format.dayShort(noonOf(from))} – ${format.dayShort(noonOf(dayAfter(from, 6)))}`
}

const Way = ({ to, icon, label }: { to: `/${string}`; icon: `i-lucide-${string}`; label: string }) => (
  <AppLink to={to} replace className="btn-icon" aria-label={label}>
    <Icon name={icon} />
  </AppLink>
)
