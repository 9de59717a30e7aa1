import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_ORIGIN } from '#tests/support/server/app.ts'
import { changesOf, makeShow, orderBody, placed, refusalOf, refusalsOf, runOut, send } from '#tests/support/server/orders/orders.ts'
import {
  attemptRows,
  deliver,
  heldOrder,
  initiate,
  opened,
  orderRow,
  passMinutes,
  payAndTell,
  tasksOf,
  usePaying,
} from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `payer${joined++}`)
})
const cannotPay = { status: 400, code: 'cannot-pay' }
const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
/** As a message or the end of its time leaves an order whose page was opened. */
async function confirming(id: number, claimed: string | null): Promise<void> {
  await sql(`update purchases set state = 'confirming', hold_expires_at = created_at + interval '60 minutes' where id = $1`, [id])
  await sql('update payment_attempts set claimed = $2 where purchase = $1', [id, claimed])
}

describe('answers', () => {
  it('with the gateway’s page, and keeps the seats while it is open', async () => {
    const { order } = await heldOrder(app, buyer)
    const response = await initiate(app, buyer, order)
    expect(response.status).toBe(200)
    const { payment_url } = await response.json()
    expect(new URL(payment_url).origin).toBe(app.gateway.url)
    expect(await orderRow(app, order.id)).toEqual({ state: 'paying', reason: null, hold_minutes: 20 })
    expect(await attemptRows(app, order.id)).toMatchObject([{ n: 1, state: 'open', tran_id: `EO${order.event_order_id}-1`, check_minutes: 2 }])
    const [session] = (await app.gateway.ledger()).find(({ tran_id }) => tran_id === `EO${order.event_order_id}-1`)?.sessions ?? []
    expect(session?.amount_paisa).toBe(26_000)
    expect(session?.request).toMatchObject({ num_of_item: '2', cus_name: 'Nasrin Akter', cus_email: 'nasrin@mail.example' })
  })

  it('the same page to a buyer who asks again within 15 minutes, and another one after', async () => {
    const { order } = await heldOrder(app, buyer)
    const first = await (await initiate(app, buyer, order)).json()
    await passMinutes(app, order.id, 14)
    expect(await (await initiate(app, buyer, order)).json()).toEqual(first)
    await passMinutes(app, order.id, 2)
    const second = await (await initiate(app, buyer, order)).json()
    expect(second).not.toEqual(first)
    expect(await attemptRows(app, order.id)).toMatchObject([
      { n: 1, state: 'expired' },
      { n: 2, state: 'open' },
    ])
    expect(app.asked).toMatchObject({ open: 2, query: 1 })
  })

  it('with seats kept for 45 minutes after the order was made, and no longer', async () => {
    const { order } = await heldOrder(app, buyer)
    await opened(app, buyer, order)
    await passMinutes(app, order.id, 18)
    await opened(app, buyer, order)
    expect(await orderRow(app, order.id)).toMatchObject({ hold_minutes: 20 })
    await passMinutes(app, order.id, 16)
    await opened(app, buyer, order)
    expect(await orderRow(app, order.id)).toMatchObject({ hold_minutes: 11 })
  })

  it('an order that costs nothing, put together line by line, with the screen that says it is good', async () => {
    const { ticket, event } = await makeShow(app, [{ price: 0 }])
    const draft = await placed(app, buyer, orderBody(undefined, 0, { final_price: 0, language: 'bn' }))
    const item = { quantity: 2, price: 0, event_order: draft.id, event, event_ticket: ticket }
    expect((await send(app, buyer, { path: '/api/event_order_items/', body: item })).status).toBe(200)
    for (let twice = 0; twice < 2; twice++) {
      const response = await initiate(app, buyer, draft)
      expect(await response.json()).toEqual({ payment_url: `${TEST_ORIGIN}/bn/event-payment-success?event_order_id=${draft.event_order_id}` })
    }
    expect(await orderRow(app, draft.id)).toMatchObject({ state: 'confirmed', hold_minutes: null })
    expect(await tasksOf(app, draft.id)).toContain('letter')
    expect((await sql('select count(*)::int as n from tickets where purchase = $1', [draft.id])).rows).toEqual([{ n: 2 }])
    expect(app.asked.open).toBe(0)
  })

  it('after an attempt that was cut off before the gateway’s answer was stored, by asking the gateway first', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await sql(
      `update payment_attempts set state = 'opening', payment_url = null, opened_at = null, created_at = now() - interval '31 seconds' where tran_id = $1`,
      [tran_id],
    )
    await opened(app, buyer, order)
    expect(await attemptRows(app, order.id)).toMatchObject([
      { n: 1, state: 'failed' },
      { n: 2, state: 'open' },
    ])
    expect(app.asked.query).toBe(1)
  })

  it('that such an order is paid already, if the gateway says so', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await sql(`update payment_attempts set state = 'opening', payment_url = null, created_at = now() - interval '31 seconds' where tran_id = $1`, [tran_id])
    await app.gateway.pay(tran_id)
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })
})

