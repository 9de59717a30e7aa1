import { and, eq, inArray, sql } from 'drizzle-orm'
import { areaOf } from '#contract/addresses/areas.ts'
import type { BookingForm } from '#contract/bookings/booking-asking.ts'
import { answerUntil, BOOKING_LIMITS, bookingMoney, bookingPrice, HOLDING_STATES, payUntil } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import { isPlace } from '#contract/places.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import { IS_BOOKABLE, readBookable, type ServiceRow } from '../../../db/bookings/bookable-service.ts'
import { type BookingRow, noteBooking } from '../../../db/bookings/note-booking.ts'
import { notifyOfBooking } from '../../../db/bookings/notify-of-booking.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { requireTogether } from '../../../db/relations/blocks.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { booking_pictures, bookings } from '../../../db/tables/bookings.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { rateSql } from '../../../ledger/commission-rates.ts'
import { lockBuyer } from '../../../purchases/buyers.ts'
import { randomNumber } from '../../../purchases/purchase-numbers.ts'
import { endOf, isInRange, takeSeen } from './find-time.ts'
import { type Look, type SharedLooks, timeGone, timeGoneAt, wasFree } from './look.ts'
import type { Wanted } from './members-free.ts'

type Reader = Pick<Tx, 'select' | 'execute'>

export interface StoredPicture {
  file_key: string
  width: number
  height: number
  bytes: number
}

/** What was looked at before a transaction: the service, and who does it. */
type Found = Pick<Look, 'service' | 'members'>

/**
 * Asks for a time, in one transaction: confirmed at once, held until it is paid, or asked. Locks: the buyer, the calendars, then the time.
 * @param looked what `lookFirst` gave for the same form
 * @throws {Problem} not-found, price-changed — the service was changed since; time-gone, too-many-asked; bad-input; not-possible — buyer or provider has
 * blocked the other
 * @see facts "Orders, payments, stock" 1 to 5
 */
export async function askBooking(
  tx: Tx,
  user_id: number,
  { looked, form, pictures }: { looked: Found; form: BookingForm; pictures: readonly StoredPicture[] },
): Promise<BookingRow> {
  const buyer = await lockBuyer(tx, user_id)
  await requireTogether(tx, user_id, looked.service.seller)
  const { now, id, version } = await begin(tx, form.service)
  const found = await asItIs(tx, looked, { form, version })
  const { service } = found
  const where = placeOf(service, form)
  if (!service.is_instant) await requireFewAsked(tx, buyer, service.seller)
  const wanted = wantedOf(found, form, now)
  // Who comes too late has written nothing.
  const taken = wanted && (await take(tx, { ...wanted, booking: id }))
  const booking = await insertBooking(tx, { id, service, form, where, taken, buyer, user_id, now })
  if (pictures.length > 0) await tx.insert(booking_pictures).values(pictures.map((picture) => ({ ...picture, booking: id })))
  await noteBooking(tx, booking, { from: null, to: booking.state, by: 'buyer', action: 'ask', details: { starts_at: booking.starts_at } })
  await tellOfAsked(tx, booking, user_id)
  await pauseAt('booking', 'before-commit')
  return booking
}

/** What the form wants of a service; undefined: no time. */
function wantedOf({ service, members: all }: Found, { member, starts_at, hours, seats }: BookingForm, now: number): Omit<Wanted, 'booking'> | undefined {
  const members = member === '' ? all : all.filter((one) => one === member)
  return starts_at === '' ? undefined : { service, members, starts_at, hours, seats, now }
}

interface Looking {
  db: Reader
  looks: SharedLooks
}

/**
 * A look before anything is written: whether the service is there, and the time was free a moment ago. What the buyer has seen is compared and never believed.
 * @param by `now`: milliseconds since the epoch
 * @throws {Problem} not-found, time-gone, price-changed; bad-input
 */
export async function lookFirst({ db, looks }: Looking, form: BookingForm, { user_id, now }: { user_id: number; now: number }): Promise<Found> {
  const look = await looks({ service: form.service, starts_at: form.starts_at === '' ? null : form.starts_at, now })
  if (!look) throw new Problem('not-found')
  const { service, times } = look
  requireFit(service, form)
  requirePrice(service, form)
  const wanted = wantedOf(look, form, now)
  if (!wanted || !times || (isInRange(service, wanted.starts_at, now) && wasFree(service, times, wanted))) return look
  // The same wish, sent twice at once: what holds the time may be what came of it, and its answer is given again.
  if (!(await hasTime(db, user_id, wanted))) throw timeGoneAt(service, times, wanted)
  return look
}

