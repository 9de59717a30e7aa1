import { expect, it } from 'vitest'
import { readShopOrder } from '#worker/shop-order-words.ts'

const message = { kind: 'shop-sent', event_order_id: '', event_title: 'Jamdani sari', path: '/shop_order/k7m2q9txbr' }

it('a message about an order of goods leads to that order', () => {
  expect(readShopOrder(message)).toEqual(message)
})

it.each([
  ['another kind', { ...message, kind: 'sale' }],
  ['another site', { ...message, path: 'https://evil.example/shop_order/k7m2q9txbr' }],
  ['another screen', { ...message, path: '/logout' }],
  ['nothing', null],
])('a message that names %s is none', (_, data) => {
  expect(readShopOrder(data)).toBeUndefined()
})
