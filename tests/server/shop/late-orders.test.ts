import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
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
  buyer = await joinAndLogIn(app, `latebuyer${people}`)
  seller = await joinAsSeller(app, `lateseller${people}`)
  await makeShop(app.database.db, { seller: seller.id })
  sari = await makeProduct(app.database.db, { seller: seller.id, title: 'A sari', variants: [{ price: 900 }] })
})
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const placed = async (over: object = {}): Promise<ShopOrder> =>
  (await bought(app, buyer, { parts: [{ product: sari }], method: 'cod', ...over })).orders[0] as ShopOrder
const done = async (who: SignedInPerson, of: string, [to, body]: [string, object?]): Promise<ShopOrder> => {
  const answer = await step(app, who, { of, to, body: body ?? {} })
  if (answer.status !== 200) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
const refused = async (who: SignedInPerson, of: string, [to, body]: [string, object?]) =>
  (await refusalOf(await step(app, who, { of, to, body: body ?? {} }))).code
const noFault = async () => expect(await shopFaults(app.database.pool)).toEqual([])

describe('what waits to be collected', () => {
  /** Ready, and its time is over. */
  async function uncollected(): Promise<string> {
    const { number } = await placed()
    await query(`update shop_orders set delivery_kind = 'pickup' where number = $1`, [number])
    for (const to of ['accept', 'call', 'ready']) await done(seller, number, [to])
    expect(await refused(buyer, number, ['cancel', { reason: 'changed-mind' }])).toBe('bad-state')
    expect(await refused(seller, number, ['cancel', { reason: 'not-collected' }])).toBe('bad-state')
    await query(`update shop_orders set deliver_by = now() - interval '1 minute' where number = $1`, [number])
    return number
  }

  it('is late after the time that the law gives, to both sides and in their lists', async () => {
    const number = await uncollected()
    for (const [who, side] of [
      [buyer, 'bought'],
      [seller, 'sold'],
    ] as const) {
      const { results } = await (await read(app, who, `/api/shop_order/?side=${side}&group=overdue`)).json()
      expect(results).toMatchObject([{ number, overdue: 'collection', can: expect.arrayContaining(['cancel', 'deliver']) }])
    }
  })

  it.each(['buyer', 'seller'])('can then be cancelled by its %s: it is in stock again at once, and no fault of the buyer', async (side) => {
    const number = await uncollected()
    const by = side === 'buyer' ? buyer : seller
    const cancelled = await done(by, number, ['cancel', { reason: side === 'buyer' ? 'changed-mind' : 'not-collected' }])
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelled_by: side, record: { refused: 0 } })
    expect(await stockOf(app, sari.variants[0]!)).toBe(10)
    await noFault()
  })
})

describe('a call that is wanted', () => {
  it('comes before anything leaves the shelf, and is written down once', async () => {
    const { number, is_call_wanted } = await placed()
    expect(is_call_wanted).toBe(true)
    const { can } = await done(seller, number, ['accept'])
    expect(can).toEqual(['call', 'cancel'])
    for (const one of [['pack'], ['ship', {}], ['rider_link']] as [string, object?][]) expect(await refused(seller, number, one)).toBe('bad-state')
    const called = await done(seller, number, ['call'])
    const again = await done(seller, number, ['call'])
    expect(again.called_at).toBe(called.called_at)
    expect(again.changes.filter(({ action }) => action === 'call')).toHaveLength(1)
    await done(seller, number, ['pack'])
  })
})

describe('cash', () => {
  /** Parcels that were refused without cause so many days ago. */
  async function refusedAgo(days: readonly number[]): Promise<void> {
    // Ordered before any is refused: later the delivery would be paid in advance.
    const orders: ShopOrder[] = []
    for (const _ of days) orders.push(await placed())
    for (const [at, { number }] of orders.entries()) {
      for (const one of [['accept'], ['call'], ['ship', {}], ['refuse_parcel', { reason: 'refused' }]] as [string, object?][]) await done(seller, number, one)
      await query('update shop_orders set ended_at = now() - make_interval(days => $2) where number = $1', [number, days[at]])
    }
  }
  const until = async () => {
    const answer = await checkout(app, buyer, await checkoutBody(app, [{ product: sari }], { method: 'cod', advance_seen: 100 }))
    const { code, facts } = answer.status === 200 ? { code: 'ok', facts: undefined } : await refusalOf(answer)
    return [code, facts?.until && Math.round((facts.until - Date.now()) / 86_400_000)]
  }

  it('stops for ninety days from the third refusal on, however long ago the first two were within the record', async () => {
    await refusedAgo([170, 120, 1])
    expect(await until()).toEqual(['cod-paused', 89])
  })

  it('is taken again after them, with the delivery in advance, though three are still in the record', async () => {
    await refusedAgo([160, 150, 91])
    expect(await until()).toEqual(['ok', undefined])
  })

  it('is taken where three were never within one record', async () => {
    await refusedAgo([200, 100, 10])
    expect(await until()).toEqual(['ok', undefined])
  })
})

describe('a promo code', () => {
  it('whose last use sits in a hold that has run out can be used', async () => {
    await makeShopCoupon(app, seller.id, { code: 'LAST', taka: 50, percent: null, most_uses: 1 })
    const withCode = { parts: [{ product: sari, coupon: 'LAST', discount_seen: 50 }], method: 'online' }
    const held = await bought(app, buyer, withCode)
    await query(`update purchases set hold_expires_at = now() - interval '1 second' where number = $1`, [held.number])
    const other = await joinAndLogIn(app, `codeuser${people}`)
    expect(await bought(app, other, withCode)).toMatchObject({ state: 'held', discount: 50 })
    await noFault()
  })
})
