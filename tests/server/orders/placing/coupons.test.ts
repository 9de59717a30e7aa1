import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelOrder, checkCoupon, placeOrder } from '#contract/orders/orders.ts'
import { couponKey, type PurchaseState } from '#contract/purchases/purchase-rules.ts'
import { coupons, purchases } from '#server/db/tables/purchases.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { post } from '#tests/support/server/people.ts'

const PRICE = 400
const app = useApp()
let event = 0
let ticket = 0
let atFirst: SeatsAtFirst
let buyers: CrowdMember[] = []

beforeAll(async () => {
  buyers = await makeCrowd(app.database, 30, TEST_SECRET)
})
// A fresh event for each test: no earlier orders count.
beforeEach(async () => {
  event = await makeEvent(app.database.db, { seats: 200, price: PRICE })
  ticket = await makeTicket(app.database.db, event, { seats: 200, capacity: 200, price: PRICE })
  atFirst = await countSeats(app.database.pool)
})

const buyer = (at = 0): CrowdMember => buyers[at] ?? { user_id: 0, access: '' }
const minutes = (away: number) => new Date(Date.now() + away * 60_000).toISOString()

async function makeCoupon(code: string, over: Partial<typeof coupons.$inferInsert> = {}): Promise<number> {
  const [made] = await app.database.db
    .insert(coupons)
    .values({ event, code, code_key: couponKey(code), percent: over.taka ? null : 10, ...over })
    .returning({ id: coupons.id })
  return made?.id ?? 0
}

/** Orders two tickets. @param told what the buyer was told that the code takes off. */
async function order(who: CrowdMember, event_ticket: number, told: { code: string; discount: number }) {
  const body = wholeOrder([{ event_ticket, quantity: 2, price: PRICE }], told)
  const response = await post(app, placeOrder.path, { body, headers: onceAs(who) })
  return { status: response.status, ...(await response.json()) }
}
const place = (who: CrowdMember, code: string, discount: number) => order(who, ticket, { code, discount })

async function check(who: CrowdMember, coupon: string, items: object[] = [{ event_ticket: ticket, quantity: 2 }]) {
  const response = await post(app, checkCoupon.path, { body: { coupon, items }, headers: onceAs(who) })
  return { status: response.status, ...(await response.json()) }
}

const cancel = (who: CrowdMember, id: string) => post(app, cancelOrder.path.replace('{event_order_id}', id), { headers: onceAs(who) })
const usesOf = async (id: number) => (await app.database.db.select({ used: coupons.used }).from(coupons).where(eq(coupons.id, id))).map(({ used }) => used)[0]
const faults = () => orderFaults(app.database.pool, atFirst)

