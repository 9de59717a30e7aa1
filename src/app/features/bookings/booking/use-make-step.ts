import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { showNotice } from '../../../state/notices.ts'
import type { QueuedAction } from './booking-step.ts'
import { makeNow, type PresentAction, type PresentBodies } from './make-now.ts'
import { type QueuedBodies, sendStep } from './send-step.ts'

export interface MakeStep {
  /**
   * Resolves as soon as the step is stored: the answer may come later, also to an earlier step.
   * @throws {Problem} the phone could not keep it, and it was not sent.
   */
  queue: <A extends QueuedAction>(action: A, body: QueuedBodies[A]) => Promise<void>
  /** Resolves when the service has done it. @throws {Problem} its refusal, or that there was no answer */
  now: <A extends PresentAction>(action: A, body: PresentBodies[A]) => Promise<void>
}

/**
 * Makes steps of a booking and says what came of them. Refusals of what was queued are shown with the booking.
 * @param onChanged gets what the service made of it
 */
export function useMakeStep(booking: Booking, onChanged: (booking: Booking) => void): MakeStep {
  const { t } = useTranslation('bookings')
  return {
    queue: (action, body) =>
      new Promise((resolve, reject) => {
        const sending = sendStep(booking, { action, body }, { onStored: resolve, onAnswered: onChanged })
        sending.then((sent) => sent !== 'refused' && showNotice(t(sent === 'done' ? 'step.done' : 'step.saved'))).then(() => resolve(), reject)
      }),
    now: async (action, body) => {
      onChanged(await makeNow(booking, { action, body }))
      showNotice(t('step.done'))
    },
  }
}
