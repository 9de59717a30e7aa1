import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newKey } from '#contract/core/new-key.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { moveStock } from '#server/db/products/move-stock.ts'
import { sellerRecordsSql } from '#server/db/shop/seller-records.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, checkout, PARCEL_ADDRESS, step, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { typeIn, unsentOrder } from '#tests/support/server/nouns/sms-orders.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let seller: SignedInPerson
let sari: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `texter${people}`)
  seller = await joinAsSeller(app, `weaver${people}`)
  await makeShop(app.database.db, { seller: seller.id })
  sari = await makeProduct(app.database.db, { seller: seller.id, title: 'A sari', variants: [{ price: 900, stock: 5 }] })
})
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const variant = () => sari.variants[0] ?? 0
const typed = async (code: string, more: object = {}): Promise<{ order: ShopOrder; is_new: boolean }> => {
  const answer = await typeIn(app, seller, { code, ...more })
  if (answer.status !== 200) throw new Error(`the order was refused: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const synced = async (body: object, who = buyer): Promise<ShopPurchase> => {
  const answer = await checkout(app, who, { ...body, key: newKey() })
  if (answer.status !== 200) throw new Error(`the checkout was refused: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const seen = async (who: SignedInPerson, of: string) => read(app, who, `/api/shop_order/${of}/`)
const ordersOfShop = () => query('select number, sms from shop_orders where seller = $1 order by id', [seller.id])
const noFault = async () => expect(await shopFaults(app.database.pool)).toEqual([])

describe('an order that a seller has read in an SMS', () => {
  it('is placed in cash with its stock, of no buyer, and asks for a call before it is packed', async () => {
    const { code } = await unsentOrder(app, { product: sari, pieces: { 0: 2 } })
    const { order, is_new } = await typed(code)
    expect(is_new).toBe(true)
    expect(order).toMatchObject({ side: 'sold', state: 'placed', sms: 'unconfirmed', method: 'cod', goods: 1800, delivery_fee: 100, total: 1900 })
    expect(order).toMatchObject({
      is_call_wanted: true,
      address: { ...PARCEL_ADDRESS, full_name: 'Shathi B', phone_number: '+8801812345678', line: 'House 4' },
    })
    expect(order.changes.map(({ by, action, to }) => `${by} ${action} ${to}`)).toEqual(['seller sms waiting', 'service place placed'])
    expect(await stockOf(app, variant())).toBe(3)
    await noFault()
  })

  it('goes all the way without a buyer’s account, and counts in no record of the shop', async () => {
    const { code } = await unsentOrder(app, { product: sari })
    const { number } = (await typed(code)).order
    for (const to of ['accept', 'call', 'pack', 'ship', 'deliver']) expect((await step(app, seller, { of: number, to })).status, to).toBe(200)
    expect(await (await seen(seller, number)).json()).toMatchObject({ state: 'delivered', delivered_by: 'seller', payment_status: 'Completed' })
    const { rows } = await app.database.db.execute(sellerRecordsSql(sql`now()`))
    expect(rows.filter((row) => row.seller === seller.id)).toEqual([])
    await noFault()
  })

  it('is the same order when its SMS is pasted again, also under another idempotency key', async () => {
    const { code } = await unsentOrder(app, { product: sari })
    const first = await typed(code, { key: newKey() })
    const second = await typed(`Forwarded: ${code.toLowerCase()}`, { key: newKey(), full_name: 'Another name' })
    expect([second.order.number, second.is_new]).toEqual([first.order.number, false])
    expect(await ordersOfShop()).toHaveLength(1)
    expect(await stockOf(app, variant())).toBe(4)
    await noFault()
  })

  it('is refused with one sign changed or left out', async () => {
    const { code } = await unsentOrder(app, { product: sari, pieces: { 0: 2 } })
    for (let at = 4; at < code.length; at += 1) {
      if (code[at] === ' ') continue
      for (const wrong of [`${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`, code.slice(0, at) + code.slice(at + 1)])
        if (at % 3 === 0)
          expect(await refusalOf(await typeIn(app, seller, { code: wrong })), wrong).toMatchObject({ code: 'bad-input', fields: { code: 'does-not-fit' } })
    }
    expect(await ordersOfShop()).toEqual([])
  }, 60_000)

  it('is refused to another seller in the same words as a code that is none', async () => {
    const other = await joinAsSeller(app, `potter${people}`)
    const { code } = await unsentOrder(app, { product: sari })
    expect(await refusalOf(await typeIn(app, other, { code }))).toEqual(await refusalOf(await typeIn(app, other, { code: 'Eid Mubarak' })))
    expect(await query('select from shop_orders where seller in ($1, $2)', [seller.id, other.id])).toEqual([])
  })

  it('is refused where it costs more by now, and placed for less where it costs less', async () => {
    const { code } = await unsentOrder(app, { product: sari })
    await query('update product_variants set price = 950 where id = $1', [variant()])
    expect(await refusalOf(await typeIn(app, seller, { code }))).toMatchObject({ code: 'price-changed', facts: { total: 1050 } })
    await query('update product_variants set price = 800 where id = $1', [variant()])
    expect((await typed(code)).order).toMatchObject({ total: 900 })
  })

  it('is refused where there is not enough in stock, and leaves nothing behind', async () => {
    const { code } = await unsentOrder(app, { product: sari, pieces: { 0: 3 } })
    await moveStock(app.database.db, [{ variant: variant(), delta: -3 }], { why: 'added' })
    expect(await refusalOf(await typeIn(app, seller, { code }))).toMatchObject({ code: 'out-of-stock', facts: { [`left_${variant()}`]: 2 } })
    expect(await query('select from buyers where user_id is null and id not in (select buyer from shop_orders)')).toEqual([])
  })

  it('can be sent to sellers alone, and to no others’ eyes', async () => {
    const { code } = await unsentOrder(app, { product: sari })
    expect((await typeIn(app, buyer, { code })).status).toBe(403)
    const { order } = await typed(code)
    expect((await seen(buyer, order.number)).status).toBe(404)
    const stranger = await joinAsSeller(app, `stranger${people}`)
    expect((await seen(stranger, order.number)).status).toBe(404)
  })
})

describe('the phone that wrote the SMS', () => {
  it('makes it its buyer’s order when it sends the same: one order, one stock', async () => {
    const { body, code } = await unsentOrder(app, { product: sari, note: 'Ring twice' })
    const { order } = await typed(code)
    await step(app, seller, { of: order.number, to: 'accept' })
    const made = await synced(body)
    expect(made.orders).toMatchObject([{ number: order.number, side: 'bought', state: 'accepted', sms: 'confirmed', note: 'Ring twice' }])
    expect(made.orders[0]).toMatchObject({ address: { ...PARCEL_ADDRESS, phone_number: '+8801712345678' }, code: expect.stringMatching(/^\d{6}$/) })
    expect(await ordersOfShop()).toEqual([{ number: order.number, sms: 'confirmed' }])
    expect(await stockOf(app, variant())).toBe(4)
    expect(await query('select from buyers where user_id is null and id not in (select buyer from shop_orders)')).toEqual([])
    await noFault()
  })

  it('has sent it first: the SMS that is pasted later is the same order', async () => {
    const { body, code } = await unsentOrder(app, { product: sari })
    const made = await synced(body)
    expect(await typed(code)).toMatchObject({ is_new: false, order: { number: made.orders[0]?.number, sms: null } })
    expect(await ordersOfShop()).toHaveLength(1)
    expect(await stockOf(app, variant())).toBe(4)
  })

  it('sends and its seller pastes in the same moment: one order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { body, code } = await unsentOrder(app, { product: sari })
      const before = (await ordersOfShop()).length
      const person = await joinAndLogIn(app, `quick${people}x${round}`)
      const [sent, pasted] = await Promise.all([checkout(app, person, { ...body, key: newKey() }), typeIn(app, seller, { code })])
      expect([sent.status, pasted.status]).toEqual([200, 200])
      expect((await sent.json()).orders[0].number).toBe((await pasted.json()).order.number)
      expect((await ordersOfShop()).length).toBe(before + 1)
    }
  }, 60_000)

  it('keeps the address to which the parcel was handed over', async () => {
    const { body, code } = await unsentOrder(app, { product: sari })
    const { number } = (await typed(code)).order
    for (const to of ['accept', 'call', 'pack', 'ship']) await step(app, seller, { of: number, to })
    const [order] = (await synced(body)).orders
    expect(order).toMatchObject({ state: 'shipped', sms: 'confirmed', address: { full_name: 'Shathi B', line: 'House 4' }, can: ['deliver'] })
  })

  it('is told when its seller has cancelled it meanwhile, and nothing is ordered anew', async () => {
    const { body, code } = await unsentOrder(app, { product: sari })
    const { number } = (await typed(code)).order
    await step(app, seller, { of: number, to: 'cancel', body: { reason: 'cannot-deliver' } })
    const [order] = (await synced(body)).orders
    expect(order).toMatchObject({ number, state: 'cancelled', reason: 'cannot-deliver' })
    expect(await stockOf(app, variant())).toBe(5)
    await noFault()
  })

  it('sends it again under another key after a refusal: it is still the same order', async () => {
    const { body, code } = await unsentOrder(app, { product: sari })
    const first = await synced(body)
    expect((await synced(body)).number).toBe(first.number)
    expect((await typed(code)).order.number).toBe(first.orders[0]?.number)
    await noFault()
  })

  it('has a key that only its buyer knows: the hash of the SMS makes it nobody’s order', async () => {
    const { body, code } = await unsentOrder(app, { product: sari })
    const { number } = (await typed(code)).order
    const hash = code.split(' ').at(-2)!
    const other = await synced({ ...body, sms_key: hash })
    expect(other.orders[0]?.number).not.toBe(number)
    expect(await query('select sms from shop_orders where number = $1', [number])).toEqual([{ sms: 'unconfirmed' }])
  })

  it('is bound to nothing that was typed in otherwise: other pieces, or a higher price, stay a sale to the number in the SMS', async () => {
    const { body, sms_key } = await unsentOrder(app, { product: sari })
    const altered = await unsentOrder(app, { product: sari, pieces: { 0: 2 } }, { sms_key })
    const { number } = (await typed(altered.code)).order
    const made = await synced(body)
    expect(made.orders[0]).toMatchObject({ total: 1000, sms: null })
    expect(made.orders[0]?.number).not.toBe(number)
    await noFault()
  })

  it('is another person’s phone with the same key: they get an order of their own', async () => {
    const { body, code } = await unsentOrder(app, { product: sari })
    await typed(code)
    const mine = await synced(body)
    const other = await joinAndLogIn(app, `copier${people}`)
    expect((await synced(body, other)).number).not.toBe(mine.number)
    await noFault()
  })

  it('pays no attention to such a key where several sellers, or a payment online, are ordered', async () => {
    const { body } = await unsentOrder(app, { product: sari })
    const made = await synced({ ...body, method: 'online' })
    expect(await query('select key_hash from shop_orders where number = $1', [made.orders[0]?.number])).toEqual([{ key_hash: null }])
  })

  it('may be one that has as many open orders in cash as are allowed: its seller has taken this one on', async () => {
    for (let order = 0; order < 3; order += 1) await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })
    const { body, code } = await unsentOrder(app, { product: sari })
    expect(await refusalOf(await checkout(app, buyer, { ...body, key: newKey() }))).toMatchObject({ code: 'cod-limit' })
    const { number } = (await typed(code)).order
    expect((await synced(body)).orders[0]?.number).toBe(number)
    await noFault()
  })
})
