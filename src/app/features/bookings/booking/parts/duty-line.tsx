import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useServiceNow } from '../../../../nouns/use-service-now.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { dutyOf } from '../booking-clock.ts'
import { otherName } from '../booking-facts.ts'

/** Who has to do what until when, and how long that is from now. */
export function DutyLine({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const moment = useShortMoment()
  const now = useServiceNow()
  const { word, by } = dutyOf(booking, now)
  const key = by === null && DATED.includes(word) ? `${word}Undated` : word
  const isAhead = by !== null && now !== undefined && Date.parse(by) > now
  return (
    <p className="flex items-start gap-2">
      <Icon name="i-lucide-clock" className="mt-0.5" />
      <span>
        <MixedText text={t(`duty.${booking.side}.${key}`, { name: otherName(booking), date: by ? moment(by) : '' })} />
        {isAhead && <span className="text-ink-soft"> ({format.until(by, now)})</span>}
      </span>
    </p>
  )
}

/** Words that name a date, where there is one. */
const DATED: readonly string[] = ['asked', 'offered', 'held', 'missedByMe']
