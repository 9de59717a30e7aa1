import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dhakaDay } from '#contract/core/time.ts'
import type { OfferedDays } from '#contract/services/closed-days.ts'
import type { BookingOutside, TeamHours } from '#contract/services/team-hours.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { useNow } from '../../../../../ui/formats/use-now.ts'
import { type Calendar, daysToOffer } from '../hours-changes.ts'
import { ramadanWeek, readWeek, spansOf, textsOfWeek, written } from '../week-texts.ts'
import { OfferedDaysList } from './offered-days.tsx'
import { OtherDays } from './other-days.tsx'
import type { SeasonStart } from './season-form.tsx'
import { Seasons } from './seasons.tsx'
import { WeeklyHours } from './week-form.tsx'
import type { WindowStart } from './window-form.tsx'

interface Props {
  calendar: Calendar
  others: readonly Calendar[]
  outside: readonly BookingOutside[]
  nameOf: (member_id: number | null) => string
  put: (hours: TeamHours) => void
}

/** So far ahead days are offered: a little more than times can be asked for. */
const OFFERED_DAYS = 200

/** All hours of one calendar: the week, single days, days that are offered, and seasons. */
export function CalendarHours({ calendar, others, outside, nameOf, put }: Props) {
  const { t } = useTranslation('team')
  const isLocked = useIsOffline()
  const today = dhakaDay(useNow() ?? Date.now())
  const [window, setWindow] = useState<WindowStart>()
  const [season, setSeason] = useState<SeasonStart>()
  const { hours } = calendar
  const take = ({ is_by_moon, ...days }: OfferedDays) => {
    const start = { ...days, note: '', isThere: false, isByMoon: is_by_moon }
    if (days.kind !== 'ramadan') return setWindow({ ...start, spans: [] })
    const week = readWeek(written(ramadanWeek(textsOfWeek(hours.week)))).map((day) => spansOf(day) ?? [])
    setSeason({ ...start, week })
  }
  return (
    <>
      <WeeklyHours calendar={calendar} put={put} />
      <OtherDays
        calendar={calendar}
        others={others}
        outside={outside}
        today={today}
        isLocked={isLocked}
        nameOf={nameOf}
        put={put}
        start={window}
        onStart={setWindow}
      />
      <OfferedDaysList offered={daysToOffer(hours, today, OFFERED_DAYS)} isLocked={isLocked} onTake={take} />
      <Seasons calendar={calendar} outside={outside} today={today} isLocked={isLocked} put={put} start={season} onStart={setSeason} />
      <p className="text-sm text-ink-soft">{t('hours.order')}</p>
    </>
  )
}
