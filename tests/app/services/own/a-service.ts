import { USUAL_HOURS } from '#contract/services/hours.ts'
import type { OwnService, OwnServiceDetail } from '#contract/services/own-service.ts'
import type { TeamMember } from '#contract/services/team.ts'
import type { BookingOutside, TeamHours } from '#contract/services/team-hours.ts'

/** A service of a seller that can be asked for. */
export const anOwnService = (over: Partial<OwnService> = {}): OwnService => ({
  service_id: 7,
  title: 'Tap repair',
  second_title: '',
  thumbnail: null,
  thumbnail_tone: 0,
  pricing: 'fixed',
  price: 500,
  place: 'at-customer',
  reaches: ['Dhaka'],
  is_instant: false,
  next_free_at: '2026-12-16T04:00:00.000Z',
  free_days: ['2026-12-16'],
  seller: 500,
  seller_name: 'Rafiq Services',
  district: 'Dhaka',
  district_bn: 'ঢাকা',
  service_category: 1,
  service_subcategory: 2,
  rating: { count: 0, mean: null },
  is_active: true,
  taken_off_reason: null,
  member_count: 1,
  requests: 2,
  coming: 3,
  created_at: '2026-11-01T05:00:00.000Z',
  version: 3,
  ...over,
})

export const anOwnDetail = (over: Partial<OwnServiceDetail> = {}): OwnServiceDetail => ({
  ...anOwnService(),
  duration: 60,
  step: '30',
  hours_least: 1,
  hours_most: 4,
  seats: 1,
  pause_before: 0,
  pause_after: 15,
  notice_hours: 2,
  horizon_days: 60,
  answer_hours: 12,
  payment: 'after',
  advance_percent: 10,
  cancel_hours: '24',
  confirms: 'ask',
  description: '<p>Quick</p>',
  description_state: '',
  second_description: '',
  second_description_state: '',
  districts: ['Dhaka'],
  at_district: '',
  at_area: '',
  at_line: '',
  directions: '',
  link: '',
  members: [1],
  pictures: [{ id: 1, alt: '', file: '/media/services/a.webp', tone: 0, video_url: null }],
  faqs: [],
  updated_at: '2026-11-01T05:00:00.000Z',
  ...over,
})

export const aMember = (over: Partial<TeamMember> = {}): TeamMember => ({
  member_id: 1,
  name: 'Rafiq',
  role: '',
  picture: null,
  is_bookable: true,
  is_owner: true,
  coming: 0,
  ...over,
})

/** The seller, and somebody who works for them. */
export const TWO = [aMember(), aMember({ member_id: 9, name: 'Anika', role: 'Electrician', is_owner: false })]

export const aTeamHours = (over: Partial<TeamHours> = {}): TeamHours => ({
  calendars: [{ member_id: null, hours: USUAL_HOURS, version: 4, is_usual: false }],
  outside: [],
  server_time: '2026-11-10T06:00:00.000Z',
  ...over,
})

export const aBookingOutside = (over: Partial<BookingOutside> = {}): BookingOutside => ({
  number: 'ABCDEFGH12',
  title: 'Tap repair',
  full_name: 'Karim',
  member_id: 1,
  starts_at: '2026-11-20T04:00:00.000Z',
  ends_at: '2026-11-20T05:00:00.000Z',
  ...over,
})

const branch = (id: number, parent: number | null) => ({ id, title: `Kind ${id}`, title_bn: `ধরন ${id}`, parent })
export const SERVICE_CATEGORIES = [branch(1, null), branch(4, null), branch(2, 1), branch(5, 4)]
