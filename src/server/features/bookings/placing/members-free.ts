import { canTake, dhakaMinute, isInHours, type MemberCalendar } from '#contract/services/slot-rules.ts'
import { type ServiceRow, slotTermsOf } from '../../../db/bookings/bookable-service.ts'

/** A time of a service that is to be taken. */
export interface Wanted {
  service: ServiceRow
  /** Who may do it. */
  members: readonly number[]
  /** ISO 8601. */
  starts_at: string
  hours: number
  seats: number
  /** Minutes, where they are others than the service's: of an offer. Then any start within the hours will do. */
  minutes?: number
  /** Milliseconds since the epoch, of the database. */
  now: number
  /** The booking that is moved: what it holds is not in its way. */
  booking: number
  is_proposed?: boolean
}

/** Those of the members who have the time. */
export function membersFree(
  { service, members, starts_at, hours, seats, minutes }: Omit<Wanted, 'booking'>,
  calendars: ReadonlyMap<number, MemberCalendar>,
): number[] {
  const start = dhakaMinute(starts_at)
  const terms = slotTermsOf(service)
  const wanted = service.pricing === 'hourly' ? hours : seats
  return members.filter((member) => {
    const calendar = calendars.get(member)
    if (!calendar) return false
    if (minutes === undefined) return canTake(terms, calendar, { start, wanted })
    const taken = { from: start - service.pause_before, to: start + minutes + service.pause_after }
    return isInHours(calendar.hours, start, start + minutes) && calendar.busy.every(({ from, to }) => to <= taken.from || taken.to <= from)
  })
}
