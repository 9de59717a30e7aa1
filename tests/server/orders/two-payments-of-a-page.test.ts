import { beforeEach, describe, expect, it } from 'vitest'
import { dueAttemptsSql } from '#server/purchases/payment/reconcile-payments.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { cancel } from '#tests/support/server/orders/orders.ts'
import { attemptRows, deliver, heldOrder, ledgerOf, opened, orderRow, passMinutes, tasksOf, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `hasty${joined++}`)
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const read = async ({ event_order_id }: { event_order_id: string }) => (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
const RISKY = '4000000000000119'
/** More than any wait until a paid attempt is asked about. */
const DAYS = 3 * 24 * 60 + 1

/** An order whose page is open in two tabs: both can be paid, and have one name. */
async function twoTabs() {
  const held = await heldOrder(app, buyer)
  const tran_id = await opened(app, buyer, held.order)
  const buyerOfPage = { full_name: 'A', email: 'a@b.example', phone_number: '01712345678' }
  const tab = await app.parts().payment.open({ tran_id, amount_taka: 260, attempt_id: 1, buyer: buyerOfPage, product_name: 'x', quantity: 1 })
  if (tab.kind !== 'open') throw new Error(`no second tab: ${JSON.stringify(tab)}`)
  const [one, other] = (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.sessions ?? []
  const pay = (at: typeof one, card?: string) => app.gateway.pay({ sessionkey: at?.sessionkey ?? '' }, 'paid', card)
  return { ...held, tran_id, payFirst: (card?: string) => pay(one, card), paySecond: () => pay(other) }
}

/** Paid in both tabs; the first payment had a notice, the second had none. */
async function chargedTwice(card?: string) {
  const made = await twoTabs()
  const first = await made.payFirst(card)
  const second = await made.paySecond()
  await deliver(app, 'notice', first.return.fields)
  return { ...made, first, second }
}

/** Runs the background job until nothing more is asked. */
async function untilQuiet(order: number): Promise<void> {
  for (const minutes of [30, 10, 6 * 60, DAYS]) {
    await passMinutes(app, order, minutes)
    await app.reconcile()
  }
}
const statesOf = async (order: number) => (await attemptRows(app, order)).map(({ state, refund_reason }) => [state, refund_reason])
const KEPT = ['succeeded', null]
const OWED = ['refund_pending', 'paid-twice']
const BACK = ['refunded', 'paid-twice']
/** What the gateway has kept of an attempt, in paisa, and how many refunds it was asked for. */
async function atGateway(tran_id: string) {
  const line = (await app.gateway.ledger()).find((one) => one.tran_id === tran_id)
  return { kept: (line?.charged_paisa ?? 0) - (line?.refunded_paisa ?? 0), refunds: line?.refunds.map(({ bank_tran_id }) => bank_tran_id) }
}
const faults = async () => moneyFaults(app.database.pool, await app.gateway.ledger())

describe('answers', () => {
  it('a second payment of one page that had no notice by giving it back; the order stays good', async () => {
    const { order, tran_id, second } = await chargedTwice()
    expect(await statesOf(order.id)).toEqual([KEPT])
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: [second.bank_tran_id] })
    expect(await read(order)).toMatchObject({ payment_status: 'Completed', refunds: [{ amount_taka: 260, state: 'refunded', reason: 'paid-twice' }] })
    const { fees = 0, ...others } = await ledgerOf(app, order.id)
    expect(others).toEqual({ gateway: 26_000 - fees, sellers: -20_000, service: -6000 })
    expect(await tasksOf(app, order.id)).toEqual(['letter', 'letter-refund', 'tell-paid', 'tell-refunded', 'tell-sale'])
    expect(await faults()).toEqual([])
  })

  it('a second payment of the very same page, whose notice was lost, by giving it back; both are on record', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await deliver(app, 'notice', (await app.gateway.pay(tran_id)).return.fields)
    await app.gateway.control({ pays_again: true }, tran_id)
    const second = await app.gateway.pay(tran_id)
    const [line] = (await app.gateway.ledger()).filter((one) => one.tran_id === tran_id)
    expect([line?.sessions.length, line?.charged_paisa]).toEqual([1, 52_000])
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await attemptRows(app, order.id)).toMatchObject([{ paid_paisa: 26_000 }, { paid_paisa: 26_000, tran_id: `${tran_id}-2` }])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: [second.bank_tran_id] })
    expect(await faults()).toEqual([])
  })

  it('three payments of one page, days apart, by keeping the first alone', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await deliver(app, 'notice', (await app.gateway.pay(tran_id)).return.fields)
    await app.gateway.control({ pays_again: true }, tran_id)
    const again: string[] = []
    for (const minutes of [6 * 60, DAYS]) {
      again.push((await app.gateway.pay(tran_id)).bank_tran_id)
      await passMinutes(app, order.id, minutes)
      await app.reconcile()
    }
    for (const minutes of [5, 5]) {
      await passMinutes(app, order.id, minutes)
      await app.reconcile()
    }
    expect(await statesOf(order.id)).toEqual([KEPT, BACK, BACK])
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: again })
    expect(await faults()).toEqual([])
  })

  it('a second payment of a page whose order was cancelled: both go back', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await cancel(app, buyer, order.event_order_id)
    await app.gateway.control({ pays_again: true }, tran_id)
    await app.gateway.pay(tran_id)
    await app.gateway.pay(tran_id)
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([['refunded', 'cancelled'], BACK])
    expect(await atGateway(tran_id)).toMatchObject({ kept: 0 })
    expect(await faults()).toEqual([])
  })

  it('two payments without a notice by keeping the first and giving the other back, in the first answer', async () => {
    const { order, tran_id, payFirst, paySecond } = await twoTabs()
    await payFirst()
    const second = await paySecond()
    await passMinutes(app, order.id, 3)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: [second.bank_tran_id] })
    expect(await faults()).toEqual([])
  })

  it('a second payment that comes hours after the first', async () => {
    const { order, tran_id, payFirst, paySecond } = await twoTabs()
    await deliver(app, 'notice', (await payFirst()).return.fields)
    await passMinutes(app, order.id, 30)
    await app.reconcile()
    await paySecond()
    await passMinutes(app, order.id, 6 * 60)
    await app.reconcile()
    expect(await statesOf(order.id)).toEqual([KEPT, OWED])
    await untilQuiet(order.id)
    expect(await atGateway(tran_id)).toMatchObject({ kept: 26_000 })
  })

  it('a second payment of an order that was given back meanwhile: that goes back too', async () => {
    const { order, tran_id } = await chargedTwice()
    await refundPurchase(app.parts(), order.event_order_id, 'a wish')
    await app.reconcile()
    await passMinutes(app, order.id, 2)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([['refunded', 'called-off'], BACK])
    expect(await atGateway(tran_id)).toMatchObject({ kept: 0 })
    expect(await faults()).toEqual([])
  })

  it('a second payment for an event that was called off before the first came: both go back', async () => {
    const { order, tran_id, event, payFirst, paySecond } = await twoTabs()
    await sql('update events set is_active = false where id = $1', [event])
    const first = await payFirst()
    await paySecond()
    await deliver(app, 'notice', first.return.fields)
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([['refunded', 'event-closed'], BACK])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await atGateway(tran_id)).toMatchObject({ kept: 0 })
    expect(await faults()).toEqual([])
  })

  it('a second payment of an order that staff have to look at by giving it back, and leaves the first to them', async () => {
    const { order, tran_id } = await chargedTwice(RISKY)
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
    expect(await atGateway(tran_id)).toMatchObject({ kept: 26_000 })
  })

  it('an attempt that was paid by asking after 30 minutes, 6 and 72 hours, then no more', async () => {
    const { order, payFirst } = await twoTabs()
    await deliver(app, 'notice', (await payFirst()).return.fields)
    const { query, confirm } = app.asked
    const waits: (number | null | undefined)[] = []
    for (let minutes = (await attemptRows(app, order.id))[0]?.check_minutes; minutes != null; ) {
      waits.push(minutes)
      await passMinutes(app, order.id, minutes)
      await app.reconcile()
      minutes = (await attemptRows(app, order.id))[0]?.check_minutes
    }
    expect(waits).toEqual([30, 330, 3960])
    // What is on record is not validated again.
    expect([app.asked.query - query, app.asked.confirm - confirm]).toEqual([3, 0])
  })
})

