import { and, asc, eq, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import { moveBooking } from '../../../db/bookings/move-booking.ts'
import { notifyOfBooking } from '../../../db/bookings/notify-of-booking.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { bookings } from '../../../db/tables/bookings.ts'
import { runEach } from '../../../purchases/concurrency/run-each.ts'
import type { PurchaseHandlers } from '../../../purchases/purchase-handler.ts'
import { endUnpaidPurchase, refundBooking } from '../money.ts'
import { bookCashOfDone } from '../steps/book-cash.ts'
import { type HeldBooking, lockBooking } from '../steps/hold-booking.ts'
import { dropProposal } from '../steps/move-confirmed.ts'

const AT_ONCE = 200

interface Parts {
  db: Database['db']
  handlers: PurchaseHandlers
}

interface Rule {
  /** What is due, of `bookings`. */
  due: SQL | undefined
  /** Does it, in a transaction that holds booking and purchase; what is not due any more by then is left. */
  pass: (tx: Tx, held: HeldBooking, parts: Parts) => Promise<void>
}

const hoursAgo = (hours: number): SQL => sql`now() - make_interval(hours => ${hours})`
const NOW = sql`now()`

const RULES: readonly Rule[] = [
  { due: and(isNotNull(bookings.due_at), lte(bookings.due_at, NOW)), pass: lapse },
  { due: and(isNotNull(bookings.proposed_until), lte(bookings.proposed_until, NOW)), pass: (tx, { booking }) => dropProposal(tx, booking, 'service') },
  { due: and(eq(bookings.state, 'confirmed'), lte(bookings.ends_at, hoursAgo(BOOKING_LIMITS.doneHours))), pass: finish },
  // An account ended with it.
  { due: sql`${bookings.back_owed} > 0`, pass: giveOwedBack },
  // The provider did not come and does not object: everything goes back.
  {
    due: sql`${bookings.state} = 'no-show' and ${bookings.absent} = 'provider' and ${bookings.absent_at} <= ${hoursAgo(BOOKING_LIMITS.objectHours)} and ${bookings.earned_at} is null and ${bookings.purchase} is not null`,
    pass: giveAllBack,
  },
]

/**
 * Moves every booking on whose time is over, each in a transaction of its own. Several may do so at once.
 * @throws {AggregateError} some could not be moved on; all others are.
 */
export async function passDueBookings(parts: Parts): Promise<boolean> {
  let isMore = false
  await runEach(RULES, async (rule) => {
    const due = await parts.db.select({ id: bookings.id }).from(bookings).where(rule.due).orderBy(asc(bookings.id)).limit(AT_ONCE)
    isMore ||= due.length === AT_ONCE
    await runEach(due, ({ id }) => inTransaction(parts.db, (tx) => passOne(tx, { id, rule, parts })))
  })
  return isMore
}

async function passOne(tx: Tx, { id, rule, parts }: { id: number; rule: Rule; parts: Parts }): Promise<void> {
  const held = await lockBooking(tx, id)
  const [still] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), rule.due))
  if (still) await rule.pass(tx, held, parts)
}

/** While the payment provider's word is waited for, a booking waits so many minutes more. */
const WAIT_MINUTES = 2

async function lapse(tx: Tx, { booking, purchase }: HeldBooking, { handlers }: Parts): Promise<void> {
  const isUndecided = booking.state === 'held' && purchase && ['paying', 'confirming', 'review'].includes(purchase.state)
  if (isUndecided) {
    await tx
      .update(bookings)
      .set({ due_at: sql`now() + make_interval(mins => ${WAIT_MINUTES})` })
      .where(eq(bookings.id, booking.id))
    return
  }
  await endUnpaidPurchase(tx, purchase, { by: 'service', to: 'expired', handlers })
  await moveBooking(tx, booking, { to: 'lapsed', by: 'service', action: 'lapse' })
  await notifyOfBooking(tx, { booking: booking.id, kind: 'booking-lapsed', to: 'buyer' })
  await notifyOfBooking(tx, { booking: booking.id, kind: 'work-lapsed', to: 'provider' })
}

async function finish(tx: Tx, { booking }: HeldBooking): Promise<void> {
  const done = await moveBooking(tx, booking, { to: 'done', by: 'service', action: 'done' })
  await notifyOfBooking(tx, { booking: done.id, kind: 'booking-done', to: 'buyer' })
  await bookCashOfDone(tx, done)
}

async function giveOwedBack(tx: Tx, held: HeldBooking): Promise<void> {
  await tx.update(bookings).set({ back_owed: 0 }).where(eq(bookings.id, held.booking.id))
  await refundBooking(tx, held, { taka: held.booking.back_owed, by: 'service', why: 'account-deleted' })
}

async function giveAllBack(tx: Tx, held: HeldBooking): Promise<void> {
  await tx.update(bookings).set({ earned_at: sql`now()` }).where(eq(bookings.id, held.booking.id))
  await refundBooking(tx, held, { taka: held.booking.online - held.booking.refunded, by: 'service', why: 'no-show' })
}
