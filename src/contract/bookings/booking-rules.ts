/** What a booking can be, who moves it on, and what of its money goes back: pure, for the page, the worker and the service alike. */
import type { CancelHours, ServicePayment, ServicePricing } from '../services/service-limits.ts'

/**
 * `asked`: the provider decides. `offered`: the buyer decides on another time or price. `held`: waits for money. `disputed`: waits for staff. The others
 * but `confirmed` are ends; `lapsed`: nobody answered, or nobody paid, in time.
 */
export const BOOKING_STATES = ['asked', 'offered', 'held', 'confirmed', 'disputed', 'done', 'declined', 'lapsed', 'withdrawn', 'cancelled', 'no-show'] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** Its time is taken in these. What is disputed is over. */
export const HOLDING_STATES = ['asked', 'offered', 'held', 'confirmed'] as const satisfies readonly BookingState[]
export const isHoldingTime = (state: BookingState): boolean => (HOLDING_STATES as readonly BookingState[]).includes(state)
/** Something is still to be done. */
export const isOpenBooking = (state: BookingState): boolean => isHoldingTime(state) || state === 'disputed'

export const BOOKING_SIDES = ['buyer', 'provider'] as const
export type BookingSide = (typeof BOOKING_SIDES)[number]

/** Who does something with a booking. */
export const BOOKING_PARTIES = ['buyer', 'provider', 'gateway', 'staff', 'service'] as const
export type BookingParty = (typeof BOOKING_PARTIES)[number]

/** Bookings that are listed together, by what is to be done with them. */
export const BOOKING_GROUPS = ['requests', 'coming', 'past'] as const
export type BookingGroup = (typeof BOOKING_GROUPS)[number]
export const STATES_OF_BOOKING_GROUP = {
  requests: ['asked', 'offered', 'held'],
  coming: ['confirmed'],
  past: ['done', 'declined', 'lapsed', 'withdrawn', 'cancelled', 'no-show', 'disputed'],
} as const satisfies Record<BookingGroup, readonly BookingState[]>

/**
 * What can be done with a booking, as the last part of its address. `take_offer`: the buyer takes what the provider has offered. `propose`: either side
 * proposes another time of what is confirmed; `agree` and `keep` answer that. `object`: who is said not to have come says otherwise. `cash`: the provider
 * has been paid.
 */
export const BOOKING_ACTIONS = [
  'accept',
  'decline',
  'offer',
  'take_offer',
  'withdraw',
  'pay',
  'cancel',
  'propose',
  'agree',
  'keep',
  'done',
  'no_show',
  'object',
  'cash',
] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/** Why a provider declines or cancels, or a buyer cancels. */
export const BOOKING_REASONS = ['no-time', 'too-far', 'not-offered', 'ill', 'closed', 'changed-mind', 'booked-twice', 'too-dear', 'other'] as const
export type BookingReason = (typeof BOOKING_REASONS)[number]
export const BOOKING_REASONS_OF = {
  provider: ['no-time', 'too-far', 'not-offered', 'ill', 'closed', 'other'],
  buyer: ['changed-mind', 'booked-twice', 'too-dear', 'ill', 'other'],
} as const satisfies Record<BookingSide, readonly BookingReason[]>

export const BOOKING_LIMITS = {
  noteLongest: 500,
  reasonLongest: 300,
  picturesMost: 4,
  /** Unanswered requests of one buyer, to one provider and to all. */
  askedOfOneMost: 2,
  askedMost: 5,
  /** Of a booking that was confirmed at once; of others the hours below, at the latest so many hours before the start. */
  payMinutesInstant: 15,
  payHours: 12,
  payHoursBefore: 2,
  /** What cancelling costs nothing within, whatever was agreed. Minutes from the booking on. */
  freeMinutes: 15,
  /** From so many minutes after its start on one can say that the other side did not come, until so many hours after its end. */
  noShowMinutes: 15,
  noShowHours: 24,
  objectHours: 48,
  /** It is done by itself so many hours after its end. */
  doneHours: 24,
  /** What was paid is the seller's so many hours after it was done, where nobody complains. */
  proposalHours: 12,
  /** So many days after it was done it can be reviewed. */
  reviewDays: 30,
  /** Nearest free times that a refused wish is answered with. */
  nearest: 3,
  listed: 50,
  /** A wish that waited longer on the phone asks its owner before it is sent. Hours. */
  askFirstHours: 24,
} as const

/** What decides about a booking. Times in milliseconds since the epoch. */
export interface BookingFacts {
  state: BookingState
  starts_at: number | null
  ends_at: number | null
  /** Who has proposed another time that is not answered; null: nobody. */
  proposed_by: BookingSide | null
  /** Whom it is said of that they did not come; null: of nobody. */
  absent: BookingSide | null
  /** Until when they may object. */
  object_until: number | null
  /** Something is to be paid online before it is confirmed. */
  is_payment_due: boolean
  /** Cash is to be paid, and was not. */
  is_cash_due: boolean
}

const HOUR = 3_600_000

