import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeProduct } from '#tests/support/server/nouns/products.ts'
import { useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, bodyOf, order, buy, claimed, stepped, purchase } = wallet
const noFault = async () => expect(await wallet.faults()).toEqual([])
const costs = (price: number) => wallet.query('update product_variants set price = $1 where id = $2', [price, now().sari.variants[0]])

describe('goods that are paid by mobile wallet', () => {
  it('are of one seller: a basket of two is two purchases', async () => {
    const pot = await makeProduct(app.database.db, { variants: [{ price: 300, stock: 3 }] })
    expect((await order(await bodyOf([{ product: now().sari }, { product: pot }]))).status).toBe(400)
    expect(await refusalOf(await order(await bodyOf([{ product: pot }])))).toMatchObject({ code: 'wallet-refused', facts: { [`nowallet_${pot.seller}`]: 1 } })
    expect((await order(await bodyOf())).status).toBe(200)
    await noFault()
  })

  it('up to 25,000 taka are paid whole', async () => {
    await costs(24_900)
    expect(await buy()).toMatchObject({ total: 25_000, advance: 25_000 })
    await noFault()
  })

  it('above 25,000 taka are paid to a tenth in advance, the rest in cash at the door', async () => {
    await costs(29_900)
    const made = await buy()
    expect(made).toMatchObject({ total: 30_000, advance: 3000, orders: [{ advance: 3000 }] })
    expect(await wallet.payment(made.number)).toMatchObject({ to_pay_paisa: 300_000, at_door_paisa: 2_700_000 })
    const { claim_id } = await claimed(made.number, { amount_paisa: 300_000 })
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'confirmed', fit: 'exact' })
    const of = made.orders[0]?.number ?? ''
    for (const to of ['accept', 'pack']) await wallet.good(wallet.post(now().seller, `/api/shop_order/${of}/${to}/`, {}))
    const { link_key } = await wallet.good<{ link_key: string }>(wallet.post(now().seller, `/api/shop_order/${of}/rider_link/`, {}))
    expect(await (await app.request(`/api/rider_parcel/${link_key}/`)).json()).toMatchObject({ to_collect: 27_000, advance: 0 })
    await noFault()
  })

  it('above 25,000 taka are not paid so where their delivery takes no cash', async () => {
    await costs(29_900)
    await wallet.query('update delivery_options set is_cod = false where seller = $1', [now().seller.id])
    expect((await refusalOf(await order(await bodyOf()))).code).toBe('wallet-refused')
  })

  it('of which more is to be paid in advance than their buyer has seen are refused with how much', async () => {
    expect(await refusalOf(await order(await bodyOf(undefined, { advance_seen: 0 })))).toMatchObject({
      code: 'wallet-refused',
      facts: { advance: 1100, total: 1100 },
    })
    expect((await order(await bodyOf(undefined, { advance_seen: 1100 }))).status).toBe(200)
    await noFault()
  })

  it('are five purchases of one buyer at most that hold goods, beside those that are paid otherwise', async () => {
    for (let at = 0; at < 2; at += 1) expect((await order(await bodyOf(undefined, { method: 'online', advance_seen: 0 }))).status).toBe(200)
    await wallet.query('update product_variants set stock = stock + 5 where id = $1', [now().sari.variants[0]])
    await wallet.query(`insert into stock_moves (variant, delta, why) values ($1, 5, 'received')`, [now().sari.variants[0]])
    for (let at = 0; at < 5; at += 1) await claimed((await buy()).number)
    expect((await refusalOf(await order(await bodyOf()))).code).toBe('unpaid-limit')
    await noFault()
  })

  it('that cost nothing need no payment', async () => {
    const body = await bodyOf()
    await wallet.query(`insert into coupons (shop, code, code_key, percent, most_per_buyer) values ($1, 'GIFT', 'GIFT', 100, 9)`, [now().seller.id])
    await wallet.query('update delivery_options set fee = 0 where seller = $1', [now().seller.id])
    const orders = body.orders.map((one) => ({ ...one, fee_seen: 0, coupon: 'GIFT', discount_seen: 1000 }))
    const answer = await order({ ...body, orders, total_seen: 0, advance_seen: 0 })
    expect(await answer.json()).toMatchObject({ state: 'confirmed', total: 0, advance: 0, orders: [{ state: 'placed' }] })
    await noFault()
  })

  it('give their promo code back with the stock, and take it again with a late word', async () => {
    await wallet.query(`insert into coupons (shop, code, code_key, percent, most_per_buyer, most_uses) values ($1, 'PUJA', 'PUJA', 10, 1, 1)`, [
      now().seller.id,
    ])
    const made = await buy({ parts: [{ product: now().sari, coupon: 'PUJA', discount_seen: 100 }] })
    const { claim_id } = await claimed(made.number, { amount_paisa: 100_000 })
    const used = async () => (await wallet.query('select used from coupons where shop = $1', [now().seller.id]))[0]
    await wallet.passHours(made.number, 25)
    expect(await used()).toEqual({ used: 0 })
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'confirmed' })
    expect(await used()).toEqual({ used: 1 })
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed' })
    await noFault()
  })
})
