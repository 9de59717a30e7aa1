import { describe, expect, it } from 'vitest'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { complain, returnStep } from '#tests/support/server/nouns/shop-returns.ts'
import { actAtDesk, deskPath } from '#tests/support/server/orders/desk-orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { numberOf, SHIPPED, useRefuser } from '#tests/support/server/orders/refuser.ts'
import { joinAsStaff } from '#tests/support/server/people.ts'

const app = usePaying()
const { now: market, query, buy, pay, paid, seen, steps, cancelBy, settleRefunds, faults, salesOf } = useRefuser(app)
const noFault = async () => expect(await faults()).toEqual([])

describe('a delivery fee that was paid in advance', () => {
  it('goes back once where the seller cancels, however often it is said; the other order stands', async () => {
    const made = await paid([{ product: market().sari }, { product: market().pot }])
    const answers = await Promise.all([1, 2, 3].map(() => cancelBy(market().weaver, numberOf(made))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({
      state: 'confirmed',
      refunds: [{ amount_taka: 100, state: 'refunded' }],
      orders: [
        { state: 'cancelled', payment_status: 'Refunded', refunded: 100 },
        { state: 'placed', payment_status: 'Pending', refunded: 0 },
      ],
    })
    expect(await salesOf(made)).toBe(-10_000)
    await noFault()
    expect((await cancelBy(market().buyer, numberOf(made, 1))).status).toBe(200)
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({ state: 'refunded', payment_status: 'Refunded' })
    expect(await salesOf(made)).toBeUndefined()
    await noFault()
  })

  it('leaves an order without a fee open as cash, where the one that had it is cancelled', async () => {
    const seller = await joinAsSeller(app, `giver${market().people}`)
    const gift = await makeProduct(app.database.db, {
      seller: await makeShop(app.database.db, { seller: seller.id, options: [{ fee: 0 }] }),
      variants: [{ price: 100 }],
    })
    const made = await buy([{ product: market().sari }, { product: gift }], { advance_seen: 100 })
    await pay(made)
    await cancelBy(market().weaver, numberOf(made))
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({ state: 'confirmed', orders: [{ state: 'cancelled' }, { state: 'placed', advance: 0 }] })
    await noFault()
    await cancelBy(market().buyer, numberOf(made, 1))
    expect(await seen(made)).toMatchObject({ state: 'refunded' })
    await noFault()
  })

  it('goes back where the parcel is late and its buyer gives it up, or did not take it for a good cause', async () => {
    const late = await paid()
    await steps(numberOf(late), ...SHIPPED)
    await query(`update shop_orders set deliver_by = now() - interval '1 minute' where number = $1`, [numberOf(late)])
    expect((await cancelBy(market().buyer, numberOf(late))).status).toBe(200)
    const torn = await paid()
    await steps(numberOf(torn), ...SHIPPED, ['refuse_parcel', { reason: 'damaged' }], ['take_back', { is_whole: false }])
    for (const made of [late, torn]) {
      await settleRefunds(made)
      expect(await seen(made)).toMatchObject({ state: 'refunded', refunds: [{ amount_taka: 100, state: 'refunded' }] })
    }
    await noFault()
  })

  it('stays with the seller where the parcel is refused without cause', async () => {
    const made = await paid()
    await steps(numberOf(made), ...SHIPPED, ['refuse_parcel', { reason: 'refused' }], ['take_back', { is_whole: true }])
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({ state: 'confirmed', payment_status: 'Pending', refunds: [], orders: [{ state: 'back', refunded: 0 }] })
    expect(await salesOf(made)).toBe(-10_000)
    await noFault()
  })

  it('is given back by staff, as a whole or of one order, and never more than it was', async () => {
    const made = await paid()
    const staff = await joinAsStaff(app, `refunder${market().people}`)
    const part = (taka: number) => actAtDesk(app, staff, { path: deskPath(made, 'refund_part'), body: { taka, order: numberOf(made) } })
    expect((await part(101)).status).toBe(400)
    expect((await part(40)).status).toBe(200)
    expect((await cancelBy(market().weaver, numberOf(made))).status).toBe(200)
    await settleRefunds(made)
    expect((await seen(made)).refunds.map(({ amount_taka }) => amount_taka)).toEqual([40, 60])
    const whole = await paid()
    expect((await actAtDesk(app, staff, { path: deskPath(whole, 'refund') })).status).toBe(200)
    await settleRefunds(whole)
    expect(await seen(whole)).toMatchObject({ state: 'refunded', refunds: [{ amount_taka: 100 }], orders: [{ state: 'cancelled', refunded: 100 }] })
    await noFault()
  })

  it('comes back with a complaint in the cash that the seller gives, not through the gateway', async () => {
    const made = await paid()
    await steps(numberOf(made), ...SHIPPED, ['deliver'])
    const order: ShopOrder = await (await read(app, market().buyer, `/api/shop_order/${numberOf(made)}/`)).json()
    expect(order.complaint?.most).toBe(1100)
    const line = order.complaint?.lines[0]
    const asked = await (await complain(app, market().buyer, { order, over: { lines: `${line?.line_id}:1`, wish: 'refund', why: 'wrong' } })).json()
    const agreed = await returnStep(app, market().weaver, { of: asked.number, to: 'agree', body: { remedy: 'refund', amount: 1100, goes_back: false } })
    expect(agreed.status).toBe(200)
    expect((await returnStep(app, market().weaver, { of: asked.number, to: 'refund_sent', body: { reference: 'bKash 7' } })).status).toBe(200)
    await settleRefunds(made)
    expect(await seen(made)).toMatchObject({ state: 'confirmed', refunds: [] })
    await noFault()
  })
})
