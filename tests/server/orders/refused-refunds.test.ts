import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listSales } from '#contract/events/sales.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { sendEmails } from '#server/features/events/tickets/send-emails.ts'
import { type OrderDesk, openOrderDesk } from '#server/order-desk.ts'
import { TEST_ORIGIN, TEST_SECRET } from '#tests/support/server/app.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { changesOf, makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { attemptRows, ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

/** Minutes from one refusal to the next retry. */
const PAUSES = [15, 60, 240, 720, 1800]

const app = usePaying()
let desk: OrderDesk
let buyer: SignedInPerson
let seller: SignedInPerson
let joined = 0
beforeAll(async () => {
  desk = await openOrderDesk({ database_url: app.database.url, data_folder: '/nowhere', secret: TEST_SECRET })
})
afterAll(() => desk.close())
beforeEach(async () => {
  await app.database.pool.query('update purchase_tasks set due_at = null, done_at = now() where due_at is not null')
  seller = await joinAsSeller(app, `refuser${joined++}`)
  buyer = await joinAndLogIn(app, `refused${joined}`)
})

interface Owed {
  order: EventOrder
  event: number
  tran_id: string
}
/** An order of 260 taka that staff have taken back; the gateway has not been asked yet. */
async function owed(): Promise<Owed> {
  const show = await makeShow(app, [{ price: 100, title: 'Floor' }], { seller: seller.id })
  const order = await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 2 }], 200, { language: 'en' }))
  const tran_id = await opened(app, buyer, order)
  await payAndTell(app, tran_id)
  await desk.refund(order.event_order_id, 'the artist is ill')
  return { order, event: show.event, tran_id }
}
const read = async ({ event_order_id }: EventOrder): Promise<EventOrder> =>
  (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
const shownToSeller = async (event: number) => (await (await app.request(`${listSales.path}?event_id=${event}`, { headers: as(seller) })).json()).results[0]
const refundsOf = async (tran_id: string) => (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.refunds ?? []
const faults = async () => moneyFaults(app.database.pool, await app.gateway.ledger())
const minutesToNext = async (tran_id: string) =>
  (
    await app.database.pool.query('select round(extract(epoch from check_at - now()) / 60)::int as minutes from refunds where refund_trans_id = $1', [
      `R${tran_id}`,
    ])
  ).rows[0].minutes
/** Runs the background job until the gateway has refused it for good. */
async function refuseForGood({ order }: Owed): Promise<void> {
  for (const minutes of [0, ...PAUSES]) {
    await passMinutes(app, order.id, minutes + 1)
    await app.reconcile()
  }
}
async function lettersAbout({ event_order_id }: EventOrder): Promise<Email[]> {
  const sent: Email[] = []
  const deliver = async (letter: Email) => void sent.push(letter)
  await sendEmails({ db: app.database.db, deliver, admit: async () => true, origin: TEST_ORIGIN, now: Date.now, log: QUIET_LOG })
  return sent.filter(({ text }) => text.includes(event_order_id))
}

describe('answers', () => {
  it('a refund that is refused by asking for the same one with growing pauses, until it is taken', async () => {
    const { order, event, tran_id } = await owed()
    await app.gateway.control({ refund_turns: ['failed', 'failed', 'failed', 'processing', 'processing', 'refunded'] }, tran_id)
    const pauses: number[] = []
    for (let n = 0; n < 3; n++) {
      await app.reconcile()
      pauses.push(await minutesToNext(tran_id))
      expect(await read(order)).toMatchObject({ payment_status: 'Refunding', refunds: [{ state: 'failed' }] })
      expect(await shownToSeller(event)).toMatchObject({ order_state: 'refund_due', is_refund_held: true })
      await passMinutes(app, order.id, (pauses.at(-1) ?? 0) + 1)
    }
    expect(pauses).toEqual(PAUSES.slice(0, 3))
    expect(await desk.refund(order.event_order_id, 'again')).toContain('has refused it 3 times (Refund is not possible for this transaction); asked again at')
    await app.reconcile()
    expect(await read(order)).toMatchObject({ refunds: [{ state: 'pending' }] })
    expect(await shownToSeller(event)).toMatchObject({ is_refund_held: false })
    expect(await desk.refund(order.event_order_id, 'again')).toContain('the payment provider is working on it')
    for (let n = 0; n < 2; n++) {
      await passMinutes(app, order.id, 400)
      await app.reconcile()
    }
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await refundsOf(tran_id)).toMatchObject([{ refund_trans_id: `R${tran_id}`, state: 'refunded' }])
    expect(await faults()).toEqual([])
  })

  it('one that the bank cancels on its way by asking for the same one again', async () => {
    const { order, tran_id } = await owed()
    await app.gateway.control({ refund_turns: ['processing', 'cancelled', 'refunded'] }, tran_id)
    for (const minutes of [2, 20, 20]) {
      await app.reconcile()
      await passMinutes(app, order.id, minutes)
    }
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await refundsOf(tran_id)).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  it('one that is refused six times by leaving it to staff, who have it asked again', async () => {
    const refused = await owed()
    const { order, tran_id } = refused
    await app.gateway.control({ refund: 'failed' }, tran_id)
    await refuseForGood(refused)
    expect(app.asked.refund).toBe(6)
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'refund_failed' }])
    expect(app.logged.filter(({ level, text }) => level === 'error' && text.startsWith('refund_failed'))).toHaveLength(1)
    const said = await desk.refund(order.event_order_id, 'again')
    expect(said).toContain('is owed back, and not all of it is back yet')
    expect(said).toContain(`${tran_id}, 260 taka: the payment provider has refused it 6 times (Refund is not possible for this transaction); it waits for you`)
    expect(said).toContain('settled-by-hand <reference>')
    expect(said).not.toContain('on its way back')
    expect(await desk.listReview()).toContain(order.event_order_id)
    await app.gateway.control({ refund: 'refunded' }, tran_id)
    expect(await desk.retryRefund(order.event_order_id, {})).toContain('is asked again for 260 taka')
    expect(await desk.listReview()).not.toContain(order.event_order_id)
    await app.reconcile()
    await passMinutes(app, order.id, 5)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await refundsOf(tran_id)).toHaveLength(1)
    expect((await changesOf(app, order.id)).slice(-3)).toEqual([
      'confirmed > refund_due by staff',
      'refund_due > refund_due by staff',
      'refund_due > refunded by gateway',
    ])
    expect(await faults()).toEqual([])
  })

  it('one that staff have paid back themselves: it is on record, the ledger adds up, and the buyer reads how', async () => {
    const refused = await owed()
    const { order, tran_id } = refused
    await app.gateway.control({ refund: 'failed' }, tran_id)
    await refuseForGood(refused)
    await lettersAbout(order)
    expect(await desk.settleByHand(order.event_order_id, { reference: 'bKash 9X7', why: 'the card is closed' })).toContain(
      'given back by hand, reference bKash 9X7',
    )
    expect(await read(order)).toMatchObject({ payment_status: 'Refunded', refunds: [{ state: 'refunded', reference: 'bKash 9X7' }] })
    expect(await ledgerOf(app, order.id)).toEqual({ bank: -26_000, fees: 650, gateway: 25_350 })
    const [letter] = await lettersAbout(order)
    expect(letter?.text).toContain('We refunded it ourselves, not to the card or wallet you paid with. Reference: bKash 9X7')
    expect(letter?.text).not.toContain('It goes to the card')
    expect(await desk.show(order.event_order_id)).toMatch(/refund_due > refunded by staff {2}.*why the card is closed.*reference bKash 9X7/)
    expect(await desk.refund(order.event_order_id, 'again')).toMatch(/given back already\.\n.*by hand at .*, reference bKash 9X7/)
    const { refund } = app.asked
    await passMinutes(app, order.id, 5000)
    await app.reconcile()
    expect(app.asked.refund).toBe(refund)
    expect(await refundsOf(tran_id)).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('one that the provider has worked on for more than a day by letting staff settle it', async () => {
    const { order, tran_id } = await owed()
    await app.gateway.control({ refund: 'processing' }, tran_id)
    await app.reconcile()
    await expect(desk.settleByHand(order.event_order_id, { reference: 'x', why: 'x' })).rejects.toThrow('the payment provider is working on it')
    await app.database.pool.query(`update refunds set begun_at = now() - interval '25 hours' where refund_trans_id = $1`, [`R${tran_id}`])
    await desk.settleByHand(order.event_order_id, { reference: 'x', why: 'the provider asked us to' })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
  })
})

