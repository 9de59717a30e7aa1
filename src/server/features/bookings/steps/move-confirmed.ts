import { sql } from 'drizzle-orm'
import { BOOKING_LIMITS, type BookingReason } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/core/problem.ts'
import { backNow } from '../../../db/bookings/back-now.ts'
import { moveBooking, NO_PROPOSAL } from '../../../db/bookings/move-booking.ts'
import type { BookingRow } from '../../../db/bookings/note-booking.ts'
import { notifyOfBooking } from '../../../db/bookings/notify-of-booking.ts'
import { keepProposed, letProposedGo, letTimeGo } from '../../../db/bookings/occupy.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { refundBooking } from '../money.ts'
import { endOf, isInRange, takeOfAny } from '../placing/find-time.ts'
import { timeGone } from '../placing/look.ts'
import { serviceOf } from './answer-request.ts'
import { bookCashOfDone } from './book-cash.ts'
import { holdBooking, requireMayDo, type Whose } from './hold-booking.ts'
import { membersFor } from './members-for.ts'
import { lengthOfBooking, wantedTime } from './wanted-time.ts'

interface Why {
  version: number
  reason: BookingReason
  note: string
}

/** Either side cancels. A provider who cancels gives everything back. @throws {Problem} not-found, stale, bad-state */
export async function cancelBooking(tx: Tx, whose: Whose, { version, reason, note }: Why): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'cancel', version)
  const { booking, now } = held
  const taka = by === 'buyer' ? backNow(booking, now) : booking.online - booking.refunded
  const moved = await moveBooking(tx, booking, { to: 'cancelled', by, action: 'cancel', set: { reason, reason_note: note }, details: { reason, back: taka } })
  await refundBooking(tx, { ...held, booking: moved }, { taka, by, why: reason })
  if (by === 'buyer') await notifyOfBooking(tx, { booking: booking.id, kind: 'work-cancelled', to: 'provider' })
  else await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-cancelled', to: 'buyer' })
  await pauseAt('booking', 'before-commit')
}

interface Proposal {
  version: number
  starts_at: string
  member: number | null
}

/** Another time is taken beside the one that stands, until the other side answers. @throws {Problem} not-found, stale, bad-state, time-gone, bad-input */
export async function proposeTime(tx: Tx, whose: Whose, { version, starts_at, member }: Proposal): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'propose', version)
  const { booking, now } = held
  const service = await serviceOf(tx, booking)
  if (starts_at === booking.starts_at && (member === null || member === booking.member))
    throw new Problem('bad-input', { fields: { starts_at: 'does-not-fit' } })
  const members = await membersFor(tx, booking, by === 'provider' ? member : null)
  // A buyer chooses among the times that are offered to all; a provider may name any within the hours.
  const wanted = wantedTime(booking, { service, members, starts_at, minutes: by === 'provider' ? lengthOfBooking(booking) : null, now })
  const isInTime = by === 'buyer' ? isInRange(service, starts_at, now) : Date.parse(starts_at) > now
  const taken = isInTime ? await takeOfAny(tx, { ...wanted, is_proposed: true }) : undefined
  if (!taken) throw await timeGone(tx, wanted)
  const until = Math.min(now + BOOKING_LIMITS.proposalHours * 3_600_000, Date.parse(starts_at), Date.parse(booking.starts_at ?? starts_at))
  await moveBooking(tx, booking, {
    to: 'confirmed',
    by,
    action: 'propose',
    set: {
      proposed_by: by,
      proposed_member: taken.member,
      proposed_group: taken.group,
      proposed_starts_at: starts_at,
      proposed_ends_at: endOf(wanted),
      proposed_until: new Date(until).toISOString(),
    },
    details: { starts_at },
  })
  if (by === 'buyer') await notifyOfBooking(tx, { booking: booking.id, kind: 'work-proposed', to: 'provider' })
  else await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-proposed', to: 'buyer' })
  await pauseAt('booking', 'before-commit')
}

