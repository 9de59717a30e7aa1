import { type BookingState, isHoldingTime } from '#contract/bookings/booking-rules.ts'
import { DAY_MS, DHAKA_OFFSET_MS } from '#contract/core/time.ts'
import { CODE_CHARACTERS } from '#contract/events/ticket-rules.ts'
import { instantOfMinute } from '#contract/services/slot-rules.ts'
import type { Dice } from '../drawing/random.ts'
import { insertRecords } from '../insert-records.ts'
import type { SeedDb } from '../seed-transaction.ts'
import type { ScaleProvider } from './scale-providers.ts'

/** A service that is booked, as far as its bookings say so. */
interface BookedRow {
  title: string
  place: string
  pricing: string
  price: number
  provider: ScaleProvider
}

interface Booking {
  /** How many there are of each service. */
  count: (at: number) => number
  /** Of all bookings that were invented so far. */
  first: number
  /** Ids of buyers. */
  buyers: readonly [number, ...number[]]
  dice: Dice
  now: number
}

/** Of twenty bookings. */
const STATES: readonly [BookingState, ...BookingState[]] = [
  ...(['done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'done', 'done'] as const),
  ...(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'asked', 'cancelled', 'cancelled', 'lapsed', 'no-show'] as const),
]
/** Full hours of the usual hours of work. */
const HOURS = [9, 10, 11, 12, 14, 15, 16, 17] as const
const FRIDAY = 5
const HOUR_MS = 3_600_000

/**
 * Books what was invented: each member once at a time, what is to come from tomorrow on, what is over up to yesterday. Members know their times from then on.
 * @returns bookings, beside each service of them its place in the list
 */
export function planScale(services: readonly BookedRow[], booking: Booking): ScaleBooking[] {
  const places = services.flatMap((service, of) => Array.from({ length: booking.count(of) }, () => ({ service, of })))
  return places.map(({ service, of }, at) => ({ ...planOne(service, { ...booking, first: booking.first + at }), of }))
}

type ScaleBooking = ReturnType<typeof planOne> & { of: number }

/** @param services ids, in the order in which they were planned for */
export async function writeScale(db: SeedDb, planned: readonly ScaleBooking[], services: readonly number[]): Promise<void> {
  const ids = await insertRecords(db, { table: 'bookings', columns: COLUMNS, rows: planned.map(({ row, of }) => ({ ...row, service: services[of] })) })
  await insertRecords(db, {
    table: 'booking_events',
    columns: ['booking', 'at', 'from_state', 'to_state', 'by', 'action', 'details'],
    rows: planned.flatMap(({ steps }, at) => steps.map((step) => ({ ...step, booking: ids[at], details: {} }))),
  })
  const held = planned.flatMap(({ row }, at) => (isHoldingTime(row.state) ? [{ row, id: ids[at] }] : []))
  await insertRecords(db, {
    table: 'occupied',
    columns: ['member', 'during', 'holder', 'is_proposed'],
    rows: held.map(({ row, id }) => ({ member: row.member, during: `["${row.starts_at}","${row.ends_at}")`, holder: id, is_proposed: false })),
  })
}

function planOne({ provider, ...service }: BookedRow, { buyers, dice, now, first: nth }: Booking) {
  const state = dice.pick(STATES)
  const [first, ...others] = provider.members
  if (!first) throw new TypeError('a provider has no member')
  const member = dice.pick([first, ...others])
  const isComing = isHoldingTime(state)
  const start = isComing ? comingSlot(member.coming++, now) : pastSlot(member.past++, now)
  if (isComing) member.busy.push({ from: start, to: start + 60 })
  const [starts_at, ends_at] = [instantOfMinute(start), instantOfMinute(start + 60)]
  const born = state === 'asked' ? now - HOUR_MS : Math.min(Date.parse(starts_at) - dice.whole(24, 96) * HOUR_MS, now - 2 * HOUR_MS)
  const steps = stepsOf(state, born, Date.parse(ends_at))
  const last = steps.at(-1)?.at ?? null
  const isEnd = !isComing
  const row = {
    ...TERMS,
    ...{ seller: provider.id, buyer: dice.pick(buyers), member: member.id, starts_at, ends_at, state, version: steps.length },
    ...{
      number: numberOf(nth),
      title: service.title,
      place: service.place,
      pricing: service.pricing,
      price: service.price,
      cash: service.price,
      district: provider.district,
    },
    ...{ created_at: steps[0]?.at, updated_at: last, confirmed_at: steps.find(({ to_state }) => to_state === 'confirmed')?.at ?? null },
    ...{ ended_at: isEnd ? last : null, ended_by: isEnd ? (steps.at(-1)?.by ?? null) : null, cash_received_at: state === 'done' ? last : null },
    due_at: state === 'asked' ? new Date(born + 12 * HOUR_MS).toISOString() : null,
    ...{ absent: state === 'no-show' ? 'buyer' : null, absent_at: state === 'no-show' ? last : null, reason: state === 'cancelled' ? 'changed-mind' : null },
  }
  return { row, steps }
}

/** What is the same of all. */
const TERMS = {
  ...{
    pause_before: 0,
    pause_after: 0,
    notice_hours: 2,
    answer_hours: 12,
    hours: 1,
    seats: 1,
    is_instant: false,
    payment: 'after',
    advance_percent: 10,
    cancel_hours: '24',
  },
  ...{
    charge: 0,
    online: 0,
    refunded: 0,
    second_title: '',
    full_name: 'Somebody',
    phone_number: '+8801712345678',
    email: '',
    division: '',
    area: '',
    line: '',
  },
  ...{ landmark: '', directions: '', link: '', note: '', language: 'en', reason_note: '' },
} as const

const COLUMNS = [
  ...Object.keys(TERMS),
  ...['service', 'seller', 'buyer', 'member', 'starts_at', 'ends_at', 'state', 'version', 'number', 'title', 'place', 'pricing', 'price', 'cash', 'district'],
  ...['created_at', 'updated_at', 'confirmed_at', 'ended_at', 'ended_by', 'cash_received_at', 'due_at', 'absent', 'absent_at', 'reason'],
]

interface Step {
  from_state: BookingState | null
  to_state: BookingState
  by: string
  action: string
  at: string
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** What happened to one from when it was asked for. */
function stepsOf(state: BookingState, born: number, ends: number): Step[] {
  const asked: Step = { from_state: null, to_state: 'asked', by: 'buyer', action: 'ask', at: iso(born) }
  if (state === 'asked') return [asked]
  if (state === 'lapsed') return [asked, { from_state: 'asked', to_state: 'lapsed', by: 'service', action: 'lapse', at: iso(born + 12 * HOUR_MS) }]
  const accepted: Step = { from_state: 'asked', to_state: 'confirmed', by: 'provider', action: 'accept', at: iso(born + HOUR_MS) }
  if (state === 'confirmed') return [asked, accepted]
  const end = { from_state: 'confirmed', to_state: state } as const
  if (state === 'cancelled') return [asked, accepted, { ...end, by: 'buyer', action: 'cancel', at: iso(born + 2 * HOUR_MS) }]
  if (state === 'no-show') return [asked, accepted, { ...end, by: 'provider', action: 'no_show', at: iso(ends - HOUR_MS / 2) }]
  return [asked, accepted, { ...end, by: 'provider', action: 'done', at: iso(ends + HOUR_MS / 4) }]
}

/** Ten of the 32 characters are fifty bits: an odd factor gives each whole number others, and none twice. */
const [BITS, FACTOR] = [50, 736_338_717_463_121n]

/** @param nth of all bookings that were invented */
function numberOf(nth: number): string {
  const mixed = BigInt.asUintN(BITS, BigInt(nth) * FACTOR)
  return Array.from({ length: 10 }, (_, at) => CODE_CHARACTERS[Number((mixed >> BigInt(45 - 5 * at)) & 31n)]).join('')
}

/** The n-th free hour from tomorrow on, or back from yesterday; minutes on Dhaka’s clocks. */
const comingSlot = (nth: number, now: number): number => slotOf(nth, { now, step: 1 })
const pastSlot = (nth: number, now: number): number => slotOf(nth, { now, step: -1 })

function slotOf(nth: number, { now, step }: { now: number; step: 1 | -1 }): number {
  const today = Math.floor((now + DHAKA_OFFSET_MS) / DAY_MS)
  let day = today
  for (let left = Math.floor(nth / HOURS.length) + 1; left > 0; ) {
    day += step
    // The first day of the epoch was a Thursday.
    if ((day + 4) % 7 !== FRIDAY) left--
  }
  return day * 1440 + (HOURS[nth % HOURS.length] ?? 9) * 60
}