async function hasTime(db: Reader, user_id: number, { service, starts_at }: Pick<Wanted, 'service' | 'starts_at'>): Promise<boolean> {
  const mine = sql`${bookings.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`
  const same = and(mine, eq(bookings.service, service.id), eq(bookings.starts_at, starts_at), inArray(bookings.state, [...HOLDING_STATES]))
  const [found] = await db.select({ id: bookings.id }).from(bookings).where(same).limit(1)
  return found !== undefined
}

/** @throws {Problem} bad-input — what the form says does not go with the service */
function requireFit(service: ServiceRow, { starts_at, hours, seats }: BookingForm): void {
  const fields: Record<string, string> = {}
  if (starts_at === '' && service.pricing !== 'quote') fields.starts_at = 'required'
  if (service.pricing === 'hourly' && (hours < service.hours_least || hours > service.hours_most)) fields.hours = 'does-not-fit'
  if (service.pricing !== 'hourly' && hours !== 1) fields.hours = 'does-not-fit'
  if (seats > service.seats) fields.seats = 'too-many'
  if (Object.keys(fields).length > 0) throw new Problem('bad-input', { fields })
}

/** Where it is done, as it stands with the booking. @throws {Problem} bad-input — the provider does not come there, or there is no such place */
function placeOf(service: ServiceRow, form: BookingForm) {
  const { division, district, area, line, landmark } = form
  if (service.place === 'online') return { link: service.link }
  if (service.place === 'at-provider') return { district: service.at_district, area: service.at_area, line: service.at_line, directions: service.directions }
  const fields: Record<string, string> = {}
  if (!isPlace(division, district)) fields.district = district === '' ? 'required' : 'not-a-place'
  else if (service.districts.length > 0 && !service.districts.includes(district)) fields.district = 'does-not-fit'
  else if (!areaOf(district, area)) fields.area = area === '' ? 'required' : 'not-a-place'
  if (line === '') fields.line = 'required'
  if (Object.keys(fields).length > 0) throw new Problem('bad-input', { fields })
  return { division, district, area, line, landmark }
}

/** @throws {Problem} price-changed — it costs something else than was seen; bad-input — more than the card provider takes in one piece */
function requirePrice(service: ServiceRow, { hours, seats, price_seen }: BookingForm): void {
  const price = bookingPrice(service, { hours, seats })
  if (price !== price_seen) throw new Problem('price-changed', { facts: { price } })
  const { online } = bookingMoney(price, service, PURCHASE_LIMITS.leastTaka)
  if (online > PURCHASE_LIMITS.mostTaka) throw new Problem('bad-input', { fields: { seats: 'too-many' } })
}

interface Beginning {
  /** The database's clock. Milliseconds since the epoch. */
  now: number
  /** Of the booking that is made: what takes a time names it. */
  id: number
  /** Of the service now; null: no times of it can be asked for any more. */
  version: number | null
}

async function begin(tx: Tx, service: number): Promise<Beginning> {
  const { rows } = await tx.execute<Beginning & Record<string, unknown>>(sql`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, nextval(pg_get_serial_sequence('bookings', 'id'))::integer as id,
      (select version from services where id = ${service} and ${IS_BOOKABLE}) as version`)
  const [row] = rows
  if (!row) throw new TypeError('a database without a clock')
  return row
}

/** The service as it is in the transaction: its provider may have changed it since it was looked at. */
async function asItIs(tx: Tx, looked: Found, { form, version }: { form: BookingForm; version: number | null }): Promise<Found> {
  if (version === looked.service.version) return looked
  const found = await readBookable(tx, form.service)
  if (!found) throw new Problem('not-found')
  requireFit(found.service, form)
  requirePrice(found.service, form)
  return found
}

