import type { Attendee, Sale } from '#contract/events/sales.ts'

/** An order that is paid. */
export const aSale = (over: Partial<Sale> = {}): Sale => ({
  event_order_id: '7NQP230Q3V',
  full_name: 'Shathi Barua',
  phone_number: '+8801712345678',
  email: 'shathi@mail.example',
  order_note: '',
  order_state: 'confirmed',
  payment_status: 'Completed',
  total_price: 1000,
  discount_price: 100,
  final_price: 960,
  coupon: 'EID10',
  created_at: '2026-11-20T14:25:00.000Z',
  items: [{ event_ticket: 11, title: 'General', quantity: 2, ticket_price: 500 }],
  is_refund_asked: false,
  ...over,
})

/** An attendee with a valid ticket. */
export const anAttendee = (over: Partial<Attendee> = {}): Attendee => ({
  id: 31,
  code: '12E45678',
  holder_name: 'Shathi Barua',
  event_ticket: 11,
  title: 'General',
  event_order_id: '7NQP230Q3V',
  full_name: 'Shathi Barua',
  phone_number: '+8801712345678',
  email: 'shathi@mail.example',
  state: 'expected',
  checked_in_at: null,
  check_ins: [],
  ...over,
})
