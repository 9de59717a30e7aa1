import type { ServiceDetail } from '#contract/services/services.ts'
import { dayOfNumber, dhakaMinute } from '#contract/services/slot-rules.ts'
import type { ServiceSlots } from '#contract/services/slots.ts'

export const SERVICE = '/api/service/12/'
export const SLOTS = '/api/service/12/slots/'
export const ASK = '/api/booking/'

const DAY_MINUTES = 1440
/** The present day in Dhaka, as a number. */
const today = (): number => Math.floor(dhakaMinute(Date.now()) / DAY_MINUTES)
export const dayIn = (days: number): string => dayOfNumber(today() + days)
/** A minute of a day to come, as an instant. */
export const startIn = (days: number, minute: number): string => new Date(Date.parse(`${dayIn(days)}T00:00:00+06:00`) + minute * 60_000).toISOString()

/** A service as everybody reads it: at the buyer's, for a price, paid in cash, decided by its provider. */
export const aService = (over: Partial<ServiceDetail> = {}): ServiceDetail => ({
  service_id: 12,
  title: 'AC repair',
  second_title: 'এসি মেরামত',
  thumbnail: null,
  thumbnail_tone: 2,
  pricing: 'fixed',
  price: 1200,
  place: 'at-customer',
  reaches: ['Bogura', 'Dhaka'],
  is_instant: false,
  next_free_at: startIn(1, 600),
  free_days: [dayIn(1)],
  seller: 4,
  seller_name: 'Rahima Services',
  district: 'Bogura',
  district_bn: 'বগুড়া',
  service_category: 1,
  service_subcategory: 11,
  rating: { count: 0, mean: null },
  posted_at: new Date().toISOString(),
  duration: 60,
  step: '60',
  hours_least: 1,
  hours_most: 1,
  seats: 1,
  pause_before: 0,
  pause_after: 0,
  notice_hours: 2,
  horizon_days: 60,
  answer_hours: 12,
  payment: 'after',
  advance_percent: 0,
  cancel_hours: '24',
  description: '<p>Done at home.</p>',
  second_description: '',
  pictures: [],
  faqs: [],
  members: [{ member_id: 7, name: 'Karim', role: '', picture: null }],
  area: 'Sherpur',
  area_bn: 'শেরপুর',
  is_bookable: true,
  taken_off_reason: null,
  closed_until: null,
  updated_at: new Date().toISOString(),
  category: { title: 'Repairs', title_bn: 'মেরামত' },
  subcategory: { title: 'AC', title_bn: 'এসি' },
  seller_profile: {
    full_name: 'Rahima Services',
    slug: 'rahima',
    profession: '',
    member_since: new Date().toISOString(),
    is_verified: false,
    bookings_done: 3,
    profile_picture: null,
  },
  similar: [],
  server_time: new Date().toISOString(),
  ...over,
})

/** Free times: tomorrow at ten, at one and at seven, the day after at nine. */
export const someSlots = (over: Partial<ServiceSlots> = {}): ServiceSlots => ({
  service_id: 12,
  from: dayIn(0),
  days: 35,
  slots: [
    { day: dayIn(1), starts: [600, 780, 1140] },
    { day: dayIn(2), starts: [540] },
  ],
  server_time: new Date().toISOString(),
  ...over,
})
