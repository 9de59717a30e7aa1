import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { moveStock } from '#server/db/products/move-stock.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { bought, checkout, checkoutBody, makeShopCoupon, ordersOf, type PartAsked, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { refusalOf, runOut } from '#tests/support/server/orders/orders.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let sari: MadeProduct
let pot: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `shopper${people}`)
  sari = await makeProduct(app.database.db, { title: 'A sari', variants: [{ price: 900 }, { price: 1000, values: ['Blue'], stock: 3 }] })
  pot = await makeProduct(app.database.db, { title: 'A pot', variants: [{ price: 250 }] })
})
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const refused = async (parts: readonly PartAsked[], over: object = {}) => refusalOf(await checkout(app, buyer, await checkoutBody(app, parts, over)))
const variant = (of: MadeProduct, at = 0) => of.variants[at] ?? 0
const noFault = async () => expect(await shopFaults(app.database.pool)).toEqual([])

describe('a checkout', () => {
  it('makes one purchase with one order for each seller, and takes the stock', async () => {
    const made = await bought(app, buyer, { parts: [{ product: sari, pieces: { 0: 2, 1: 1 }, note: 'Ring twice' }, { product: pot }] })
    expect(made).toMatchObject({ method: 'online', state: 'held', payment_status: 'Pending', goods: 3050, delivery_fee: 200, discount: 0, total: 3250 })
    expect(made.orders).toMatchObject([
      {
        seller: { id: sari.seller },
        state: 'waiting',
        side: 'bought',
        goods: 2800,
        delivery_fee: 100,
        total: 2900,
        note: 'Ring twice',
        code: null,
        can: [],
        commission: null,
      },
      { seller: { id: pot.seller }, goods: 250, total: 350 },
    ])
    expect(made.orders[0]?.lines).toMatchObject([
      { title: 'A sari', price: 900, quantity: 2 },
      { title: 'A sari', price: 1000, quantity: 1, values: ['Blue'] },
    ])
    expect([await stockOf(app, variant(sari)), await stockOf(app, variant(sari, 1)), await stockOf(app, variant(pot))]).toEqual([8, 2, 9])
    expect((await ordersOf(app, made.number)).map(({ commission }) => commission)).toEqual([140, 12])
    await noFault()
  })

  it('in cash is placed at once, with the clock of the law, and nobody calls it paid', async () => {
    const made = await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })
    expect(made).toMatchObject({ state: 'confirmed', payment_status: 'Pending', hold_expires_at: null, payment: null })
    const [order] = made.orders
    expect(order).toMatchObject({ state: 'placed', payment_status: 'Pending', is_call_wanted: true, can: ['cancel'], code: expect.stringMatching(/^\d{6}$/) })
    const hours = (to: string | null | undefined) => (Date.parse(to ?? '') - Date.parse(order?.placed_at ?? '')) / 3_600_000
    expect([hours(order?.hand_over_by), hours(order?.deliver_by)]).toEqual([48, 240])
    await noFault()
  })

  it('gives the seller five days where shop and buyer are in one district', async () => {
    await query(`update seller_profiles set division = 'Dhaka', district = 'Dhaka' where user_id = $1`, [pot.seller])
    const { orders } = await bought(app, buyer, { parts: [{ product: pot }], method: 'cod' })
    expect(Date.parse(orders[0]?.deliver_by ?? '') - Date.parse(orders[0]?.placed_at ?? '')).toBe(5 * 86_400_000)
  })

  it('of a code that takes everything off, brought for nothing, is placed at once', async () => {
    const seller = await makeShop(app.database.db, { options: [{ fee: 0 }] })
    const gift = await makeProduct(app.database.db, { seller, variants: [{ price: 100 }] })
    await makeShopCoupon(app, seller, { code: 'ALL', percent: 100 })
    const made = await bought(app, buyer, { parts: [{ product: gift, coupon: 'all', discount_seen: 100 }] })
    expect(made).toMatchObject({ state: 'confirmed', total: 0, orders: [{ state: 'placed' }] })
    await noFault()
  })

  it('takes a code of each seller off that seller’s goods, before the delivery is free', async () => {
    const seller = await makeShop(app.database.db, { options: [{ fee: 80, free_from: 1000 }] })
    const lamp = await makeProduct(app.database.db, { seller, variants: [{ price: 1000 }] })
    const id = await makeShopCoupon(app, seller)
    const made = await bought(app, buyer, { parts: [{ product: lamp, coupon: 'puja', discount_seen: 100 }, { product: pot }] })
    expect(made).toMatchObject({ goods: 1250, discount: 100, delivery_fee: 180, total: 1330 })
    expect(made.orders[0]).toMatchObject({ coupon: 'PUJA', discount: 100, delivery_fee: 80, total: 980 })
    expect(await query('select used from coupons where id = $1', [id])).toEqual([{ used: 1 }])
    await noFault()
  })

  it('sent many times at once with one key is one purchase', async () => {
    const body = await checkoutBody(app, [{ product: sari }], { method: 'cod' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout(app, buyer, { ...body, key: 'one-intent-of-a-buyer' })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map(async (answer) => ((await answer.json()) as ShopPurchase).number))).size).toBe(1)
    expect(await stockOf(app, variant(sari))).toBe(9)
    await noFault()
  })
})

