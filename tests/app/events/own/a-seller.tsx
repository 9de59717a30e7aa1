import { act, cleanup } from '@testing-library/react'
import { useConnection } from '#app/state/connection/connection.ts'
import { useSession } from '#app/state/session/session.ts'
import type { Coupon } from '#contract/events/coupons.ts'
import type { OwnEvent, OwnEventDetail } from '#contract/events/own-events.ts'
import type { TicketKind } from '#contract/events/ticket-kinds.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

/** An event of a seller, to come and on the market. */
export const anOwnEvent = (over: Partial<OwnEvent> = {}): OwnEvent => ({
  id: 1,
  event_id: 1,
  title: 'Boishakhi Mela',
  thumbnail: null,
  thumbnail_tone: 0,
  price: 500,
  seats: 60,
  capacity: 100,
  sold: 38,
  held: 2,
  from_time: '2027-12-16T12:00:00.000Z',
  to_time: '2027-12-16T15:00:00.000Z',
  type: 'Offline',
  location: 'Ramna Park',
  is_active: true,
  is_published: true,
  event_status: 'Upcoming',
  phase: 'upcoming',
  refunds_due: 0,
  version: 3,
  ...over,
})

export const anOwnDetail = (over: Partial<OwnEventDetail> = {}): OwnEventDetail => ({
  ...anOwnEvent(),
  link: null,
  event_category: 1,
  event_subcategory: 1,
  event_subsubcategory: 1,
  description: '<p>Songs</p>',
  description_state: '',
  terms_and_condition: '<p>None</p>',
  terms_state: '',
  faqs: [],
  ticket_kinds: 1,
  called_off_reason: null,
  updated_at: '2026-11-01T00:00:00.000Z',
  ...over,
})

export const aKind = (over: Partial<TicketKind> = {}): TicketKind => ({
  id: 11,
  title: 'General',
  price: 500,
  capacity: 100,
  seats: 60,
  sold: 38,
  held: 2,
  description: '',
  from: null,
  to: null,
  per_order_limit: 5,
  is_closed: false,
  entry: 'each-day',
  days: [],
  version: 3,
  ...over,
})

export const aCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 21,
  code: 'EID10',
  kind: 'percent',
  amount: 10,
  from: null,
  to: null,
  most_uses: 50,
  most_per_buyer: 1,
  used: 3,
  is_active: true,
  ...over,
})

let id = 500

/** A phone whose seller is signed in; each test has its own account. @returns its id */
export function signInSeller(): number {
  id += 1
  renewTokensTo('a.b.c')
  useSession.setState({ account: { id, username: 'rafiq', email: 'rafiq@mail.example' }, token: 'a.b.c' })
  return id
}

export async function signOffSeller(): Promise<void> {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useConnection.setState({ state: 'online', since: 0 })
  })
  localStorage.clear()
  await dropPrivateStores({ known: id })
}

export const goOffline = () => act(() => useConnection.setState({ state: 'offline', since: Date.now() }))
