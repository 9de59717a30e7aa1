import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { cancel, changesOf, makeShow, orderBody, placed, refusalOf, seatsLeft } from '#tests/support/server/orders/orders.ts'
import { attemptRows, check, deliver, heldOrder, initiate, opened, orderRow, passMinutes, tasksOf, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
let shows: Awaited<ReturnType<typeof makeShow>>[] = []
let atFirst: SeatsAtFirst
beforeAll(async () => {
  shows = [await makeShow(app), await makeShow(app)]
  atFirst = await countSeats(app.database.pool)
})
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `fickle${joined++}`)
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const faults = async () => [...(await orderFaults(app.database.pool, atFirst)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
const read = async ({ event_order_id }: { event_order_id: string }) => (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()

async function paying() {
  const held = await heldOrder(app, buyer)
  return { ...held, tran_id: await opened(app, buyer, held.order) }
}
/** As the end of its time leaves an order whose page was opened. */
async function confirming() {
  const made = await paying()
  await passMinutes(app, made.order.id, 21)
  await app.reconcile()
  expect(await orderRow(app, made.order.id)).toMatchObject({ state: 'confirming' })
  return made
}

describe('an order whose payment page is open', () => {
  it.each([
    ['paying', paying],
    ['confirming', confirming],
  ] as const)('is cancelled while it is %s: seats are free at once, and the attempt is asked about on', async (state, make) => {
    const { order, ticket } = await make()
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    const response = await cancel(app, buyer, order.event_order_id)
    expect([response.status, await response.json()]).toMatchObject([200, { order_state: 'cancelled', reason: 'by-buyer', hold_expires_at: null }])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'cancelled', check_minutes: 5 }])
    expect((await changesOf(app, order.id)).at(-1)).toBe(`${state} > cancelled by buyer`)
    expect(await refusalOf(await initiate(app, buyer, order))).toEqual({ status: 400, code: 'cannot-pay' })
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'cancel', order_state: 'cancelled' })
  })

  it('is not counted among the unpaid orders of its buyer any more', async () => {
    const { ticket } = await makeShow(app)
    const body = orderBody([{ event_ticket: ticket, quantity: 1 }], 100)
    const [first] = [await placed(app, buyer, body), await placed(app, buyer, body)]
    await opened(app, buyer, first)
    await expect(placed(app, buyer, body)).rejects.toThrow('too-many-held')
    await cancel(app, buyer, first.event_order_id)
    await placed(app, buyer, body)
  })

  it('gives its promo code back', async () => {
    const { event, ticket } = await makeShow(app)
    await sql(`insert into coupons (event, code, code_key, taka, most_uses) values ($1, 'Mela', 'MELA', 40, 1)`, [event])
    const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { coupon: 'mela', final_price: 120 }))
    await opened(app, buyer, order)
    await cancel(app, buyer, order.event_order_id)
    expect((await sql('select used from coupons where event = $1', [event])).rows).toEqual([{ used: 0 }])
  })

  it('is cancelled while its page is being opened: that page is not given out', async () => {
    const { order } = await heldOrder(app, buyer)
    await app.gateway.control({ open: 'slow', slow_ms: 1000 })
    const opening = initiate(app, buyer, order)
    const isOpening = async () => (await attemptRows(app, order.id))[0]?.state === 'opening'
    for (let looks = 0; looks < 100 && !(await isOpening()); looks++) await new Promise((done) => setTimeout(done, 20))
    expect((await cancel(app, buyer, order.event_order_id)).status).toBe(200)
    expect(await refusalOf(await opening)).toEqual({ status: 400, code: 'cannot-pay' })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'cancelled' }])
  })

  it('stays when it turns out to be paid', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.pay(tran_id)
    expect(await refusalOf(await cancel(app, buyer, order.event_order_id))).toEqual({ status: 409, code: 'bad-state' })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })
})

describe('money that comes after an order was cancelled', () => {
  it.each(['told', 'found'] as const)('goes back, though the seats are still to be had: it is %s', async (means) => {
    const { order, tran_id, ticket } = await paying()
    await cancel(app, buyer, order.event_order_id)
    const paid = await app.gateway.pay(tran_id)
    if (means === 'told') await deliver(app, 'notice', paid.return.fields)
    for (const minutes of [6, 6]) {
      await passMinutes(app, order.id, minutes)
      await app.reconcile()
    }
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded', reason: 'cancelled' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await read(order)).toMatchObject({ payment_status: 'Refunded', refunds: [{ amount_taka: 260, state: 'refunded', reason: 'cancelled' }] })
    expect(await tasksOf(app, order.id)).toEqual(['letter-refund', 'tell-refunded'])
    expect((await changesOf(app, order.id)).slice(-3)).toEqual([
      'paying > cancelled by buyer',
      'cancelled > refund_due by gateway',
      'refund_due > refunded by gateway',
    ])
    expect(await faults()).toEqual([])
  })

  it('goes back also when the gateway was silent as it was cancelled', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.pay(tran_id)
    await app.gateway.control({ query: '500' })
    expect((await cancel(app, buyer, order.event_order_id)).status).toBe(200)
    await app.gateway.reset()
    await passMinutes(app, order.id, 6)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ reason: 'cancelled' })
    expect(await faults()).toEqual([])
  })

  it('in the same moment makes the order good, or goes back: never both, never neither', { timeout: 60_000 }, async () => {
    const seen = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const somebody = await joinAndLogIn(app, `racer${joined++}`)
      const order = await placed(app, somebody, orderBody([{ event_ticket: shows[n % 2]?.ticket ?? 0, quantity: 1 }], 100))
      const tran_id = await opened(app, somebody, order)
      const paid = await app.gateway.pay(tran_id)
      // The gateway cannot be asked about the attempt at first, so that the race is decided by the request that locks the order first.
      if (n % 3 > 0) await app.gateway.control({ query: '500' }, tran_id)
      const late = n % 3 === 1 ? 0 : n
      const [answer] = await Promise.all([
        cancel(app, somebody, order.event_order_id),
        new Promise((done) => setTimeout(done, late)).then(() => deliver(app, 'notice', paid.return.fields)),
      ])
      const { state } = await orderRow(app, order.id)
      expect([answer.status, state]).toEqual(answer.status === 200 ? [200, expect.stringMatching(/^refund/)] : [409, 'confirmed'])
      seen.add(state)
    }
    expect(await faults()).toEqual([])
    expect(seen.size).toBeGreaterThan(0)
  })
})