describe('what changed meanwhile', () => {
  it('is said all at once: prices, stock, fees and discounts, with what it would cost now', async () => {
    await makeShopCoupon(app, pot.seller, { percent: 20 })
    const body = await checkoutBody(app, [
      { product: sari, pieces: { 1: 3 } },
      { product: pot, coupon: 'PUJA', discount_seen: 40 },
    ])
    await query('update product_variants set price = 260 where id = $1', [variant(pot)])
    await query('update delivery_options set fee = 120 where seller = $1', [sari.seller])
    const answer = await refusalOf(await checkout(app, buyer, body))
    expect(answer).toEqual({
      status: 409,
      code: 'price-changed',
      facts: { [`price_${variant(pot)}`]: 260, [`discount_${pot.seller}`]: 52, [`fee_${sari.seller}`]: 120, total: 3000 + 120 + 208 + 100 },
    })
    await moveStock(app.database.db, [{ variant: variant(sari, 1), delta: -1 }], { why: 'added' })
    expect(await refusalOf(await checkout(app, buyer, body))).toMatchObject({
      code: 'out-of-stock',
      facts: { [`left_${variant(sari, 1)}`]: 2, [`fee_${sari.seller}`]: 120 },
    })
    expect(await query('select count(*)::int as n from shop_orders')).toEqual([{ n: expect.any(Number) }])
    expect(await ordersOf(app, 'NONE')).toEqual([])
  })

  it.each([
    ['a variant that was removed', 'update product_variants set removed_at = now() where id = $1', 'out-of-stock gone'],
    ['a product that is off', 'update products set is_active = false where id = (select product from product_variants where id = $1)', 'out-of-stock gone'],
    [
      'a shop that is closed',
      'update shops set closed_from = current_date - 1, closed_until = current_date + 1 where seller = (select seller from product_variants where id = $1)',
      'shop-closed closed',
    ],
  ])('refuses %s, and takes nothing', async (_, change, expected) => {
    const [code, fact] = expected.split(' ')
    const body = await checkoutBody(app, [{ product: sari }, { product: pot }])
    await query(change, [variant(sari)])
    expect(await refusalOf(await checkout(app, buyer, body))).toMatchObject({
      status: 409,
      code,
      facts: { [`${fact}_${fact === 'closed' ? sari.seller : variant(sari)}`]: 1 },
    })
    expect(await stockOf(app, variant(pot))).toBe(10)
  })

  it('refuses an option that is gone, of another shop, or goes elsewhere', async () => {
    const body = await checkoutBody(app, [{ product: sari }])
    const [part] = body.orders
    const other = (await checkoutBody(app, [{ product: pot }])).orders[0]?.option
    expect(await refusalOf(await checkout(app, buyer, { ...body, orders: [{ ...part, option: other }] }))).toMatchObject({
      code: 'not-delivered-there',
      facts: { [`nooption_${sari.seller}`]: 1 },
    })
    await query(`update delivery_options set districts = '{Khulna}' where seller = $1`, [sari.seller])
    expect(await refusalOf(await checkout(app, buyer, body))).toMatchObject({ code: 'not-delivered-there', facts: { [`unreached_${sari.seller}`]: 1 } })
    await query('delete from delivery_options where seller = $1', [sari.seller])
    expect(await refusalOf(await checkout(app, buyer, body))).toMatchObject({ code: 'not-delivered-there', facts: { [`nooption_${sari.seller}`]: 1 } })
  })

  it('refuses cash where the option takes none', async () => {
    await query('update delivery_options set is_cod = false where seller = $1', [sari.seller])
    expect(await refused([{ product: sari }], { method: 'cod' })).toMatchObject({ code: 'cod-refused', facts: { [`nocod_${sari.seller}`]: 1 } })
  })

  it('refuses a code that is of another shop, or used up', async () => {
    await makeShopCoupon(app, pot.seller, { code: 'THEIRS' })
    expect(await refused([{ product: sari, coupon: 'THEIRS', discount_seen: 90 }])).toMatchObject({
      code: 'coupon-refused',
      facts: { [`nocoupon_${sari.seller}`]: 1 },
    })
    await makeShopCoupon(app, sari.seller, { code: 'ONCE', most_per_buyer: 1 })
    await bought(app, buyer, { parts: [{ product: sari, coupon: 'ONCE', discount_seen: 90 }] })
    expect(await refused([{ product: sari, coupon: 'ONCE', discount_seen: 90 }])).toMatchObject({ code: 'coupon-refused' })
    await noFault()
  })
})

