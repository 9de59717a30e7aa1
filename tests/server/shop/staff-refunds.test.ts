import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, step, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { actAtDesk, deskPath } from '#tests/support/server/orders/desk-orders.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { ledgerOf, opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

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

describe('money that staff give back of a purchase of goods', () => {
  let staff: SignedInPerson
  beforeEach(async () => {
    staff = await joinAsStaff(app, `staff${people}`)
  })
  const refundPart = (made: Made, body: object) => actAtDesk(app, staff, { path: deskPath(made, 'refund_part'), body })
  const fieldsOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()).fields })

  it('is of one order, and of no more than that order cost', async () => {
    const made = await buy()
    await pay(made)
    const [ofSari, ofPot] = made.orders
    expect(await fieldsOf(await refundPart(made, { taka: 100 }))).toEqual({ status: 400, order: 'required' })
    expect(await fieldsOf(await refundPart(made, { taka: 100, order: 'ZZZZZZZZZZ' }))).toEqual({ status: 400, order: 'required' })
    expect(await fieldsOf(await refundPart(made, { taka: 501, order: ofPot?.number }))).toEqual({ status: 400, taka: 'too-large' })
    const answer = await refundPart(made, { taka: 200, order: ofPot?.number })
    expect((await answer.json()).order.orders).toMatchObject([
      { number: ofSari?.number, total: 1100, refunded: 0, state: 'placed' },
      { number: ofPot?.number, total: 500, refunded: 200, state: 'placed' },
    ])
    expect(await fieldsOf(await refundPart(made, { taka: 301, order: ofPot?.number }))).toEqual({ status: 400, taka: 'too-large' })
    expect(await faults()).toEqual([])
  })

  it('takes from the operator its share of these goods alone, and all of it once', async () => {
    const made = await buy([{ product: sari }])
    await pay(made)
    const order = made.orders[0]?.number
    await refundPart(made, { taka: 500, order })
    expect(await ledgerOf(app, made.id)).toMatchObject({ sellers: -57_500, commission: -2500 })
    await refundPart(made, { taka: 520, order })
    expect(await ledgerOf(app, made.id)).toMatchObject({ sellers: -8000 })
    expect((await ledgerOf(app, made.id)).commission).toBeUndefined()
    expect(await faults()).toEqual([])
  })

  it('leaves the seller who cancels afterwards what is left of that order', async () => {
    const made = await buy()
    await pay(made)
    await refundPart(made, { taka: 300, order: made.orders[0]?.number })
    expect((await cancelBy(weaver, made.orders[0]?.number)).status).toBe(200)
    await settleRefunds(made)
    const [sari] = (await now(made)).orders
    expect(sari).toMatchObject({ state: 'cancelled', refunded: 1100, payment_status: 'Refunded' })
    expect((await now(made)).refunds.map(({ amount_taka }) => amount_taka)).toEqual([300, 800])
    expect(await faults()).toEqual([])
  })

  it('ends an order that goes on once nothing is left of its price, and the purchase with the last of them', async () => {
    const made = await buy()
    await pay(made)
    const [ofSari, ofPot] = made.orders
    for (const [to, body] of [['accept'], ['ship', {}]] as const) await step(app, potter ?? buyer, { of: ofPot?.number ?? '', to, body: body ?? {} })
    await refundPart(made, { taka: 1100, order: ofSari?.number })
    expect(await stocks()).toEqual([1, 9])
    expect(await now(made)).toMatchObject({ state: 'confirmed', orders: [{ state: 'cancelled', cancelled_by: 'staff' }, { state: 'shipped' }] })
    await refundPart(made, { taka: 500, order: ofPot?.number })
    await settleRefunds(made)
    expect(await now(made)).toMatchObject({ state: 'refunded', orders: [{ state: 'cancelled' }, { state: 'not_taken' }] })
    expect((await step(app, potter ?? buyer, { of: ofPot?.number ?? '', to: 'take_back', body: { is_whole: true } })).status).toBe(200)
    expect(await stocks()).toEqual([1, 10])
    expect(await faults()).toEqual([])
  })

  it('as a whole is written down at each order, after one that was cancelled before', async () => {
    const made = await buy()
    await pay(made)
    await cancelBy(weaver, made.orders[0]?.number)
    await refundPurchase(app.parts(), made.number, 'the market was flooded')
    await settleRefunds(made)
    expect((await now(made)).orders.map(({ refunded, payment_status }) => [refunded, payment_status])).toEqual([
      [1100, 'Refunded'],
      [500, 'Refunded'],
    ])
    expect(await faults()).toEqual([])
  })

  it('does not go back where it was to be paid in cash: the order is cancelled, and never said to be refunded', async () => {
    const made = await buy([{ product: sari }], { method: 'cod' })
    await refundPurchase(app.parts(), made.number, 'the market was flooded')
    expect(await now(made)).toMatchObject({
      state: 'cancelled',
      payment_status: 'Pending',
      orders: [{ state: 'cancelled', payment_status: 'Pending', refunded: 0 }],
    })
    expect(await faults()).toEqual([])
  })
})
