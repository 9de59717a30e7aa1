import { askBooking, askPicturedBooking } from '#contract/bookings/booking-asking.ts'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { markBookings } from '../../../state/bookings-mark.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import { send } from '../../../wire/send.ts'
import { type AskingAbout, BOOKING_REQUESTS } from './asking-about.ts'
import type { AskingBody } from './asking-body.ts'

const HOUR_MS = 3_600_000

/** An instant of the service's clock as this phone's clock will show it: the outbox goes by that. */
export const onThisPhone = (iso: string): string => new Date(Date.parse(iso) - (serviceNow() - Date.now())).toISOString()

/** From then on a request is sent no more: it would have begun. */
export const lastMoment = (starts_at: string | null): { sendBefore?: string } => (starts_at === null ? {} : { sendBefore: onThisPhone(starts_at) })

/**
 * Asks for a time, now or when there is a network; after a day its owner is asked first, and once it would have begun it is never sent.
 * @throws {Problem} the service's refusal, or that the phone could not keep it
 */
export async function sendAsking({ body, about, pictures }: { body: AskingBody; about: AskingAbout; pictures: readonly Blob[] }) {
  const askAfter = new Date(Date.now() + BOOKING_LIMITS.askFirstHours * HOUR_MS).toISOString()
  markBookings()
  try {
    const options = { noun: BOOKING_REQUESTS, about, askAfter, ...lastMoment(about.starts_at) }
    return pictures.length > 0 ? await send(askPicturedBooking, { body, files: { pictures } }, options) : await send(askBooking, { body }, options)
  } finally {
    await loadOutbox()
  }
}