/** Whether a side may do something with a booking as it is. @param now milliseconds since the epoch */
export function mayDoBooking(action: BookingAction, side: BookingSide, { booking, now }: { booking: BookingFacts; now: number }): boolean {
  const { state, starts_at, ends_at, proposed_by } = booking
  const isBuyer = side === 'buyer'
  const isBegun = starts_at !== null && now >= starts_at
  switch (action) {
    case 'accept':
      return !isBuyer && state === 'asked' && starts_at !== null && !isBegun
    case 'offer':
      return !isBuyer && (state === 'asked' || state === 'offered')
    case 'decline':
      return !isBuyer && state === 'asked'
    case 'take_offer':
      return isBuyer && state === 'offered' && !isBegun
    case 'withdraw':
      return isBuyer ? state === 'asked' || state === 'offered' || state === 'held' : state === 'offered' || state === 'held'
    case 'pay':
      return isBuyer && state === 'held' && booking.is_payment_due && !isBegun
    case 'cancel':
      return state === 'confirmed' && !isBegun
    case 'propose':
      return state === 'confirmed' && !isBegun && proposed_by === null
    case 'agree':
      return state === 'confirmed' && proposed_by !== null && proposed_by !== side && !isBegun
    case 'keep':
      return state === 'confirmed' && proposed_by !== null
    case 'done':
      return !isBuyer && state === 'confirmed' && isBegun
    case 'no_show':
      return (
        state === 'confirmed' &&
        starts_at !== null &&
        ends_at !== null &&
        now >= starts_at + BOOKING_LIMITS.noShowMinutes * 60_000 &&
        now < ends_at + BOOKING_LIMITS.noShowHours * HOUR
      )
    case 'object':
      return state === 'no-show' && booking.absent === side && booking.object_until !== null && now < booking.object_until
    case 'cash':
      return !isBuyer && booking.is_cash_due && (state === 'done' || (state === 'confirmed' && isBegun))
  }
}

export const bookingActions = (side: BookingSide, at: { booking: BookingFacts; now: number }): BookingAction[] =>
  BOOKING_ACTIONS.filter((action) => mayDoBooking(action, side, at))

/** Whole taka of a booking: of one time, of so many hours, of so many seats. */
export const bookingPrice = ({ pricing, price }: { pricing: ServicePricing; price: number }, { hours, seats }: { hours: number; seats: number }): number =>
  pricing === 'hourly' ? price * hours : price * seats

/** On what a booking is paid: the service charge stands where all of it is paid online alone. @see decisions §8 */
export const BOOKING_CHARGE = 60

/** What is paid online before it is confirmed, and what in cash; whole taka. What cannot be paid online is paid in cash. */
export function bookingMoney(
  price: number,
  { payment, advance_percent }: { payment: ServicePayment; advance_percent: number },
  leastTaka: number,
): { method: 'online' | 'cod'; charge: number; online: number; cash: number } {
  if (payment === 'online' && price > 0) return { method: 'online', charge: BOOKING_CHARGE, online: price + BOOKING_CHARGE, cash: 0 }
  const advance = payment === 'advance' ? Math.floor((price * advance_percent) / 100) : 0
  const online = advance >= leastTaka ? advance : 0
  return { method: 'cod', charge: 0, online, cash: price - online }
}

/**
 * What of the money that was paid online goes back when its buyer cancels, in whole taka: everything until the hours before the start that were agreed on,
 * and within the first minutes; later half of what was paid in full, and nothing of an advance.
 * @param paid whole taka that were paid online
 */
export function backOnCancel(
  {
    starts_at,
    confirmed_at,
    cancel_hours,
    method,
    paid,
  }: { starts_at: number; confirmed_at: number; cancel_hours: CancelHours; method: 'online' | 'cod'; paid: number },
  now: number,
): number {
  const isFree = now < starts_at - Number(cancel_hours) * HOUR || now < confirmed_at + BOOKING_LIMITS.freeMinutes * 60_000
  if (isFree) return paid
  return method === 'online' ? Math.floor(paid / 2) : 0
}

/** What is offered or accepted late can still be answered or paid for so long, where its start allows it. */
const LEAST_MS = BOOKING_LIMITS.payMinutesInstant * 60_000

/**
 * Until when it may be answered: never later than the last moment at which the time could have been asked for; what is offered later than that, for some
 * minutes. Milliseconds since the epoch.
 */
export function answerUntil({ answer_hours, notice_hours }: { answer_hours: number; notice_hours: number }, starts_at: number | null, now: number): number {
  const usual = now + answer_hours * HOUR
  return starts_at === null ? usual : Math.min(usual, Math.max(starts_at - notice_hours * HOUR, Math.min(starts_at, now + LEAST_MS)))
}

/** Until when it may be paid. Milliseconds since the epoch. */
export function payUntil({ is_instant }: { is_instant: boolean }, starts_at: number, now: number): number {
  const late = Math.min(now + BOOKING_LIMITS.payHours * HOUR, starts_at - BOOKING_LIMITS.payHoursBefore * HOUR)
  return Math.min(starts_at, Math.max(now + LEAST_MS, is_instant ? 0 : late))
}
