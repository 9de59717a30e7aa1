import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { STATE_STYLES } from '../../booking-styles.ts'
import { loadBooking } from '../../calls.ts'
import { useWhen } from '../../use-when.ts'

/** A booking as it is now, in two lines. */
export function BookingNow({ booking: { state, starts_at, ends_at } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const when = useWhen()
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>{t('conflict.now')}</span>
      <StatusChip variant={STATE_STYLES[state]}>{t(`states.${state}`)}</StatusChip>
      <span>{starts_at ? when(starts_at, ends_at) : t('noTime')}</span>
    </p>
  )
}

/** The same where the booking is not on the screen anyway. */
export function LoadedNow({ number }: { number: string }) {
  const { answer } = useCachedAnswer((options) => loadBooking(number, options), `booking ${number}`)
  return answer ? <BookingNow booking={answer.value} /> : null
}
