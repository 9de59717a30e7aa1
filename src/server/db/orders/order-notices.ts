import { sql } from 'drizzle-orm'
import type { OrderNotice } from '#contract/orders/order-notices.ts'
import type { PurchaseState } from '#contract/purchases/purchase-rules.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'
import { iso } from '../wire-time.ts'

const HOUR = 3600

const KINDS: Record<OrderNotice, PushOptions> = {
  paid: { ttl_seconds: 48 * HOUR, isUrgent: true },
  refunded: { ttl_seconds: 7 * 24 * HOUR },
  'not-paid': { ttl_seconds: 24 * HOUR, isUrgent: true },
  'event-tomorrow': { ttl_seconds: 20 * HOUR },
  'called-off': { ttl_seconds: 7 * 24 * HOUR, isUrgent: true },
  message: { ttl_seconds: 48 * HOUR, isUrgent: true },
  'order-sent': { ttl_seconds: HOUR },
  'needs-decision': { ttl_seconds: HOUR },
}

/** What an order has become by the time its buyer is told. */
interface OrderNow {
  state: PurchaseState
  /** Some of its money has gone back: also where it was paid twice, and the order itself stands. */
  is_refunded: boolean
  is_event_on: boolean
  is_event_to_come: boolean
}

/** A buyer who has begun to pay again, or has paid, is not told that they have not. */
const UNPAID: readonly PurchaseState[] = ['held', 'expired', 'cancelled']

const OFF: readonly PurchaseState[] = ['refund_due', 'refunded', 'cancelled']

const RULES: Record<Exclude<OrderNotice, 'order-sent' | 'needs-decision'>, (order: OrderNow) => boolean> = {
  paid: ({ state }) => state === 'confirmed',
  refunded: ({ state, is_refunded }) => state === 'refunded' || is_refunded,
  'not-paid': ({ state }) => UNPAID.includes(state),
  'event-tomorrow': ({ state, is_event_on, is_event_to_come }) => state === 'confirmed' && is_event_on && is_event_to_come,
  'called-off': ({ state }) => OFF.includes(state),
  // It was written, whatever became of the order.
  message: () => true,
}

/** Whether a notice of an order still says what is. */
export const isOrderStillSo = (kind: string, order: OrderNow): boolean => kind in RULES && RULES[kind as keyof typeof RULES](order)

interface About extends OrderNow {
  event_order_id: string
  event_title: string
  from_time: string
  /** What a seller wrote: the message, or why something was called off. */
  text: string | null
}

/** Notices of orders. */
export const ORDER_NOTICE_SOURCE: NoticeSource<About> = {
  kinds: KINDS,
  canBeGone: false,
  about: () => sql`(
    select json_build_object('event_order_id', o.number, 'event_title', e.title, 'from_time', ${iso(sql`e.from_time`)},
      'text', case notices.kind when 'called-off' then coalesce(nullif(o.refund_why, ''), e.called_off_reason) else m.text end,
      'state', o.state, 'is_refunded', exists (select from refunds r join payment_attempts p on p.id = r.attempt where p.purchase = o.id and r.state = 'refunded'),
      'is_event_on', e.is_active, 'is_event_to_come', e.from_time > now())
    from purchases o join events e on e.id = o.event left join event_messages m on m.id = notices.message
    where o.id = notices.purchase)`,
  listed: ({ event_order_id, event_title, from_time, text }) => ({ event_order_id, event_title, from_time, text }),
  pushed: ({ event_order_id, event_title }) => ({ event_order_id, event_title }),
  subjectOf: ({ event_order_id }) => event_order_id,
  isStillSo: (order, { kind }) => isOrderStillSo(kind, order),
}