describe('answers a buyer who comes back', () => {
  it.each([null, 'FAILED', 'CANCELLED'])('with the page that is open, while no notice says that it was paid (%s)', async (claimed) => {
    const { order } = await heldOrder(app, buyer)
    const first = await (await initiate(app, buyer, order)).json()
    await passMinutes(app, order.id, 19)
    await confirming(order.id, claimed)
    for (let twice = 0; twice < 2; twice++) expect(await (await initiate(app, buyer, order)).json()).toEqual(first)
    expect(await attemptRows(app, order.id)).toMatchObject([{ n: 1, state: 'open' }])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming', hold_minutes: 41 })
    // Each time the gateway is asked first: it may know by now.
    expect(app.asked).toMatchObject({ open: 1, query: 2 })
    await payAndTell(app, `EO${order.event_order_id}-1`)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('that it is paid, when it was paid and no notice came', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await confirming(order.id, null)
    await app.gateway.pay(tran_id)
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })
})

describe('refuses', () => {
  it('another buyer’s order in the same words as one that does not exist', async () => {
    const { order } = await heldOrder(app, buyer)
    const stranger = await joinAndLogIn(app, `stranger${joined++}`)
    for (const event_order_id of [order.event_order_id, 'ZZZZZZZZZZ'])
      expect(await refusalOf(await initiate(app, stranger, { event_order_id }))).toEqual({ status: 404, code: 'not-found' })
    expect(app.asked.open).toBe(0)
  })

  it.each(['draft', 'confirmed', 'review', 'expired', 'cancelled', 'refund_due', 'refunded'])('an order that is %s', async (state) => {
    const { order } = await heldOrder(app, buyer)
    await sql('update purchases set state = $2, hold_expires_at = null where id = $1', [order.id, state])
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
    expect(await attemptRows(app, order.id)).toEqual([])
    expect(app.asked.open).toBe(0)
    expect(await refusalsOf(app, order.id)).toEqual([`initiate while ${state}`])
  })

  it('an order whose hold has run out', async () => {
    const { order } = await heldOrder(app, buyer)
    await runOut(app, order.id)
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
  })

  it('a half-made order: its lines are not what its buyer has accepted', async () => {
    const { ticket, event } = await makeShow(app)
    const draft = await placed(app, buyer, orderBody(undefined, 300))
    await send(app, buyer, { path: '/api/event_order_items/', body: { quantity: 2, price: 200, event_order: draft.id, event, event_ticket: ticket } })
    expect(await refusalOf(await initiate(app, buyer, draft))).toEqual(cannotPay)
  })

  it('a price that has changed since, and says the new one', async () => {
    const { order, ticket } = await heldOrder(app, buyer)
    await sql('update event_tickets set price = 120 where id = $1', [ticket])
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual({ ...cannotPay, facts: { [`ticket_${ticket}`]: 120 } })
  })

  it.each([
    ['was called off', 'update events set is_active = false where id = $1'],
    ['is over', `update events set from_time = now() - interval '2 hours', to_time = now() - interval '1 hour' where id = $1`],
  ])('an event that %s', async (_, change) => {
    const { order, event } = await heldOrder(app, buyer)
    await sql(change, [event])
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
  })

  it.each(['VALID', 'PENDING', 'EXPIRED'])('an order that is waiting for the gateway’s word on a payment that was said to be %s', async (claimed) => {
    const { order } = await heldOrder(app, buyer)
    await opened(app, buyer, order)
    await confirming(order.id, claimed)
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
    expect(app.asked).toMatchObject({ open: 1, query: 1 })
    expect(await refusalsOf(app, order.id)).toEqual(['initiate while confirming'])
  })

  it('an order that was said to be paid, whatever is said of another try after that', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    const failed = await app.gateway.pay(tran_id, 'failed')
    const paid = await app.gateway.pay(tran_id)
    await app.gateway.control({ query: '500', validation: '500' })
    for (const { fields } of [paid.return, failed.return]) await deliver(app, 'notice', fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    expect((await sql('select claimed from payment_attempts where tran_id = $1', [tran_id])).rows).toEqual([{ claimed: 'VALID' }])
  })

  it('one whose page is too old to go back to, until the gateway says that it is over', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    await passMinutes(app, order.id, 21)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual(cannotPay)
    await app.gateway.expire(tran_id)
    await opened(app, buyer, order)
    expect(await attemptRows(app, order.id)).toMatchObject([
      { n: 1, state: 'expired' },
      { n: 2, state: 'open' },
    ])
    expect(await changesOf(app, order.id)).toEqual([
      '> held by buyer',
      'held > paying by buyer',
      'paying > confirming by service',
      'confirming > held by gateway',
      'held > paying by buyer',
    ])
  })

  it('when the gateway does, with the order held as before', async () => {
    const { order } = await heldOrder(app, buyer)
    await app.gateway.control({ open: 'refused' })
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual({ status: 500, code: 'gateway-down' })
    expect(await orderRow(app, order.id)).toEqual({ state: 'held', reason: null, hold_minutes: 15 })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'failed' }])
  })

  it.each(['500', 'html', 'reset'] as const)('when the gateway gives no answer (%s), and goes on when it does again', async (fault) => {
    const { order } = await heldOrder(app, buyer)
    await app.gateway.control({ open: fault })
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual({ status: 500, code: 'gateway-down' })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'paying' })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'unknown', check_minutes: 2 }])
    await app.gateway.control({ query: '500' })
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual({ status: 500, code: 'gateway-down' })
    expect(await attemptRows(app, order.id)).toHaveLength(1)
    await app.gateway.reset()
    await opened(app, buyer, order)
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'failed' }, { state: 'open' }])
  })
})

