import { eq, sql } from 'drizzle-orm'
import { answerUntil, type BookingReason, bookingMoney, payUntil } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { ServiceRow } from '../../../db/bookings/bookable-service.ts'
import { moveBooking } from '../../../db/bookings/move-booking.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'
import { notifyOfBooking } from '../../../db/bookings/notify-of-booking.ts'
import { keepProposed, letTimeGo } from '../../../db/bookings/occupy.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { services } from '../../../db/tables/services.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { endUnpaidPurchase } from '../money.ts'
import { endOf, takeOfAny } from '../placing/find-time.ts'
import { timeGone } from '../placing/look.ts'
import { holdBooking, requireMayDo, type Whose } from './hold-booking.ts'
import { membersFor } from './members-for.ts'
import { lengthOfBooking, wantedTime } from './wanted-time.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** The provider accepts: it is confirmed, or held until it is paid. @throws {Problem} not-found, stale, bad-state */
export async function acceptBooking(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  requireMayDo(held, 'accept', version)
  await agreed(tx, held.booking, { by: 'provider', action: 'accept', now: held.now })
  await pauseAt('booking', 'before-commit')
}

/** The buyer takes what was offered. @throws {Problem} not-found, stale, bad-state */
export async function takeOffer(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  requireMayDo(held, 'take_offer', version)
  if (held.booking.starts_at === null) throw new Problem('bad-state', { facts: { version: held.booking.version } })
  await agreed(tx, held.booking, { by: 'buyer', action: 'take_offer', now: held.now })
  await pauseAt('booking', 'before-commit')
}

/** Both sides agree on time and price: what is paid online is waited for. */
async function agreed(tx: Tx, booking: BookingRow, { by, action, now }: { by: 'provider' | 'buyer'; action: string; now: number }): Promise<void> {
  const { id, online, starts_at } = booking
  if (online > 0 && starts_at !== null) {
    await moveBooking(tx, booking, { to: 'held', by, action, set: { due_at: iso(payUntil({ is_instant: false }, Date.parse(starts_at), now)) } })
    await notifyOfBooking(tx, { booking: id, kind: 'booking-accepted', to: 'buyer' })
  } else {
    await moveBooking(tx, booking, { to: 'confirmed', by, action, set: { confirmed_at: sql`now()` } })
    await notifyOfBooking(tx, { booking: id, kind: 'booking-confirmed', to: 'buyer' })
  }
  if (by === 'buyer') await notifyOfBooking(tx, { booking: id, kind: 'work-answered', to: 'provider' })
}

interface Why {
  version: number
  reason: BookingReason
  note: string
}

/** The provider declines. @throws {Problem} not-found, stale, bad-state */
export async function declineBooking(tx: Tx, whose: Whose, { version, reason, note }: Why): Promise<void> {
  const held = await holdBooking(tx, whose)
  requireMayDo(held, 'decline', version)
  await moveBooking(tx, held.booking, { to: 'declined', by: 'provider', action: 'decline', set: { reason, reason_note: note }, details: { reason } })
  await notifyOfBooking(tx, { booking: held.booking.id, kind: 'booking-declined', to: 'buyer' })
  await pauseAt('booking', 'before-commit')
}

/** Either side takes back what is not confirmed yet; a payment page that is open is good no more. @throws {Problem} not-found, stale, bad-state */
export async function withdrawBooking(tx: Tx, whose: Whose, { version, reason, note, handlers }: Why & { handlers: PurchaseHandlers }): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'withdraw', version)
  // Staff look at its money.
  if (held.purchase?.state === 'review') throw new Problem('bad-state', { facts: { version: held.booking.version } })
  await endUnpaidPurchase(tx, held.purchase, { by, to: 'cancelled', handlers })
  await moveBooking(tx, held.booking, { to: 'withdrawn', by, action: 'withdraw', set: { reason, reason_note: note }, details: { reason } })
  const { id: booking } = held.booking
  if (by === 'buyer') await notifyOfBooking(tx, { booking, kind: 'work-withdrawn', to: 'provider' })
  else await notifyOfBooking(tx, { booking, kind: 'booking-cancelled', to: 'buyer' })
  await pauseAt('booking', 'before-commit')
}

interface Offer {
  version: number
  starts_at: string | null
  minutes: number | null
  member: number | null
  price: number | null
  note: string
}

/** The provider offers another time or price; its time is taken from now on. @throws {Problem} not-found, stale, bad-state, time-gone, bad-input */
export async function offerBooking(tx: Tx, whose: Whose, offer: Offer): Promise<void> {
  const held = await holdBooking(tx, whose)
  requireMayDo(held, 'offer', offer.version)
  const { booking, now } = held
  const service = await serviceOf(tx, booking)
  const starts_at = offer.starts_at ?? booking.starts_at
  if (starts_at === null || Date.parse(starts_at) <= now)
    throw new Problem('bad-input', { fields: { starts_at: starts_at === null ? 'required' : 'in-the-past' } })
  const price = offer.price ?? booking.price
  if (booking.pricing === 'quote' && price === 0 && offer.price === null) throw new Problem('bad-input', { fields: { price: 'required' } })
  const money = bookingMoney(price, booking, PURCHASE_LIMITS.leastTaka)
  if (money.online > PURCHASE_LIMITS.mostTaka) throw new Problem('bad-input', { fields: { price: 'too-large' } })
  const time = await moveTime(tx, { booking, service, starts_at, minutes: offer.minutes, member: offer.member, now })
  await moveBooking(tx, booking, {
    to: 'offered',
    by: 'provider',
    action: 'offer',
    set: {
      ...time,
      price,
      charge: money.charge,
      online: money.online,
      cash: money.cash,
      reason_note: offer.note,
      due_at: iso(answerUntil({ answer_hours: booking.answer_hours, notice_hours: 0 }, Date.parse(starts_at), now)),
    },
    details: { starts_at, price, from: booking.starts_at },
  })
  await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-offered', to: 'buyer' })
  await pauseAt('booking', 'before-commit')
}

export async function serviceOf(tx: Tx, { service }: Pick<BookingRow, 'service'>): Promise<ServiceRow> {
  const [found] = await tx.select().from(services).where(eq(services.id, service))
  if (!found) throw new TypeError(`service ${service} is gone`)
  return found
}

interface NewTime {
  booking: BookingRow
  service: ServiceRow
  starts_at: string
  minutes: number | null
  member: number | null
  now: number
}

/** Takes the new time, then lets the old one go: the new one may lie across it. Where nothing changes, nothing is taken. */
async function moveTime(tx: Tx, { booking, service, starts_at, minutes: asked, member, now }: NewTime) {
  const minutes = asked ?? lengthOfBooking(booking)
  const isSame = starts_at === booking.starts_at && minutes === lengthOfBooking(booking) && (member === null || member === booking.member)
  if (isSame) return {}
  const wanted = wantedTime(booking, { service, members: await membersFor(tx, booking, member), starts_at, minutes, now })
  const taken = await takeOfAny(tx, { ...wanted, is_proposed: true })
  if (!taken) throw await timeGone(tx, wanted)
  await letTimeGo(tx, booking)
  await keepProposed(tx, booking.id)
  return { starts_at, ends_at: endOf(wanted), member: taken.member, group_time: taken.group }
}
