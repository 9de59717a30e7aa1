import { describe, expect, it } from 'vitest'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { refuseParcels } from '#tests/support/server/nouns/refused-parcels.ts'
import { bought, checkout, checkoutBody, step, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { actAtDesk, deskPath } from '#tests/support/server/orders/desk-orders.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { check, initiate, ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { type MadePurchase, numberOf, SHIPPED, useRefuser } from '#tests/support/server/orders/refuser.ts'
import { joinAndLogIn, joinAsStaff } from '#tests/support/server/people.ts'

const app = usePaying()
const { now: market, query, buy, paid, seen, steps, settleRefunds, faults, salesOf } = useRefuser(app)
const noFault = async () => expect(await faults()).toEqual([])

describe('cash of a buyer who has refused two parcels', () => {
  it('is refused until its buyer has seen that the delivery is paid in advance, with how much', async () => {
    const body = await checkoutBody(app, [{ product: market().sari }, { product: market().pot }], { method: 'cod' })
    for (const advance_seen of [undefined, 0, 199])
      expect(await refusalOf(await checkout(app, market().buyer, { ...body, ...(advance_seen !== undefined && { advance_seen }) }))).toMatchObject({
        code: 'fee-in-advance',
        facts: { advance: 200, total: 1600 },
      })
    expect((await checkout(app, market().buyer, { ...body, advance_seen: 200 })).status).toBe(200)
    await noFault()
  })

  it('says it with everything else that changed, in one refusal', async () => {
    const body = await checkoutBody(app, [{ product: market().sari, fee_seen: 60 }], { method: 'cod', advance_seen: 60 })
    const refusal = await refusalOf(await checkout(app, market().buyer, body))
    expect(refusal).toMatchObject({ code: 'fee-changed', facts: { [`fee_${market().weaver.id}`]: 100, advance: 100, total: 1100 } })
  })

  it('waits for the delivery fee alone, and is placed as cash once that is paid: its goods are not called paid', async () => {
    const made = await buy([{ product: market().sari }, { product: market().pot }])
    expect(made).toMatchObject({ method: 'cod', state: 'held', total: 1600, advance: 200, payment_status: 'Pending', hold_expires_at: expect.any(String) })
    expect(made.orders).toMatchObject([
      { state: 'waiting', total: 1100, advance: 100, is_call_wanted: true },
      { state: 'waiting', advance: 100 },
    ])
    expect((await read(app, market().weaver, `/api/shop_order/${numberOf(made)}/`)).status).toBe(404)
    const tran_id = await opened(app, market().buyer, made)
    expect(await query('select amount_paisa from payment_attempts where tran_id = $1', [tran_id])).toEqual([{ amount_paisa: 20_000 }])
    expect(await (await check(app, market().buyer, made)).json()).toMatchObject({ outcome: 'undecided' })
    await payAndTell(app, tran_id)
    expect(await (await check(app, market().buyer, made)).json()).toMatchObject({ outcome: 'success', payment_status: 'Pending' })
    const after = await seen(made)
    expect(after).toMatchObject({ state: 'confirmed', payment_status: 'Pending', payment: { tran_id } })
    expect(after.orders.map(({ state, payment_status }) => [state, payment_status])).toEqual([
      ['placed', 'Pending'],
      ['placed', 'Pending'],
    ])
    // The operator has no share of a delivery.
    expect(await ledgerOf(app, made.id)).toMatchObject({ sellers: -20_000 })
    expect((await initiate(app, market().buyer, made)).status).toBe(400)
    await noFault()
  })

  it('owes at the door what the delivery did not pay, to the rider too', async () => {
    const made = await paid()
    await steps(numberOf(made), ['accept'], ['call'])
    const { link_key } = await (await step(app, market().weaver, { of: numberOf(made), to: 'rider_link' })).json()
    const parcel = await (await app.request(`/api/rider_parcel/${link_key}/`)).json()
    expect(parcel).toMatchObject({ to_collect: 1000, advance: 100 })
    await steps(numberOf(made), ['ship', {}], ['deliver'])
    expect(await seen(made)).toMatchObject({ payment_status: 'Completed', orders: [{ state: 'delivered', payment_status: 'Completed', total: 1100 }] })
    await noFault()
  })

  it('asks nothing in advance where the delivery is free, or staff have forgiven', async () => {
    const seller = await makeShop(app.database.db, { options: [{ fee: 0 }] })
    const gift = await makeProduct(app.database.db, { seller, variants: [{ price: 100 }] })
    expect(await buy([{ product: gift }], { advance_seen: 0 })).toMatchObject({ state: 'confirmed', advance: 0, orders: [{ state: 'placed' }] })
    await query(`insert into forgiven_buyers (buyer, by, why) select id, user_id, 'They were ill.' from buyers where user_id = $1`, [market().buyer.id])
    // They owe no more than they have seen.
    expect(await buy()).toMatchObject({ state: 'confirmed', advance: 0, orders: [{ state: 'placed', advance: 0 }] })
    await noFault()
  })

  it('is not asked of what is paid online, nor of a buyer who has refused one', async () => {
    expect(await buy([{ product: market().sari }], { method: 'online', advance_seen: 0 })).toMatchObject({ state: 'held', advance: 0 })
    const other = await joinAndLogIn(app, `once-refuser${market().people}`)
    await refuseParcels(app, { buyer: other, seller: market().weaver, product: market().sari, times: 1 })
    expect((await bought(app, other, { parts: [{ product: market().sari }], method: 'cod' })).state).toBe('confirmed')
  })

  it('is no more after a third refusal', async () => {
    const made = await paid()
    await steps(numberOf(made), ...SHIPPED, ['refuse_parcel', { reason: 'not-there' }])
    const body = await checkoutBody(app, [{ product: market().sari }], { method: 'cod', advance_seen: 100 })
    expect((await refusalOf(await checkout(app, market().buyer, body))).code).toBe('cod-paused')
  })

  it('counts among the unpaid purchases and the open cash of its buyer', async () => {
    await buy()
    await buy([{ product: market().pot }], { method: 'online' })
    const third = await checkoutBody(app, [{ product: market().pot }], { method: 'cod', advance_seen: 100 })
    expect((await refusalOf(await checkout(app, market().buyer, third))).code).toBe('unpaid-limit')
    await query(`update product_variants set price = 19500 where id = $1`, [market().pot.variants[0]])
    const dear = await checkoutBody(app, [{ product: market().pot }], { method: 'cod', advance_seen: 100 })
    expect(await refusalOf(await checkout(app, market().buyer, dear))).toMatchObject({ code: 'cod-limit', facts: { open: 1, taka: 1100 } })
  })
})

describe('a delivery fee that is not paid in advance', () => {
  it('ends the purchase: its stock is free again, and its seller has no notice', async () => {
    const made = await buy()
    expect(await stockOf(app, market().sari.variants[0]!)).toBe(2)
    await query(`update purchases set hold_expires_at = now() - interval '1 second' where id = $1`, [made.id])
    await expirePurchases(app.parts())
    expect(await seen(made)).toMatchObject({ state: 'expired', reason: 'not-paid', orders: [{ state: 'dropped' }] })
    expect(await stockOf(app, market().sari.variants[0]!)).toBe(3)
    await noFault()
  })

  it('can be taken back by its market().buyer, and what was paid all the same goes back', async () => {
    const made = await buy()
    const tran_id = await opened(app, market().buyer, made)
    expect((await send(app, market().buyer, { path: `/api/shop_purchase/${made.number}/cancel/`, body: {} })).status).toBe(200)
    await payAndTell(app, tran_id)
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({ state: 'refunded', refunds: [{ amount_taka: 100, state: 'refunded' }], orders: [{ state: 'dropped' }] })
    await noFault()
  })

  it('but comes late places the order while its goods are there, else goes back', async () => {
    const lapse = async (made: MadePurchase) => {
      const tran_id = await opened(app, market().buyer, made)
      await passMinutes(app, made.id, 61)
      await query(`update purchases set state = 'confirming' where id = $1`, [made.id])
      await app.reconcile()
      expect((await orderRow(app, made.id)).state).toBe('expired')
      return tran_id
    }
    const [first, second] = [await buy(), await buy([{ product: market().sari, pieces: { 0: 2 } }])]
    const [ofFirst, ofSecond] = [await lapse(first), await lapse(second)]
    await payAndTell(app, ofFirst)
    expect(await seen(first)).toMatchObject({ state: 'confirmed', orders: [{ state: 'placed', payment_status: 'Pending' }] })
    await query('update products set is_active = false where id = $1', [market().sari.id])
    await payAndTell(app, ofSecond)
    expect(await orderRow(app, second.id)).toMatchObject({ state: 'refund_due', reason: 'goods-gone' })
    await settleRefunds(second)
    expect(await seen(second)).toMatchObject({ state: 'refunded', refunds: [{ amount_taka: 100 }] })
    await noFault()
  })

  it('that is paid twice goes back once', async () => {
    const made = await buy()
    const tran_id = await opened(app, market().buyer, made)
    const person = { full_name: 'A', email: 'a@b.example', phone_number: '01712345678' }
    await app.parts().payment.open({ tran_id, amount_taka: 100, attempt_id: 1, buyer: person, product_name: 'x', quantity: 1 })
    const sessions = (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.sessions ?? []
    for (const { sessionkey } of sessions) await app.gateway.pay({ sessionkey }, 'paid')
    await passMinutes(app, made.id, 3)
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({ state: 'confirmed', refunds: [{ amount_taka: 100, reason: 'paid-twice', state: 'refunded' }] })
    expect(await salesOf(made)).toBe(-10_000)
    await noFault()
  })

  it('is not made good by another amount: staff look at it, and see what it is', async () => {
    const made = await buy()
    const tran_id = await opened(app, market().buyer, made)
    await query('update purchases set advance = 90 where id = $1', [made.id])
    await payAndTell(app, tran_id)
    await query('update purchases set advance = 100 where id = $1', [made.id])
    const staff = await joinAsStaff(app, `clerk${market().people}`)
    const queue = await (await read(app, staff, '/api/desk/orders/?queue=review')).json()
    expect(queue.results.find(({ number }: { number: string }) => number === made.number)).toMatchObject({ taka: 100 })
    expect((await actAtDesk(app, staff, { path: deskPath(made, 'confirm') })).status).toBe(200)
    expect(await seen(made)).toMatchObject({ state: 'confirmed', orders: [{ state: 'placed' }] })
    const file = await (await read(app, staff, deskPath(made))).json()
    expect(file).toMatchObject({ method: 'cod', final_price: 1100, advance: 100, left_paisa: 10_000, orders: [{ total: 1100, advance: 100 }] })
    await noFault()
  })
})
