import {
  answerUntil,
  BOOKING_LIMITS,
  type BookingParty,
  type BookingReason,
  type BookingSide,
  type BookingState,
  payUntil,
} from '#contract/bookings/booking-rules.ts'
import type { Dice } from '../drawing/random.ts'

/** What decides how a booking came to what it is. Times in milliseconds since the epoch. */
export interface LifeTerms {
  is_instant: boolean
  isQuote: boolean
  /** Something is paid online. */
  isPaidOnline: boolean
  notice_hours: number
  answer_hours: number
  /** When its service was posted. */
  posted: number
  starts_at: number | null
  ends_at: number | null
}

export interface LifeStep {
  at: number
  from_state: BookingState | null
  to_state: BookingState
  by: BookingParty
  action: string
}

/** All that happened to a booking. */
export interface BookingLife {
  steps: LifeStep[]
  confirmed_at: number | null
  ended_at: number | null
  due_at: number | null
  absent: BookingSide | null
  absent_at: number | null
  ended_by: BookingParty | null
  reason: BookingReason | null
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** How a booking came to its state, step by step; none of them is still to come, and none lies before its service. */
export function lifeOf(state: BookingState, terms: LifeTerms, { dice, now }: { dice: Dice; now: number }): BookingLife {
  const born = askedAt(state, terms, { dice, now })
  const steps: LifeStep[] = []
  const step: Step = (to_state, { by, action, at }) => steps.push({ at, from_state: steps.at(-1)?.to_state ?? null, to_state, by, action })
  const last = () => steps.at(-1)?.at ?? born
  const soon = () => Math.min(last() + dice.whole(10, 150) * MINUTE, now - dice.whole(1, 5) * MINUTE)
  begin({ state, terms, born, step, soon })
  const life: BookingLife = { steps, confirmed_at: null, ended_at: null, due_at: null, absent: null, absent_at: null, ended_by: null, reason: null }
  if (state === 'asked') life.due_at = answerUntil(terms, terms.starts_at, born)
  if (state === 'offered') life.due_at = answerUntil({ ...terms, notice_hours: 0 }, terms.starts_at, last())
  if (state === 'held' && terms.starts_at !== null) life.due_at = payUntil({ is_instant: false }, terms.starts_at, last())
  life.confirmed_at = steps.find(({ to_state }) => to_state === 'confirmed')?.at ?? null
  finish({ state, terms, life, step, soon, dice, now })
  life.ended_at = ENDS.includes(state) ? last() : null
  life.ended_by = ENDS.includes(state) ? (steps.at(-1)?.by ?? null) : null
  return life
}

const ENDS: readonly BookingState[] = ['done', 'declined', 'lapsed', 'withdrawn', 'cancelled', 'no-show']

/** Requests that are open were made today, all else some days before its time. */
function askedAt(state: BookingState, { posted, starts_at, notice_hours, answer_hours }: LifeTerms, { dice, now }: { dice: Dice; now: number }): number {
  if (state === 'asked' || state === 'offered' || state === 'held') return now - dice.whole(40, Math.min(300, answer_hours * 30)) * MINUTE
  const latest = Math.min(now - 30 * HOUR, (starts_at ?? now) - (notice_hours + 10) * HOUR)
  return Math.max(posted + HOUR, latest - dice.whole(0, 5 * 24) * HOUR - dice.whole(0, 59) * MINUTE)
}

type Step = (to_state: BookingState, done: Pick<LifeStep, 'by' | 'action' | 'at'>) => void

interface Beginning {
  state: BookingState
  terms: LifeTerms
  born: number
  step: Step
  soon: () => number
}

/** Up to where it was confirmed, or as far as it came. */
function begin({ state, terms: { is_instant, isQuote, isPaidOnline }, born, step, soon }: Beginning): void {
  const isStopped = (at: BookingState) => state === at
  if (is_instant) {
    step(isPaidOnline ? 'held' : 'confirmed', { by: 'buyer', action: 'ask', at: born })
  } else {
    step('asked', { by: 'buyer', action: 'ask', at: born })
    if (isStopped('asked') || isStopped('declined') || isStopped('lapsed') || isStopped('withdrawn')) return
    if (isQuote || isStopped('offered')) step('offered', { by: 'provider', action: 'offer', at: soon() })
    if (isStopped('offered')) return
    step(isPaidOnline ? 'held' : 'confirmed', isQuote ? { by: 'buyer', action: 'take_offer', at: soon() } : { by: 'provider', action: 'accept', at: soon() })
  }
  if (isPaidOnline && !isStopped('held')) step('confirmed', { by: 'gateway', action: 'paid', at: soon() })
}

interface Ending extends Omit<Beginning, 'born'> {
  life: BookingLife
  dice: Dice
  now: number
}

/** What became of it. */
function finish({ state, terms, life, step, soon, dice, now }: Ending): void {
  const [start, end] = [terms.starts_at ?? now, terms.ends_at ?? now]
  const past = (at: number) => Math.min(at, now - dice.whole(1, 20) * MINUTE)
  if (state === 'done') {
    // Some forget to say so: then it is done by itself a day later.
    const isByItself = end + BOOKING_LIMITS.doneHours * HOUR < now && dice.next() < 0.15
    if (isByItself) step('done', { by: 'service', action: 'done', at: end + BOOKING_LIMITS.doneHours * HOUR })
    else step('done', { by: 'provider', action: 'done', at: past(end + dice.whole(5, 180) * MINUTE) })
  }
  if (state === 'declined') {
    life.reason = dice.pick(['no-time', 'too-far', 'not-offered', 'ill'])
    step('declined', { by: 'provider', action: 'decline', at: soon() })
  }
  if (state === 'lapsed') step('lapsed', { by: 'service', action: 'lapse', at: past(answerUntil(terms, terms.starts_at, life.steps[0]?.at ?? now)) })
  if (state === 'withdrawn') {
    life.reason = dice.pick(['changed-mind', 'booked-twice', 'too-dear'])
    step('withdrawn', { by: 'buyer', action: 'withdraw', at: soon() })
  }
  if (state === 'cancelled') {
    // Whose provider cancels has all money back.
    const isBuyer = !terms.isPaidOnline && dice.next() < 0.65
    life.reason = isBuyer ? dice.pick(['changed-mind', 'booked-twice', 'ill', 'other']) : dice.pick(['no-time', 'ill', 'closed'])
    step('cancelled', { by: isBuyer ? 'buyer' : 'provider', action: 'cancel', at: soon() })
  }
  if (state === 'no-show' || state === 'disputed') {
    const isBuyerAway = dice.next() < 0.7
    life.absent = isBuyerAway ? 'buyer' : 'provider'
    life.absent_at = past(start + (BOOKING_LIMITS.noShowMinutes + dice.whole(3, 60)) * MINUTE)
    step('no-show', { by: isBuyerAway ? 'provider' : 'buyer', action: 'no_show', at: life.absent_at })
    if (state === 'disputed') step('disputed', { by: life.absent, action: 'object', at: past(life.absent_at + dice.whole(1, 20) * HOUR) })
  }
}

/** Days from today between which a booking of a state begins. */
export const DAYS_OF_STATE: Readonly<Record<BookingState, readonly [number, number]>> = {
  asked: [2, 14],
  offered: [2, 14],
  held: [3, 14],
  confirmed: [0, 20],
  disputed: [-4, -1],
  done: [-72, -1],
  declined: [-25, 9],
  lapsed: [-25, -3],
  withdrawn: [-25, 9],
  cancelled: [-30, 9],
  'no-show': [-40, -4],
}

/** Whether a time suits a state. Milliseconds since the epoch. */
export function suitsState(
  state: BookingState,
  { start, end, posted, notice_hours }: { start: number; end: number; posted: number; notice_hours: number },
  now: number,
): boolean {
  if (start < posted + (notice_hours + 36) * HOUR) return false
  if (state === 'asked' || state === 'offered' || state === 'held') return start > now + (notice_hours + 14) * HOUR
  if (state === 'confirmed') return start > now + 2 * HOUR
  if (state === 'done' || state === 'disputed' || state === 'no-show') return end < now - 4 * HOUR
  return start < now - 3 * DAY || start > now + DAY
}