describe('guards', () => {
  let many: SignedInPerson
  beforeAll(async () => {
    many = await joinAndLogIn(app, 'impatient')
  })

  it('an order against two pages: two hundred ask at once, and get one', async () => {
    const { order } = await heldOrder(app, many)
    const answers = await Promise.all(Array.from({ length: 200 }, () => initiate(app, many, order)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const urls = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).payment_url)))
    expect(urls.size).toBe(1)
    expect(app.asked.open).toBe(1)
    expect((await app.gateway.ledger()).filter(({ tran_id }) => tran_id.includes(order.event_order_id))).toHaveLength(1)
  })

  it('an order against a page that another process is opening', async () => {
    const { order } = await heldOrder(app, many)
    const tran_id = await opened(app, many, order)
    await sql(`update payment_attempts set state = 'opening', payment_url = null, opened_at = null where tran_id = $1`, [tran_id])
    const response = await initiate(app, many, order)
    // What every client understands, and from when on it helps to ask again: that process may have died.
    const wait = Number(response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(20)
    expect(wait).toBeLessThanOrEqual(30)
    expect(await refusalOf(response)).toEqual({ status: 500, code: 'gateway-down' })
    expect(app.asked).toMatchObject({ open: 1, query: 0 })
    await sql(`update payment_attempts set created_at = created_at - make_interval(secs => $2) where tran_id = $1`, [tran_id, wait])
    expect((await initiate(app, many, order)).status).toBe(200)
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'failed' }, { state: 'open' }])
  })
})
