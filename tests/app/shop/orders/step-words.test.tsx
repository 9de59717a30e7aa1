import { describe, expect, it } from 'vitest'
import { shopOrdersInOutbox } from '#app/features/shop/orders/outbox-words.tsx'
import { deliveriesInOutbox } from '#app/features/shop/orders/rider/outbox-words.ts'
import { SHOP_NOTICE_VIEWS } from '#app/nouns/notices/shop-notices.ts'
import { formatterFor } from '#contract/core/format.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { SHOP_NOTICES } from '#contract/shop/shop-notices.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { inHours, LINK_KEY, NUMBER } from './a-shop-order.ts'

const english: unknown = textsIn('en').t
const tools = { t: english as never, format: formatterFor('en') }
const about = { number: NUMBER, side: 'sold', action: 'ship', title: 'Jamdani sari', other: 'Nasrin Akter', state: 'packed' }
const aStep = (over: object = {}) => anEntry({ noun: 'shop-orders', about, ...over })

describe('a step of an order in the outbox', () => {
  it('says what is done to which order, for whom, and that it is not done yet', () => {
    const entry = aStep({ state: 'waiting' })
    expect(shopOrdersInOutbox.title(entry, tools)).toBe(`Mark as shipped: ${NUMBER}`)
    expect(shopOrdersInOutbox.lines(entry, tools)).toEqual(['Jamdani sari', 'For Nasrin Akter'])
    expect(shopOrdersInOutbox.state(entry, tools)).toBe('Waiting to send. Not done yet.')
  })

  it('of a buyer is called what the buyer does', () => {
    const entry = aStep({ about: { ...about, side: 'bought', action: 'deliver', other: 'Rahima Crafts' } })
    expect(shopOrdersInOutbox.title(entry, tools)).toBe(`I have received it: ${NUMBER}`)
    expect(shopOrdersInOutbox.lines(entry, tools)).toContain('From Rahima Crafts')
  })

  it('leads to its order, also where it is unknown whether it arrived', () => {
    const at = `/shop_order/${NUMBER.toLowerCase()}`
    expect(shopOrdersInOutbox.done(aStep({ state: 'sent' }), tools)).toEqual({ to: at, label: 'View order' })
    expect(shopOrdersInOutbox.maybe(tools, aStep()).to).toBe(at)
  })

  it('that another version wrote has a name all the same', () => {
    const entry = aStep({ about: { number: 7 } })
    expect(shopOrdersInOutbox.title(entry, tools)).toBe('A step of an order')
    expect([shopOrdersInOutbox.lines(entry, tools), shopOrdersInOutbox.done(entry, tools)]).toEqual([[], undefined])
  })
})

describe('a rider’s delivery in the outbox', () => {
  it('names the order, and leads to the parcel', () => {
    const entry = anEntry({ noun: 'rider-deliveries', about: { link_key: LINK_KEY, number: NUMBER }, state: 'waiting' })
    expect(deliveriesInOutbox.title(entry, tools)).toBe(`Delivered: ${NUMBER}`)
    expect(deliveriesInOutbox.done(entry, tools)).toEqual({ to: `/rider/${LINK_KEY}`, label: 'View parcel' })
  })
})

describe('a notice of an order of goods', () => {
  const shop_order = {
    number: NUMBER,
    side: 'sold',
    title: 'Jamdani sari',
    name: 'Nasrin Akter',
    total: 2920,
    by: inHours(3),
    complaint: 'asked',
    is_unpaid: false,
  } as const
  const notice = (kind: Notice['kind']): Notice => ({
    ...{ id: 1, kind, event_order_id: null, event_title: null, from_time: null, at: inHours(0), is_read: false },
    shop_order,
  })

  it.each(SHOP_NOTICES)('leads to the order and says what it is about: %s', (kind) => {
    const view = SHOP_NOTICE_VIEWS[kind]
    expect(view.place(notice(kind))).toEqual({ path: `/shop_order/${NUMBER.toLowerCase()}` })
    expect([view.title(notice(kind)), view.by?.(notice(kind))]).toEqual(['Jamdani sari', 'Nasrin Akter'])
  })

  it('says to the seller what a new order is worth', () => {
    const t = ((key: string, values: object) => [key, ...Object.values(values)].join(' ')) as never
    expect(SHOP_NOTICE_VIEWS['shop-sale'].words?.(notice('shop-sale'), t, formatterFor('en'))).toBe('shop.sale BDT 2,920')
  })
})
