import type { BookingState } from '#contract/bookings/booking-rules.ts'
import { bookingPrice } from '#contract/bookings/booking-rules.ts'
import { DHAKA_OFFSET_MS } from '#contract/core/time.ts'
import { dhakaMinute, instantOfMinute } from '#contract/services/slot-rules.ts'
import type { services } from '../../tables/services.ts'
import { type Dice, makeDice } from '../drawing/random.ts'
import type { BookedService, BookedTime, BookedTimes } from './booked-times.ts'
import { type BookingLife, DAYS_OF_STATE, lifeOf, suitsState } from './booking-life.ts'

type ServiceRow = Pick<
  typeof services.$inferSelect,
  | 'id'
  | 'seller'
  | 'pricing'
  | 'price'
  | 'duration'
  | 'step'
  | 'hours_least'
  | 'hours_most'
  | 'seats'
  | 'pause_before'
  | 'pause_after'
  | 'notice_hours'
  | 'answer_hours'
  | 'is_instant'
  | 'payment'
  | 'advance_percent'
  | 'published_at'
>
export type PlannedService = ServiceRow & BookedService

/** A booking of the demo market, before it is written. */
export interface PlannedBooking<S extends PlannedService = PlannedService> {
  state: BookingState
  service: S
  /** User id of who books. */
  buyer: number
  /** Null: of a quote, before a time is named. */
  time: BookedTime | null
  /** Another time that one side proposes. */
  proposed: BookedTime | null
  /** Whole taka. */
  price: number
  hours: number
  seats: number
  life: BookingLife
}

/** How many there are of each state: 300 in all. `begun`: confirmed, and going on or just over. */
const COUNTS = {
  done: 168,
  confirmed: 48,
  begun: 4,
  asked: 16,
  offered: 8,
  held: 6,
  disputed: 3,
  declined: 8,
  lapsed: 9,
  withdrawn: 7,
  cancelled: 14,
  'no-show': 9,
} as const
type Wish = keyof typeof COUNTS
/** So many of the confirmed ones are to be moved. */
const PROPOSALS = 4
/** What a person has to be answered, of one provider and of all. */
const [ASKED_OF_ONE, ASKED] = [1, 3]
const TRIES = 80

export interface Planning<S extends PlannedService> {
  services: readonly S[]
  /** User ids; the first is given some of every kind. */
  buyers: readonly number[]
  times: BookedTimes
  /** User id of the provider who is booked most. */
  busiest: number | undefined
  now: number
  /** What of so much money is paid online before. */
  onlineOf: (service: S, price: number) => number
}

/** Whose, of what, when, and what became of it: the same at every seeding, but for the day. */
export function planBookings<S extends PlannedService>(planning: Planning<S>): PlannedBooking<S>[] {
  const dice = makeDice(20_26)
  const open = new Map<string, number>()
  const planned = ORDER.flatMap((wish) => planWish(planning, { wish, open }, dice))
  return propose(planned, planning, dice)
}

/** What holds a time comes first, so that nothing that is over is in its way. */
const ORDER: readonly Wish[] = ['begun', 'confirmed', 'disputed', 'asked', 'offered', 'held', 'done', 'no-show', 'cancelled', 'declined', 'withdrawn', 'lapsed']

/** As many as there are to be of one kind, over all services that suit it. */
function planWish<S extends PlannedService>(planning: Planning<S>, { wish, open }: { wish: Wish; open: Map<string, number> }, dice: Dice): PlannedBooking<S>[] {
  const fitting = planning.services.filter((service) => suitsWish(wish, service, planning))
  const queue = dice.shuffle(fitting.flatMap((service) => Array.from({ length: likedBy(service, planning) }, () => service)))
  const planned: PlannedBooking<S>[] = []
  for (let tries = 0; planned.length < COUNTS[wish] && tries < TRIES * COUNTS[wish]; tries++) {
    const service = queue[tries % queue.length]
    const buyer = buyerOf(planning, { wish, at: planned.length }, dice)
    if (!service || buyer === service.seller || isFull(open, { wish, buyer, seller: service.seller })) continue
    const booking = planOne(planning, { wish, service, buyer }, dice)
    if (!booking) continue
    planned.push(booking)
    if (wish === 'asked') for (const key of [`${buyer} ${service.seller}`, `${buyer}`]) open.set(key, (open.get(key) ?? 0) + 1)
  }
  return planned
}

/** What is taken at once is booked more often than what is asked for, and some of it much more. */
const likedBy = ({ id, seller, is_instant }: PlannedService, { busiest }: Pick<Planning<PlannedService>, 'busiest'>): number =>
  1 + (is_instant ? 2 : 0) + (id % 5 === 0 ? 4 : 0) + (seller === busiest ? 4 : 0)

/** The first of each kind are those of the account that people try it with. */
function buyerOf({ buyers }: Pick<Planning<PlannedService>, 'buyers'>, { wish, at }: { wish: Wish; at: number }, dice: Dice): number {
  const own = wish === 'done' || wish === 'confirmed' ? 3 : 1
  return buyers[at < own ? 0 : dice.whole(1, buyers.length - 1)] ?? 0
}

