import { beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { sendEmails } from '#server/features/events/tickets/send-emails.ts'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { TEST_ORIGIN } from '#tests/support/server/app.ts'
import { QUIET_LOG, tellNow } from '#tests/support/server/notices.ts'
import { callOff, forgetProof, joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { changesOf, makeShow, orderBody, placed, refusalOf, refusalsOf, seatsLeft, send } from '#tests/support/server/orders/orders.ts'
import { ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { deliver, ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const WHY = 'The singer is ill.'
const app = usePaying()
let seller: SignedInPerson
let buyer: SignedInPerson
let joined = 0
let sent: Email[]
beforeEach(async () => {
  sent = []
  await app.database.pool.query('update purchase_tasks set due_at = null, done_at = now() where due_at is not null')
  seller = await joinAsSeller(app, `host${joined++}`)
  buyer = await joinAndLogIn(app, `guest${joined}`)
})

interface Sold {
  order: EventOrder
  event: number
  ticket: number
}
const showOf = (price = 100) => makeShow(app, [{ price, title: 'Floor' }], { seller: seller.id, title: 'Baul night' })
const ordered = (ticket: number, price = 100) => placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], price * 2, { language: 'en' }))

async function sold(price = 100): Promise<Sold> {
  const show = await showOf(price)
  const order = await ordered(show.ticket, price)
  if (price > 0) await payAndTell(app, await opened(app, buyer, order))
  return { order, ...show }
}
const refund = (who: SignedInPerson, { event_order_id }: Pick<EventOrder, 'event_order_id'>, why = WHY) =>
  send(app, who, { path: `/api/event_sale/${event_order_id}/refund/`, body: { why } })
const refundAll = (who: SignedInPerson, event_id: number) => send(app, who, { path: '/api/event_sale/refund_all/', body: { event_id, why: WHY } })
const round = () => giveBackWanted(app.parts())
/** Runs the background job until the gateway has said that the money is back. */
async function untilBack(...orders: EventOrder[]): Promise<void> {
  await app.reconcile()
  for (const { id } of orders) await passMinutes(app, id, 5)
  await app.reconcile()
}
async function tell(): Promise<void> {
  const deliver = async (letter: Email) => void sent.push(letter)
  await sendEmails({ db: app.database.db, deliver, admit: async () => true, origin: TEST_ORIGIN, now: Date.now, log: QUIET_LOG })
  await tellNow(app)
}
const told = async (): Promise<Notice[]> => (await app.request('/api/notice/', { headers: as(buyer) })).json()
const kindsTold = async () => (await told()).map(({ kind }) => kind)
/** Twenty seats were to be sold of every show. */
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

describe('answers', () => {
  it('one order that is given back: tickets are void and seats free at once, the money goes', async () => {
    const { order, ticket } = await sold()
    const response = await refund(seller, order)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ event_order_id: order.event_order_id, payment_status: 'Refunding', is_refund_asked: false })
    expect((await ticketsOf(app, buyer)).map(({ state }) => state)).toEqual(['void', 'void'])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await faults()).toEqual([])
    await untilBack(order)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded', reason: 'called-off' })
    expect(await ledgerOf(app, order.id)).not.toHaveProperty('buyers')
    expect(await keptOf(order)).toBe(0)
    expect((await changesOf(app, order.id)).slice(-2)).toEqual(['confirmed > refund_due by seller', 'refund_due > refunded by gateway'])
    expect(await faults()).toEqual([])
  })

  it('every order of an event, which the background job refunds', async () => {
    const show = await showOf()
    const orders = [await ordered(show.ticket), await ordered(show.ticket)]
    for (const order of orders) await payAndTell(app, await opened(app, buyer, order))
    const held = await ordered(show.ticket)
    expect(await (await refundAll(seller, show.event)).json()).toEqual({ orders: 2 })
    expect(await orderRow(app, orders[0]?.id ?? 0)).toMatchObject({ state: 'confirmed' })
    expect(await round()).toBe(0)
    for (const { id } of orders) expect(await orderRow(app, id)).toMatchObject({ state: 'refund_due', reason: 'called-off' })
    const { rows } = await app.database.pool.query(`select distinct xmin from purchase_changes where purchase = any($1) and to_state = 'refund_due'`, [
      orders.map(({ id }) => id),
    ])
    expect(rows, 'those of one event share a transaction').toHaveLength(1)
    // The event goes on, and so does an unpaid order.
    expect(await orderRow(app, held.id)).toMatchObject({ state: 'held' })
    await untilBack(...orders)
    for (const order of orders) expect(await keptOf(order)).toBe(0)
    expect(await (await refundAll(seller, show.event)).json()).toEqual({ orders: 0 })
    expect(await faults()).toEqual([])
  })

  it('an event that was called off: paid orders go back, held ones end, and all are told why', async () => {
    const { order, event, ticket } = await sold()
    const held = await ordered(ticket)
    await callOff(app, seller, event)
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'called-off' })
    expect(await orderRow(app, held.id)).toEqual({ state: 'cancelled', reason: 'called-off', hold_minutes: null })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    await tell()
    expect(sent.map(({ subject }) => subject)).toEqual(['Your order was cancelled: Baul night'])
    for (const words of ['“Baul night” was cancelled, and your order with it.', '> The hall has burnt down.', 'BDT 260 will be refunded', order.event_order_id])
      expect(sent[0]?.text).toContain(words)
    const calendar = Buffer.from(sent[0]?.attachments?.[0]?.bytes ?? []).toString()
    expect(calendar).toContain(`UID:event-${event}@`)
    expect(calendar).toContain('STATUS:CANCELLED')
    // It was made with version 1, and was changed by being called off.
    expect(Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])).toBeGreaterThan(1)
    expect(await kindsTold()).toEqual(['called-off', 'called-off'])
    for (const { text } of await told()) expect(text).toBe('The hall has burnt down.')
    await untilBack(order)
    await tell()
    expect(sent.map(({ subject }) => subject).slice(1)).toEqual(['Your refund is on its way: Baul night'])
    expect(await faults()).toEqual([])
  })

  it('a free order of such an event: it is over at once, without a word of money', async () => {
    const { order, event } = await sold(0)
    await callOff(app, seller, event)
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded', reason: 'called-off' })
    await tell()
    expect(sent[0]?.text).toContain('It was free, so there is nothing to refund.')
    expect(await kindsTold()).toEqual(['called-off'])
    expect(await faults()).toEqual([])
  })

  it('the words of the seller who refunded one order, quoted line by line', async () => {
    const { order } = await sold()
    await refund(seller, order, 'Sorry!\nHatkhola\nhttps://evil.example')
    await tell()
    expect(sent[0]?.text).toContain('Message from the organizer:\n\n> Sorry!\n> Hatkhola\n> https://evil.example\n')
    expect(sent[0]?.html).toBeUndefined()
    expect(sent[0]?.attachments).toBeUndefined()
  })
})