describe('guards', () => {
  it('money against being refunded twice: several runs at once, and the notice that comes late', async () => {
    const { order, tran_id, second } = await chargedTwice()
    await passMinutes(app, order.id, 30)
    await Promise.all([app.reconcile(), app.reconcile(), app.reconcile()])
    await Promise.all([deliver(app, 'notice', second.return.fields), deliver(app, 'success', second.return.fields)])
    await sql(`update payment_attempts set check_at = now() where tran_id = $1`, [tran_id])
    await Promise.all([app.reconcile(), app.reconcile(), deliver(app, 'notice', second.return.fields)])
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: [second.bank_tran_id] })
    expect(await faults()).toEqual([])
  })

  it('money against being refunded twice: the notice comes in the moment in which the gateway is asked', async () => {
    const { order, tran_id, second } = await chargedTwice()
    await passMinutes(app, order.id, 30)
    await Promise.all([app.reconcile(), deliver(app, 'notice', second.return.fields), deliver(app, 'success', second.return.fields)])
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: [second.bank_tran_id] })
  })

  it('a second payment against a gateway that is silent, or cannot say what it is: it is asked again', async () => {
    const { order } = await chargedTwice()
    await app.gateway.control({ query: '500' })
    await passMinutes(app, order.id, 30)
    await app.reconcile()
    await app.gateway.reset()
    await app.gateway.control({ validation: '500' })
    await passMinutes(app, order.id, 5)
    await app.reconcile()
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'succeeded', check_minutes: 5 }])
    await app.gateway.reset()
    await passMinutes(app, order.id, 5)
    await app.reconcile()
    expect(await statesOf(order.id)).toEqual([KEPT, OWED])
  })

  it('a second payment whose notice comes while the gateway is silent: it is judged later, whatever was paid before', async () => {
    const { order, second } = await chargedTwice()
    await app.gateway.control({ query: '500', validation: '500' })
    await deliver(app, 'notice', second.return.fields)
    expect(await statesOf(order.id)).toEqual([KEPT])
    await app.gateway.reset()
    await sql('update payment_inbox set due_at = now() where due_at is not null')
    await app.reconcile()
    expect(await statesOf(order.id)).toEqual([KEPT, OWED])
  })

  it('a second payment that is too old to be validated: it stands as the gateway names it', async () => {
    const { order, tran_id, second } = await chargedTwice()
    await app.gateway.control({ invalid_transaction: true }, tran_id)
    await untilQuiet(order.id)
    expect(await statesOf(order.id)).toEqual([KEPT, BACK])
    expect(await atGateway(tran_id)).toEqual({ kept: 26_000, refunds: [second.bank_tran_id] })
  })

  it('a buyer who waits for the end of a payment: paid attempts are asked about after theirs', async () => {
    const { order, tran_id } = await twoTabs()
    await passMinutes(app, order.id, 3)
    await sql(
      `insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, val_id, check_at)
       select $1, n, 'paid-' || n, 'refunded', 100, 'paid-' || n, now() - interval '1 day' from generate_series(100, 199) n`,
      [order.id],
    )
    const { rows } = await app.database.db.execute<{ id: number }>(dueAttemptsSql())
    const { rows: open } = await sql('select id from payment_attempts where tran_id = $1', [tran_id])
    expect(rows[0]).toEqual(open[0])
  })
})
