import type { BookingReason } from '#contract/bookings/booking-rules.ts'
import { acceptBooking, declineBooking, finishBooking, noteCash, noteNoShow } from '#contract/bookings/booking-steps.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import { send } from '../../../wire/send.ts'
import { loadBooking } from '../calls.ts'
import { aboutStep, afterStep, BOOKING_STEPS, type QueuedAction } from './booking-step.ts'

const ENDPOINTS = {
  accept: acceptBooking,
  decline: declineBooking,
  done: finishBooking,
  no_show: noteNoShow,
  cash: noteCash,
} as const satisfies Record<QueuedAction, unknown>

/** What a step says besides what it is and which version was seen. */
export interface QueuedBodies {
  accept: object
  decline: { reason: BookingReason; note: string }
  done: object
  no_show: object
  cash: object
}

interface QueuedStep<A extends QueuedAction = QueuedAction> {
  action: A
  body: QueuedBodies[A]
}

/** What became of a step. A refusal is shown with its booking. */
type SentStep = 'done' | 'waiting' | 'refused'

/** What is heard of a step while it is made. */
interface Hearing {
  /** It lies on this phone, and what is shown of the outbox has it. */
  onStored: () => void
  /** The service has done it, and once more when the booking was read again. First before the outbox is without the step: what is shown never falls back. */
  onAnswered: (booking: Booking) => void
}

/**
 * Makes a step of a booking, now or when there is a network; after those that are under way. A refusal stays in the outbox, and is decided there or on
 * the page of the booking.
 * @param booking as its maker sees it, with steps that wait: its version goes along
 * @throws {Problem} out-of-space, not-signed-in — the phone could not keep it, and it was not sent.
 */
export async function sendStep<A extends QueuedAction>(
  booking: Booking,
  { action, body }: QueuedStep<A>,
  { onStored, onAnswered }: Hearing,
): Promise<SentStep> {
  const { number, version } = booking
  // Their bodies differ; what they are is said by `QueuedBodies`.
  const spec = ENDPOINTS[action] as typeof acceptBooking
  const input: InputOf<typeof acceptBooking> = { params: { number }, body: { ...body, version } }
  const noteStored = () => void loadOutbox().then(onStored)
  try {
    const sent = await send(spec, input, {
      noun: BOOKING_STEPS,
      about: aboutStep(booking, action),
      inTurn: number,
      keepsRefused: true,
      onStored: noteStored,
    })
    if (sent.kind === 'queued') return sent.entry.state === 'needs-you' ? 'refused' : 'waiting'
    onAnswered(afterStep(booking, { action, answer: sent.answer }, serviceNow()))
    void loadBooking(number).then(({ value }) => value.version >= sent.answer.version && onAnswered(value), noAnswer)
    return 'done'
  } finally {
    await loadOutbox()
  }
}

/** What is shown says what was done; the rest is asked for again with the next look. */
const noAnswer = (): void => undefined
