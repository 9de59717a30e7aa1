import { useTranslation } from 'react-i18next'
import { BOOKING_LIMITS, BOOKING_REASONS_OF, type BookingReason } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { ReportDialog } from '../../../../ui/controls/report-dialog.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import type { MakeStep } from '../use-make-step.ts'
import { useStepProblem } from '../use-step-problem.ts'

interface Props {
  action: 'decline' | 'withdraw' | 'cancel'
  booking: Booking
  make: MakeStep
  reload: () => void
  onClose: () => void
}

/** Ends a booking, with a reason; before it is cancelled it says what of the money goes back. */
export function ReasonDialog({ action, booking, make, reload, onClose }: Props) {
  const { t } = useTranslation()
  const problemOf = useStepProblem()
  const hint = useHint(action, booking)
  const send = async (said: { reason: BookingReason; note: string }) => {
    try {
      await (action === 'decline' ? make.queue(action, said) : make.now(action, said))
    } catch (cause) {
      // The next try names the booking as it is by then.
      reload()
      throw cause
    }
  }
  return (
    <ReportDialog
      texts={{
        title: t(`bookings:${action}.title`),
        hint,
        why: t('bookings:why'),
        note: t('bookings:note'),
        send: t(`bookings:actions.${action}`),
        cancel: t('bookings:keepIt'),
        done: t('bookings:step.noted'),
        optional: t('bookings:optional'),
      }}
      reasons={BOOKING_REASONS_OF[booking.side]}
      wordOf={(reason) => t(`bookings:reasons.${reason}`)}
      noteLongest={BOOKING_LIMITS.reasonLongest}
      send={send}
      problemOf={problemOf}
      onClose={onClose}
    />
  )
}

/** What it means for the other side, and what goes back. */
function useHint(action: Props['action'], { side, paid, back_now }: Booking): string {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  if (action !== 'cancel' || paid === 0) return t(`${action}.hint`)
  if (side === 'provider') return t('cancel.allBack', { price: format.price(paid) })
  const back = back_now ?? 0
  return t(back === 0 ? 'cancel.noneBack' : 'cancel.someBack', { back: format.price(back), price: format.price(paid) })
}
