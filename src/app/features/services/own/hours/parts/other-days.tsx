import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HoursWindow } from '#contract/services/hours.ts'
import type { BookingOutside, TeamHours } from '#contract/services/team-hours.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { saveHours } from '../hours-calls.ts'
import { type Calendar, outsideIn, reopeningAfter, toCome, withoutWindow } from '../hours-changes.ts'
import { useHoursWords } from '../use-hours-words.ts'
import { Closings } from './closings.tsx'
import { DaysEntry } from './days-list.tsx'
import { A_CLOSING, WindowEditor, type WindowStart } from './window-form.tsx'

interface Props {
  calendar: Calendar
  /** Members with hours of their own, where these are the hours of all. */
  others: readonly Calendar[]
  /** Bookings outside of these hours. */
  outside: readonly BookingOutside[]
  today: string
  isLocked: boolean
  nameOf: (member_id: number | null) => string
  put: (hours: TeamHours) => void
  /** What the form begins with; undefined: it is not open. */
  start: WindowStart | undefined
  onStart: (start: WindowStart | undefined) => void
}

/** Single days that are closed or have other hours, and closing more of them. */
export function OtherDays({ calendar, others, outside, today, isLocked, nameOf, put, start, onStart }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const [round, setRound] = useState(0)
  const { hours } = calendar
  const windows = toCome(hours.windows, today)
  const open = (next: WindowStart) => {
    setRound(round + 1)
    onStart(next)
  }
  const remove = async (window: HoursWindow) => put(await saveHours(calendar, withoutWindow(hours, window)))
  const wordsOf = ({ spans }: HoursWindow) => words.spans(spans)
  return (
    <section aria-label={t('hours.days')} className="card overflow-visible p-4 grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t('hours.days')}</h2>
      <Closings memberId={calendar.member_id} />
      {windows.length === 0 && <p className="text-ink-soft">{t('hours.noDays')}</p>}
      <ul className="grid grid-cols-1 empty:hidden">
        {windows.map((window) => {
          const isClosed = window.spans.length === 0
          return (
            <DaysEntry
              key={JSON.stringify(window)}
              days={{
                ...window,
                isClosed,
                words: wordsOf(window),
                reopens: isClosed ? reopeningAfter(hours, window.until) : undefined,
                outside: outsideIn(outside, window),
              }}
              isLocked={isLocked}
              onEdit={() => open({ ...window, isThere: true })}
              onRemove={() => remove(window)}
            />
          )
        })}
      </ul>
      {start ? (
        <WindowEditor
          key={`${round} ${start.kind} ${start.from}`}
          calendar={calendar}
          others={others}
          start={start}
          nameOf={nameOf}
          put={put}
          onClose={() => onStart(undefined)}
        />
      ) : (
        <Button icon="i-lucide-calendar-x" className="justify-self-start" onClick={() => open(A_CLOSING)}>
          {t('hours.closeDays')}
        </Button>
      )}
    </section>
  )
}
