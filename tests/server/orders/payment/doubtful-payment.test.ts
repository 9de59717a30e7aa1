import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '#server/purchases/payment/settle.ts'
import { seatsLeft } from '#tests/support/server/orders/orders.ts'
import { check, deliver, heldOrder, initiate, ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `spender${joined++}`)
})
const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
const read = async ({ event_order_id }: { event_order_id: string }) => (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
const alarms = () => app.logged.filter(({ level }) => level === 'error').map(({ text }) => text)
const RISKY = '4000000000000119'

/** An order whose page is open. */
async function paying(quantity = 2) {
  const held = await heldOrder(app, buyer, quantity)
  return { ...held, tran_id: await opened(app, buyer, held.order) }
}

describe('refuses', () => {
  it('to call a risky payment good: staff have to look, and the seats stay', async () => {
    const { order, tran_id, ticket } = await paying()
    await payAndTell(app, tran_id, RISKY)
    expect(await orderRow(app, order.id)).toEqual({ state: 'review', reason: null, hold_minutes: null })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'undecided', payment_status: 'Pending' })
    expect(await read(order)).toMatchObject({ payment: null })
    expect(await ledgerOf(app, order.id)).toMatchObject({ buyers: -26_000 })
    expect(alarms()).toContain('a payment waits for staff to look at it')
  })

  it.each([
    ['a paisa too little', { validation_amount: '259.99' }],
    ['a paisa too much', { validation_amount: '260.01' }],
    ['another currency', { validation_currency: 'USD' }],
    ['a campaign’s discount', { discount_amount: '10.00', validation_amount: '250.00' }],
  ])('to call %s good', async (_, switches) => {
    const { order, tran_id } = await paying()
    await app.gateway.control(switches, tran_id)
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
    expect((await sql('select count(*)::int as n from tickets where purchase = $1', [order.id])).rows).toEqual([{ n: 0 }])
  })

  it('to believe a notice whose amount is right while the gateway says another', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.control({ notice_amount: '260.00', validation_amount: '10.00' }, tran_id)
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
  })

  it('to pay one order with the payment of another', async () => {
    const [cheap, dear] = [await paying(1), await paying(2)]
    const paid = await payAndTell(app, cheap.tran_id)
    expect(await settle(app.parts(), { tran_id: dear.tran_id, val_id: paid.val_id })).toBe('unknown')
    expect(await orderRow(app, dear.order.id)).toMatchObject({ state: 'paying' })
    expect(alarms()).toContain('the gateway answered with the payment of another attempt')
  })

  it('a payment that the gateway does not know, however well it is signed', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.control({ invalid_transaction: true, query: '500' }, tran_id)
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    expect(alarms()).toContain('a payment was claimed that the gateway does not know')
  })
})

describe('guards', () => {
  it('money through ten minutes of a dead gateway', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.control({ validation: '500', query: '500', open: '500' })
    const { fields } = (await app.gateway.pay(tran_id)).return
    expect((await deliver(app, 'notice', fields)).status).toBe(200)
    const back = await deliver(app, 'success', fields)
    expect(back.headers.get('location')).toBe(`/en/check-payment?event_order_id=${order.event_order_id}`)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    for (let minute = 0; minute < 10; minute++) {
      await passMinutes(app, order.id, 1)
      await app.reconcile()
    }
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    await app.gateway.reset()
    await passMinutes(app, order.id, 2)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('money against a signed failure notice of a page that was paid: the notice only has the gateway asked', async () => {
    const { order, tran_id } = await paying()
    const failed = await app.gateway.pay(tran_id, 'failed')
    await app.gateway.pay(tran_id)
    await deliver(app, 'notice', failed.return.fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('money that waits at the gateway: the order waits with it', async () => {
    const { order, tran_id } = await paying()
    const waiting = await app.gateway.pay(tran_id, 'paid', '4000000000000259')
    const back = await deliver(app, 'success', waiting.return.fields)
    expect(back.headers.get('location')).toContain('/check-payment?')
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'undecided' })
    expect((await initiate(app, buyer, order)).status).toBe(400)
    await app.gateway.release(tran_id)
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'success' })
  })
})
