import { sql } from 'drizzle-orm'
import { upazilasOf } from '#contract/addresses/areas.ts'
import { BOOKING_LIMITS, isHoldingTime } from '#contract/bookings/booking-rules.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { CODE_CHARACTERS } from '#contract/events/ticket-rules.ts'
import { DIVISIONS } from '#contract/places.ts'
import { instantOfMinute } from '#contract/services/slot-rules.ts'
import { COMMISSION_RATES } from '#contract/wallet/money-rules.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { type Dice, makeDice } from './db/seed/drawing/random.ts'
import type { BookedTime } from './db/seed/services/booked-times.ts'
import type { PlannedBooking } from './db/seed/services/booking-plan.ts'
import { BOOKING_NOTES, DISPUTE_NOTES, HOUSES, REASON_NOTES } from './db/seed/services/booking-texts.ts'
import { booking_events, bookings, group_times, occupied } from './db/tables/bookings.ts'
import type { services } from './db/tables/services.ts'
import { moneyOf } from './demo-booking-money.ts'

export type OfferedService = typeof services.$inferSelect & { members: number[] }

/** Who books. */
export interface Client {
  /** Of the buyer's row. */
  id: number
  user_id: number
  username: string
  full_name: string
}

type Planned = PlannedBooking<OfferedService>
export type WrittenBooking = typeof bookings.$inferSelect & { planned: Planned; client: Client }

interface Writing {
  clients: ReadonlyMap<number, Client>
  now: number
}

const NUMBER_LENGTH = 10
const HOUR = 3_600_000
/** Before now. */
const PROPOSED_HOURS = 3
/** One in so many has a note. */
const WITH_NOTE = 5

const iso = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

/** Bookings with all that happened to them, in the order in which they were made, and the times that they hold. */
export async function writeBookings(tx: Tx, planned: readonly Planned[], { clients, now }: Writing): Promise<WrittenBooking[]> {
  const made = planned.toSorted((one, other) => (one.life.steps[0]?.at ?? 0) - (other.life.steps[0]?.at ?? 0))
  const groups = await writeGroupTimes(tx, made)
  const rows = made.flatMap((booking, at) => {
    const client = clients.get(booking.buyer)
    return client
      ? [{ booking, client, row: rowOf(booking, client, { at, now, group: booking.time ? (groups.get(groupKey(booking, booking.time)) ?? null) : null }) }]
      : []
  })
  const inserted = await tx
    .insert(bookings)
    .values(rows.map(({ row }) => row))
    .returning()
  const written = inserted.map((row, at) => ({ ...row, planned: rows[at]?.booking as Planned, client: rows[at]?.client as Client }))
  await tx.insert(booking_events).values(written.flatMap(eventsOf))
  await occupy(tx, written)
  return written
}

const groupKey = ({ service }: Planned, { member, start }: BookedTime): string => `${service.id} ${member} ${start}`

/** Times of several buyers, with the seats that are left of them. @returns their ids */
async function writeGroupTimes(tx: Tx, planned: readonly Planned[]): Promise<ReadonlyMap<string, number>> {
  const shared = planned.filter(({ service, time }) => service.seats > 1 && time)
  const times = Map.groupBy(shared, (booking) => groupKey(booking, booking.time as BookedTime))
  if (times.size === 0) return new Map()
  const rows = [...times.values()].flatMap((sharing) => {
    const [first] = sharing
    if (!first?.time) return []
    const taken = sharing.filter(({ state }) => isHoldingTime(state)).reduce((sum, { seats }) => sum + seats, 0)
    return [
      {
        service: first.service.id,
        member: first.time.member,
        starts_at: instantOfMinute(first.time.start),
        seats: first.service.seats,
        left: first.service.seats - taken,
      },
    ]
  })
  const made = await tx.insert(group_times).values(rows).returning({ id: group_times.id })
  return new Map([...times.keys()].map((key, at) => [key, made[at]?.id ?? 0]))
}

