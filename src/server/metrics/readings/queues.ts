import { BOOKING_NOTICES } from '#contract/bookings/booking-notices.ts'
import { SHOP_NOTICES } from '#contract/shop/shop-notices.ts'
import { job_letters } from '../../db/tables/jobs.ts'
import { PURCHASE_TASKS } from '../../db/tables/purchases.ts'

/** Rows that a background job takes when their time has come. */
export interface Queue {
  name: string
  from: string
  /** When a row is due. An index has the rows `which` in this order, so that looking costs next to nothing. */
  since: string
  which: string
  /** The column of kinds, and all there are; absent: the queue has one kind. */
  kinds?: { column: string; all: readonly string[] }
}

/** A queue has the name of its table, and what has a time is due then, unless something else is said. */
const due = (name: string, since: string, more: Partial<Queue> = {}): Queue => ({ name, from: name, since, which: `${since} is not null`, ...more })

/** All queues, in groups that are read together. */
export const QUEUES: Readonly<Record<string, readonly Queue[]>> = {
  tasks: [due('purchase_tasks', 'due_at', { kinds: { column: 'kind', all: PURCHASE_TASKS } })],
  letters: [
    due('job_letters', 'due_at', { kinds: { column: 'kind', all: job_letters.kind.enumValues } }),
    due('shop_letters', 'due_at', { kinds: { column: 'kind', all: SHOP_NOTICES } }),
    due('booking_letters', 'mail_at', { kinds: { column: 'kind', all: BOOKING_NOTICES } }),
    due('conversation_mails', 'mail_due_at', { from: 'conversation_sides' }),
  ],
  messages: [
    due('push_messages', 'due_at'),
    due('event_messages', 'due_at', { from: 'event_message_orders' }),
    due('job_alerts', 'look_at', { which: 'not is_paused' }),
  ],
  payments: [
    // Every payment that the provider has not decided, since it was begun, and those that it is to be asked about by now.
    due('payments_undecided', 'created_at', { from: 'payment_attempts', which: `state in ('created', 'opening', 'open', 'unknown')` }),
    due('payment_checks', 'check_at', { from: 'payment_attempts' }),
    due('payment_messages', 'due_at', { from: 'payment_inbox' }),
    // The same of money that goes back, and what sellers want to give back.
    due('refunds_waiting', 'asked_at', { from: 'refunds', which: 'check_at is not null' }),
    due('refund_checks', 'check_at', { from: 'refunds' }),
    due('refunds_asked', 'refund_asked_at', { from: 'purchases', which: `refund_asked_at is not null and state = 'confirmed'` }),
  ],
  deadlines: [
    due('holds', 'hold_expires_at', { from: 'purchases', which: `state = 'held'` }),
    due('payment_pages', 'hold_expires_at', { from: 'purchases', which: `state in ('paying', 'confirming')` }),
    due('wallet_claims', 'hold_expires_at', { from: 'purchases', which: `state = 'claimed'` }),
    due('bookings', 'due_at'),
    due('booking_proposals', 'proposed_until', { from: 'bookings' }),
    due('complaints', 'due_by', { from: 'shop_returns' }),
    due('earnings', 'free_at', { which: 'freed_at is null and free_at is not null' }),
    due('free_times', 'free_stale_at', { from: 'services', which: 'is_active' }),
  ],
}