describe('answers', () => {
  it('with the price after a percentage, however the code is typed', async () => {
    const id = await makeCoupon('Eid 2026', { percent: 15 })
    const order = await place(buyer(), ' eid2026', 120)
    expect(order).toMatchObject({ status: 200, coupon: 'Eid 2026', total_price: 800, discount_price: 120, service_charge: 60, final_price: 740 })
    expect(await usesOf(id)).toBe(1)
    expect(await faults()).toEqual([])
  })

  it('with the price after an amount, and nothing to pay when it is more than all', async () => {
    await makeCoupon('HUNDRED', { taka: 100 })
    await makeCoupon('GIFT', { taka: 5000 })
    expect(await place(buyer(), 'HUNDRED', 100)).toMatchObject({ discount_price: 100, final_price: 760, order_state: 'held' })
    expect(await place(buyer(1), 'GIFT', 800)).toMatchObject({ discount_price: 800, service_charge: 0, final_price: 0, order_state: 'confirmed' })
    expect(await faults()).toEqual([])
  })

  it('what a code would take off, without using it', async () => {
    const id = await makeCoupon('Look', { most_uses: 1 })
    const seen = { status: 200, coupon: 'Look', discount_price: 80, total_price: 800, service_charge: 60, final_price: 780 }
    expect(await check(buyer(), 'l o o k')).toEqual(seen)
    expect(await check(buyer(1), 'LOOK')).toEqual(seen)
    expect(await usesOf(id)).toBe(0)
  })

  it('again, also to other buyers, when the order was taken back', async () => {
    const id = await makeCoupon('ONCE', { most_uses: 1 })
    const first = await place(buyer(), 'ONCE', 80)
    expect(await place(buyer(1), 'ONCE', 80)).toMatchObject({ status: 409, code: 'coupon-refused' })
    expect((await cancel(buyer(), first.event_order_id)).status).toBe(200)
    // Taken back twice is given back once.
    expect((await cancel(buyer(), first.event_order_id)).status).toBe(409)
    expect(await usesOf(id)).toBe(0)
    expect(await place(buyer(1), 'ONCE', 80)).toMatchObject({ status: 200 })
    expect(await faults()).toEqual([])
  })

  it('again when an order was not paid in time', async () => {
    const id = await makeCoupon('LATE', { most_uses: 1 })
    const order = await place(buyer(), 'LATE', 80)
    const past = { created_at: minutes(-20), hold_expires_at: minutes(-5) }
    await app.database.db.update(purchases).set(past).where(eq(purchases.id, order.id))
    expect(await expirePurchases({ db: app.database.db, handlers: handlersOf(app) })).toBe(1)
    expect(await usesOf(id)).toBe(0)
    expect(await place(buyer(), 'LATE', 80)).toMatchObject({ status: 200 })
    expect(await faults()).toEqual([])
  })

  it.each([
    ['the uses of all buyers', { most_uses: 1 }, 1],
    ['one buyer’s uses', { most_per_buyer: 1 }, 0],
  ])('where a hold has run out and is not swept yet: it counts to none of %s', async (_, limit, who) => {
    const id = await makeCoupon('DUE', limit)
    const before = await place(buyer(), 'DUE', 80)
    await app.database.db
      .update(purchases)
      .set({ created_at: minutes(-20), hold_expires_at: minutes(-5) })
      .where(eq(purchases.id, before.id))
    expect(await check(buyer(who), 'DUE')).toMatchObject({ status: 200, discount_price: 80 })
    expect(await place(buyer(who), 'DUE', 80)).toMatchObject({ status: 200 })
    expect(await usesOf(id)).toBe(1)
    expect(await faults()).toEqual([])
  })

  it('as often as one buyer may', async () => {
    await makeCoupon('TWICE', { most_per_buyer: 2 })
    for (const status of [200, 200]) expect(await place(buyer(), 'TWICE', 80)).toMatchObject({ status })
    expect(await check(buyer(), 'TWICE')).toMatchObject({ status: 409, code: 'coupon-refused' })
    expect(await check(buyer(1), 'TWICE')).toMatchObject({ status: 200 })
  })
})

