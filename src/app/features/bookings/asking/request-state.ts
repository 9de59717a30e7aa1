import type { TFunction } from 'i18next'
import * as v from 'valibot'
import { BOOKING_STATES } from '#contract/bookings/booking-rules.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { bookingScreen } from '../booking-path.ts'

const Answered = v.looseObject({ number: v.string(), state: v.picklist(BOOKING_STATES) })

/** What the service made of a request. */
function readAnswered({ state, answer }: OutboxEntry) {
  const read = state === 'sent' ? v.safeParse(Answered, answer) : undefined
  return read?.success ? read.output : undefined
}

/** How a request stands, where the common words do not fit: what waits is not booked. */
export function requestState(entry: OutboxEntry, t: TFunction): string | undefined {
  const { state, may_have_arrived } = entry
  if ((state === 'waiting' || state === 'ask-first') && !may_have_arrived) return t('bookings:outbox.waiting')
  if (state !== 'sent') return undefined
  const made = readAnswered(entry)?.state
  return t(`bookings:asking.sent.${made === 'confirmed' || made === 'held' ? made : 'asked'}`)
}

/** Where it is seen, once it is sent. */
export function requestDone(entry: OutboxEntry, t: TFunction): { to: `/${string}`; label: string } | undefined {
  const answered = readAnswered(entry)
  if (!answered) return undefined
  return { to: bookingScreen(answered.number), label: t(answered.state === 'held' ? 'bookings:outbox.pay' : 'bookings:outbox.open') }
}
