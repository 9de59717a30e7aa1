import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'

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

export const APPLICATIONS = '/api/job_application/'

/** An application as it waits on a phone. */
export const anApplication = (over: Partial<OutboxEntry> = {}): OutboxEntry =>
  anEntry({ noun: 'applications', address: APPLICATIONS, body: { job_post: '12', full_name: 'Rahima', letter: undefined }, about: { title: 'Nurse' }, ...over })

/** A CV as a reader chooses it. */
export const aCv = (text = '%PDF-1.7 of Rahima %%EOF', name = 'my cv.pdf'): File => new File([text], name, { type: 'application/pdf' })

/** An application as the service gives it. */
export const anAppliedJob = () => ({
  application_id: 5,
  job_post_id: 12,
  title: 'Nurse',
  company: 'Rupsha Ghat',
  company_logo: null,
  company_logo_tone: 1,
  deadline: '2026-02-01T17:59:59.000Z',
  is_open: true,
  state: 'sent',
  letter: '',
  cv: null,
  applied_at: '2026-01-15T00:00:00.000Z',
  state_at: '2026-01-15T00:00:00.000Z',
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
