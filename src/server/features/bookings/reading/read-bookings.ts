import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { BOOKING_LIMITS, type BookingSide, bookingActions, isOpenBooking } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { commissionAt } from '#contract/wallet/money-rules.ts'
import { backNow } from '../../../db/bookings/back-now.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { buyers, users } from '../../../db/tables/accounts.ts'
import { booking_pictures, bookings } from '../../../db/tables/bookings.ts'
import { purchases } from '../../../db/tables/purchases.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { services, team_members } from '../../../db/tables/services.ts'
import { factsOf, named } from '../steps/hold-booking.ts'
import { type BookingMoney, readBookingMoney } from './booking-money.ts'
import { whereOf } from './booking-place.ts'
import { readChanges, readRecords } from './booking-records.ts'

export type Reader = Pick<Tx, 'select' | 'execute'>

const PAISA = 100

/** Of `bookings`: those of one side. */
export const ofSide = (side: BookingSide, user_id: number): SQL =>
  side === 'provider'
    ? sql`${bookings.seller} = ${user_id}`
    : sql`${bookings.buyer} = (select ${buyers.id} from ${buyers} where ${buyers.user_id} = ${user_id})`

/** @throws {Problem} not-found — there is none of that number, or it is others': both in the same words */
export async function readBooking(db: Reader, user_id: number, number: string): Promise<Booking> {
  const [booking] = await readBookings(db, user_id, { where: and(named(number), sql`(${ofSide('buyer', user_id)} or ${ofSide('provider', user_id)})`) })
  if (!booking) throw new Problem('not-found')
  return booking
}

interface Wanted {
  where: SQL | undefined
  order?: readonly SQL[]
  most?: number
}

/** Bookings as they leave. Who booked with themselves reads as the provider. */
export async function readBookings(db: Reader, user_id: number, { where, order = [asc(bookings.id)], most }: Wanted): Promise<Booking[]> {
  const query = selectRows(db)
    .where(where)
    .orderBy(...order)
  const rows: Row[] = await (most === undefined ? query : query.limit(most))
  const ids = rows.map(({ booking }) => booking.id)
  const changes = await readChanges(db, ids)
  const pictures = await readPictures(db, ids)
  const records = await readRecords(db, rows)
  const money = await readBookingMoney(db, rows)
  return rows.map((row) => toldOf(row, { side: row.booking.seller === user_id ? 'provider' : 'buyer', changes, pictures, records, money: money(row) }))
}

const selectRows = (db: Reader) =>
  db
    .select({
      booking: bookings,
      purchase: purchases,
      thumbnail: services.thumbnail,
      tone: services.thumbnail_tone,
      member_name: team_members.name,
      member_picture: team_members.picture,
      seller_name: sql<string>`coalesce(${seller_profiles.full_name}, '')`,
      slug: sql<string>`coalesce(${seller_profiles.slug}, '')`,
      seller_phone: users.phone,
      is_reviewed: sql<boolean>`exists (select from reviews r where r.about = 'service' and r.subject = ${bookings.service} and r.once = 'booking ' || ${bookings.id})`,
      commission_taken: sql<number | null>`(select sum(e.commission - e.commission_back)::float8 from earnings e where e.booking = ${bookings.id})`,
      now: sql<string>`clock_timestamp()`.mapWith(bookings.created_at),
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.service))
    .innerJoin(users, eq(users.id, bookings.seller))
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, bookings.seller))
    .leftJoin(team_members, eq(team_members.id, bookings.member))
    .leftJoin(purchases, eq(purchases.id, bookings.purchase))
    .$dynamic()

export type Row = Awaited<ReturnType<typeof selectRows>>[number]

interface More {
  side: BookingSide
  changes: ReadonlyMap<number, Booking['changes']>
  pictures: ReadonlyMap<number, Booking['pictures']>
  records: (row: Row) => { done: number; missed: number }
  money: BookingMoney
}

function toldOf(row: Row, { side, changes, pictures, records, money }: More): Booking {
  const { booking, now: server_time } = row
  const now = Date.parse(server_time)
  const isBuyers = side === 'buyer'
  const isAgreed = booking.confirmed_at !== null
  const facts = factsOf(booking)
  const reviewUntil = booking.state === 'done' && booking.ended_at !== null ? Date.parse(booking.ended_at) + BOOKING_LIMITS.reviewDays * DAY_MS : 0
  return {
    ...plainOf(booking),
    side,
    service: { service_id: booking.service, title: booking.title, second_title: booking.second_title, thumbnail: row.thumbnail, tone: row.tone },
    provider: { id: booking.seller, name: row.seller_name, slug: row.slug, phone_number: isBuyers && !isAgreed ? null : row.seller_phone },
    member: booking.member === null ? null : { member_id: booking.member, name: row.member_name ?? '', picture: row.member_picture },
    buyer: { full_name: booking.full_name, phone_number: isBuyers || isAgreed ? booking.phone_number : null, ...records(row) },
    where: whereOf(booking, { isBuyers, isAgreed }),
    pictures: pictures.get(booking.id) ?? [],
    ...money,
    purchase: isBuyers ? money.purchase : null,
    commission: isBuyers ? null : commissionOf(row),
    back_now: isBuyers && booking.state === 'confirmed' ? backNow(booking, now) : null,
    proposal: proposalOf(booking),
    decision: booking.decided_for && { for: booking.decided_for, reason: booking.decision },
    object_until: facts.object_until === null ? null : new Date(facts.object_until).toISOString(),
    review_until: isBuyers && !row.is_reviewed && reviewUntil > now ? new Date(reviewUntil).toISOString() : null,
    can: bookingActions(side, { booking: facts, now }),
    changes: changes.get(booking.id) ?? [],
    server_time,
  }
}

/** What is cancelled, or not kept, costs its provider nothing that was not taken. */
const commissionOf = ({ booking, commission_taken }: Row): number | null =>
  isOpenBooking(booking.state) ? commissionAt(booking.price, booking.commission_rate) * PAISA : commission_taken

const plainOf = (booking: Row['booking']) => {
  const { number, state, version, starts_at, ends_at, pricing, hours, seats, note, price, charge, online, cash, cash_received_at, payment, cancel_hours } =
    booking
  const { is_instant, created_at, confirmed_at, ended_at, due_at, absent, ended_by, reason, reason_note } = booking
  const money = { price, charge, online, cash, cash_received_at, payment, cancel_hours }
  const times = { starts_at, ends_at, created_at, confirmed_at, ended_at, due_at }
  return { number, state, version, pricing, hours, seats, note, is_instant, absent, ended_by, reason, reason_note, ...money, ...times }
}

function proposalOf({ proposed_by: by, proposed_starts_at, proposed_ends_at, proposed_member, proposed_until }: Row['booking']): Booking['proposal'] {
  if (by === null || proposed_starts_at === null || proposed_ends_at === null || proposed_member === null || proposed_until === null) return null
  return { by, starts_at: proposed_starts_at, ends_at: proposed_ends_at, member_id: proposed_member, until: proposed_until }
}

async function readPictures(db: Reader, ids: readonly number[]): Promise<Map<number, Booking['pictures']>> {
  if (ids.length === 0) return new Map()
  const { booking, id, width, height, bytes } = booking_pictures
  const rows = await db
    .select({ booking, id, width, height, bytes })
    .from(booking_pictures)
    .where(inArray(booking, [...ids]))
    .orderBy(asc(id))
  const groups = new Map<number, Booking['pictures']>()
  for (const { booking: of, ...picture } of rows) groups.set(of, [...(groups.get(of) ?? []), picture])
  return groups
}
