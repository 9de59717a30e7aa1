import type { Hours } from '#contract/services/hours.ts'
import { type Busy, type DaySlots, lengthOf, type MemberCalendar, type SlotTerms, slotsOf, takenBy } from '#contract/services/slot-rules.ts'
import type { Dice } from '../drawing/random.ts'

/** A service as times are taken of it. */
export interface BookedService extends SlotTerms {
  id: number
  members: readonly number[]
}

/** A time of a member. Minutes on Dhaka's clocks, as slot rules count them. */
export interface BookedTime {
  member: number
  start: number
  end: number
}

interface Wanted {
  /** Days from which one is taken: numbers since the epoch, both included. */
  days: readonly [least: number, most: number]
  /** Hours or seats. */
  count: number
  /** Which starts will do. */
  fits: (start: number, end: number) => boolean
}

interface Taken extends Busy {
  service: number
}

const DAY_MINUTES = 1440
const TRIES = 60

/** When the members of the demo market are taken: nobody twice, pauses included, by the rule that asks for times. */
export class BookedTimes {
  readonly #hours: ReadonlyMap<number, Hours>
  readonly #taken = new Map<number, Taken[]>()

  constructor(hours: ReadonlyMap<number, Hours>) {
    this.#hours = hours
  }

  /** A free time by chance; undefined where none was found. */
  find(service: BookedService, { days, count, fits }: Wanted, dice: Dice): BookedTime | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      const member = service.members[dice.whole(0, service.members.length - 1)] ?? 0
      const number = dice.whole(days[0], days[1])
      const length = lengthOf(service, count)
      const starts = startsOf(slotsOf(service, [this.#calendar(member, service.id)], { from: dayText(number), days: 1 }), { number, service, count })
      const fitting = starts.filter((start) => fits(start, start + length))
      // Times that others have seats of are liked best.
      const shared = fitting.filter((start) => this.#shared(member, service.id, start))
      const [first, ...others] = shared.length > 0 && dice.next() < 0.7 ? shared : fitting
      if (first !== undefined) {
        const start = dice.pick([first, ...others])
        return { member, start, end: start + length }
      }
    }
    return undefined
  }

  take(service: BookedService, { member, start, end }: BookedTime, count: number): void {
    const all = this.#taken.get(member) ?? []
    const shared = all.find((one) => one.service === service.id && one.group?.start === start)
    if (shared?.group) {
      shared.group = { start, left: shared.group.left - count }
      return
    }
    all.push({ service: service.id, ...takenBy(service, start, end), ...(service.seats > 1 && { group: { start, left: service.seats - count } }) })
    this.#taken.set(member, all)
  }

  #shared = (member: number, service: number, start: number): boolean =>
    (this.#taken.get(member) ?? []).some((one) => one.service === service && one.group?.start === start)

  #calendar(member: number, service: number): MemberCalendar {
    const busy = (this.#taken.get(member) ?? []).map(({ service: of, group, ...span }) => ({ ...span, ...(group && of === service && { group }) }))
    return { hours: this.#hours.get(member) ?? { week: [[], [], [], [], [], [], []], seasons: [], windows: [] }, busy }
  }
}

const dayText = (number: number): string => new Date(number * DAY_MINUTES * 60_000).toISOString().slice(0, 10)

/** Starts of a day at which so many hours or seats are free. */
function startsOf([day]: readonly DaySlots[], { number, service, count }: { number: number; service: SlotTerms; count: number }): number[] {
  const usual = service.pricing === 'hourly' ? service.hours_most : service.seats
  return (day?.starts ?? []).filter((_, at) => (day?.most?.[at] ?? usual) >= count).map((minute) => number * DAY_MINUTES + minute)
}
