import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults } from '#tests/support/server/orders/order-invariants.ts'
import { makeShow, orderBody, refusalOf, seatsLeft, send } from '#tests/support/server/orders/orders.ts'

const app = useApp()
const place = (buyer: CrowdMember, body: object, key: string = randomUUID()) => send(app, buyer, { path: '/api/event_order/', body, key })
const bodyOf = (ticket: number, quantity = 1, price = 100) => orderBody([{ event_ticket: ticket, quantity }], price * quantity)

/** How many orders of an event there are, and in how many transactions they were written. */
const writtenFor = async (event: number): Promise<{ orders: number; transactions: number }> => {
  const { rows } = await app.database.pool.query(
    'select count(*)::int as orders, count(distinct xmin::text)::int as transactions from purchases where event = $1',
    [event],
  )
  return rows[0]
}

describe('orders of one event that come at once', () => {
  it('are written together, each with its own number, lines and answer', async () => {
    const { event, ticket } = await makeShow(app, [{ seats: 100 }])
    const atFirst = await countSeats(app.database.pool)
    const buyers = await makeCrowd(app.database, 40, TEST_SECRET)
    const keys = buyers.map(() => randomUUID())
    const answers = await Promise.all(buyers.map((buyer, at) => place(buyer, bodyOf(ticket, 1 + (at % 2)), keys[at])))
    const told = await Promise.all(answers.map((one) => one.json()))
    expect(told.map(({ items }) => items)).toEqual(
      buyers.map((_, at) => [expect.objectContaining({ event_ticket: ticket, quantity: 1 + (at % 2), price: 100 * (1 + (at % 2)) })]),
    )
    expect(new Set(told.map(({ event_order_id }) => event_order_id)).size).toBe(40)
    const { orders, transactions } = await writtenFor(event)
    expect(orders).toBe(40)
    expect(transactions).toBeLessThan(20)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 40, event: 40 })
    expect(await orderFaults(app.database.pool, atFirst)).toEqual([])
    // The same answer again, character by character.
    const again = await Promise.all(buyers.map((buyer, at) => place(buyer, bodyOf(ticket, 1 + (at % 2)), keys[at])))
    expect(await Promise.all(again.map((one) => one.json()))).toEqual(told)
    expect(again.map((one) => one.headers.get('idempotency-replayed'))).toEqual(again.map(() => 'true'))
    expect((await writtenFor(event)).orders).toBe(40)
  })

  it('are refused each for itself: what is wrong with one keeps no other from its seats', async () => {
    const { event, ticket } = await makeShow(app, [{ seats: 30 }])
    const atFirst = await countSeats(app.database.pool)
    const buyers = await makeCrowd(app.database, 24, TEST_SECRET)
    const wrong: Record<number, object> = {
      3: bodyOf(ticket, 1, 90),
      7: orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { coupon: 'NOSUCH' }),
      11: bodyOf(ticket, 31),
      15: orderBody([{ event_ticket: 2_000_000_000, quantity: 1 }], 100),
    }
    const answers = await Promise.all(buyers.map((buyer, at) => place(buyer, wrong[at] ?? bodyOf(ticket))))
    const refusals = await Promise.all(answers.map(async (one) => (one.status === 200 ? 'placed' : (await refusalOf(one)).code)))
    const expected = buyers.map((_, at) => ({ 3: 'price-changed', 7: 'coupon-refused', 11: 'bad-input', 15: 'event-closed' })[at] ?? 'placed')
    expect(refusals).toEqual(expected)
    expect((await writtenFor(event)).orders).toBe(20)
    expect(await orderFaults(app.database.pool, atFirst)).toEqual([])
  })

  it('count together for one buyer, and never pass the seats', async () => {
    const { event, ticket } = await makeShow(app, [{ seats: 10 }])
    const [one, ...others] = await makeCrowd(app.database, 30, TEST_SECRET)
    if (!one) throw new Error('nobody came')
    const atFirst = await countSeats(app.database.pool)
    const mine = await Promise.all(Array.from({ length: 6 }, () => place(one, bodyOf(ticket))))
    expect(mine.filter(({ status }) => status === 200)).toHaveLength(2)
    const theirs = await Promise.all(others.map((buyer) => place(buyer, bodyOf(ticket))))
    expect(theirs.filter(({ status }) => status === 200)).toHaveLength(8)
    expect((await writtenFor(event)).orders).toBe(10)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 0, event: 0 })
    expect(await orderFaults(app.database.pool, atFirst)).toEqual([])
  })
})
