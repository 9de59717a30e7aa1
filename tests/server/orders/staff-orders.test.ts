import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { type OrderDesk, openOrderDesk } from '#server/order-desk.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { COMPILED_ONCE } from '#tests/support/server/app-process.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { changesOf, makeShow, orderBody, placed, refusalsOf, seatsLeft, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { buyTickets, makeSecret, pass, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { attemptRows, heldOrder, ledgerOf, opened, orderRow, passMinutes, payAndTell, tasksOf, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const TASK = resolve(import.meta.dirname, '../../../src/tasks/order.ts')
/** Starts of processes, on a machine that may have much to do. */
const PROCESSES_MS = 60_000
const RISKY = '4000000000000119'

const app = usePaying()
let desk: OrderDesk
let buyer: SignedInPerson
let joined = 0
beforeAll(async () => {
  desk = await openOrderDesk({ database_url: app.database.url, data_folder: '/nowhere', secret: TEST_SECRET })
})
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `customer${joined++}`)
})
afterAll(() => desk.close())

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const read = async ({ event_order_id }: Pick<EventOrder, 'event_order_id'>): Promise<EventOrder> =>
  (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
/** What staff have left on record of an order. */
const recordOf = async (id: number) =>
  (await sql(`select details from purchase_changes where purchase = $1 and by = 'staff' order by id`, [id])).rows.map(({ details }) => details)
/** Seats that there were to sell: 20 of every show of these tests. */
async function faults(): Promise<string[]> {
  const now = await countSeats(app.database.pool)
  const twenty = (ids: Iterable<number>) => new Map([...ids].map((id) => [id, 20]))
  const atFirst: SeatsAtFirst = { tickets: twenty(now.tickets.keys()), events: twenty(now.events.keys()) }
  return [...(await orderFaults(app.database.pool, atFirst)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
}
/** What the gateway has kept of an order, in paisa. */
const keptOf = async ({ event_order_id }: EventOrder) =>
  (await app.gateway.ledger())
    .filter(({ tran_id }) => tran_id.includes(event_order_id))
    .reduce((sum, { charged_paisa, refunded_paisa }) => sum + charged_paisa - refunded_paisa, 0)

/** An order whose payment staff have to look at. */
async function inReview() {
  const held = await heldOrder(app, buyer)
  const tran_id = await opened(app, buyer, held.order)
  await payAndTell(app, tran_id, RISKY)
  expect(await orderRow(app, held.order.id)).toMatchObject({ state: 'review' })
  return { ...held, tran_id }
}
const paid = () => buyTickets(app, buyer, { paid: true, quantity: 2 })

/** Runs the background job until the gateway has said that the money is back. */
async function giveBack({ id }: EventOrder): Promise<void> {
  await app.reconcile()
  await passMinutes(app, id, 5)
  await app.reconcile()
}

/** Runs the command as a person does. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string; errors: string }>((done) => {
    const settings = { PATH: process.env.PATH, ...COMPILED_ONCE, DATABASE_URL: app.database.url, APP_SECRET: TEST_SECRET, ...env }
    const child = execFile(process.execPath, [TASK, ...args], { env: settings }, (_, out, errors) => done({ code: child.exitCode ?? -1, out, errors }))
  })

describe('answers', () => {
  it('a payment that was looked at and is good: the buyer has the tickets, and staff see the reason', async () => {
    const { order, tran_id, ticket } = await inReview()
    expect(await desk.confirm(` ${order.event_order_id.toLowerCase()} `, 'called the bank')).toBe(
      `${order.event_order_id} is confirmed; its buyer gets the tickets.`,
    )
    expect(await orderRow(app, order.id)).toEqual({ state: 'confirmed', reason: null, hold_minutes: null })
    expect(await read(order)).toMatchObject({ payment_status: 'Completed', payment: { tran_id } })
    expect((await ticketsOf(app, buyer)).map(({ state }) => state)).toEqual(['valid', 'valid'])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    expect(await ledgerOf(app, order.id)).toMatchObject({ sellers: -20_000, service: -6000 })
    expect(await tasksOf(app, order.id)).toEqual(['letter', 'tell-paid', 'tell-sale'])
    expect(await recordOf(order.id)).toEqual([{ tran_id, why: 'called the bank' }])
    expect(await desk.confirm(order.event_order_id, 'again')).toBe(`${order.event_order_id} was confirmed already.`)
    expect(await recordOf(order.id)).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  it('a payment that was looked at and is not: seats are free at once, the money goes back', async () => {
    const { order, ticket } = await inReview()
    expect(await desk.refund(order.event_order_id, 'stolen card')).toContain('260 taka go back')
    expect(await orderRow(app, order.id)).toEqual({ state: 'refund_due', reason: 'review', hold_minutes: null })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(app.asked.refund).toBe(0)
    expect(await read(order)).toMatchObject({ payment_status: 'Refunding', refunds: [{ amount_taka: 260, state: 'pending', reason: 'review' }] })
    expect(await faults()).toEqual([])
    await giveBack(order)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded', reason: 'review' })
    expect(await keptOf(order)).toBe(0)
    expect(await tasksOf(app, order.id)).toEqual(['letter-refund', 'tell-refunded'])
    expect(await recordOf(order.id)).toMatchObject([{ why: 'stolen card' }])
    expect(await faults()).toEqual([])
  })

  it('an order that is called off: tickets are void at once, also one in other hands, and what was earned is owed', async () => {
    const { order, tickets, ticket } = await paid()
    await pass(app, buyer, { id: tickets[0]?.id ?? 0, holder_name: 'Rahim', secret_hash: makeSecret().secret_hash })
    await desk.refund(order.event_order_id, 'the artist is ill')
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'called-off' })
    expect((await ticketsOf(app, buyer)).map(({ state, qr }) => [state, qr])).toEqual([
      ['void', null],
      ['void', null],
    ])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await ledgerOf(app, order.id)).toMatchObject({ buyers: -26_000 })
    expect(await faults()).toEqual([])
    await giveBack(order)
    expect(await read(order)).toMatchObject({
      payment_status: 'Refunded',
      payment: null,
      refunds: [{ amount_taka: 260, state: 'refunded', reason: 'called-off' }],
    })
    expect(await changesOf(app, order.id)).toEqual([
      '> held by buyer',
      'held > paying by buyer',
      'paying > confirmed by gateway',
      'confirmed > refund_due by staff',
      'refund_due > refunded by gateway',
    ])
    expect(await desk.refund(order.event_order_id, 'again')).toBe(`${order.event_order_id} was given back already.`)
    expect(await keptOf(order)).toBe(0)
    expect(await faults()).toEqual([])
  })

  it('its promo code too, which its buyer may use again', async () => {
    const { ticket, event } = await makeShow(app)
    await sql(`insert into coupons (event, code, code_key, taka, most_uses) values ($1, 'ONE', 'ONE', 50, 1)`, [event])
    const body = orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { coupon: 'ONE', final_price: 110 })
    const order = await placed(app, buyer, body)
    await payAndTell(app, await opened(app, buyer, order))
    await desk.refund(order.event_order_id, 'wrong date')
    expect((await placed(app, buyer, body)).discount_price).toBe(50)
    expect(await faults()).toEqual([])
  })

  it('an order that cost nothing at once: no gateway is asked for nothing', async () => {
    const { order, ticket } = await buyTickets(app, buyer, { quantity: 2 })
    expect(await desk.refund(order.event_order_id, 'called off')).toContain('cost nothing')
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded', reason: 'called-off' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect((await ticketsOf(app, buyer)).map(({ state }) => state)).toEqual(['void', 'void'])
    await app.reconcile()
    expect(await attemptRows(app, order.id)).toEqual([])
    expect((await app.gateway.ledger()).filter(({ tran_id }) => tran_id.includes(order.event_order_id))).toEqual([])
    expect(await tasksOf(app, order.id)).toContain('letter-called-off')
    expect(await faults()).toEqual([])
  })

  it('what waits for staff, and all that is known of an order but how to reach its buyer', async () => {
    const { order, tran_id } = await inReview()
    expect(await desk.listReview()).toMatch(
      new RegExp(`confirm or refund:\n(.*\n)*  ${order.event_order_id}  since .* ${tran_id} succeeded, asked 260 taka, paid 260 taka, .*risk level 1`),
    )
    const shown = await desk.show(order.event_order_id)
    expect(shown).toMatch(new RegExp(`^${order.event_order_id} is review: 260 taka, ordered by Nasrin Akter\n`))
    expect(shown).toContain(`${tran_id} succeeded, asked 260 taka, paid 260 taka`)
    expect(shown).toMatch(/paying > review by gateway {2}.*why risk/)
    for (const secret of [order.email, order.phone_number]) expect(shown).not.toContain(secret)
    await desk.refund(order.event_order_id, 'stolen card')
    expect(await desk.listReview()).not.toContain(order.event_order_id)
    await app.gateway.control({ refund: 'failed' }, tran_id)
    for (let n = 0; n < 6; n++) {
      await app.reconcile()
      await passMinutes(app, order.id, 1801)
    }
    expect(await desk.listReview()).toMatch(new RegExp(`or settle it by hand:\n(.*\n)*  ${order.event_order_id}`))
  })

  it(
    'at the terminal, beside a server at work',
    async () => {
      const { order } = await paid()
      const { event_order_id } = order
      expect(await run(['help'])).toMatchObject({ code: 0, out: expect.stringContaining('refund <order id> --reason') })
      expect(await run(['refund', event_order_id, '--reason', 'the hall has burnt down'])).toMatchObject({
        code: 0,
        out: expect.stringContaining('260 taka go back'),
        errors: '',
      })
      expect((await run(['show', event_order_id])).out).toContain('why the hall has burnt down')
      await giveBack(order)
      expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    },
    PROCESSES_MS,
  )
})

describe('refuses', () => {
  it('an order that does not exist', async () => {
    for (const act of [desk.show, (name: string) => desk.confirm(name, 'x'), (name: string) => desk.refund(name, 'x')])
      await expect(act('ZZZZZZZZZZ\u{1b}[2J')).rejects.toThrow('There is no order ZZZZZZZZZZ [2J.')
  })

  it('to confirm what was not paid, and to give back what was not taken; both are on record', async () => {
    const { order } = await heldOrder(app, buyer)
    await expect(desk.confirm(order.event_order_id, 'a friend')).rejects.toThrow(`${order.event_order_id} is held: only an order in review can be confirmed.`)
    await expect(desk.refund(order.event_order_id, 'a friend')).rejects.toThrow(/is held: only an order in review or one that is confirmed/)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'held' })
    expect(await refusalsOf(app, order.id)).toEqual(['confirm while held', 'refund while held'])
    expect((await recordOf(order.id)).map(({ refused }) => refused)).toEqual(['confirm', 'refund'])
    expect(await faults()).toEqual([])
  })

  it('to sell an event that was called off meanwhile', async () => {
    const { order, event } = await inReview()
    await sql('update events set is_active = false where id = $1', [event])
    await expect(desk.confirm(order.event_order_id, 'x')).rejects.toThrow('its money can only be given back')
    await desk.refund(order.event_order_id, 'called off')
    expect(await faults()).toEqual([])
  })

  it('to sign tickets with another secret than the server’s', async () => {
    const { order } = await inReview()
    const elsewhere = await openOrderDesk({ database_url: app.database.url, data_folder: '/nowhere', secret: 'another secret, of at least 32 bytes' })
    await expect(elsewhere.confirm(order.event_order_id, 'x')).rejects.toThrow('APP_SECRET')
    await elsewhere.close()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
    expect((await sql('select count(*)::int as n from ticket_keys')).rows).toEqual([{ n: 1 }])
  })

  it(
    'an unknown command, without an order, and without a reason',
    async () => {
      const said = (text: string) => ({ code: 1, errors: expect.stringContaining(text) })
      expect(await run(['constructor', 'x'])).toMatchObject(said('There is no command "constructor"'))
      expect(await run(['refund', '--reason', 'x'])).toMatchObject(said('refund wants one order id'))
      expect(await run(['confirm', 'ZZZZZZZZZZ', '--reason', '  '])).toMatchObject(said('confirm wants a reason'))
      expect(await run(['refund', 'ZZZZZZZZZZ', '--why', 'x'])).toMatchObject(said('--why'))
      expect(await run(['show', 'ZZZZZZZZZZ'])).toMatchObject({ code: 1, errors: 'There is no order ZZZZZZZZZZ.\n' })
    },
    PROCESSES_MS,
  )
})

describe('guards', () => {
  it('an order against two members of staff: money is refunded once, seats are freed once', async () => {
    const { order, ticket } = await paid()
    const said = await Promise.all(Array.from({ length: 6 }, (_, at) => desk.refund(order.event_order_id, `reason ${at}`)))
    expect(said.filter((text) => text.includes('is called off'))).toHaveLength(1)
    expect(await recordOf(order.id)).toHaveLength(1)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    await giveBack(order)
    expect(await keptOf(order)).toBe(0)
    expect(await faults()).toEqual([])
  })

  it('an order in review against two members of staff, one confirming and one refunding: one of them is refused', async () => {
    const { order } = await inReview()
    const ends = await Promise.allSettled([desk.confirm(order.event_order_id, 'good'), desk.refund(order.event_order_id, 'bad')])
    expect(['refund_due', 'confirmed']).toContain((await orderRow(app, order.id)).state)
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await faults()).toEqual([])
  })

  it('a gate against a ticket that is passed on as its order is called off', async () => {
    const { order, tickets } = await paid()
    const passed = { id: tickets[0]?.id ?? 0, holder_name: 'Rahim', secret_hash: makeSecret().secret_hash }
    await Promise.all([desk.refund(order.event_order_id, 'x'), pass(app, buyer, passed)])
    const response = await whileAnotherWorks(app, [['select id from purchases where id = $1 for update', [order.id]]], () => pass(app, buyer, passed))
    expect(response.status).toBe(409)
    expect((await sql(`select state from tickets where purchase = $1 and state = 'valid'`, [order.id])).rows).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('money that comes a second time for an order that was called off: it goes back as well', async () => {
    const { order } = await heldOrder(app, buyer)
    const first = await opened(app, buyer, order)
    await passMinutes(app, order.id, 16)
    const second = await opened(app, buyer, order)
    await payAndTell(app, first)
    await desk.refund(order.event_order_id, 'x')
    await payAndTell(app, second)
    await giveBack(order)
    expect(await keptOf(order)).toBe(0)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await faults()).toEqual([])
  })
})
