import { useTranslation } from 'react-i18next'
import { BOOKING_REASONS } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'

/** Who ended a booking and why, in the words of who did it, and what staff have decided about it. Nothing of one that goes on. */
export function BookingReason({ booking: { ended_by, reason, reason_note, decision, state } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const known = BOOKING_REASONS.find((one) => one === reason)
  const isEnded = state === 'declined' || state === 'withdrawn' || state === 'cancelled'
  if (!known && !reason_note && !decision && !(isEnded && ended_by)) return null
  return (
    <div>
      {isEnded && ended_by && <p>{t('endedBy', { by: t(`parties.${ended_by}`) })}</p>}
      {known && <p>{t('reason', { reason: t(`reasons.${known}`) })}</p>}
      {reason_note && (
        <p lang={scriptLanguage(reason_note)} className="break-words whitespace-pre-line text-ink-soft">
          {reason_note}
        </p>
      )}
      {decision && (
        <>
          <p className="font-600">{t(`decided.${decision.for}`)}</p>
          <p lang={scriptLanguage(decision.reason)} className="break-words whitespace-pre-line text-ink-soft">
            {decision.reason}
          </p>
        </>
      )}
    </div>
  )
}
