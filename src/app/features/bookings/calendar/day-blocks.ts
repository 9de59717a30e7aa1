import type { CalendarBooking } from '#contract/bookings/bookings.ts'
import { dayAfter } from '#contract/bookings/calendar-grid.ts'
import { dayNumber, dhakaMinute } from '#contract/services/slot-rules.ts'

const DAY_MINUTES = 1440
export const QUARTER = 15

/** What a booking takes of one day, and beside how many others it stands. */
export interface DayBlock {
  booking: CalendarBooking
  /** Minutes of the day; one that goes over midnight ends with the day. */
  from: number
  to: number
  /** Of those that overlap: which one, and how many lanes there are. */
  lane: number
  lanes: number
}

/** Bookings of a day as blocks, by their start. Those that overlap stand beside each other. @param day `YYYY-MM-DD` */
export function blocksOn(bookings: readonly CalendarBooking[], day: string): DayBlock[] {
  const start = dayNumber(day) * DAY_MINUTES
  const own = bookings
    .map((booking) => ({ booking, from: Math.max(0, dhakaMinute(booking.starts_at) - start), to: Math.min(DAY_MINUTES, dhakaMinute(booking.ends_at) - start) }))
    .filter(({ from, to }) => from < DAY_MINUTES && to > 0 && from < to)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  return clustersOf(own).flatMap(inLanes)
}

type Stretch = Omit<DayBlock, 'lane' | 'lanes'>

/** Stretches that overlap one after the other belong together. */
function clustersOf(all: readonly Stretch[]): Stretch[][] {
  const clusters: Stretch[][] = []
  let end = -1
  for (const one of all) {
    if (one.from >= end) clusters.push([])
    clusters.at(-1)?.push(one)
    end = Math.max(end, one.to)
  }
  return clusters
}

/** Each takes the first lane that is free. */
function inLanes(cluster: readonly Stretch[]): DayBlock[] {
  const ends: number[] = []
  const placed = cluster.map((one) => {
    const free = ends.findIndex((end) => end <= one.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.to
    return { ...one, lane }
  })
  return placed.map((one) => ({ ...one, lanes: ends.length }))
}

/** From which hour to which a day is shown: nine to six, and as far as there is work. */
export function hoursShown(blocks: readonly Pick<DayBlock, 'from' | 'to'>[]): { first: number; last: number } {
  const first = Math.min(9, ...blocks.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(18, ...blocks.map(({ to }) => Math.ceil(to / 60)))
  return { first, last }
}

/** How many bookings begin on each day. */
export function countByDay(bookings: readonly CalendarBooking[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { starts_at, is_proposed } of bookings) {
    if (is_proposed) continue
    const day = dayAfter('1970-01-01', Math.floor(dhakaMinute(starts_at) / DAY_MINUTES))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

/** What is next: the first confirmed one that is not past. @param now milliseconds since the epoch by the service's clock */
export const nextBooking = (bookings: readonly CalendarBooking[], now: number): CalendarBooking | undefined =>
  bookings
    .filter(({ state, is_proposed, ends_at }) => state === 'confirmed' && !is_proposed && Date.parse(ends_at) > now)
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))[0]
