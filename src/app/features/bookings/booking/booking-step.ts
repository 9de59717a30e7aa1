import * as v from 'valibot'
import { BOOKING_SIDES, BOOKING_STATES, type BookingAction, bookingActions, isOpenBooking } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { SteppedBooking } from '#contract/bookings/stepped-booking.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'
import { factsOf, otherName } from './booking-facts.ts'

/** Steps of bookings in the outbox, as folders name them. */
export const BOOKING_STEPS = 'booking-steps'

/** What goes out by the outbox; all other steps need a network. */
const QUEUED_ACTIONS = ['accept', 'decline', 'done', 'no_show', 'cash'] as const
export type QueuedAction = (typeof QUEUED_ACTIONS)[number]

/** What the outbox shows of a step. */
const About = v.object({
  number: v.string(),
  side: v.picklist(BOOKING_SIDES),
  action: v.picklist(QUEUED_ACTIONS),
  title: v.string(),
  second_title: v.optional(v.string(), ''),
  /** Who is on the other side. */
  other: v.string(),
  starts_at: v.nullable(v.string()),
  /** What the booking was when the step was made. */
  state: v.picklist(BOOKING_STATES),
})
export type StepAbout = v.InferOutput<typeof About>

/** A step that this phone has stored. */
export interface BookingStep {
  id: string
  about: StepAbout
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
  body: unknown
  /** What the service made of it, once it is sent. */
  answer: SteppedBooking | undefined
}

/** Reads a step; undefined: it is none, or another version of the app wrote it in a shape unknown here. */
export function readStep({ id, noun, about, state, problem, body, answer }: OutboxEntry): BookingStep | undefined {
  const read = noun === BOOKING_STEPS ? v.safeParse(About, about) : undefined
  if (!read?.success) return undefined
  const answered = state === 'sent' ? v.safeParse(SteppedBooking, answer) : undefined
  return { id, about: read.output, state, problem, body, answer: answered?.success ? answered.output : undefined }
}

/** A booking as this phone knows it: what the service said last, and what its reader has done since. */
export interface KnownBooking {
  /** With the steps that wait on this phone, and with what can be done now. */
  booking: Booking
  /** Not sent yet, the first first. */
  waiting: BookingStep[]
  /** The service did not take them: their maker decides. */
  refused: BookingStep[]
}

const isRefused = ({ state }: BookingStep): boolean => state === 'needs-you'
const isWaiting = ({ state }: BookingStep): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** The service has done it since, and the booking was not read again. */
const isAhead = ({ answer }: BookingStep, { version }: Booking): boolean => answer !== undefined && answer.version > version

/**
 * Adds to what the service said what this phone has to send, and what was sent since. What can be done goes by the present time: a copy that was kept before
 * the start says nothing of being done. @param now milliseconds since the epoch by the service's clock
 */
export function withSteps(given: Booking, all: readonly BookingStep[], now: number): KnownBooking {
  const steps = all.filter(({ about }) => about.number === given.number)
  const current = { ...given, can: canDo(given, now) }
  const base = steps.filter((step) => isAhead(step, given)).reduce((booking, { about, answer }) => afterStep(booking, { ...about, answer }, now), current)
  const waiting = steps.filter(isWaiting)
  return { booking: waiting.reduce((booking, { about }) => afterStep(booking, about, now), base), waiting, refused: steps.filter(isRefused) }
}

interface Made {
  action: QueuedAction
  /** What the service said of it, once it has. */
  answer?: SteppedBooking | undefined
}

/** What a booking is after a step. The next step names the version that this one makes of it. @param now milliseconds since the epoch by the service's clock */
export function afterStep(booking: Booking, { action, answer }: Made, now: number): Booking {
  const changed = { ...booking, ...changeOf(booking, action, new Date(now).toISOString()), version: booking.version + 1, ...answer }
  const due_at = changed.state === booking.state ? changed.due_at : null
  const next = { ...changed, due_at, back_now: isOpenBooking(changed.state) ? changed.back_now : null }
  return { ...next, can: canDo(next, now) }
}

const canDo = (booking: Booking, now: number): BookingAction[] => bookingActions(booking.side, { booking: factsOf(booking), now })

function changeOf(booking: Booking, action: QueuedAction, at: string): Partial<Booking> {
  switch (action) {
    case 'accept':
      return booking.online > booking.paid ? { state: 'held' } : { state: 'confirmed', confirmed_at: at }
    case 'decline':
      return { state: 'declined', ended_at: at, ended_by: 'provider' }
    case 'done':
      return { state: 'done', ended_at: at }
    case 'no_show':
      return { state: 'no-show', ended_at: at, absent: booking.side === 'provider' ? 'buyer' : 'provider' }
    case 'cash':
      return { cash_received_at: at }
  }
}

/** What is kept beside a step of a booking. */
export const aboutStep = (booking: Booking, action: QueuedAction): StepAbout => ({
  number: booking.number,
  side: booking.side,
  action,
  title: booking.service.title,
  second_title: booking.service.second_title,
  other: otherName(booking),
  starts_at: booking.starts_at,
  state: booking.state,
})
