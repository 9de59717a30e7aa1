import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { SHOP_HANDLER } from '#server/features/shop/orders/shop-handler.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, checkout, checkoutBody, makeShopCoupon, step, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
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
  buyer = await joinAndLogIn(app, `buyer${people}`)
  seller = await joinAsSeller(app, `seller${people}`)
  await makeShop(app.database.db, { seller: seller.id })
  sari = await makeProduct(app.database.db, { seller: seller.id, title: 'A sari', variants: [{ price: 900 }] })
})
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows

/** A cash order, placed. */
const placed = async (who = buyer): Promise<ShopOrder> => (await bought(app, who, { parts: [{ product: sari }], method: 'cod' })).orders[0]!
const done = async (who: SignedInPerson, of: string, [to, body]: [string, object?]): Promise<ShopOrder> => {
  const answer = await step(app, who, { of, to, body: body ?? {} })
  if (answer.status !== 200) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
/** Steps of the seller, who calls where that is wanted. */
const steps = async (of: string, ...all: [string, object?][]) => {
  for (const one of all) {
    const { is_call_wanted, state } = await done(seller, of, one)
    if (is_call_wanted && state === 'accepted') await done(seller, of, ['call'])
  }
}
const seen = async (who: SignedInPerson, of: string): Promise<ShopOrder> => (await read(app, who, `/api/shop_order/${of}/`)).json()
const refusedTo = async (who: SignedInPerson, of: string, [to, body]: [string, object?]) => refusalOf(await step(app, who, { of, to, body: body ?? {} }))
const late = (of: string) =>
  query(`update shop_orders set hand_over_by = now() - interval '1 hour', deliver_by = now() - interval '1 minute' where number = $1`, [of])
const noFault = async () => expect(await shopFaults(app.database.pool)).toEqual([])

describe('an order', () => {
  it('goes from shop to buyer step by step, each written down with who made it', async () => {
    const { number } = await placed()
    await steps(number, ['accept'], ['pack'], ['ship', { courier: 'Pathao', tracking: 'https://track.example/1' }])
    const told = await seen(seller, number)
    expect(told).toMatchObject({ side: 'sold', state: 'shipped', courier: 'Pathao', purchase: null, code: null, commission: 45, payment_status: 'Pending' })
    expect(told.called_at).not.toBeNull()
    expect(await done(buyer, number, ['deliver'])).toMatchObject({ state: 'delivered', delivered_by: 'buyer', payment_status: 'Completed', code: null })
    expect((await seen(buyer, number)).changes.map(({ by, to, action }) => `${by} ${action} ${to}`)).toEqual([
      'buyer order waiting',
      'service place placed',
      'seller accept accepted',
      'seller call accepted',
      'seller pack packed',
      'seller ship shipped',
      'buyer deliver delivered',
    ])
    expect((await seen(seller, number)).record).toEqual({ received: 1, refused: 0 })
    await noFault()
  })

  it('takes each step once, whether it is sent with one key or two', async () => {
    const { number } = await placed()
    const answers = await Promise.all(['a', 'a', 'b'].map((key) => step(app, seller, { of: number, to: 'accept', key: key.repeat(20) })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await seen(seller, number)).changes.filter(({ action }) => action === 'accept')).toHaveLength(1)
  })

  it('is in the lists of both sides, and in nobody else’s', async () => {
    const { number } = await placed()
    const listed = async (who: SignedInPerson, asked: string): Promise<ShopOrder[]> =>
      (await (await read(app, who, `/api/shop_order/?${asked}`)).json()).results
    expect((await listed(buyer, 'side=bought')).map((order) => order.number)).toEqual([number])
    expect((await listed(seller, 'side=sold')).map((order) => order.number)).toEqual([number])
    expect(await listed(seller, 'side=bought')).toEqual([])
    expect(await listed(seller, 'side=sold&group=overdue')).toEqual([])
    await late(number)
    expect(await listed(seller, 'side=sold&group=overdue')).toMatchObject([{ number, overdue: 'delivery' }])
    expect(await listed(seller, 'side=sold&group=to-accept')).toHaveLength(1)
    const stranger = await joinAndLogIn(app, `stranger${people}`)
    expect(await listed(stranger, 'side=sold')).toEqual([])
    for (const to of ['accept', 'ship', 'deliver', 'cancel', 'rider_link'])
      expect((await step(app, stranger, { of: number, to, body: { reason: 'other' } })).status).toBe(404)
  })

  it('that waits for its payment is not the seller’s yet', async () => {
    const { orders } = await bought(app, buyer, { parts: [{ product: sari }] })
    expect((await read(app, seller, `/api/shop_order/${orders[0]?.number}/`)).status).toBe(404)
    expect((await step(app, seller, { of: orders[0]?.number ?? '', to: 'accept' })).status).toBe(404)
  })

  it('pages keep their place when new orders come', async () => {
    const first = await placed()
    const second = await placed()
    const page = await (await read(app, buyer, '/api/shop_order/?limit=1')).json()
    expect(page).toMatchObject({ results: [{ number: second.number }], next_cursor: second.number })
    await placed()
    expect((await (await read(app, buyer, `/api/shop_order/?limit=1&cursor=${page.next_cursor}`)).json()).results).toMatchObject([{ number: first.number }])
  })

  it.each([
    ['the buyer, what is for the seller', 'buyer', 'accept'],
    ['the seller, to pack what was not accepted', 'seller', 'pack'],
    ['the seller, to deliver what was not shipped', 'seller', 'deliver'],
    ['the seller, to have ready what is brought', 'seller', 'ready'],
  ])('refuses %s', async (_, who, to) => {
    const { number } = await placed()
    expect(await refusedTo(who === 'buyer' ? buyer : seller, number, [to])).toMatchObject({ status: 409, code: 'bad-state' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://files.example/1'])('takes no tracking link like %s', async (tracking) => {
    const { number } = await placed()
    await steps(number, ['accept'])
    expect((await refusedTo(seller, number, ['ship', { courier: 'X', tracking }])).status).toBe(400)
  })
})

describe('cancelling', () => {
  it('by the seller says why, and gives the stock back once', async () => {
    const { number } = await placed()
    expect(await stockOf(app, sari.variants[0]!)).toBe(9)
    const answers = await Promise.all([1, 2, 3].map(() => step(app, seller, { of: number, to: 'cancel', body: { reason: 'out-of-stock', note: 'A tear' } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stockOf(app, sari.variants[0]!)).toBe(10)
    expect(await seen(buyer, number)).toMatchObject({ state: 'cancelled', cancelled_by: 'seller', reason: 'out-of-stock', reason_note: 'A tear' })
    await noFault()
  })

  it('by the buyer is possible until it is packed, and at any time when it is late', async () => {
    const { number } = await placed()
    await steps(number, ['accept'], ['pack'])
    expect(await refusedTo(buyer, number, ['cancel', { reason: 'changed-mind' }])).toMatchObject({ code: 'bad-state' })
    await late(number)
    expect(await done(buyer, number, ['cancel', { reason: 'too-late' }])).toMatchObject({ state: 'cancelled' })
    await noFault()
  })

  it('of a late parcel on its way is no fault of the buyer; its stock is back when it is', async () => {
    const { number } = await placed()
    await steps(number, ['accept'], ['ship', {}])
    expect(await refusedTo(buyer, number, ['cancel', { reason: 'too-late' }])).toMatchObject({ code: 'bad-state' })
    await late(number)
    expect(await done(buyer, number, ['cancel', { reason: 'changed-mind' }])).toMatchObject({ state: 'not_taken', reason: 'too-late', record: { refused: 0 } })
    expect(await stockOf(app, sari.variants[0]!)).toBe(9)
    await steps(number, ['take_back', { is_whole: true }])
    expect(await stockOf(app, sari.variants[0]!)).toBe(10)
    await noFault()
  })

  it('takes no reason of the other side', async () => {
    const { number } = await placed()
    expect(await refusedTo(buyer, number, ['cancel', { reason: 'out-of-stock' }])).toMatchObject({ code: 'bad-input' })
  })
})

describe('a parcel that is not taken', () => {
  it('comes back: what is whole is in stock again, what is not is not', async () => {
    const [whole, torn] = [await placed(), await placed()]
    for (const { number } of [whole, torn]) await steps(number, ['accept'], ['ship', {}], ['refuse_parcel', { reason: 'refused' }])
    await steps(whole.number, ['take_back', { is_whole: true }])
    await steps(torn.number, ['take_back', { is_whole: false }])
    expect(await stockOf(app, sari.variants[0]!)).toBe(9)
    expect((await seen(seller, whole.number)).record).toEqual({ received: 0, refused: 2 })
    await noFault()
  })

  it.each([true, false])('comes back, whole (%s) or not, and its promo code can be used again', async (is_whole) => {
    await makeShopCoupon(app, seller.id, { code: 'ONCE', taka: 50, percent: null, most_uses: 1 })
    const withCode = { parts: [{ product: sari, coupon: 'ONCE', discount_seen: 50 }], method: 'cod' }
    const [first] = (await bought(app, buyer, withCode)).orders
    await steps(first!.number, ['accept'], ['ship', {}], ['refuse_parcel', { reason: 'damaged' }], ['take_back', { is_whole }])
    await noFault()
    await bought(app, buyer, withCode)
    await noFault()
  })

  it('three times without cause stops cash for ninety days, until staff forgive; a torn one does not count', async () => {
    // The last two are ordered before two have been refused: after that their delivery would be paid in advance.
    const first = [await placed(), await placed()]
    const refuse = ({ number }: ShopOrder, reason: string) => steps(number, ['accept'], ['ship', {}], ['refuse_parcel', { reason }])
    await refuse(first[0]!, 'refused')
    await refuse(first[1]!, 'damaged')
    const last = [await placed(), await placed()]
    for (const [at, reason] of ['not-there', 'refused'].entries()) await refuse(last[at]!, reason)
    await query(`update shop_orders set ended_at = ended_at - interval '80 days' where buyer = (select id from buyers where user_id = $1)`, [buyer.id])
    const body = await checkoutBody(app, [{ product: sari }], { method: 'cod' })
    const paused = await refusalOf(await checkout(app, buyer, body))
    expect(paused.code).toBe('cod-paused')
    expect((paused.facts?.until ?? 0) - Date.now()).toBeGreaterThan(9 * 86_400_000)
    expect((paused.facts?.until ?? 0) - Date.now()).toBeLessThan(10.1 * 86_400_000)
    await query(`insert into forgiven_buyers (buyer, by, why) select id, user_id, 'They were ill.' from buyers where user_id = $1`, [buyer.id])
    await placed()
  })
})

describe('the rider’s link', () => {
  const link = async (of: string): Promise<string> => {
    const answer = await step(app, seller, { of, to: 'rider_link' })
    return (await answer.json()).link_key
  }
  const hand = (link_key: string, code: string) =>
    app.request(`/api/rider_parcel/${link_key}/deliver/`, { method: 'POST', body: JSON.stringify({ code }), headers: { 'content-type': 'application/json' } })

  it('shows that parcel alone, and delivers it by the buyer’s digits, in either script, once', async () => {
    const { number, code, total } = await placed()
    await steps(number, ['accept'])
    const key = await link(number)
    const parcel = await app.request(`/api/rider_parcel/${key}/`)
    expect(await parcel.json()).toMatchObject({ number, to_collect: total, pieces: 1, address: { line: 'House 4, Road 2' } })
    const inBangla = (code ?? '').replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
    expect(await (await hand(key, inBangla)).json()).toMatchObject({ state: 'delivered', to_collect: 0, address: { line: '' } })
    expect((await hand(key, code ?? '')).status).toBe(200)
    expect(await seen(buyer, number)).toMatchObject({ delivered_by: 'code' })
    expect((await seen(buyer, number)).changes.filter(({ action }) => action === 'deliver')).toMatchObject([{ by: 'rider' }])
    await noFault()
  })

  it('takes five wrong codes, and then none at all', async () => {
    const { number, code } = await placed()
    await steps(number, ['accept'])
    const key = await link(number)
    const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].filter((one) => one !== code)
    for (const left of [4, 3, 2, 1, 0]) expect(await refusalOf(await hand(key, wrong[left] ?? ''))).toMatchObject({ code: 'wrong-code', facts: { left } })
    expect(await refusalOf(await hand(key, code ?? ''))).toMatchObject({ code: 'wrong-code', facts: { left: 0 } })
    expect((await seen(buyer, number)).state).toBe('accepted')
  })

  it('counts the same wrong code once, however often it is sent', async () => {
    const { number, code } = await placed()
    await steps(number, ['accept'])
    const key = await link(number)
    const [one = '', other = ''] = ['000000', '111111', '222222'].filter((typed) => typed !== code)
    const left = async (typed: string) => (await refusalOf(await hand(key, typed))).facts?.left
    expect([await left(one), await left(one), await left(other), await left(other)]).toEqual([4, 4, 3, 3])
    const [row] = await query('select last_wrong_code from shop_orders where number = $1', [number])
    expect(row.last_wrong_code).not.toContain(other)
    expect((await hand(key, code ?? '')).status).toBe(200)
  })

  it('shows nothing once the parcel is called back', async () => {
    const { number } = await placed()
    await steps(number, ['accept'], ['ship', {}])
    const key = await link(number)
    const [{ purchase }] = await query('select p.number as purchase from shop_orders o join purchases p on p.id = o.purchase where o.number = $1', [number])
    await refundPurchase({ db: app.database.db, handlers: { shop: SHOP_HANDLER } }, purchase, 'not a real shop')
    expect(await refusalOf(await app.request(`/api/rider_parcel/${key}/`))).toMatchObject({ code: 'link-expired' })
    // Also where a link of an earlier version is still good.
    await query(`update shop_orders set rider_until = now() + interval '1 day' where number = $1`, [number])
    expect(await (await app.request(`/api/rider_parcel/${key}/`)).json()).toMatchObject({ address: { line: '', phone_number: '' }, to_collect: 0 })
  })

  it('of the seller with a wrong code delivers nothing, and is counted too', async () => {
    const { number, code } = await placed()
    await steps(number, ['accept'], ['ship', {}])
    expect(await refusedTo(seller, number, ['deliver', { code: code === '000000' ? '111111' : '000000' }])).toMatchObject({
      code: 'wrong-code',
      facts: { left: 4 },
    })
    expect(await done(seller, number, ['deliver', { code }])).toMatchObject({ state: 'delivered', delivered_by: 'code' })
  })

  it('is good for seven days, and until there is a newer one; a made-up one is nothing', async () => {
    const { number } = await placed()
    await steps(number, ['accept'])
    const [old, current] = [await link(number), await link(number)]
    expect((await app.request(`/api/rider_parcel/${old}/`)).status).toBe(410)
    expect((await app.request(`/api/rider_parcel/${current.slice(0, -2)}xx/`)).status).toBe(404)
    await query(`update shop_orders set rider_until = now() - interval '1 second' where number = $1`, [number])
    expect((await app.request(`/api/rider_parcel/${current}/`)).status).toBe(410)
  })
})