const stateOf = (wish: Wish): BookingState => (wish === 'begun' ? 'confirmed' : wish)

function suitsWish<S extends PlannedService>(wish: Wish, service: S, { onlineOf }: Planning<S>): boolean {
  const isPaid = onlineOf(service, service.price) > 0 || (service.pricing === 'quote' && service.payment !== 'after')
  switch (wish) {
    case 'held':
      return isPaid && !service.is_instant
    case 'asked':
    case 'offered':
    case 'declined':
    case 'lapsed':
    case 'withdrawn':
      return !service.is_instant
    case 'done':
    case 'confirmed':
    case 'cancelled':
      return true
    default:
      return !isPaid
  }
}

/** Nobody waits for more answers than one may. */
const isFull = (open: ReadonlyMap<string, number>, { wish, buyer, seller }: { wish: Wish; buyer: number; seller: number }): boolean =>
  wish === 'asked' && ((open.get(`${buyer} ${seller}`) ?? 0) >= ASKED_OF_ONE || (open.get(`${buyer}`) ?? 0) >= ASKED)

interface Wished<S> {
  wish: Wish
  service: S
  buyer: number
}

function planOne<S extends PlannedService>(planning: Planning<S>, { wish, service, buyer }: Wished<S>, dice: Dice): PlannedBooking<S> | undefined {
  const { times, now, onlineOf } = planning
  const state = stateOf(wish)
  const isQuote = service.pricing === 'quote'
  const hours = service.pricing === 'hourly' ? dice.whole(service.hours_least, Math.min(service.hours_most, service.hours_least + 2)) : 1
  const seats = service.seats > 1 ? dice.whole(1, 2) : 1
  const count = service.pricing === 'hourly' ? hours : seats
  const isTimeless = isQuote && (state === 'asked' || state === 'declined' || state === 'lapsed') && dice.next() < 0.6
  const posted = Date.parse(service.published_at ?? '')
  const time = isTimeless ? null : times.find(service, { ...whenOf(wish, { posted, service, now }), count }, dice)
  if (time === undefined) return undefined
  const quoted = QUOTED.includes(state) ? dice.whole(16, 240) * 50 : 0
  const price = isQuote ? quoted : bookingPrice(service, { hours, seats })
  const instants = time && { starts_at: instantMs(time.start), ends_at: instantMs(time.end) }
  const terms = { ...service, isQuote, isPaidOnline: onlineOf(service, price) > 0, posted, ...(instants ?? { starts_at: null, ends_at: null }) }
  const life = lifeOf(state, terms, { dice, now })
  if (time && TAKES.includes(state)) times.take(service, time, count)
  return { state, service, buyer, time, proposed: null, price, hours, seats, life }
}

/** Of a quote, the price is named in these. */
const QUOTED: readonly BookingState[] = ['offered', 'held', 'confirmed', 'disputed', 'done', 'cancelled', 'no-show']
/** Whoever was somewhere was nowhere else. */
const TAKES: readonly BookingState[] = ['asked', 'offered', 'held', 'confirmed', 'disputed', 'done', 'no-show']

const instantMs = (minute: number): number => Date.parse(instantOfMinute(minute))

function whenOf(wish: Wish, { posted, service, now }: { posted: number; service: PlannedService; now: number }) {
  const today = Math.floor((now + DHAKA_OFFSET_MS) / 86_400_000)
  const minute = dhakaMinute(now)
  if (wish === 'begun')
    return { days: [today - 1, today] as const, fits: (start: number, end: number) => start < minute - 20 && end > minute - 20 * 60 && end < minute + 12 * 60 }
  const state = stateOf(wish)
  const [least, most] = DAYS_OF_STATE[state]
  const fits = (start: number, end: number) =>
    suitsState(state, { start: instantMs(start), end: instantMs(end), posted, notice_hours: service.notice_hours }, now)
  return { days: [today + least, today + most] as const, fits }
}

/** Some of what is confirmed is to be moved: the other time is taken as well. */
function propose<S extends PlannedService>(planned: PlannedBooking<S>[], { times, now }: Planning<S>, dice: Dice): PlannedBooking<S>[] {
  let left = PROPOSALS
  for (const booking of planned) {
    const { service, time, hours, state } = booking
    if (left === 0) break
    if (state !== 'confirmed' || !time || service.seats > 1 || instantMs(time.start) < now + 86_400_000) continue
    const day = Math.floor(time.start / 1440)
    const fits = (start: number) => instantMs(start) > now + 2 * 86_400_000
    const other = times.find(service, { days: [day + 1, day + 6], count: service.pricing === 'hourly' ? hours : 1, fits }, dice)
    if (!other) continue
    times.take(service, other, 1)
    booking.proposed = other
    left--
  }
  return planned
}
