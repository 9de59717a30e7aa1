import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkPayment } from '#contract/purchases/payments.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { lockBuyer } from '#server/purchases/buyers.ts'
import { cancelPurchase } from '#server/purchases/ending/cancel-purchase.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { HOLD_END, insertPurchase } from '#server/purchases/insert-purchase.ts'
import type { Purchase } from '#server/purchases/purchase-handler.ts'
import { confirmPurchase } from '#server/purchases/staff/confirm-purchase.ts'
import { readPurchaseLog } from '#server/purchases/staff/purchase-log.ts'
import { refundPurchase, refundSome } from '#server/purchases/staff/refund-purchase.ts'
import { CHAIR_TABLES, chairs } from '#tests/fixtures/chair-purchases.ts'
import { changesOf, send } from '#tests/support/server/orders/orders.ts'
import { deliver, initiate, ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying({ handlers: { booking: chairs } })
let buyer: SignedInPerson
let joined = 0
beforeAll(async () => {
  await app.database.pool.query(CHAIR_TABLES)
})
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `sitter${joined++}`)
  await app.database.pool.query(
    'truncate test_chair_lines, test_chair_keys; truncate test_chairs cascade; insert into test_chairs values (1, 100, 3), (2, 300, 1)',
  )
})

/** Hires so many of chair 1, as the feature of this kind would. */
async function hire(quantity = 2): Promise<Purchase & { event_order_id: string }> {
  const total = quantity * 100
  const money = { asked_total: total, asked_final: total, total_price: total, service_charge: 0, final_price: total }
  const person = { full_name: 'Mina', phone_number: '+8801712345678', email: 'mina@hatkhola.example' }
  const made = await inTransaction(app.database.db, async (tx) => {
    const of = await lockBuyer(tx, buyer.id)
    const purchase = await insertPurchase(tx, { ...person, ...money, buyer: of, kind: 'booking', state: 'held', hold_expires_at: HOLD_END })
    await tx.execute(`insert into test_chair_lines values (${purchase.id}, 1, ${quantity})`)
    await chairs.hold(tx, purchase)
    return purchase
  })
  return { ...made, event_order_id: made.number }
}
const free = async () => (await app.database.pool.query('select free from test_chairs where id = 1')).rows[0].free
const keys = async () => (await app.database.pool.query('select purchase, is_valid from test_chair_keys')).rows

describe('answers', () => {
  it('one that the engine does not know: held, paid, refunded by half, and given back with the rest', async () => {
    const purchase = await hire()
    expect(await free()).toBe(1)
    const tran_id = await opened(app, buyer, purchase)
    expect(tran_id).toBe(`CH${purchase.number}-1`)
    await payAndTell(app, tran_id)
    expect(await orderRow(app, purchase.id)).toMatchObject({ state: 'confirmed' })
    expect(await keys()).toEqual([{ purchase: purchase.id, is_valid: true }])
    expect(await ledgerOf(app, purchase.id)).toMatchObject({ sellers: -18_000, commission: -2000 })

    expect(await refundSome(app.parts(), purchase.number, { taka: 100, why: 'a leg was loose' })).toContain('100 taka')
    await app.reconcile()
    await passMinutes(app, purchase.id, 2)
    await app.reconcile()
    expect(await orderRow(app, purchase.id)).toMatchObject({ state: 'confirmed' })
    expect(await ledgerOf(app, purchase.id)).toMatchObject({ sellers: -9000, commission: -1000 })
    expect(await free()).toBe(1)

    await refundPurchase(app.parts(), purchase.number, 'the other one broke')
    await app.reconcile()
    await passMinutes(app, purchase.id, 2)
    await app.reconcile()
    expect(await orderRow(app, purchase.id)).toMatchObject({ state: 'refunded' })
    expect(await keys()).toEqual([{ purchase: purchase.id, is_valid: false }])
    expect(await free()).toBe(3)
    const { sellers, service, buyers } = await ledgerOf(app, purchase.id)
    expect([sellers, service, buyers]).toEqual([undefined, undefined, undefined])
    const refunds = (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.refunds ?? []
    expect(refunds.map(({ amount_paisa }) => amount_paisa)).toEqual([10_000, 10_000])
  })

  it('one that is not paid by giving back what it held', async () => {
    const purchase = await hire(3)
    expect(await free()).toBe(0)
    await app.database.pool.query(`update purchases set hold_expires_at = now() - interval '1 second' where id = $1`, [purchase.id])
    expect(await expirePurchases(app.parts())).toBe(1)
    expect(await free()).toBe(3)
    expect(await changesOf(app, purchase.id)).toEqual(['> held by buyer', 'held > expired by service'])
  })

  it('late money by taking again what is still there, and by giving the money back where it is not', async () => {
    const [kept, lost] = [await hire(1), await hire(2)]
    const names = [await opened(app, buyer, kept), await opened(app, buyer, lost)]
    for (const one of [kept, lost]) await cancelLate(one)
    expect(await free()).toBe(3)
    await app.database.pool.query('update test_chairs set free = 1 where id = 1')
    for (const name of names) await payAndTell(app, name)
    expect((await orderRow(app, kept.id)).state).toBe('confirmed')
    expect(await orderRow(app, lost.id)).toMatchObject({ state: 'refund_due', reason: 'seats-gone' })
    expect(await free()).toBe(0)
  })

  it('a payment that is risky by waiting for staff, who confirm it', async () => {
    const purchase = await hire()
    await payAndTell(app, await opened(app, buyer, purchase), '4000000000000119')
    expect((await orderRow(app, purchase.id)).state).toBe('review')
    expect(await confirmPurchase(app.parts(), purchase.number, 'known to us')).toBe(`${purchase.number} is confirmed; its buyer gets the key.`)
    expect(await readPurchaseLog(app.parts(), purchase.number)).toContain('Chairs for hire')
  })

  it('its buyer at the payment pages with the way to its own screen', async () => {
    const purchase = await hire()
    const tran_id = await opened(app, buyer, purchase)
    const paid = await app.gateway.pay(tran_id, 'paid')
    const back = await deliver(app, 'success', paid.return.fields)
    expect(back.headers.get('location')).toMatch(new RegExp(`/check-payment\\?event_order_id=${purchase.number}$`))
    const said = await send(app, buyer, { path: checkPayment.path, body: { event_order_id: purchase.number } })
    expect(await said.json()).toMatchObject({ outcome: 'success', kind: 'booking' })
  })
})

describe('guards', () => {
  it('what is of another kind from the calls for orders of tickets', async () => {
    const purchase = await hire()
    expect((await app.request(`/api/event_order/${purchase.number}/`, { headers: as(buyer) })).status).toBe(404)
    const cancelled = cancelPurchase(app.parts(), { user_id: buyer.id, number: purchase.number, of: 'tickets' })
    await expect(cancelled).rejects.toMatchObject({ code: 'not-found' })
    expect((await orderRow(app, purchase.id)).state).toBe('held')
  })

  it('another buyer’s from being paid', async () => {
    const purchase = await hire()
    const stranger = await joinAndLogIn(app, `stranger${joined}`)
    expect((await initiate(app, stranger, purchase)).status).toBe(404)
  })
})

/** Its time runs out while the payment page is open. */
async function cancelLate(one: Purchase): Promise<void> {
  await passMinutes(app, one.id, 61)
  await app.database.pool.query(`update purchases set state = 'confirming' where id = $1`, [one.id])
  await app.reconcile()
}