describe('a code that was typed without network', () => {
  it('takes off a discount that was not seen before, and asks nothing: the whole costs less', async () => {
    const seller = await makeShop(app.database.db, { options: [{ fee: 80, free_from: 1000 }] })
    const lamp = await makeProduct(app.database.db, { seller, variants: [{ price: 1000 }] })
    await makeShopCoupon(app, seller)
    const body = await checkoutBody(app, [{ product: lamp }])
    const [part] = body.orders
    const answer = await checkout(app, buyer, { ...body, orders: [{ ...part, coupon: 'PUJA', discount_seen: 0, fee_seen: 0 }], total_seen: 1000 })
    expect(await answer.json()).toMatchObject({ goods: 1000, discount: 100, delivery_fee: 80, total: 980 })
    await noFault()
  })

  it('is asked about where the delivery that it makes dearer is more than it takes off', async () => {
    const seller = await makeShop(app.database.db, { options: [{ fee: 150, free_from: 1000 }] })
    const lamp = await makeProduct(app.database.db, { seller, variants: [{ price: 1000 }] })
    await makeShopCoupon(app, seller)
    const body = await checkoutBody(app, [{ product: lamp }])
    const [part] = body.orders
    const orders = [{ ...part, coupon: 'PUJA', discount_seen: 0, fee_seen: 0 }]
    expect(await refusalOf(await checkout(app, buyer, { ...body, orders, total_seen: 1000 }))).toMatchObject({
      code: 'price-changed',
      facts: { [`fee_${seller}`]: 150, [`discount_${seller}`]: 100, total: 1050 },
    })
  })
})

describe('a tampered checkout', () => {
  it('is refused: a line of another seller, a total, a fee, a discount, a line twice, one’s own goods', async () => {
    const body = await checkoutBody(app, [{ product: sari }])
    const [part] = body.orders
    const ofPot = (await checkoutBody(app, [{ product: pot }])).orders[0]
    const codeOf = async (over: object) => (await refusalOf(await checkout(app, buyer, { ...body, ...over }))).code
    expect(await codeOf({ orders: [{ ...part, lines: ofPot?.lines }] })).toBe('bad-input')
    expect(await codeOf({ total_seen: 1 })).toBe('price-changed')
    expect(await codeOf({ orders: [{ ...part, fee_seen: 0 }] })).toBe('fee-changed')
    expect(await codeOf({ orders: [{ ...part, discount_seen: 500 }] })).toBe('price-changed')
    expect(await codeOf({ orders: [part, part] })).toBe('bad-input')
    expect(await codeOf({ address: { ...(body.address as object), area: 'Bhanga' } })).toBe('bad-input')
    await query('update product_variants set seller = $1 where id = $2', [buyer.id, variant(sari)])
    expect(await codeOf({ orders: [{ ...part, seller: buyer.id }] })).toBe('not-allowed')
    await query('update product_variants set seller = $1 where id = $2', [sari.seller, variant(sari)])
    expect(await stockOf(app, variant(sari))).toBe(10)
  })

  it('of more than the card provider takes is refused', async () => {
    const gold = await makeProduct(app.database.db, { variants: [{ price: 400_000 }] })
    expect(await refused([{ product: gold, pieces: { 0: 2 } }])).toMatchObject({ code: 'bad-input', fields: { total_seen: 'too-many' } })
  })
})

