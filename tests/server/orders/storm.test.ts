import { describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults } from '#tests/support/server/orders/order-invariants.ts'
import { cancel, makeShow, orderBody, place } from '#tests/support/server/orders/orders.ts'
import { check, deliver, initiate, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const BUYERS = 10
const ROUNDS = 3
/** On a machine that is busy with other tests, the gateway of these tests is slow too; that is not what they are about. */
const app = usePaying({}, { timeout_ms: 20_000 })
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

/** Pays or fails at the gateway, and has everything that could follow happen in the same moment. Gives how it was answered. */
async function everythingAtOnce(buyer: SignedInPerson, order: EventOrder, chance: number): Promise<number[]> {
  const page = await initiate(app, buyer, order)
  if (page.status !== 200) return [page.status]
  const { rows } = await sql('select tran_id from payment_attempts where purchase = $1 order by n desc limit 1', [order.id])
  const { fields } = (await app.gateway.pay(rows[0].tran_id, chance % 3 === 0 ? 'failed' : 'paid')).return
  if (chance % 5 > 2)
    await sql(`update purchases set hold_expires_at = now() - interval '1 second', created_at = now() - interval '61 minutes' where id = $1`, [order.id])
  const answers = Promise.all([
    deliver(app, 'notice', fields),
    deliver(app, 'success', fields),
    deliver(app, 'notice', fields),
    cancel(app, buyer, order.event_order_id),
    check(app, buyer, order),
    initiate(app, buyer, order),
    check(app, buyer, order),
  ])
  await Promise.all([answers, app.reconcile(), expirePurchases(app.parts())])
  return (await answers).map(({ status }) => status)
}

/** A buyer who orders, cancels, forgets and pays; two tickets in an order of their own, and often a promo code. */
async function liveOn(buyer: SignedInPerson, nth: number, tickets: readonly number[]): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const chance = nth * ROUNDS + round
    const items = tickets.map((event_ticket, at) => ({ event_ticket, quantity: 1 + ((chance + at) % 3) }))
    const total = items.reduce((sum, { quantity }) => sum + quantity * 100, 0)
    const coupon = chance % 2 === 0 ? { coupon: 'A', final_price: total - Math.floor(total / 10) + 60 } : {}
    const response = await place(app, buyer, orderBody(chance % 2 ? items : items.toReversed(), total, coupon))
    statuses.push(response.status)
    if (response.status !== 200) continue
    const order: EventOrder = await response.json()
    const isForgotten = chance % 4 === 1
    if (isForgotten) await sql(`update purchases set hold_expires_at = now() - interval '1 second' where id = $1`, [order.id])
    const isTakenBack = chance % 4 === 2
    const [ends] = await Promise.all([everythingAtOnce(buyer, order, chance), isTakenBack && cancel(app, buyer, order.event_order_id)])
    statuses.push(...ends)
  }
  return statuses
}

describe('guards', () => {
  it('every seat and every taka when everything happens in the same moment, and no buyer meets a fault of ours', { timeout: 60_000 }, async () => {
    const show = await makeShow(app, [{ seats: 30 }, { seats: 30 }])
    await sql(`insert into coupons (event, code, code_key, percent, most_uses, most_per_buyer) values ($1, 'A', 'A', 10, 5, 2)`, [show.event])
    const atFirst = await countSeats(app.database.pool)
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, n) => joinAndLogIn(app, `storm${n}`)))
    const statuses = (await Promise.all(buyers.map((buyer, nth) => liveOn(buyer, nth, show.tickets)))).flat()
    await app.reconcile()
    expect(statuses.filter((status) => status === 303).length).toBeGreaterThan(5)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await moneyFaults(app.database.pool, await app.gateway.ledger())).toEqual([])
    expect(await orderFaults(app.database.pool, atFirst)).toEqual([])
  })

  it('other answers against a slow gateway: a request that waits for it holds no connection of the database', { timeout: 30_000 }, async () => {
    const show = await makeShow(app, [{ seats: 40 }])
    const buyers = await Promise.all(Array.from({ length: 15 }, (_, n) => joinAndLogIn(app, `patient${n}`)))
    const orders = await Promise.all(buyers.map((buyer) => place(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 1 }], 100))))
    await app.gateway.control({ open: 'slow', slow_ms: 1500 })
    const pages = orders.map(async (order, n) => initiate(app, buyers[n] as SignedInPerson, await order.json()))
    await expect.poll(async () => (await sql(`select count(*)::int as n from payment_attempts where state = 'opening'`)).rows[0].n, { timeout: 5000 }).toBe(15)
    const { rows } = await sql(`select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`)
    expect([rows[0].n, app.database.pool.waitingCount]).toEqual([0, 0])
    for (const page of await Promise.all(pages)) expect(page.status).toBe(200)
  })
})