describe('refuses', () => {
  it.each<[string, Partial<typeof coupons.$inferInsert>]>([
    ['is switched off', { is_active: false }],
    ['has not begun', { from: minutes(1) }],
    ['is over', { to: minutes(-1) }],
    ['is used up', { most_uses: 0 }],
    ['no buyer may use', { most_per_buyer: 0 }],
  ])('a code that %s, when it is looked at and when it is ordered with', async (_, over) => {
    const id = await makeCoupon('NOT-NOW', over)
    expect(await check(buyer(), 'NOT-NOW')).toMatchObject({ status: 409, code: 'coupon-refused' })
    expect(await place(buyer(), 'NOT-NOW', 80)).toMatchObject({ status: 409, code: 'coupon-refused' })
    expect(await usesOf(id)).toBe(0)
  })

  it.each(['NOBODYS', '%', "'; drop table purchases; --", '_____'])('%j, which is no code, in the same words', async (code) => {
    await makeCoupon('THERE')
    expect(await check(buyer(), code)).toMatchObject({ status: 409, code: 'coupon-refused' })
    expect(await place(buyer(), code, 80)).toMatchObject({ status: 409, code: 'coupon-refused' })
  })

  it('a code that would take off nothing, so that none is used up for nothing', async () => {
    const id = await makeCoupon('ONE', { percent: 1 })
    const free = await makeTicket(app.database.db, event, { price: 0 })
    const cheap = await makeTicket(app.database.db, event, { price: 40 })
    for (const event_ticket of [free, cheap])
      expect(await check(buyer(), 'ONE', [{ event_ticket, quantity: 2 }])).toMatchObject({ status: 409, code: 'coupon-refused' })
    expect(await usesOf(id)).toBe(0)
  })

  it('the code of another event, even of the same name', async () => {
    const other = await makeEvent(app.database.db, { seats: 10, price: PRICE })
    const theirs = await makeCoupon('SAME', { event: other, percent: 50 })
    expect(await check(buyer(), 'SAME')).toMatchObject({ status: 409 })
    const ours = await makeCoupon('SAME', { percent: 25 })
    expect(await place(buyer(), 'SAME', 200)).toMatchObject({ status: 200, discount_price: 200 })
    expect([await usesOf(theirs), await usesOf(ours)]).toEqual([0, 1])
  })

  it('to look at a code without a session, and for tickets that are not for sale', async () => {
    await makeCoupon('LOOK')
    expect((await post(app, checkCoupon.path, { body: { coupon: 'LOOK', items: [{ event_ticket: ticket, quantity: 1 }] } })).status).toBe(401)
    expect(await check(buyer(), 'LOOK', [{ event_ticket: 2_000_000_000, quantity: 1 }])).toMatchObject({ status: 409, code: 'event-closed' })
    expect(await check(buyer(), 'LOOK', [])).toMatchObject({ status: 400, code: 'bad-input' })
    expect(await check(buyer(), '   ')).toMatchObject({ status: 400, code: 'bad-input' })
  })
})

describe('guards', () => {
  it('the number of uses when many want the last ones in the same moment', async () => {
    const id = await makeCoupon('FIVE', { most_uses: 5 })
    const answers = await Promise.all(buyers.map((who) => place(who, 'FIVE', 80)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'coupon-refused')).toHaveLength(buyers.length - 5)
    expect(await usesOf(id)).toBe(5)
    expect(await faults()).toEqual([])
  })

  it('the uses of one buyer who orders twice in the same moment', async () => {
    const id = await makeCoupon('MINE')
    const answers = await Promise.all([place(buyer(), 'MINE', 80), place(buyer(), 'MINE', 80)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await usesOf(id)).toBe(1)
    expect(await faults()).toEqual([])
  })

  it('against uses by orders that were refused for something else', async () => {
    const id = await makeCoupon('KEPT', { most_uses: 1 })
    const last = await makeTicket(app.database.db, event, { seats: 1, price: PRICE })
    expect(await place(buyer(), 'KEPT', 800)).toMatchObject({ status: 409, code: 'price-changed', facts: { total_price: 800, final_price: 780 } })
    expect(await order(buyer(), last, { code: 'KEPT', discount: 80 })).toMatchObject({ status: 409, code: 'sold-out' })
    expect(await usesOf(id)).toBe(0)
    expect(await place(buyer(), 'KEPT', 80)).toMatchObject({ status: 200 })
  })

  it.each<[PurchaseState, boolean]>([
    ['held', true],
    ['paying', true],
    ['confirming', true],
    ['review', true],
    ['confirmed', true],
    ['expired', false],
    ['cancelled', false],
    ['refunded', false],
  ])('a buyer’s use in an order that is %s: %s', async (state, isUsed) => {
    await makeCoupon('STATE')
    const { id } = await place(buyer(), 'STATE', 80)
    await app.database.db.update(purchases).set({ state }).where(eq(purchases.id, id))
    expect(await check(buyer(), 'STATE')).toMatchObject({ status: isUsed ? 409 : 200 })
  })
})