describe('limits', () => {
  it('are two unpaid purchases, and twenty pieces of a variant in them', async () => {
    const many = await makeProduct(app.database.db, { variants: [{ price: 10, stock: 100 }] })
    await bought(app, buyer, { parts: [{ product: many, pieces: { 0: 15 } }] })
    expect(await refused([{ product: many, pieces: { 0: 6 } }])).toMatchObject({ code: 'unpaid-limit' })
    const second = await bought(app, buyer, { parts: [{ product: pot }] })
    expect(await refused([{ product: sari }])).toMatchObject({ code: 'unpaid-limit' })
    const [{ id }] = await query('select id from purchases where number = $1', [second.number])
    await runOut(app, id)
    await bought(app, buyer, { parts: [{ product: sari }] })
    await noFault()
  })

  it('in cash are three open orders and 20,000 taka', async () => {
    await bought(app, buyer, { parts: [{ product: sari }, { product: pot }], method: 'cod' })
    expect(await refused([{ product: sari }, { product: pot }], { method: 'cod' })).toMatchObject({
      code: 'cod-limit',
      facts: { open: 2, taka: 1350, open_most: 3, taka_most: 20_000 },
    })
    const dear = await makeProduct(app.database.db, { variants: [{ price: 18_600 }] })
    expect(await refused([{ product: dear }], { method: 'cod' })).toMatchObject({ code: 'cod-limit' })
    await noFault()
  })
})

describe('a purchase that is not paid', () => {
  it('gives stock and code back when it is taken back, once', async () => {
    const id = await makeShopCoupon(app, sari.seller)
    const made = await bought(app, buyer, { parts: [{ product: sari, coupon: 'PUJA', discount_seen: 90 }] })
    const cancel = () => app.request(`/api/shop_purchase/${made.number}/cancel/`, { method: 'POST', body: '{}', headers: headersOf(buyer) })
    const [first, second] = await Promise.all([cancel(), cancel()])
    expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
    expect(await stockOf(app, variant(sari))).toBe(10)
    expect(await query('select used from coupons where id = $1', [id])).toEqual([{ used: 0 }])
    expect((await ordersOf(app, made.number))[0].state).toBe('dropped')
    await noFault()
  })

  it('makes room for the next buyer as soon as its hold has run out', async () => {
    const last = await makeProduct(app.database.db, { variants: [{ price: 300, stock: 1 }] })
    await makeShopCoupon(app, last.seller, { code: 'ONE', most_uses: 1 })
    const made = await bought(app, buyer, { parts: [{ product: last, coupon: 'ONE', discount_seen: 30 }] })
    const [{ id }] = await query('select id from purchases where number = $1', [made.number])
    const next = await joinAndLogIn(app, `next${people}`)
    expect((await checkout(app, next, await checkoutBody(app, [{ product: last }]))).status).toBe(409)
    await runOut(app, id)
    await bought(app, next, { parts: [{ product: last, coupon: 'ONE', discount_seen: 30 }] })
    expect((await ordersOf(app, made.number))[0].state).toBe('dropped')
    await noFault()
  })

  it('is another person’s to nobody: 404', async () => {
    const made = await bought(app, buyer, { parts: [{ product: sari }] })
    const stranger = await joinAndLogIn(app, `stranger${people}`)
    expect((await read(app, stranger, `/api/shop_purchase/${made.number}/`)).status).toBe(404)
    expect((await read(app, stranger, `/api/shop_order/${made.orders[0]?.number}/`)).status).toBe(404)
    expect((await read(app, buyer, `/api/shop_purchase/${made.number}/`)).status).toBe(200)
  })
})

const headersOf = ({ access }: SignedInPerson) => ({
  authorization: `Bearer ${access}`,
  'content-type': 'application/json',
  origin: 'https://hatkhola.example',
})
