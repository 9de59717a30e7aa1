import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter } from '#contract/bookings/calendar-grid.ts'
import { dhakaDay, noonOf } from '#contract/core/time.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { type FreeStart, freeStarts } from '#contract/services/slot-rules.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { serviceNow } from '../../../../state/service-clock.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { dayOfStart, type FreeDay, lastDay, monthEnd, STRIP_DAYS, stripStart } from '../free-times.ts'
import type { Slots } from '../use-slots.ts'
import { DayStrip } from './day-strip.tsx'
import { MonthDays } from './month-days.tsx'
import { SlotsAge } from './slots-age.tsx'
import { TimesOfDay } from './times-of-day.tsx'

interface Props {
  service: ServiceDetail
  slots: Slots
  /** Hours, or seats. */
  wanted: number
  chosen: string | null
  onChoose: (start: FreeStart) => void
  /** In a narrow place a wide screen shows the strip too. */
  isNarrow?: boolean
}

/** Chooses a free time: the day first, then the time. What the phone has kept is shown at once, with its age. */
export function TimePicker({ service, slots, wanted, chosen, onChoose, isNarrow = false }: Props) {
  const { t } = useTranslation('bookings')
  const now = useServiceNow() ?? serviceNow()
  if (!slots.days) return slots.problem ? <NoTimes slots={slots} /> : <div role="status" aria-label={t('common:loading')} className="skeleton h-60" />
  const free = freeStarts(slots.days, service, { now, wanted })
  return <Picker free={free} today={dhakaDay(now)} slots={slots} its={{ service, chosen, onChoose, isNarrow }} />
}

function NoTimes({ slots: { problem, reload } }: { slots: Slots }) {
  const { t } = useTranslation('bookings')
  return (
    <div role="alert" className="grid gap-2 justify-items-start">
      <p className="text-danger">{t(problem?.status ? `problems:${problem.code}.text` : 'times.offline', { defaultValue: t('common:error.text') })}</p>
      <Button icon="i-lucide-rotate-cw" onClick={reload}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

interface PickerProps {
  free: readonly FreeDay[]
  today: string
  slots: Slots
  its: Pick<Props, 'service' | 'chosen' | 'onChoose'> & { isNarrow: boolean }
}

function Picker({ free, today, slots, its: { service, chosen, onChoose, isNarrow } }: PickerProps) {
  const isMonth = useWide() && !isNarrow
  const [picked, setPicked] = useState<string>()
  const [from, setFrom] = useState<string>()
  const last = lastDay(today, service.horizon_days)
  const day = picked ?? (chosen ? dayOfStart(chosen) : free[0]?.day) ?? today
  const shownFrom = from ?? (isMonth ? day : stripStart(today, day))
  const startsOn = (one: string) => free.find((its) => its.day === one)?.starts ?? []
  const show = (next: string) => {
    setFrom(next)
    slots.loadTo(least(isMonth ? monthEnd(next) : dayAfter(next, STRIP_DAYS - 1), last))
  }
  const find = (next: string) => {
    setPicked(next)
    setFrom(undefined)
  }
  const days = {
    today,
    last,
    from: shownFrom,
    day,
    freeOn: (one: string) => (one < slots.until ? startsOn(one).length : undefined),
    onDay: setPicked,
    onFrom: show,
  }
  return (
    <div className={isMonth ? 'grid gap-6 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start' : 'grid gap-4'}>
      {isMonth ? <MonthDays {...days} /> : <DayStrip {...days} />}
      <div className="grid gap-3">
        <SlotsAge slots={slots} />
        <MoreDays slots={slots} />
        <Times day={day} starts={startsOn(day)} isKnown={day < slots.until} next={free.find((one) => one.day > day)?.day} onDay={find}>
          <TimesOfDay starts={startsOn(day)} chosen={chosen} onChoose={onChoose} hasSeats={service.pricing !== 'hourly' && service.seats > 1} />
        </Times>
      </div>
    </div>
  )
}

const least = (a: string, b: string): string => (a < b ? a : b)

/** That further days are on their way, or why they are not. */
function MoreDays({ slots: { more, loadTo, until } }: { slots: Slots }) {
  const { t } = useTranslation('bookings')
  if (more === 'idle') return null
  if (more === 'loading') return <p role="status">{t('common:loading')}</p>
  return (
    <div role="alert" className="grid gap-2 justify-items-start">
      <p>{t(`times.more.${more}`)}</p>
      <Button icon="i-lucide-rotate-cw" onClick={() => loadTo(until)}>
        {t('common:retry')}
      </Button>
    </div>
  )
}

interface TimesProps {
  day: string
  starts: readonly FreeStart[]
  isKnown: boolean
  /** The next day with free times. */
  next: string | undefined
  onDay: (day: string) => void
  children: ReactNode
}

function Times({ day, starts, isKnown, next, onDay, children }: TimesProps) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  return (
    <div className="grid gap-3">
      <h3 className="text-base" aria-live="polite">
        {format.dayShort(noonOf(day))}
      </h3>
      {starts.length > 0 && children}
      {starts.length === 0 && isKnown && (
        <>
          <p>{t('times.none')}</p>
          {next && (
            <Button icon="i-lucide-calendar-clock" className="justify-self-start" onClick={() => onDay(next)}>
              {t('times.next', { day: format.dayShort(noonOf(next)) })}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