describe('refuses', () => {
  it('to ask again for, or to settle, what does not wait for staff', async () => {
    const { order } = await owed()
    const { event_order_id } = order
    await expect(desk.retryRefund(event_order_id, {})).rejects.toThrow('the payment provider is asked within a minute')
    await expect(desk.settleByHand(event_order_id, { reference: 'x', why: 'x' })).rejects.toThrow(`No refund of ${event_order_id} waits for that`)
    await app.reconcile()
    await passMinutes(app, order.id, 5)
    await app.reconcile()
    await expect(desk.retryRefund(event_order_id, {})).rejects.toThrow('is refunded: no refund waits for you')
  })

  it('to ask again for what the gateway never named', async () => {
    const { order, tran_id } = await owed()
    await app.database.pool.query(`update payment_attempts set bank_tran_id = '' where tran_id = $1`, [tran_id])
    await app.reconcile()
    await expect(desk.retryRefund(order.event_order_id, {})).rejects.toThrow('can only be given back by hand')
    await desk.settleByHand(order.event_order_id, { reference: 'cash 1', why: 'no other way' })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await faults()).toEqual([])
  })
})

describe('guards', () => {
  it('money against being refunded twice: one member of staff retries while another settles it by hand', async () => {
    for (let n = 0; n < 4; n++) {
      const refused = await owed()
      const { order, tran_id } = refused
      await app.gateway.control({ refund: 'failed' }, tran_id)
      await refuseForGood(refused)
      await app.gateway.control({ refund: 'refunded' }, tran_id)
      const ends = await Promise.allSettled([
        desk.retryRefund(order.event_order_id, {}),
        desk.settleByHand(order.event_order_id, { reference: 'x', why: 'x' }),
        app.reconcile(),
      ])
      expect(ends.slice(0, 2).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (let round = 0; round < 2; round++) {
        await passMinutes(app, order.id, 5)
        await app.reconcile()
      }
      const byHand = ends[1]?.status === 'fulfilled'
      expect(await refundsOf(tran_id)).toHaveLength(byHand ? 0 : 1)
      expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
      expect(await faults()).toEqual([])
    }
  })
})