describe('refuses', () => {
  it('another seller’s order and event as if they did not exist', async () => {
    const { order, event } = await sold()
    const other = await joinAsSeller(app, `rival${joined}`)
    expect(await refusalOf(await refund(other, order))).toMatchObject({ status: 404 })
    expect(await refusalOf(await refundAll(other, event))).toMatchObject({ status: 404 })
    expect(await refusalOf(await refund(buyer, order))).toMatchObject({ status: 403 })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('a seller who has not lately proved who they are', async () => {
    const { order, event } = await sold()
    await forgetProof(app, seller)
    expect(await refusalOf(await refund(seller, order))).toMatchObject({ status: 403, code: 'password-needed' })
    expect(await refusalOf(await refundAll(seller, event))).toMatchObject({ status: 403, code: 'password-needed' })
  })

  it('an order that was never good, and notes that it was tried', async () => {
    const show = await showOf()
    const order = await ordered(show.ticket)
    expect(await refusalOf(await refund(seller, order))).toMatchObject({ status: 409, code: 'bad-state' })
    expect(await refusalsOf(app, order.id)).toEqual(['give-back while held'])
    expect(await faults()).toEqual([])
  })
})

describe('guards', () => {
  it('money against being refunded twice: seller, staff and two runs at one moment', async () => {
    const { order, event } = await sold()
    await refundAll(seller, event)
    await callOff(app, seller, event)
    await callOff(app, seller, event)
    const staff = () => refundPurchase(app.parts(), order.event_order_id, 'asked by phone')
    await Promise.all([refund(seller, order), refund(seller, order), staff(), round(), round()])
    expect((await changesOf(app, order.id)).filter((change) => change.startsWith('confirmed > refund_due'))).toHaveLength(1)
    await untilBack(order)
    await round()
    expect(await (await refund(seller, order)).json()).toMatchObject({ payment_status: 'Refunded' })
    expect(await keptOf(order)).toBe(0)
    expect(await faults()).toEqual([])
  })

  it('a buyer at the payment page of an event that is called off: the money goes back as it comes', async () => {
    const show = await showOf()
    const order = await ordered(show.ticket)
    const tran_id = await opened(app, buyer, order)
    await callOff(app, seller, show.event)
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'paying' })
    await payAndTell(app, tran_id)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'event-closed' })
    await untilBack(order)
    expect(await keptOf(order)).toBe(0)
    expect(await seatsLeft(app, show.ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await faults()).toEqual([])
  })

  it('a buyer whose money comes after the order has ended with its event, against words of seats that were sold', async () => {
    const show = await showOf()
    const order = await ordered(show.ticket)
    const tran_id = await opened(app, buyer, order)
    const paid = await app.gateway.pay(tran_id)
    await callOff(app, seller, show.event)
    // Its page is over, and the gateway does not answer.
    await app.database.pool.query(`update payment_attempts set state = 'expired', check_at = now() + interval '1 hour' where purchase = $1`, [order.id])
    await app.database.pool.query(`update purchases set state = 'held' where id = $1`, [order.id])
    await app.database.pool.query(
      `insert into purchase_changes (purchase, from_state, to_state, by) values ($1, 'paying', 'confirming', 'service'), ($1, 'confirming', 'held', 'gateway')`,
      [order.id],
    )
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'cancelled', reason: 'called-off' })
    await deliver(app, 'notice', paid.return.fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'event-closed' })
    await untilBack(order)
    expect(await keptOf(order)).toBe(0)
    expect(await faults()).toEqual([])
  })

  it('all other orders against one that cannot be refunded', async () => {
    const broken = await sold()
    const beside = await ordered(broken.ticket)
    await payAndTell(app, await opened(app, buyer, beside))
    const good = await sold()
    await app.database.pool.query(`update payment_attempts set state = 'failed' where purchase = $1`, [broken.order.id])
    for (const { event } of [broken, good]) await callOff(app, seller, event)
    await round()
    expect(await orderRow(app, broken.order.id)).toMatchObject({ state: 'confirmed' })
    for (const { id } of [beside, good.order]) expect(await orderRow(app, id)).toMatchObject({ state: 'refund_due' })
    expect(app.logged.filter(({ text }) => text.startsWith('an order that its seller gives back'))).toHaveLength(1)
    await app.database.pool.query(`update payment_attempts set state = 'succeeded' where purchase = $1`, [broken.order.id])
    await round()
    expect(await orderRow(app, broken.order.id)).toMatchObject({ state: 'refund_due' })
    expect(await faults()).toEqual([])
  })
})