/** The other side agrees: the old time is let go. @throws {Problem} not-found, stale, bad-state */
export async function agreeToTime(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'agree', version)
  const { booking, now } = held
  // What is proposed ends by itself, but some seconds late.
  if (booking.proposed_starts_at !== null && Date.parse(booking.proposed_starts_at) <= now)
    throw new Problem('bad-state', { facts: { version: booking.version } })
  await letTimeGo(tx, booking)
  await keepProposed(tx, booking.id)
  const time = { starts_at: booking.proposed_starts_at, ends_at: booking.proposed_ends_at, member: booking.proposed_member, group_time: booking.proposed_group }
  await moveBooking(tx, booking, {
    to: 'confirmed',
    by,
    action: 'agree',
    set: { ...time, ...NO_PROPOSAL },
    details: { starts_at: time.starts_at, from: booking.starts_at },
  })
  if (by === 'buyer') await notifyOfBooking(tx, { booking: booking.id, kind: 'work-answered', to: 'provider' })
  else await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-moved', to: 'buyer' })
  await pauseAt('booking', 'before-commit')
}

/** The old time stands. @throws {Problem} not-found, stale, bad-state */
export async function keepTime(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'keep', version)
  await dropProposal(tx, held.booking, by)
  await pauseAt('booking', 'before-commit')
}

export async function dropProposal(tx: Tx, booking: BookingRow, by: 'buyer' | 'provider' | 'service'): Promise<void> {
  await letProposedGo(tx, booking, booking.proposed_group)
  await moveBooking(tx, booking, { to: 'confirmed', by, action: 'keep', set: NO_PROPOSAL, details: { starts_at: booking.starts_at } })
}

/** The provider has done it. @throws {Problem} not-found, stale, bad-state */
export async function finishBooking(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  if (held.booking.state === 'done') return
  requireMayDo(held, 'done', version)
  const done = await moveBooking(tx, held.booking, { to: 'done', by: 'provider', action: 'done' })
  await notifyOfBooking(tx, { booking: done.id, kind: 'booking-done', to: 'buyer' })
  await bookCashOfDone(tx, done)
}

/** The other side did not come; it may object for a time. @throws {Problem} not-found, stale, bad-state */
export async function noteNoShow(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'no_show', version)
  const absent = by === 'buyer' ? 'provider' : 'buyer'
  await moveBooking(tx, held.booking, { to: 'no-show', by, action: 'no_show', set: { absent, absent_at: sql`now()` } })
  if (absent === 'provider') await notifyOfBooking(tx, { booking: held.booking.id, kind: 'work-missed', to: 'provider' })
  else await notifyOfBooking(tx, { booking: held.booking.id, kind: 'booking-missed', to: 'buyer' })
}

/** Who is said not to have come says otherwise: staff decide. @throws {Problem} not-found, stale, bad-state */
export async function objectToNoShow(tx: Tx, whose: Whose, { version, note }: { version: number; note: string }): Promise<void> {
  const held = await holdBooking(tx, whose)
  const by = requireMayDo(held, 'object', version)
  await moveBooking(tx, held.booking, { to: 'disputed', by, action: 'object', set: { reason_note: note, ended_at: null, ended_by: null } })
}

/** The provider was paid in cash. @throws {Problem} not-found, stale, bad-state */
export async function noteCash(tx: Tx, whose: Whose, { version }: { version: number }): Promise<void> {
  const held = await holdBooking(tx, whose)
  if (held.booking.cash_received_at !== null) return
  requireMayDo(held, 'cash', version)
  const { state } = held.booking
  await moveBooking(tx, held.booking, {
    to: state,
    by: 'provider',
    action: 'cash',
    set: { cash_received_at: sql`now()`, ...(state === 'done' && { ended_at: held.booking.ended_at, ended_by: held.booking.ended_by }) },
  })
}