/** Against taking times by asking alone. The buyer is held. @throws {Problem} too-many-asked */
async function requireFewAsked(tx: Tx, buyer: number, seller: number): Promise<void> {
  const { rows } = await tx.execute<{ all: number; of_one: number }>(sql`
    select count(*)::integer as all, (count(*) filter (where seller = ${seller}))::integer as of_one from bookings where buyer = ${buyer} and state = 'asked'`)
  const { all = 0, of_one = 0 } = rows[0] ?? {}
  if (of_one >= BOOKING_LIMITS.askedOfOneMost) throw new Problem('too-many-asked', { facts: { most: BOOKING_LIMITS.askedOfOneMost, of_one: 1 } })
  if (all >= BOOKING_LIMITS.askedMost) throw new Problem('too-many-asked', { facts: { most: BOOKING_LIMITS.askedMost } })
}

interface Making {
  id: number
  service: ServiceRow
  form: BookingForm
  /** Absent: no time is named. */
  taken: Awaited<ReturnType<typeof takeSeen>>
  where: ReturnType<typeof placeOf>
  buyer: number
  user_id: number
  now: number
}

async function insertBooking(tx: Tx, { id, service, form, where, taken, buyer, user_id, now }: Making): Promise<BookingRow> {
  const price = bookingPrice(service, form)
  const { charge, online, cash } = bookingMoney(price, service, PURCHASE_LIMITS.leastTaka)
  const starts_at = form.starts_at === '' ? null : form.starts_at
  const ends_at = starts_at === null ? null : endOf({ service, hours: form.hours, starts_at })
  const ofAccount = (column: typeof users.language) => sql`(select ${column} from ${users} where ${eq(users.id, user_id)})`
  const { full_name, phone_number, email, note, hours, seats } = form
  const [made] = await tx
    .insert(bookings)
    .overridingSystemValue()
    .values({
      id,
      ...termsOf(service),
      ...where,
      ...stateOf(service, { online, starts_at, now }),
      commission_rate: rateSql('booking', { seller: sql`${service.seller}::integer`, category: sql`${service.service_category}::integer` }),
      ...{ number: randomNumber(), buyer, full_name, phone_number, email, note, hours, seats, price, charge, online, cash, starts_at, ends_at },
      language: form.language ?? (ofAccount(users.language) as ReturnType<typeof sql<'en' | 'bn'>>),
      ...(taken && { member: taken.member, group_time: taken.group }),
    })
    .returning()
  if (!made) throw new TypeError('a booking was not written')
  return made
}

const termsOf = (service: ServiceRow) => {
  const { id, seller, pause_before, pause_after, notice_hours, answer_hours, pricing, is_instant, payment, advance_percent, cancel_hours } = service
  const { title, second_title, place } = service
  const terms = { pause_before, pause_after, notice_hours, answer_hours, pricing, is_instant, payment, advance_percent, cancel_hours }
  return { service: id, seller, ...terms, title, second_title, place }
}

/** What it begins as. */
function stateOf(service: ServiceRow, { online, starts_at, now }: { online: number; starts_at: string | null; now: number }) {
  const start = starts_at === null ? null : Date.parse(starts_at)
  const iso = (ms: number) => new Date(ms).toISOString()
  if (!service.is_instant || start === null) return { state: 'asked', due_at: iso(answerUntil(service, start, now)) } as const
  if (online > 0) return { state: 'held', due_at: iso(payUntil(service, start, now)) } as const
  return { state: 'confirmed', confirmed_at: sql`now()` } as const
}

/** @throws {Problem} time-gone — nobody has it */
async function take(tx: Tx, wanted: Wanted): Promise<NonNullable<Awaited<ReturnType<typeof takeSeen>>>> {
  const taken = isInRange(wanted.service, wanted.starts_at, wanted.now) ? await takeSeen(tx, wanted) : undefined
  if (!taken) throw await timeGone(tx, wanted)
  return taken
}

async function tellOfAsked(tx: Tx, { id: booking, state, seller, version }: BookingRow, buyer: number): Promise<void> {
  if (state === 'asked') await notifyOfBooking(tx, { booking, kind: 'work-asked', to: 'provider', first: { user_id: seller, version } })
  if (state !== 'confirmed') return
  await notifyOfBooking(tx, { booking, kind: 'work-booked', to: 'provider', first: { user_id: seller, version } })
  await notifyOfBooking(tx, { booking, kind: 'booking-confirmed', to: 'buyer', first: { user_id: buyer, version } })
}
