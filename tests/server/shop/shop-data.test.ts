import { beforeEach, describe, expect, it } from 'vitest'
import { exportShop, SHOP_DATA } from '#server/db/shop/shop-data.ts'
import { closeOrders } from '#server/features/shop/orders/close-orders.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, step } from '#tests/support/server/nouns/shop-orders.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let seller: SignedInPerson
let sari: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `leaver${people}`)
  seller = await joinAsSeller(app, `leaving-seller${people}`)
  await makeShop(app.database.db, { seller: seller.id })
  sari = await makeProduct(app.database.db, { seller: seller.id, title: 'A sari' })
})
const leave = (who: SignedInPerson) => send(app, who, { path: '/api/account/delete/', body: {} })
const order = async () => (await bought(app, buyer, { parts: [{ product: sari, note: 'Ring twice' }], method: 'cod' })).orders[0]?.number ?? ''
const cancel = (of: string) => step(app, buyer, { of, to: 'cancel', body: { reason: 'changed-mind', note: 'I moved away' } })

describe('an account', () => {
  it('with open orders is not deleted, on either side, and says how many there are', async () => {
    const number = await order()
    expect(await refusalOf(await leave(buyer))).toMatchObject({ code: 'orders-open', facts: { bought: 1, sold: 0 } })
    expect(await refusalOf(await leave(seller))).toMatchObject({ code: 'orders-open', facts: { bought: 0, sold: 1 } })
    await cancel(number)
    expect((await leave(buyer)).status).toBe(200)
    expect((await leave(seller)).status).toBe(200)
  })

  it('that is deleted leaves orders without who and where, and no basket', async () => {
    await change(app, buyer, {
      path: '/api/basket/',
      body: {
        phone: 'a-phone-of-somebody',
        changes: [{ variant_id: sari.variants[0], quantity: 1, changed_at: new Date().toISOString(), price_seen: 500, seen_at: new Date().toISOString() }],
      },
    })
    const number = await order()
    await cancel(number)
    await leave(buyer)
    const { rows } = await app.database.pool.query('select address, note, reason_note, total from shop_orders where number = $1', [number])
    expect(rows[0]).toMatchObject({ note: '', reason_note: '', total: 600 })
    expect(JSON.stringify(rows[0].address)).not.toMatch(/Barua|017|House/)
    expect((await app.database.pool.query('select * from baskets where user_id = $1', [buyer.id])).rows).toEqual([])
    expect(await shopFaults(app.database.pool)).toEqual([])
  })

  it('exports its basket and orders; a seller’s file has no address of a buyer', async () => {
    const number = await order()
    const own = await SHOP_DATA.exportOf(app.database.db, buyer.id)
    expect(own).toMatchObject({ goods_bought: [{ number, note: 'Ring twice', lines: [{ title: 'A sari', quantity: 1 }] }], goods_sold: [] })
    const theirs = await SHOP_DATA.exportOf(app.database.db, seller.id)
    expect(theirs).toMatchObject({ goods_sold: [{ number }] })
    expect(JSON.stringify(theirs)).not.toMatch(/House 4|Ring twice/)
  })
})

describe('the export of an account', () => {
  it('has every order with its lines, on both sides, also where one statement does not read them all', async () => {
    const numbers = [await order(), await order(), await order()].reverse()
    const lines = [{ title: 'A sari', quantity: 1 }]
    expect((await exportShop(app.database.db, buyer.id, 2)).goods_bought).toMatchObject(numbers.map((number) => ({ number, lines })))
    expect((await exportShop(app.database.db, seller.id, 1)).goods_sold).toMatchObject(numbers.map((number) => ({ number, lines })))
  })
})

describe('a delivered order', () => {
  it('is closed after seven days, once, and stays received', async () => {
    const number = await order()
    for (const [to, body] of [
      ['accept', {}],
      ['call', {}],
      ['ship', {}],
      ['deliver', {}],
    ] as const)
      expect((await step(app, seller, { of: number, to, body })).status, to).toBe(200)
    expect(await closeOrders(app.database.db)).toBe(0)
    await app.database.pool.query(`update shop_orders set delivered_at = now() - interval '8 days' where number = $1`, [number])
    expect(await Promise.all([closeOrders(app.database.db), closeOrders(app.database.db)])).toEqual(expect.arrayContaining([0, 1]))
    expect(await (await read(app, buyer, `/api/shop_order/${number}/`)).json()).toMatchObject({
      state: 'closed',
      payment_status: 'Completed',
      delivered_by: 'seller',
    })
    expect(await shopFaults(app.database.pool)).toEqual([])
  })
})
