import { describe, expect, it } from 'vitest'
import { ordersInOutbox } from '#app/features/orders/outbox-words.tsx'
import { formatterFor } from '#contract/core/format.ts'
import { anEntry, anOrder } from '#tests/support/phone/outbox.ts'

const MINUTE = 60_000
const tools = { t: ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as never, format: formatterFor('en') }
const about = {
  event_id: 3,
  title: 'Baul night',
  from_time: '2026-12-01T12:00:00.000Z',
  type: 'Offline',
  location: 'Kushtia',
  lines: [{ event_ticket: 1, title: 'Front row', price: 500, quantity: 2 }],
  total_price: 1000,
  discount_price: 0,
  service_charge: 60,
  final_price: 1060,
  seen_at: '2026-01-15T00:00:00.000Z',
}
const sent = (order: Record<string, unknown>) => anEntry({ state: 'sent', about, answer: anOrder(order) })
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('an order in the outbox', () => {
  it('that was sent says until when its seats are kept, and leads to paying', () => {
    const hold_expires_at = fromNow(10 * MINUTE)
    const entry = sent({ hold_expires_at })
    expect(ordersInOutbox.state(entry, tools)).toBe('orders:outbox.sent')
    expect(ordersInOutbox.lines(entry, tools)).toContain(`orders:list.keptUntil ${tools.format.time(hold_expires_at)}`)
    expect(ordersInOutbox.done(entry, tools)).toEqual({ to: '/event_order/abcdefgh12', label: 'orders:outbox.pay' })
  })

  it('that costs nothing is booked, and leads to its tickets', () => {
    const entry = sent({ payment_status: 'Completed', order_state: 'confirmed', hold_expires_at: null })
    expect(ordersInOutbox.state(entry, tools)).toBe('orders:outbox.booked')
    expect(ordersInOutbox.done(entry, tools)).toEqual({ to: '/tickets/abcdefgh12', label: 'orders:order.tickets' })
  })

  it('whose time to pay is over does not ask the buyer to pay', () => {
    const entry = sent({ hold_expires_at: fromNow(-MINUTE) })
    expect(ordersInOutbox.state(entry, tools)).toBe('orders:outbox.over')
    expect(ordersInOutbox.done(entry, tools)?.label).toBe('orders:outbox.open')
  })

  it('names the promo code that goes along', () => {
    const entry = anEntry({ about, body: { coupon: 'EID50' } })
    expect(ordersInOutbox.lines(entry, tools)).toContain('orders:order.money.code EID50')
  })
})
