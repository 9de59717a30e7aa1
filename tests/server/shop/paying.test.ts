import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, makeShopCoupon, step, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { check, deliver, initiate, ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let [weaver, potter]: SignedInPerson[] = []
let sari: MadeProduct
let pot: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  const { db } = app.database
  buyer = await joinAndLogIn(app, `payer${people}`)
  weaver = await joinAsSeller(app, `weaver${people}`)
  potter = await joinAsSeller(app, `potter${people}`)
  sari = await makeProduct(db, { seller: await makeShop(db, { seller: weaver.id }), variants: [{ price: 1000, stock: 1 }] })
  pot = await makeProduct(db, { seller: await makeShop(db, { seller: potter.id }), variants: [{ price: 400 }] })
})

interface Made extends ShopPurchase {
  id: number
  event_order_id: string
}
async function buy(parts = [{ product: sari }, { product: pot }], over: object = {}): Promise<Made> {
  const made = await bought(app, buyer, { parts, ...over })
  const { rows } = await app.database.pool.query('select id from purchases where number = $1', [made.number])
  return { ...made, id: rows[0].id, event_order_id: made.number }
}
async function pay(made: Made): Promise<string> {
  const tran_id = await opened(app, buyer, made)
  await payAndTell(app, tran_id)
  return tran_id
}
const now = async (made: Made): Promise<ShopPurchase> => (await read(app, buyer, `/api/shop_purchase/${made.number}/`)).json()
const cancelBy = (who: SignedInPerson | undefined, number: string | undefined, reason = 'other') =>
  step(app, who ?? buyer, { of: number ?? '', to: 'cancel', body: { reason } })
