import { describe, expect, it } from 'vitest'
import { couponKey, discountOf, holdsSeats, ORDER_STATES, orderTotals, paymentStatusOf, SERVICE_CHARGE_TAKA } from '#contract/order-rules.ts'

const lines = [
  { price: 700, quantity: 2 },
  { price: 0, quantity: 3 },
  { price: 250, quantity: 1 },
]

describe('what an order comes to', () => {
  it('is its lines and the service charge', () => {
    expect(orderTotals(lines)).toEqual({ total_price: 1650, discount_price: 0, service_charge: SERVICE_CHARGE_TAKA, final_price: 1710 })
    expect(SERVICE_CHARGE_TAKA).toBe(60)
  })

  it.each([
    ['nothing is ordered', orderTotals([])],
    ['all of it is free', orderTotals([{ price: 0, quantity: 5 }])],
  ])('is nothing when %s', (_, totals) => {
    expect(totals).toEqual({ total_price: 0, discount_price: 0, service_charge: 0, final_price: 0 })
  })

  it.each([
    [150, { discount_price: 150, service_charge: 60, final_price: 1560 }],
    [1649, { discount_price: 1649, service_charge: 60, final_price: 61 }],
    [1650, { discount_price: 1650, service_charge: 0, final_price: 0 }],
    [9999, { discount_price: 1650, service_charge: 0, final_price: 0 }],
    [-5, { discount_price: 0, service_charge: 60, final_price: 1710 }],
    [10.9, { discount_price: 10, service_charge: 60, final_price: 1700 }],
  ])('with %d taka off is never below nothing, and then has no charge', (discount, rest) => {
    expect(orderTotals(lines, discount)).toEqual({ total_price: 1650, ...rest })
  })
})

describe('what a promo code takes off', () => {
  it.each([
    [{ percent: 10, taka: null }, 1650, 165],
    [{ percent: 15, taka: null }, 99, 14],
    [{ percent: 1, taka: null }, 99, 0],
    [{ percent: 100, taka: null }, 1650, 1650],
    [{ percent: null, taka: 200 }, 1650, 200],
    [{ percent: null, taka: 200 }, 150, 150],
    [{ percent: 50, taka: null }, 0, 0],
  ])('%j of %d taka is %d', (coupon, total, off) => {
    expect(discountOf(coupon, total)).toBe(off)
  })

  it.each([
    ['  eid 2026 ', 'EID2026'],
    ['Eid\u00a02026', 'EID2026'],
    ['\uff25ID2026', 'EID2026'],
    ['বৈশাখ ১৫', 'বৈশাখ১৫'],
    ['   ', ''],
  ])('is found for %j as %j', (typed, key) => {
    expect(couponKey(typed)).toBe(key)
  })
})

describe('a state', () => {
  it('keeps seats back from the first line until it is paid or over', () => {
    expect(ORDER_STATES.filter(holdsSeats)).toEqual(['held', 'paying', 'confirming', 'review'])
  })

  it('is good news only when it is paid', () => {
    const shown = Object.fromEntries(ORDER_STATES.map((state) => [state, paymentStatusOf(state)]))
    expect(shown).toEqual({
      draft: 'Pending',
      held: 'Pending',
      paying: 'Pending',
      confirming: 'Pending',
      confirmed: 'Completed',
      review: 'Pending',
      expired: 'Pending',
      cancelled: 'Pending',
      refund_due: 'Refunding',
      refunded: 'Refunded',
    })
  })
})
