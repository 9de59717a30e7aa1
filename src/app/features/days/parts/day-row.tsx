import { useTranslation } from 'react-i18next'
import type { BookingState } from '#contract/bookings/booking-rules.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import { dhakaDay } from '#contract/core/time.ts'
import type { DayEntry, DayKind } from '#contract/days/day-entries.ts'
import type { DayRow } from '#contract/days/days.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

const ICONS = {
  ticket: 'i-lucide-ticket',
  booking: 'i-lucide-calendar-check',
  work: 'i-lucide-briefcase',
  interview: 'i-lucide-users',
  gate: 'i-lucide-scan-line',
} as const satisfies Record<DayKind, `i-lucide-${string}`>

/** What is not agreed on yet says so; what is needs no word. */
const OPEN = ['asked', 'offered', 'held'] as const satisfies readonly BookingState[]

/** One thing of a day, which leads to its own screen; before it, in what way it clashes with what comes before. */
export function DayRowCard({ row: { entry, isPast, clash }, day }: { row: DayRow; day: string }) {
  const { t } = useTranslation('days')
  const title = useTitle(entry)
  const other = useTitle(clash?.with ?? entry)
  const open = OPEN.find((state) => state === entry.state)
  return (
    <>
      {clash && (
        <p className="text-sm text-danger">
          <Icon name="i-lucide-triangle-alert" /> <MixedText text={t(`clash.${clash.how}`, { title: other })} />
        </p>
      )}
      <AppLink to={entry.path} className={`card p-3 flex items-start gap-3 active:bg-sunken ${isPast ? 'text-ink-soft' : ''}`}>
        <Icon name={ICONS[entry.kind]} className={isPast ? '' : 'text-brand'} />
        <span className="min-w-0 grid gap-1">
          <span className="tabular">
            <Times entry={entry} day={day} />
          </span>
          <span className="font-600 wrap-anywhere">
            <MixedText text={title} />
          </span>
          <span className="text-sm text-ink-soft">
            {t(`kinds.${entry.kind}`)}
            {open && ` · ${t(`states.${open}`)}`}
            {isPast && ` · ${t('past')}`}
          </span>
          {entry.place && (
            <span className="text-sm text-ink-soft wrap-anywhere">
              <Icon name="i-lucide-map-pin" /> <MixedText text={entry.place} />
            </span>
          )}
        </span>
      </AppLink>
    </>
  )
}

function useTitle({ title, second_title }: DayEntry): string {
  const language = useLanguage()
  return inLanguage(language, { title, second_title }).title
}

/** Of what begins and ends on this day its hours; else from when to when. */
function Times({ entry: { starts_at, ends_at }, day }: { entry: DayEntry; day: string }) {
  const format = useFormat()
  const isOfDay = dhakaDay(starts_at) === day && dhakaDay(Date.parse(ends_at) - 1) === day
  return isOfDay ? `${format.time(starts_at)} – ${format.time(ends_at)}` : format.range(starts_at, ends_at)
}
