import type { OutboxEntry } from '#device/outbox-entry.ts'

export const ORDERS = '/api/event_order/'

/** An order as it waits on a phone. */
export const anEntry = (over: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'entry-1',
  idempotency_key: `key-of-${over.id ?? 'entry-1'}-000000`,
  noun: 'orders',
  method: 'POST',
  address: ORDERS,
  body: { full_name: 'Rahima', items: [{ event_ticket: 1, quantity: 2 }] },
  about: { title: 'Baul night' },
  language: 'en',
  created_at: '2026-01-15T00:00:00.000Z',
  changed_at: '2026-01-15T00:00:00.000Z',
  ask_after: null,
  state: 'waiting',
  tries: 0,
  next_at: null,
  may_have_arrived: false,
  problem: null,
  answer: null,
  ...over,
})

/** An order as the service gives it. */
export const anOrder = (over: Record<string, unknown> = {}) => ({
  id: 5,
  event_order_id: 'ABCDEFGH12',
  payment_status: 'Pending',
  total_price: 1000,
  discount_price: 0,
  service_charge: 60,
  final_price: 1060,
  coupon: null,
  full_name: 'Rahima',
  phone_number: '+8801712345678',
  email: 'rahima@example.com',
  order_note: '',
  order_state: 'held',
  hold_expires_at: '2026-01-15T00:15:00.000Z',
  reason: null,
  created_at: '2026-01-15T00:00:00.000Z',
  payment: null,
  refunds: [],
  server_time: '2026-01-15T00:00:00.000Z',
  event: null,
  items: [],
  ...over,
})
