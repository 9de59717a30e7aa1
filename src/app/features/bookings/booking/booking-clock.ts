import type { Booking } from '#contract/bookings/bookings.ts'

/** What a booking waits for; its words are `bookings:duty.<side>.<word>`. */
export const DUTY_WORDS = [
  'asked',
  'offered',
  'held',
  'proposedByMe',
  'proposedToMe',
  'coming',
  'running',
  'over',
  'disputed',
  'done',
  'declined',
  'lapsed',
  'withdrawn',
  'cancelled',
  'missedByMe',
  'missedByOther',
] as const
export type DutyWord = (typeof DUTY_WORDS)[number]

/** Who has to do what until when. */
export interface Duty {
  word: DutyWord
  /** ISO 8601 by the service's clock; null: there is no date for it. */
  by: string | null
}

type Clocked = Pick<Booking, 'side' | 'state' | 'due_at' | 'starts_at' | 'ends_at' | 'proposal' | 'absent' | 'object_until'>

/** @param now milliseconds since the epoch by the service's clock; undefined while no clock is asked */
export function dutyOf(booking: Clocked, now: number | undefined): Duty {
  const { side, state, due_at, absent, object_until } = booking
  switch (state) {
    case 'asked':
    case 'offered':
    case 'held':
      return { word: state, by: due_at }
    case 'confirmed':
      return confirmedDuty(booking, now)
    case 'no-show':
      return absent === side ? { word: 'missedByMe', by: object_until } : { word: 'missedByOther', by: null }
    default:
      return { word: state, by: null }
  }
}

function confirmedDuty({ side, starts_at, ends_at, proposal }: Clocked, now: number | undefined): Duty {
  if (now !== undefined && ends_at !== null && now >= Date.parse(ends_at)) return { word: 'over', by: null }
  if (now !== undefined && starts_at !== null && now >= Date.parse(starts_at)) return { word: 'running', by: ends_at }
  if (proposal) return { word: proposal.by === side ? 'proposedByMe' : 'proposedToMe', by: proposal.until }
  return { word: 'coming', by: starts_at }
}
