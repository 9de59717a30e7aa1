import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '#server/purchases/payment/settle.ts'
import { cancel, changesOf, makeShow, orderBody, placed, seatsLeft, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import {
  attemptRows,
  check,
  deliver,
  heldOrder,
  initiate,
  ledgerOf,
  opened,
  orderRow,
  passMinutes,
  payAndTell,
  tasksOf,
  usePaying,
} from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `spender${joined++}`)
})
const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
const read = async ({ event_order_id }: { event_order_id: string }) => (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
const EARNED = { gateway: expect.any(Number), fees: expect.any(Number), sellers: -20_000, service: -6000 }

/** An order whose page is open. */
async function paying(quantity = 2) {
  const held = await heldOrder(app, buyer, quantity)
  return { ...held, tran_id: await opened(app, buyer, held.order) }
}

/** An unpaid order whose time is over: its seats are free for others. */
async function expired() {
  const made = await paying()
  await passMinutes(app, made.order.id, 61)
  await app.reconcile()
  await app.reconcile()
  expect(await orderRow(app, made.order.id)).toMatchObject({ state: 'expired', reason: 'not-paid' })
  expect(await seatsLeft(app, made.ticket)).toEqual({ ticket: 20, event: 20 })
  return made
}

describe('answers', () => {
  it('money with a confirmed order, its tickets, and every paisa on record', async () => {
    const { order, tran_id, ticket } = await paying()
    const paid = await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toEqual({ state: 'confirmed', reason: null, hold_minutes: null })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'succeeded', paid_paisa: 26_000, check_minutes: 30 }])
    expect(await changesOf(app, order.id)).toEqual(['> held by buyer', 'held > paying by buyer', 'paying > confirmed by gateway'])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    const ledger = await ledgerOf(app, order.id)
    expect(ledger).toEqual(EARNED)
    expect((ledger.gateway ?? 0) + (ledger.fees ?? 0)).toBe(26_000)
    expect(await tasksOf(app, order.id)).toEqual(['letter', 'tell-paid', 'tell-sale'])
    expect(await read(order)).toMatchObject({
      payment_status: 'Completed',
      payment: { tran_id, method: expect.stringContaining('VISA') },
      refunds: [],
    })
    expect(paid.status).toBe('VALID')
  })

  it('the same message again, in any number and from both sides at once, as one', async () => {
    const { order, tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    const all = Array.from({ length: 8 }, (_, at) => deliver(app, at % 2 ? 'notice' : 'success', fields))
    for (const answer of await Promise.all(all)) expect([200, 303]).toContain(answer.status)
    await app.reconcile()
    expect(await changesOf(app, order.id)).toHaveLength(3)
    expect(await ledgerOf(app, order.id)).toEqual(EARNED)
    const { rows } = await sql('select kind, times, outcome from payment_inbox where tran_id = $1 order by kind', [tran_id])
    expect(rows).toEqual([
      { kind: 'notice', times: 4, outcome: 'paid' },
      { kind: 'return', times: 4, outcome: 'paid' },
    ])
  })

  it('money without a notice: it is found by asking', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.pay(tran_id)
    await passMinutes(app, order.id, 3)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('money after a failed try: VALID wins, whichever message comes first', async () => {
    const { order, tran_id } = await paying()
    const failed = await app.gateway.pay(tran_id, 'failed')
    await deliver(app, 'notice', failed.return.fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'held', hold_minutes: 15 })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'failed', check_minutes: 5 }])
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    await deliver(app, 'fail', failed.return.fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    expect(await changesOf(app, order.id)).toEqual([
      '> held by buyer',
      'held > paying by buyer',
      'paying > confirming by gateway',
      'confirming > held by gateway',
      'held > confirmed by gateway',
    ])
  })

  it('late money with the seats, if there are any', async () => {
    const { order, tran_id, ticket } = await expired()
    expect(await tasksOf(app, order.id)).toEqual(['tell-not-paid'])
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toEqual({ state: 'confirmed', reason: null, hold_minutes: null })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    expect(await ledgerOf(app, order.id)).toEqual(EARNED)
  })

  it('late money without seats by giving it back, and shows the refund in the order and the check', async () => {
    const { order, tran_id, ticket } = await expired()
    await sql('update event_tickets set seats = 1 where id = $1', [ticket])
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toEqual({ state: 'refund_due', reason: 'seats-gone', hold_minutes: null })
    expect(await read(order)).toMatchObject({
      payment_status: 'Refunding',
      payment: null,
      refunds: [{ amount_taka: 260, state: 'pending', reason: 'seats-gone' }],
    })
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'fail', payment_status: 'Refunding' })
    await app.reconcile()
    await passMinutes(app, order.id, 2)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await read(order)).toMatchObject({ payment_status: 'Refunded', refunds: [{ amount_taka: 260, state: 'refunded' }] })
    expect(await tasksOf(app, order.id)).toEqual(['letter-refund', 'tell-not-paid', 'tell-refunded'])
    const { fees = 0, ...others } = await ledgerOf(app, order.id)
    expect(others).toEqual({ gateway: -fees })
    expect((await sql('select seats from event_tickets where id = $1', [ticket])).rows).toEqual([{ seats: 1 }])
  })

  it('late money of an order that its buyer took back by giving it back, though the seats are still to be had', async () => {
    const { order, tran_id } = await paying()
    await deliver(app, 'cancel', (await app.gateway.pay(tran_id, 'cancelled')).return.fields)
    expect((await cancel(app, buyer, order.event_order_id)).status).toBe(200)
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'cancelled' })
  })

  it('late money of an order with a promo code by using that again, or giving back when it is used up', async () => {
    const coupon = async () => {
      const { ticket, event } = await makeShow(app)
      await sql(`insert into coupons (event, code, code_key, taka, most_uses) values ($1, 'ONE', 'ONE', 50, 1)`, [event])
      const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { coupon: 'ONE', final_price: 110 }))
      const tran_id = await opened(app, buyer, order)
      await passMinutes(app, order.id, 61)
      await app.reconcile()
      return { order, tran_id, used: async () => (await sql('select used from coupons where event = $1', [event])).rows[0].used, event }
    }
    const free = await coupon()
    expect(await free.used()).toBe(0)
    await payAndTell(app, free.tran_id)
    expect([(await orderRow(app, free.order.id)).state, await free.used()]).toEqual(['confirmed', 1])
    const gone = await coupon()
    await sql('update coupons set used = 1 where event = $1', [gone.event])
    await payAndTell(app, gone.tran_id)
    expect([(await orderRow(app, gone.order.id)).state, await gone.used()]).toEqual(['refund_due', 1])
  })

  it.each(['order', 'payment'] as const)('late money never with a promo code that its buyer has used meanwhile: the other %s is first', async (first) => {
    const { ticket, event } = await makeShow(app)
    await sql(`insert into coupons (event, code, code_key, taka) values ($1, 'MINE', 'MINE', 50)`, [event])
    const body = orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { coupon: 'MINE', final_price: 110 })
    const late = async () => {
      const order = await placed(app, buyer, body)
      const tran_id = await opened(app, buyer, order)
      await passMinutes(app, order.id, 61)
      await app.reconcile()
      await app.gateway.pay(tran_id)
      return { order, tran_id }
    }
    const [one, other] = [await late(), await late()]
    // What has used the code is not committed when the money is looked at.
    const use = first === 'order' ? 'held' : 'confirmed'
    const isHeld: [string, unknown[]][] = [
      ['select id from buyers where id = (select buyer from purchases where id = $1) for no key update', [other.order.id]],
      ['update coupons set used = used + 1 where event = $1', [event]],
      [`update purchases set state = '${use}', reason = null where id = $1`, [other.order.id]],
    ]
    await whileAnotherWorks(app, isHeld, async () => Response.json(await settle(app.parts(), one)))
    expect(await orderRow(app, one.order.id)).toMatchObject({ state: 'refund_due', reason: 'seats-gone' })
    expect((await sql('select used from coupons where event = $1', [event])).rows).toEqual([{ used: 1 }])
  })

  it('two payments of two pages by keeping one and giving the other back, once', async () => {
    const { order, tran_id } = await paying()
    await passMinutes(app, order.id, 16)
    const second = await opened(app, buyer, order)
    expect(second).not.toBe(tran_id)
    await Promise.all([payAndTell(app, tran_id), payAndTell(app, second)])
    const states = (await attemptRows(app, order.id)).map(({ state, refund_reason }) => [state, refund_reason])
    expect(states.toSorted()).toEqual([
      ['refund_pending', 'paid-twice'],
      ['succeeded', null],
    ])
    for (let round = 0; round < 3; round++) {
      await app.reconcile()
      await passMinutes(app, order.id, 10)
    }
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    expect(await read(order)).toMatchObject({ payment_status: 'Completed', refunds: [{ amount_taka: 260, state: 'refunded', reason: 'paid-twice' }] })
    const money = (await app.gateway.ledger()).filter((one) => one.tran_id.includes(order.event_order_id))
    expect(money.reduce((sum, one) => sum + one.charged_paisa - one.refunded_paisa, 0)).toBe(26_000)
  })

  it('a page that is paid after the order is good with that money back', async () => {
    const { order, tran_id } = await paying()
    await passMinutes(app, order.id, 16)
    const second = await opened(app, buyer, order)
    await payAndTell(app, tran_id)
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'succeeded' }, { state: 'expired' }])
    await payAndTell(app, second)
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'succeeded' }, { state: 'refund_pending', refund_reason: 'paid-twice' }])
    expect((await initiate(app, buyer, order)).status).toBe(400)
  })

  it('money for an event that was called off meanwhile by giving it back, and the seats too', async () => {
    const { order, tran_id, event, ticket } = await paying()
    await sql('update events set is_active = false where id = $1', [event])
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'event-closed' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect((await sql('select count(*)::int as n from tickets where purchase = $1', [order.id])).rows).toEqual([{ n: 0 }])
  })
})
