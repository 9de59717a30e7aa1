import type { Notice } from '#contract/notices/notices.ts'
import type { OrderNotice } from '#contract/orders/order-notices.ts'
import { BAD, GOOD, type NoticeView, WAITS } from './notice-view.ts'

const title = ({ event_title }: Notice) => event_title ?? ''
const leadingTo = (path: '/tickets' | '/event_order') => ({
  title,
  place: ({ event_order_id }: Notice) => ({ path: event_order_id === null ? path : `${path}/${event_order_id}` }),
})
const TO_TICKETS = leadingTo('/tickets')
const TO_ORDER = leadingTo('/event_order')

export const ORDER_NOTICE_VIEWS: Record<OrderNotice, NoticeView> = {
  paid: { icon: 'i-lucide-ticket-check', colour: GOOD, ...TO_TICKETS },
  refunded: { icon: 'i-lucide-undo-2', colour: 'text-ink', ...TO_ORDER },
  'not-paid': { icon: 'i-lucide-circle-alert', colour: BAD, ...TO_ORDER },
  'event-tomorrow': { icon: 'i-lucide-calendar-clock', colour: GOOD, ...TO_TICKETS, time: ({ from_time }) => from_time },
  'called-off': { icon: 'i-lucide-calendar-x', colour: BAD, ...TO_ORDER },
  message: { icon: 'i-lucide-message-square-text', colour: GOOD, ...TO_ORDER },
  'order-sent': { icon: 'i-lucide-send', colour: GOOD, ...TO_ORDER },
  'needs-decision': { icon: 'i-lucide-circle-question-mark', colour: WAITS, ...TO_ORDER },
}
