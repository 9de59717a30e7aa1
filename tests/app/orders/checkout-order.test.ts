import { describe, expect, it } from 'vitest'
import { askAfterOf, atNewPrice, basketOf, withSeatsLeft } from '#app/features/orders/checkout-order.ts'

const NOW = Date.parse('2026-03-01T06:00:00.000Z')
const lines = [
  { event_ticket: 11, title: 'Regular', price: 500, quantity: 2 },
  { event_ticket: 12, title: 'VIP', price: 1500, quantity: 1 },
]

describe('an order that waits', () => {
  it.each([
    ['a day from now', '2026-04-01T10:00:00.000Z', '2026-04-01T14:00:00.000Z', '2026-03-02T06:00:00.000Z'],
    ['at the beginning of the event', '2026-03-01T10:00:00.000Z', '2026-03-01T14:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['at the end of one that runs already', '2026-02-28T10:00:00.000Z', '2026-03-01T14:00:00.000Z', '2026-03-01T14:00:00.000Z'],
  ])('is asked about %s', (...[, from_time, to_time, asked]) => {
    expect(askAfterOf({ from_time, to_time }, NOW)).toBe(asked)
  })
})

describe('a refused basket', () => {
  it('has the new prices, and the discount that the service has counted in', () => {
    const facts = { total_price: 2700, final_price: 2460, ticket_11: 600, ticket_12: 1500 }
    expect(atNewPrice(basketOf(lines, 'EID', 0), facts).totals).toEqual({ total_price: 2700, discount_price: 300, service_charge: 60, final_price: 2460 })
    expect(atNewPrice(basketOf(lines, 'EID', 0), { ...facts, final_price: 0 }).totals).toMatchObject({ discount_price: 2700, final_price: 0 })
    expect(atNewPrice(basketOf(lines, null, 0), { ticket_11: 600, final_price: 2760 }).totals).toMatchObject({ discount_price: 0, final_price: 2760 })
  })

  it('has no more than is left, and nothing of what is sold out', () => {
    expect(withSeatsLeft(basketOf(lines, null, 0), { ticket_11: 1, ticket_12: 0 }).lines).toEqual([{ ...lines[0], quantity: 1 }])
  })
})
