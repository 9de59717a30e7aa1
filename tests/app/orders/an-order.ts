import { act, cleanup } from '@testing-library/react'
import { useConnection } from '#app/state/connection/connection.ts'
import { useSession } from '#app/state/session/session.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

export const NUMBER = 'K7M2Q9TXBR'
export const ORDERS = '/api/event_order/'
export const ORDER = `/api/event_order/${NUMBER}/`
export const INITIATE = '/api/event_payment/initiate'
export const CHECK = '/api/event_payment/check/'
export const TICKETS = '/api/event_ticket/'

const MINUTE_MS = 60_000
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/** An order as the service answers it: held for ten more minutes, unless said otherwise. */
export const anOrder = (over: Partial<EventOrder> = {}): EventOrder => ({
  id: 7,
  event_order_id: NUMBER,
  payment_status: 'Pending',
  total_price: 2500,
  discount_price: 250,
  service_charge: 60,
  final_price: 2310,
  coupon: 'EID10',
  full_name: 'Nasrin Akter',
  phone_number: '+8801712345678',
  email: 'nasrin@mail.example',
  order_note: '',
  order_state: 'held',
  hold_expires_at: inMinutes(10),
  page_open_until: null,
  reason: null,
  created_at: '2026-11-20T06:00:00.000Z',
  payment: null,
  refunds: [],
  server_time: inMinutes(0),
  event: {
    event_id: 3,
    title: 'Boishakhi Mela',
    type: 'Offline',
    location: 'Ramna Park, Dhaka',
    from_time: '2026-12-16T12:00:00.000Z',
    to_time: '2026-12-16T15:00:00.000Z',
    thumbnail: null,
    thumbnail_tone: 2,
  },
  items: [
    { id: 1, event_ticket: 4, title: 'General', ticket_price: 500, quantity: 3, price: 1500 },
    { id: 2, event_ticket: 5, title: 'Front row', ticket_price: 1000, quantity: 1, price: 1000 },
  ],
  ...over,
})

/** The same, paid. */
export const aPaidOrder = (over: Partial<EventOrder> = {}): EventOrder =>
  anOrder({
    order_state: 'confirmed',
    payment_status: 'Completed',
    hold_expires_at: null,
    payment: { paid_at: '2026-11-20T06:05:00.000Z', method: 'BKASH-BKash', tran_id: 'HK-K7M2Q9TXBR-1' },
    ...over,
  })

let id = 100

/** A phone whose buyer is signed in. Each test has its own account: what one still writes must not be read by the next. @returns its id */
export function signInBuyer(): number {
  id += 1
  renewTokensTo('a.b.c')
  useSession.setState({ account: { id, username: 'nasrin', email: 'nasrin@mail.example' }, token: 'a.b.c' })
  return id
}

export async function signOffBuyer(): Promise<void> {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useConnection.setState({ state: 'online', since: 0 })
  })
  localStorage.clear()
  await dropPrivateStores({ known: id })
}

export const goOffline = () => act(() => useConnection.setState({ state: 'offline', since: Date.now() }))