function rowOf(booking: Planned, client: Client, { at, now, group }: { at: number; now: number; group: number | null }): typeof bookings.$inferInsert {
  const { service, state, time, proposed, life, price, hours, seats } = booking
  const dice = makeDice(7001 + at)
  const { online, cash, charge } = moneyOf(service, price)
  const language = scriptLanguage(client.full_name)
  const { title, second_title, place, pricing, pause_before, pause_after, notice_hours, answer_hours, is_instant, payment, advance_percent, cancel_hours } =
    service
  return {
    ...{ title, second_title, place, pricing, pause_before, pause_after, notice_hours, answer_hours, is_instant, payment, advance_percent, cancel_hours },
    ...{ price, charge, online, cash, hours, seats, state, language, commission_rate: COMMISSION_RATES.booking },
    number: Array.from({ length: NUMBER_LENGTH }, () => CODE_CHARACTERS[dice.whole(0, CODE_CHARACTERS.length - 1)]).join(''),
    service: service.id,
    seller: service.seller,
    buyer: client.id,
    ...(time && { member: time.member, starts_at: instantOfMinute(time.start), ends_at: instantOfMinute(time.end) }),
    group_time: group,
    version: life.steps.length + (proposed ? 1 : 0) + (isPaidInCash(booking) ? 1 : 0),
    cash_received_at: isPaidInCash(booking) ? isoOrNull(life.ended_at) : null,
    full_name: client.full_name,
    phone_number: `+88017${String(dice.whole(0, 99_999_999)).padStart(8, '0')}`,
    email: dice.next() < 0.4 ? `${client.username}@hatkhola.example` : '',
    ...whereOf(booking, { language, dice }),
    note: dice.whole(1, WITH_NOTE) === 1 || (pricing === 'quote' && state === 'asked') ? (dice.shuffle(BOOKING_NOTES[language])[0] ?? '') : '',
    created_at: iso(life.steps[0]?.at ?? 0),
    updated_at: proposed ? iso(now - PROPOSED_HOURS * HOUR) : iso(life.steps.at(-1)?.at ?? 0),
    confirmed_at: isoOrNull(life.confirmed_at),
    ended_at: isoOrNull(life.ended_at),
    due_at: isoOrNull(life.due_at),
    ...(proposed && proposalOf(proposed, now)),
    ...{ absent: life.absent, absent_at: isoOrNull(life.absent_at), ended_by: life.ended_by, reason: life.reason },
    reason_note: reasonNoteOf(booking, { language, dice }),
  }
}

function reasonNoteOf({ state, life }: Planned, { language, dice }: { language: 'en' | 'bn'; dice: Dice }): string {
  if (state === 'disputed' && life.absent) return DISPUTE_NOTES[life.absent][language]
  return life.reason && dice.next() < 0.5 ? (dice.shuffle(REASON_NOTES[language])[0] ?? '') : ''
}

/** The provider has asked a while ago whether another time would do. */
const proposalOf = ({ member, start, end }: BookedTime, now: number) => ({
  proposed_by: 'provider' as const,
  proposed_member: member,
  proposed_starts_at: instantOfMinute(start),
  proposed_ends_at: instantOfMinute(end),
  proposed_until: iso(now + (BOOKING_LIMITS.proposalHours - PROPOSED_HOURS) * HOUR),
})

/** At home somewhere among the districts that the provider comes to; or where the provider is. */
function whereOf({ service }: Planned, { language, dice }: { language: 'en' | 'bn'; dice: Dice }) {
  if (service.place === 'online') return { link: service.link }
  if (service.place === 'at-provider') return { district: service.at_district, area: service.at_area, line: service.at_line, directions: service.directions }
  const district = dice.shuffle(service.districts)[0] ?? 'Dhaka'
  const division = DIVISIONS.find(({ districts }) => districts.some(({ name }) => name === district))?.name ?? ''
  return { division, district, area: dice.shuffle(upazilasOf(district))[0]?.name ?? '', line: dice.shuffle(HOUSES[language])[0] ?? '' }
}

/** Who marks a booking as done has been paid what is paid in cash. */
const isPaidInCash = ({ state, service, price, life }: Planned): boolean => state === 'done' && moneyOf(service, price).cash > 0 && life.ended_by === 'provider'

function eventsOf({ id, planned, starts_at, price, online, reason, updated_at, proposed_starts_at }: WrittenBooking): (typeof booking_events.$inferInsert)[] {
  const details: Record<string, (typeof booking_events.$inferInsert)['details']> = {
    ask: { starts_at },
    offer: { starts_at, price, from: starts_at },
    decline: { reason },
    withdraw: { reason },
    cancel: { reason, back: online },
  }
  const steps = planned.life.steps.map(({ at, ...step }) => ({ ...step, booking: id, at: iso(at), details: details[step.action] ?? {} }))
  const more = { booking: id, by: 'provider', from_state: planned.state, to_state: planned.state, at: updated_at } as const
  if (isPaidInCash(planned)) return [...steps, { ...more, action: 'cash' }]
  return planned.proposed ? [...steps, { ...more, action: 'propose', details: { starts_at: proposed_starts_at } }] : steps
}

/** What is held, both pauses included: by each booking, or once by the time that several share. */
async function occupy(tx: Tx, written: readonly WrittenBooking[]): Promise<void> {
  const during = (from: string | null, to: string | null, { pause_before, pause_after }: WrittenBooking) =>
    sql<string>`tstzrange(${from}::timestamptz - make_interval(mins => ${pause_before}::integer), ${to}::timestamptz + make_interval(mins => ${pause_after}::integer))`
  const holding = written.filter(({ state, starts_at }) => isHoldingTime(state) && starts_at !== null)
  const holders = new Map(holding.map((one) => [one.group_time === null ? one.id : -one.group_time, one]))
  await tx.insert(occupied).values([...holders].map(([holder, one]) => ({ holder, member: one.member ?? 0, during: during(one.starts_at, one.ends_at, one) })))
  const moving = written.filter(({ proposed_member }) => proposed_member !== null)
  if (moving.length > 0)
    await tx.insert(occupied).values(
      moving.map((one) => ({
        holder: one.id,
        member: one.proposed_member ?? 0,
        during: during(one.proposed_starts_at, one.proposed_ends_at, one),
        is_proposed: true,
      })),
    )
}
