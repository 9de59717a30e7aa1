import { describe, expect, it } from 'vitest'
import { afterChanges } from '#app/features/shop/after-changes.ts'
import { codRoomOf } from '#app/features/shop/cod-room.ts'
import { type OrderAbout, type OrderedPart, totalOf, withFee } from '#app/features/shop/order-about.ts'
import { BOUGHT_ORDERS } from './bought-orders.ts'

const aPart = (over: Partial<Omit<OrderedPart, 'delivery_fee'>> = {}): OrderedPart =>
  withFee({
    seller: 5,
    name: 'Rupa Weaves',
    sms_phone: null,
    option: { id: 71, kind: 'courier', fee: 80, free_from: 2000 },
    note: '',
    coupon: null,
    discount: 0,
    lines: [
      { variant_id: 11, title: 'Sari', values: [], price: 1200, quantity: 2 },
      { variant_id: 12, title: 'Shawl', values: [], price: 300, quantity: 1 },
    ],
    ...over,
  })
const anOrder = (...parts: OrderedPart[]): OrderAbout => ({ method: 'cod', parts, is_fee_in_advance: false, seen_at: '2026-11-20T06:00:00.000Z' })

describe('an order after what the service says of it', () => {
  it('is free of delivery by its seller’s rule, and not any more with fewer goods', () => {
    const order = anOrder(aPart())
    expect(totalOf(order)).toBe(2700)
    const { next, isLess, now } = afterChanges(order, { left_11: 1 }, 'en')
    expect([next.parts[0]?.delivery_fee, isLess, now]).toEqual([80, true, 1580])
  })

  it('has the fee that the service names where the goods are the same', () => {
    const { next, changes, isLess } = afterChanges(anOrder(aPart()), { fee_5: 120 }, 'en')
    expect([next.parts[0]?.delivery_fee, isLess]).toEqual([120, false])
    expect(changes).toEqual([{ kind: 'fee', of: 'Rupa Weaves', was: 0, now: 120 }])
  })

  it.each([
    ['closed_5', 'closed'],
    ['unreached_5', 'unreached'],
    ['nooption_5', 'optionGone'],
    ['nocod_5', 'withoutCod'],
  ])('leaves out a seller of which %s is said', (fact, kind) => {
    const { next, changes } = afterChanges(
      anOrder(aPart(), aPart({ seller: 6, name: 'Mati', lines: [{ variant_id: 20, title: 'Pot', values: [], price: 90, quantity: 1 }] })),
      { [fact]: 0 },
      'en',
    )
    expect([next.parts.map(({ seller }) => seller), changes.map((one) => one.kind)]).toEqual([[6], [kind]])
  })

  it('goes without a code that is refused', () => {
    const { next } = afterChanges(anOrder(aPart({ coupon: 'EID10', discount: 270 })), { nocoupon_5: 0 }, 'en')
    expect(next.parts[0]).toMatchObject({ coupon: null, discount: 0 })
  })

  it('is named in the language of its reader', () => {
    const line = { variant_id: 11, title: 'Sari', second_title: 'শাড়ি', values: ['Red'], price: 1200, quantity: 2 }
    const { changes } = afterChanges(anOrder(aPart({ lines: [line] })), { gone_11: 0 }, 'bn')
    expect(changes).toEqual([{ kind: 'gone', of: 'শাড়ি · Red' }])
  })

  it('is nothing where all of it is gone', () => {
    expect(afterChanges(anOrder(aPart()), { gone_11: 0, gone_12: 0 }, 'en').next.parts).toEqual([])
  })
})

describe('what can still be ordered with cash', () => {
  const record = { received: 1, refused: 0 }
  it('is three open orders and 20,000 taka', () => {
    expect(codRoomOf(BOUGHT_ORDERS(1, record))).toMatchObject({ why: undefined, openLeft: 2, takaLeft: 19_900 })
    expect(codRoomOf(BOUGHT_ORDERS(3, record)).why).toBe('codOpen')
    expect(codRoomOf(BOUGHT_ORDERS(1, record).map((order) => ({ ...order, total: 20_000 }))).why).toBe('codTaka')
  })

  it('is nothing for who has refused three parcels', () => {
    expect(codRoomOf(BOUGHT_ORDERS(1, { received: 1, refused: 3 })).why).toBe('codPaused')
  })

  it('does not count what has arrived', () => {
    expect(codRoomOf(BOUGHT_ORDERS(3, record).map((order) => ({ ...order, state: 'delivered' as const }))).openLeft).toBe(3)
  })

  it('says when two purchases wait for their payment', () => {
    const unpaid = BOUGHT_ORDERS(2, record).map((order) => ({ ...order, method: 'online' as const, state: 'waiting' as const }))
    expect(codRoomOf(unpaid).isUnpaidFull).toBe(true)
    expect(codRoomOf(unpaid.map((order) => ({ ...order, purchase: 'N7M2Q9TXB0' }))).isUnpaidFull).toBe(false)
  })
})
