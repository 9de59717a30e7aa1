import { describe, expect, it } from 'vitest'
import { closedWhy, fitChoice, mostOfTicket, orderTotals, roomFor, SERVICE_CHARGE_TAKA, saleOf, type TicketOffer } from '#contract/orders/ticket-choice.ts'
import {
  atDoorOf,
  byWalletOf,
  couponKey,
  discountOf,
  isHolding,
  onlineOf,
  PURCHASE_STATES,
  paymentStatusOf,
  receivedOf,
} from '#contract/purchases/purchase-rules.ts'

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
    expect(PURCHASE_STATES.filter(isHolding)).toEqual(['held', 'paying', 'confirming', 'claimed', 'review'])
  })

  it('is good news only when it is paid', () => {
    const shown = Object.fromEntries(PURCHASE_STATES.map((state) => [state, paymentStatusOf(state)]))
    expect(shown).toEqual({
      draft: 'Pending',
      held: 'Pending',
      paying: 'Pending',
      confirming: 'Pending',
      claimed: 'Pending',
      confirmed: 'Completed',
      review: 'Pending',
      expired: 'Pending',
      cancelled: 'Pending',
      refund_due: 'Refunding',
      refunded: 'Refunded',
    })
  })

  it('is never Completed where it was paid by mobile wallet to its seller, and in cash once that was handed over', () => {
    for (const isReceived of [false, true]) expect(paymentStatusOf('confirmed', receivedOf('wallet', isReceived))).toBe('Pending')
    expect([false, true].map((isReceived) => paymentStatusOf('confirmed', receivedOf('cod', isReceived)))).toEqual(['Pending', 'Completed'])
    expect(paymentStatusOf('confirmed', receivedOf('online', false))).toBe('Completed')
  })

  it('asks the payment provider for nothing of what is paid to its seller', () => {
    const owed = { total: 30_000, advance: 3000 }
    const partsOf = (method: 'online' | 'cod' | 'wallet') => [onlineOf, byWalletOf, atDoorOf].map((of) => of({ ...owed, method }))
    expect([partsOf('online'), partsOf('cod'), partsOf('wallet')]).toEqual([
      [30_000, 0, 0],
      [3000, 0, 27_000],
      [0, 3000, 27_000],
    ])
  })
})

const NOON = Date.parse('2026-03-01T06:00:00.000Z')
const offer = (over: Partial<TicketOffer> = {}): TicketOffer => ({ id: 1, seats: 30, per_order_limit: 10, from: null, to: null, ...over })

describe('a ticket to choose', () => {
  it.each([
    [{}, 'on-sale'],
    [{ seats: 0 }, 'sold-out'],
    [{ seats: -1 }, 'sold-out'],
    [{ from: '2026-03-01T06:00:00.000Z' }, 'on-sale'],
    [{ from: '2026-03-01T06:00:00.001Z' }, 'not-yet'],
    [{ to: '2026-03-01T06:00:00.001Z' }, 'on-sale'],
    [{ to: '2026-03-01T06:00:00.000Z' }, 'over'],
    [{ to: '2026-02-01T00:00:00.000Z', seats: 0 }, 'over'],
    [{ is_closed: true }, 'closed'],
    [{ is_closed: true, to: '2026-02-01T00:00:00.000Z', seats: 0 }, 'closed'],
    [{ is_closed: false }, 'on-sale'],
  ])('with %j is %s at noon', (over, state) => {
    expect(saleOf(offer(over), NOON)).toBe(state)
  })

  it.each([
    [{ seats: 3 }, 3],
    [{ per_order_limit: 4 }, 4],
    [{ seats: 99, per_order_limit: 99 }, 20],
    [{ seats: -2 }, 0],
  ])('with %j can be had %d times', (over, most) => {
    expect(mostOfTicket(offer(over))).toBe(most)
  })

  it('leaves no more room than the event has seats and one person may hold', () => {
    expect(roomFor(offer(), { 2: 4 }, 9)).toBe(5)
    expect(roomFor(offer(), { 1: 3, 2: 4 }, 9)).toBe(5)
    expect(roomFor(offer(), { 2: 15 }, 100)).toBe(5)
    expect(roomFor(offer(), { 2: 15 }, 10)).toBe(0)
  })
})

describe('an event', () => {
  const open = { is_active: true, event_status: 'Upcoming', to_time: '2026-03-02T00:00:00.000Z', related_event_tickets: [{}] }

  it.each([
    ['takes orders', {}, undefined],
    ['takes orders while one kind is on sale', { related_event_tickets: [{ is_closed: true }, { is_closed: false }] }, undefined],
    ['takes orders before it has kinds of ticket', { related_event_tickets: [] }, undefined],
    ['takes none when the sale of every kind was stopped', { related_event_tickets: [{ is_closed: true }] }, 'inactive'],
    ['takes none off the market', { is_active: false }, 'inactive'],
    ['takes none when it is over, off the market or not', { is_active: false, to_time: '2026-03-01T06:00:00.000Z' }, 'over'],
    ['takes none once it was called off, over or not', { event_status: 'Cancelled', to_time: '2026-02-01T00:00:00.000Z' }, 'calledOff'],
  ])('%s', (_, over, why) => {
    expect(closedWhy({ ...open, ...over }, NOON)).toBe(why)
  })
})

describe('an earlier choice', () => {
  const tickets = [offer(), offer({ id: 2, seats: 2 }), offer({ id: 3, to: '2026-02-01T00:00:00.000Z' })]

  it('stays as it is while it can be had', () => {
    expect(fitChoice({ 1: 3, 2: 2 }, { tickets, seats: 50 }, NOON)).toEqual({ 1: 3, 2: 2 })
  })

  it('is cut to what is left, and loses what is not sold any more', () => {
    expect(fitChoice({ 1: 12, 2: 5, 3: 1, 99: 4 }, { tickets, seats: 50 }, NOON)).toEqual({ 1: 10, 2: 2 })
    expect(fitChoice({ 1: 3, 2: 2 }, { tickets, seats: 4 }, NOON)).toEqual({ 1: 3, 2: 1 })
  })
})
