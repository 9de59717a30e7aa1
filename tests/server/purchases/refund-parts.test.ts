import { beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { reconcilePayments } from '#server/purchases/payment/reconcile-payments.ts'
import { refundPurchase, refundSome } from '#server/purchases/staff/refund-purchase.ts'
import { retryRefund, settleByHand } from '#server/purchases/staff/settle-refund.ts'
import { StaffRefused } from '#server/purchases/staff/staff-purchase.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { changesOf, makeShow, orderBody, placed, refusalsOf } from '#tests/support/server/orders/orders.ts'
import { ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let seller: SignedInPerson
let joined = 0
beforeEach(async () => {
  seller = await joinAsSeller(app, `parter${joined++}`)
  buyer = await joinAndLogIn(app, `parted${joined}`)
})

/** An order of 260 taka that is paid: two tickets of 100, and the service charge. */
async function sold(): Promise<{ order: EventOrder; event: number; tran_id: string }> {
  const show = await makeShow(app, [{ price: 100 }], { seller: seller.id })
  const order = await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 2 }], 200))
  const tran_id = await opened(app, buyer, order)
  await payAndTell(app, tran_id)
  return { order, event: show.event, tran_id }
}
const part = ({ event_order_id }: EventOrder, taka: number) => refundSome(app.parts(), event_order_id, { taka, why: 'the second act was cut' })
const read = async ({ event_order_id }: EventOrder): Promise<EventOrder> =>
  (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
/** Until the gateway has said that what is owed is back. */
async function untilBack({ id }: EventOrder): Promise<void> {
  await app.reconcile()
  await passMinutes(app, id, 2)
  await app.reconcile()
}
const atGateway = async (tran_id: string) =>
  ((await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.refunds ?? []).map(({ refund_trans_id, amount_paisa, state }) => [
    refund_trans_id,
    amount_paisa / 100,
    state,
  ])
const faults = async () => moneyFaults(app.database.pool, await app.gateway.ledger())
const validTickets = async ({ id }: EventOrder) =>
  (await app.database.pool.query(`select count(*)::int as n from tickets where purchase = $1 and state = 'valid'`, [id])).rows[0].n

describe('answers', () => {
  it('a part with money on its way, while the order stands and its tickets are good', async () => {
    const { order, tran_id } = await sold()
    expect(await part(order, 50)).toBe(`50 taka of ${order.event_order_id} go back through the payment provider while the server runs; the order stands.`)
    expect((await read(order)).refunds).toMatchObject([{ amount_taka: 50, state: 'pending', reason: 'part' }])
    await untilBack(order)
    const after = await read(order)
    expect(after).toMatchObject({ payment_status: 'Completed', payment: { tran_id }, refunds: [{ amount_taka: 50, state: 'refunded' }] })
    expect(await validTickets(order)).toBe(2)
    expect(await ledgerOf(app, order.id)).toMatchObject({ sellers: -15_000, service: -6000 })
    expect(await atGateway(tran_id)).toEqual([[`R${tran_id}`, 50, 'refunded']])
    expect(await faults()).toEqual([])
  })

  it('several parts one by one, and the order as refunded when its last taka has gone', async () => {
    const { order, tran_id } = await sold()
    for (const taka of [50, 150]) await part(order, taka)
    await untilBack(order)
    expect((await orderRow(app, order.id)).state).toBe('confirmed')
    expect(await part(order, 60)).toContain('its last 60 taka')
    expect(await validTickets(order)).toBe(0)
    expect((await orderRow(app, order.id)).state).toBe('refund_due')
    await untilBack(order)
    expect((await orderRow(app, order.id)).state).toBe('refunded')
    expect(await atGateway(tran_id)).toEqual([
      [`R${tran_id}`, 50, 'refunded'],
      [`R2${tran_id}`, 150, 'refunded'],
      [`R3${tran_id}`, 60, 'refunded'],
    ])
    const { sellers, service, buyers } = await ledgerOf(app, order.id)
    expect([sellers, service, buyers]).toEqual([undefined, undefined, undefined])
    expect(await faults()).toEqual([])
  })

  it('an order that is called off after a part with the rest of its money', async () => {
    const { order, tran_id } = await sold()
    await part(order, 200)
    expect(await refundPurchase(app.parts(), order.event_order_id, 'the artist is ill')).toContain('60 taka go back')
    await untilBack(order)
    expect((await atGateway(tran_id)).map(([, taka]) => taka)).toEqual([200, 60])
    expect((await read(order)).refunds.map(({ reason, state }) => [reason, state])).toEqual([
      ['part', 'refunded'],
      ['called-off', 'refunded'],
    ])
    expect(await faults()).toEqual([])
  })

  it('a gateway that refuses one part by asking again, and then with staff, while others go back', async () => {
    const { order, tran_id } = await sold()
    await part(order, 100)
    await untilBack(order)
    await part(order, 50)
    await app.gateway.control({ refund: 'failed' }, tran_id)
    for (const minutes of [0, 15, 60, 240, 720, 1800]) {
      await passMinutes(app, order.id, minutes)
      await reconcilePayments(app.parts())
    }
    expect((await read(order)).refunds.map(({ state }) => state)).toEqual(['refunded', 'failed'])
    expect((await orderRow(app, order.id)).state).toBe('confirmed')
    expect(await faults()).toEqual([])
    await app.gateway.control({ refund: 'refunded' }, tran_id)
    expect(await retryRefund(app.parts(), order.event_order_id, {})).toContain('50 taka')
    await untilBack(order)
    expect((await read(order)).refunds.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect(await faults()).toEqual([])
  })

  it('a part that staff pay by hand', async () => {
    const { order, tran_id } = await sold()
    await part(order, 50)
    await app.gateway.control({ refund: 'failed' }, tran_id)
    for (const minutes of [0, 15, 60, 240, 720, 1800]) {
      await passMinutes(app, order.id, minutes)
      await reconcilePayments(app.parts())
    }
    await settleByHand(app.parts(), order.event_order_id, { reference: 'BK12', why: 'by bKash' })
    expect((await read(order)).refunds).toMatchObject([{ amount_taka: 50, state: 'refunded', reference: 'BK12' }])
    expect((await orderRow(app, order.id)).state).toBe('confirmed')
    expect(await faults()).toEqual([])
  })
})

describe('guards', () => {
  it('money against parts that are asked for at one moment: together no more than was paid', async () => {
    const { order, tran_id } = await sold()
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => part(order, 60)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(StaffRefused)
    await untilBack(order)
    expect((await atGateway(tran_id)).map(([, taka]) => taka)).toEqual([60, 60, 60, 60])
    expect((await orderRow(app, order.id)).state).toBe('confirmed')
    expect(await faults()).toEqual([])
  })

  it('money against parts beside calling off: everything goes back, and nothing twice', async () => {
    for (let round = 0; round < 4; round++) {
      const { order, tran_id } = await sold()
      await Promise.allSettled([part(order, 100), refundPurchase(app.parts(), order.event_order_id, 'rain'), part(order, 30), app.reconcile()])
      await untilBack(order)
      await untilBack(order)
      expect((await atGateway(tran_id)).reduce((sum, [, taka]) => sum + Number(taka), 0)).toBe(260)
      expect((await orderRow(app, order.id)).state).toBe('refunded')
      expect(await faults()).toEqual([])
    }
  })

  it('a part against going back twice when the gateway’s answer is lost', async () => {
    const { order, tran_id } = await sold()
    await part(order, 100)
    const { payment, ...parts } = app.parts()
    const lost: typeof payment.refund = async (wanted) => {
      await payment.refund(wanted)
      return { kind: 'unknown' }
    }
    await reconcilePayments({ ...parts, payment: { ...payment, refund: lost } })
    expect((await read(order)).refunds).toMatchObject([{ state: 'pending' }])
    await passMinutes(app, order.id, 2)
    await untilBack(order)
    expect(await atGateway(tran_id)).toEqual([[`R${tran_id}`, 100, 'refunded']])
    expect(await faults()).toEqual([])
  })

  it('more than was paid from going back', async () => {
    const { order } = await sold()
    await expect(part(order, 261)).rejects.toThrow('only 260 taka are left')
    await part(order, 250)
    await expect(part(order, 11)).rejects.toThrow('only 10 taka are left')
    await expect(app.database.pool.query('update payment_attempts set owed_back_paisa = 26001 where purchase = $1', [order.id])).rejects.toThrow('owed_back')
  })

  it('an order that is not confirmed from being given back in part, on record', async () => {
    const show = await makeShow(app, [{ price: 100 }], { seller: seller.id })
    const order = await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 1 }], 100))
    await expect(part(order, 10)).rejects.toThrow('only of an order that is confirmed')
    expect(await refusalsOf(app, order.id)).toEqual(['refund-part while held'])
    expect(await changesOf(app, order.id)).toEqual(['> held by buyer'])
  })
})
