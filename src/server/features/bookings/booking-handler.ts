import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import { IS_BOOKABLE } from '../../db/bookings/bookable-service.ts'
import { moveBooking } from '../../db/bookings/move-booking.ts'
import type { BookingRow } from '../../db/bookings/note-booking.ts'
import { notifyOfBooking } from '../../db/bookings/notify-of-booking.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { booking_purchases, bookings } from '../../db/tables/bookings.ts'
import { services } from '../../db/tables/services.ts'
import { amountToPay } from '../../purchases/amount-to-pay.ts'
import type { GivenBack, Purchase, PurchaseHandler } from '../../purchases/purchase-handler.ts'
import { noteRefunded } from './money.ts'
import { takeOfAny } from './placing/find-time.ts'
import { lengthOfBooking, wantedTime } from './steps/wanted-time.ts'

const PAISA = 100
const NOW = sql`now()`

/**
 * Bookings that are paid online, all of it or some in advance. A purchase is made at the tap on Pay; the time is held by the booking, not by it: one that was
 * not paid gives nothing back, and the booking can be paid by another while it waits. What is paid is on hold until some days after the service.
 */
export const BOOKING_HANDLER: PurchaseHandler = {
  prefix: 'BK',
  lateReason: 'time-gone',
  isStillOn: async (tx, { id }, { toCome }) => {
    const booking = await bookingOf(tx, id)
    if (booking?.state === 'held') return true
    return toCome && booking?.state === 'lapsed' && (await canBeTakenAgain(tx, booking))
  },
  isCalledOff: async (tx, { id }) => (await bookingOf(tx, id))?.state === 'cancelled',
  requirePayable: async (tx, purchase) => {
    const booking = await lockBookingOf(tx, purchase.id)
    const isDue = booking?.state === 'held' && booking.purchase === purchase.id && booking.online === amountToPay(purchase)
    if (!isDue) throw new Problem('cannot-pay')
    return { product_name: booking.title, quantity: 1 }
  },
  hold,
  release: async () => undefined,
  complete: async (tx, { id }) => {
    const booking = await lockBookingOf(tx, id)
    if (booking?.state !== 'held') return
    await moveBooking(tx, booking, { to: 'confirmed', by: 'gateway', action: 'paid', set: { purchase: id, confirmed_at: NOW } })
    await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-confirmed', to: 'buyer' })
    await notifyOfBooking(tx, { booking: booking.id, kind: 'work-booked', to: 'provider' })
  },
  void: voidBookings,
  describe: async (tx, { id }) => {
    const booking = await bookingOf(tx, id)
    if (!booking) return undefined
    return { title: `${booking.title}, ${booking.starts_at ?? ''}`, bought: `1 × ${booking.title}`, given: 'the booking is confirmed' }
  },
  earnings: async (tx, { id, method, service_charge, final_price, advance, commission }) => {
    const booking = await bookingOf(tx, id)
    if (!booking) return []
    const of = { kind: 'booking', seller: booking.seller, booking: booking.id, number: booking.number } as const
    // The operator's share of cash is of the whole price, and owed once it is done: of what is paid in advance there is none, as in the shop.
    if (method === 'cod') return [{ ...of, gross: advance * PAISA, service: 0, base: 0, commission: 0 }]
    const gross = (final_price - service_charge) * PAISA
    return [{ ...of, gross, service: service_charge * PAISA, base: gross, commission: commission * PAISA }]
  },
}

const OF_PURCHASE = (purchase: number) => sql`${bookings.id} = (select b.booking from ${booking_purchases} b where b.purchase = ${purchase})`

async function bookingOf(tx: Pick<Tx, 'select'>, purchase: number): Promise<BookingRow | undefined> {
  const [found] = await tx.select().from(bookings).where(OF_PURCHASE(purchase))
  return found
}

async function lockBookingOf(tx: Tx, purchase: number): Promise<BookingRow | undefined> {
  const [found] = await tx.select().from(bookings).where(OF_PURCHASE(purchase)).for('no key update')
  return found
}

async function canBeTakenAgain(tx: Pick<Tx, 'select'>, { service, starts_at }: BookingRow): Promise<boolean> {
  const isToCome = sql`${starts_at}::timestamptz > now()`
  const [found] = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, service), IS_BOOKABLE, isToCome))
  return found !== undefined
}

/** Money came late: the time of a booking that has lapsed is taken again, if it is free. @throws {Problem} sold-out — it is not */
async function hold(tx: Tx, { id }: Purchase): Promise<void> {
  const booking = await lockBookingOf(tx, id)
  if (booking?.state === 'held') return
  const [service] = booking ? await tx.select().from(services).where(eq(services.id, booking.service)) : []
  if (booking?.state !== 'lapsed' || !service || booking.starts_at === null || booking.ends_at === null || booking.member === null)
    throw new Problem('sold-out')
  // Its provider may have closed that day meanwhile.
  const taken = await takeOfAny(
    tx,
    wantedTime(booking, { service, members: [booking.member], starts_at: booking.starts_at, minutes: lengthOfBooking(booking), now: Date.now() }),
  )
  if (!taken) throw new Problem('sold-out')
  const due_at = sql`now() + make_interval(mins => ${BOOKING_LIMITS.payMinutesInstant})`
  await moveBooking(tx, booking, { to: 'held', by: 'service', action: 'late-money', set: { group_time: taken.group, due_at, ended_at: null, ended_by: null } })
}

/** Staff give all of the money back: what is to come is cancelled. */
async function voidBookings(tx: Tx, ids: readonly number[], back: ReadonlyMap<number, GivenBack>): Promise<void> {
  const rows = await tx
    .select({ booking: bookings, purchase: booking_purchases.purchase })
    .from(booking_purchases)
    .innerJoin(bookings, eq(bookings.id, booking_purchases.booking))
    .where(inArray(booking_purchases.purchase, [...ids]))
    .orderBy(asc(bookings.id))
    .for('no key update', { of: bookings })
  for (const { booking, purchase } of rows) {
    if (booking.purchase === purchase && (booking.state === 'confirmed' || booking.state === 'held')) {
      await moveBooking(tx, booking, { to: 'cancelled', by: 'staff', action: 'cancel', set: { reason: 'other' } })
      await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-cancelled', to: 'buyer' })
      await notifyOfBooking(tx, { booking: booking.id, kind: 'work-cancelled', to: 'provider' })
    }
    const given = back.get(purchase)
    if (given) await noteRefunded(tx, booking.id, Math.floor(given.paisa / PAISA))
  }
}