/** All that is owed goes back at the gateway. */
async function settleRefunds({ id }: Made): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await app.reconcile()
    await passMinutes(app, id, 2)
  }
  await app.reconcile()
}
const faults = async () => [...(await shopFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
const stocks = async () => [await stockOf(app, sari.variants[0]!), await stockOf(app, pot.variants[0]!)]

describe('a paid purchase', () => {
  it('gives each seller an order, and the operator five of a hundred of the goods, never of the delivery', async () => {
    const made = await buy()
    const tran_id = await pay(made)
    expect(tran_id).toBe(`SO${made.number}-1`)
    const paid = await now(made)
    expect(paid).toMatchObject({ state: 'confirmed', payment_status: 'Completed', payment: { tran_id } })
    expect(paid.orders.map(({ state, payment_status }) => [state, payment_status])).toEqual([
      ['placed', 'Completed'],
      ['placed', 'Completed'],
    ])
    expect(await ledgerOf(app, made.id)).toMatchObject({ sellers: -153_000, commission: -7000 })
    expect(await faults()).toEqual([])
  })

  it('leads its buyer back to the purchase', async () => {
    const made = await buy()
    const tran_id = await opened(app, buyer, made)
    const paid = await app.gateway.pay(tran_id, 'paid')
    const back = await deliver(app, 'success', paid.return.fields)
    expect(back.headers.get('location')).toMatch(new RegExp(`/shop_purchase/${made.number.toLowerCase()}\\?payment=success$`))
    expect(await (await check(app, buyer, made)).json()).toMatchObject({ outcome: 'success', kind: 'shop' })
  })

  it('of which one seller cancels gives that part back, once; the other order stands', async () => {
    const made = await buy()
    await pay(made)
    const [ofSari, ofPot] = made.orders
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancelBy(weaver, ofSari?.number, 'out-of-stock')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await ledgerOf(app, made.id)).toMatchObject({ sellers: -48_000, commission: -2000, buyers: -110_000 })
    expect(await stocks()).toEqual([1, 9])
    await settleRefunds(made)
    const after = await now(made)
    expect(after).toMatchObject({ state: 'confirmed', refunds: [{ amount_taka: 1100, state: 'refunded' }] })
    expect(after.orders.map(({ state, payment_status, refunded }) => [state, payment_status, refunded])).toEqual([
      ['cancelled', 'Refunded', 1100],
      ['placed', 'Completed', 0],
    ])
    expect(await faults()).toEqual([])

    expect((await cancelBy(buyer, ofPot?.number, 'changed-mind')).status).toBe(200)
    await settleRefunds(made)
    expect(await now(made)).toMatchObject({ state: 'refunded', payment_status: 'Refunded' })
    const { sellers, service, buyers } = await ledgerOf(app, made.id)
    expect([sellers, service, buyers]).toEqual([undefined, undefined, undefined])
    expect(await faults()).toEqual([])
  })

  it('of which both orders are cancelled in the same moment gives all of it back, once', async () => {
    const made = await buy()
    await pay(made)
    await Promise.all([cancelBy(weaver, made.orders[0]?.number), cancelBy(potter, made.orders[1]?.number), cancelBy(buyer, made.orders[1]?.number)])
    await settleRefunds(made)
    expect((await orderRow(app, made.id)).state).toBe('refunded')
    expect(await stocks()).toEqual([1, 10])
    expect(await faults()).toEqual([])
  })

  it('whose parcel was refused without cause gives the goods back, and not their delivery', async () => {
    const made = await buy([{ product: sari }])
    await pay(made)
    const of = made.orders[0]?.number ?? ''
    for (const [to, body] of [
      ['accept', {}],
      ['ship', {}],
      ['refuse_parcel', { reason: 'refused' }],
      ['take_back', { is_whole: true }],
    ] as const)
      expect((await step(app, weaver ?? buyer, { of, to, body })).status).toBe(200)
    await settleRefunds(made)
    expect(await now(made)).toMatchObject({ state: 'confirmed', refunds: [{ amount_taka: 1000, state: 'refunded' }] })
    expect(await ledgerOf(app, made.id)).toMatchObject({ sellers: -10_000 })
    expect(await stocks()).toEqual([1, 10])
    expect(await faults()).toEqual([])
  })

  it('that staff give back as a whole ends its orders, and their stock is free again', async () => {
    const made = await buy()
    await pay(made)
    await refundPurchase(app.parts(), made.number, 'the market was flooded')
    await settleRefunds(made)
    expect(await now(made)).toMatchObject({ state: 'refunded', orders: [{ state: 'cancelled' }, { state: 'cancelled' }] })
    expect(await stocks()).toEqual([1, 10])
    expect((await ledgerOf(app, made.id)).sellers).toBeUndefined()
    expect(await faults()).toEqual([])
  })
})

describe('money that comes late', () => {
  async function paidLate(made: Made, before: () => Promise<unknown>): Promise<void> {
    const tran_id = await opened(app, buyer, made)
    await passMinutes(app, made.id, 61)
    await app.database.pool.query(`update purchases set state = 'confirming' where id = $1`, [made.id])
    await app.reconcile()
    expect((await orderRow(app, made.id)).state).toBe('expired')
    await before()
    await payAndTell(app, tran_id)
  }

  it('takes the goods and the code again where they are still there', async () => {
    const id = await makeShopCoupon(app, sari.seller)
    const made = await buy([{ product: sari, coupon: 'PUJA', discount_seen: 100 } as { product: MadeProduct }])
    await paidLate(made, async () => expect(await stocks()).toEqual([1, 10]))
    expect(await now(made)).toMatchObject({ state: 'confirmed', orders: [{ state: 'placed' }] })
    expect(await stocks()).toEqual([0, 10])
    expect((await app.database.pool.query('select used from coupons where id = $1', [id])).rows).toEqual([{ used: 1 }])
    expect(await faults()).toEqual([])
  })

  it('goes back where somebody else has bought them, all of it', async () => {
    const made = await buy()
    await paidLate(made, async () => {
      const other = await joinAndLogIn(app, `other${people}`)
      await bought(app, other, { parts: [{ product: sari }], method: 'cod' })
    })
    expect(await orderRow(app, made.id)).toMatchObject({ state: 'refund_due', reason: 'goods-gone' })
    await settleRefunds(made)
    expect(await now(made)).toMatchObject({ state: 'refunded', orders: [{ state: 'dropped' }, { state: 'dropped' }] })
    expect(await stocks()).toEqual([0, 10])
    expect(await faults()).toEqual([])
  })

  it('goes back where the goods are not sold any more', async () => {
    const made = await buy([{ product: pot }])
    await paidLate(made, () => app.database.pool.query('update products set is_active = false where id = $1', [pot.id]))
    expect((await orderRow(app, made.id)).state).toBe('refund_due')
    expect(await faults()).toEqual([])
  })
})

describe('paying', () => {
  it('twice buys once: the second payment goes back', async () => {
    const made = await buy()
    const tran_id = await opened(app, buyer, made)
    const person = { full_name: 'A', email: 'a@b.example', phone_number: '01712345678' }
    // Another tab with the same page: both can be paid, and have one name.
    await app.parts().payment.open({ tran_id, amount_taka: made.total, attempt_id: 1, buyer: person, product_name: 'x', quantity: 1 })
    const sessions = (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.sessions ?? []
    for (const { sessionkey } of sessions) await deliver(app, 'notice', (await app.gateway.pay({ sessionkey }, 'paid')).return.fields)
    expect(sessions).toHaveLength(2)
    await settleRefunds(made)
    const after = await now(made)
    expect(after).toMatchObject({ state: 'confirmed', orders: [{ state: 'placed' }, { state: 'placed' }] })
    expect(await faults()).toEqual([])
  })

  it('what is in cash, or another person’s, opens no page', async () => {
    const made = await buy([{ product: pot }], { method: 'cod' })
    expect((await initiate(app, buyer, made)).status).toBe(400)
    const stranger = await joinAndLogIn(app, `thief${people}`)
    expect((await initiate(app, stranger, await buy([{ product: sari }]))).status).toBe(404)
  })

  it('holds at the price that was agreed, also when the seller has changed it meanwhile', async () => {
    const made = await buy([{ product: sari }])
    await app.database.pool.query('update product_variants set price = 2000 where id = $1', [sari.variants[0]])
    await pay(made)
    expect(await now(made)).toMatchObject({ state: 'confirmed', total: 1100 })
  })

  it('that does not come ends the purchase, and all sellers’ goods are free again', async () => {
    const made = await buy()
    await app.database.pool.query(`update purchases set hold_expires_at = now() - interval '1 second' where id = $1`, [made.id])
    expect(await expirePurchases(app.parts())).toBeGreaterThanOrEqual(1)
    expect(await now(made)).toMatchObject({ state: 'expired', orders: [{ state: 'dropped' }, { state: 'dropped' }] })
    expect(await stocks()).toEqual([1, 10])
    expect(await faults()).toEqual([])
  })

  it('that looks risky waits for staff with its goods', async () => {
    const made = await buy()
    await payAndTell(app, await opened(app, buyer, made), '4000000000000119')
    expect(await now(made)).toMatchObject({ state: 'review', orders: [{ state: 'waiting' }, { state: 'waiting' }] })
    await refundPurchase(app.parts(), made.number, 'not known to the bank')
    await settleRefunds(made)
    expect(await now(made)).toMatchObject({ state: 'refunded', orders: [{ state: 'dropped' }, { state: 'dropped' }] })
    expect(await stocks()).toEqual([1, 10])
    expect(await faults()).toEqual([])
  })
})
