import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { CannotDeliver } from '#server/adapters/mail/mail.ts'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { mailStaff } from '#server/features/orders/staff/mail-staff.ts'
import { type OrderDesk, openOrderDesk } from '#server/order-desk.ts'
import { TEST_ORIGIN, TEST_SECRET } from '#tests/support/server/app.ts'
import { change } from '#tests/support/server/nouns/applying.ts'
import { callOff, joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { makeShow, orderBody, placed, seatsLeft } from '#tests/support/server/orders/orders.ts'
import { attemptRows, deliver, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const RISKY = '4000000000000119'

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
  // Cases that other tests have left no longer wait for staff.
  await sql(`update purchases set state = 'confirmed', reason = null where state = 'review'`)
  await sql(`update payment_attempts set given_up_at = null, check_at = null where state in ('failed', 'cancelled', 'expired', 'succeeded')`)
  await sql(`update payment_attempts set state = 'refunded' where state in ('refund_failed', 'refund_pending')`)
  await sql(`update refunds set state = 'refunded', check_at = null where state <> 'refunded'`)
  await sql(`update payment_inbox set outcome = 'paid', due_at = null where outcome is null or outcome in ('unknown', 'no-such-attempt')`)
  await sql('delete from staff_mails')
  await sql('update users set is_staff = false')
  seller = await joinAsSeller(app, `stager${joined++}`)
  buyer = await joinAndLogIn(app, `looker${joined}`)
})

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const read = async ({ event_order_id }: EventOrder): Promise<EventOrder> =>
  (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
const faults = async () => (await moneyFaults(app.database.pool, await app.gateway.ledger())).filter((text) => text.includes(lastTran))
let lastTran = ''

async function paying() {
  const show = await makeShow(app, [{ price: 100, title: 'Floor' }], { seller: seller.id })
  const order = await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity: 2 }], 200))
  lastTran = await opened(app, buyer, order)
  return { ...show, order, tran_id: lastTran }
}
async function inReview() {
  const one = await paying()
  await payAndTell(app, one.tran_id, RISKY)
  expect(await orderRow(app, one.order.id)).toMatchObject({ state: 'review' })
  return one
}
const passHours = (event: number, hours: number) =>
  Promise.all([
    sql('update events set called_off_at = called_off_at - make_interval(hours => $2) where id = $1', [event, hours]),
    sql('update purchases set updated_at = updated_at - make_interval(hours => $2) where event = $1', [event, hours]),
  ])
const round = () => giveBackWanted(app.parts())

describe('an event that was called off', () => {
  it('has its orders in review looked at by staff for a day, then they go back like all others', async () => {
    const { order, event, ticket } = await inReview()
    await callOff(app, seller, event)
    await passHours(event, 23)
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
    expect(await read(order)).toMatchObject({ order_state: 'review', reason: 'called-off' })
    expect(await desk.listReview()).toMatch(new RegExp(`${order.event_order_id} .*its event was called off: its money goes back by itself at 20`))
    await passHours(event, 2)
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due', reason: 'called-off' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await desk.listReview()).toBe('Nothing waits for you.')
    await app.reconcile()
    await passMinutes(app, order.id, 5)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
    expect(await faults()).toEqual([])
  })

  it('has money go back that is risky and comes only then', async () => {
    const { order, event, tran_id } = await paying()
    await callOff(app, seller, event)
    await deliver(app, 'notice', (await app.gateway.pay(tran_id, 'paid', RISKY)).return.fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due' })
  })

  it('has an order go back that came to review only afterwards, a day after that', async () => {
    const { order, event } = await inReview()
    await callOff(app, seller, event)
    // The payment was judged while the event was being called off.
    await sql(`update events set called_off_at = called_off_at - interval '30 hours' where id = $1`, [event])
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
    await passHours(event, 25)
    await round()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due' })
  })

  it('is why staff give back what is in review: the buyer does not read that the payment was not accepted', async () => {
    const { order, event } = await inReview()
    await callOff(app, seller, event)
    await desk.refund(order.event_order_id, 'no need to wait')
    expect(await read(order)).toMatchObject({ reason: 'called-off', refunds: [{ reason: 'called-off' }] })
  })
})

describe('the list of what waits for staff', () => {
  it('has payments of which the gateway says nothing for days, until staff have it asked again or set them aside', async () => {
    const { order, tran_id } = await paying()
    await deliver(app, 'notice', (await app.gateway.pay(tran_id, 'failed')).return.fields)
    await app.gateway.control({ query: '500' }, tran_id)
    const silentFor8Days = async () => {
      await sql(`update payment_attempts set decided_at = now() - interval '8 days', check_at = now() where tran_id = $1`, [tran_id])
      await app.reconcile()
    }
    await silentFor8Days()
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'failed', check_minutes: null }])
    expect(await desk.listReview()).toMatch(new RegExp(`said nothing for days.*\n  ${order.event_order_id}  since .* \\(0 min\\) .*${tran_id} failed`))
    expect(await desk.askAgain(tran_id)).toContain('is asked about')
    expect(await desk.listReview()).toBe('Nothing waits for you.')
    await app.reconcile()
    expect(await desk.listReview()).toContain(order.event_order_id)
    expect(await desk.setAside(tran_id, 'the bank says: never paid')).toContain('is set aside')
    expect(await desk.listReview()).toBe('Nothing waits for you.')
    expect(await desk.show(order.event_order_id)).toContain('the bank says: never paid')
    await expect(desk.askAgain(tran_id)).rejects.toThrow('Nothing of the name')
  })

  it('has messages that could not be judged', async () => {
    const { rows } = await sql(
      `insert into payment_inbox (kind, tran_id, raw, digest, outcome, received_at)
       values ('notice', 'EOXXXX-1', 'tran_id=EOXXXX-1&status=VALID', 'odd', 'no-such-attempt', now() - interval '4 days') returning id`,
    )
    const name = `M${rows[0].id}`
    expect(await desk.listReview()).toMatch(new RegExp(`could not be judged.*\n  ${name}  since .* \\(4 days\\)`))
    await desk.askAgain(name)
    expect(await desk.listReview()).toMatch(new RegExp(`${name}  since`))
    await app.reconcile()
    expect(await desk.listReview()).toMatch(new RegExp(`${name}  since`))
    await desk.setAside(name, 'of another shop')
    expect(await desk.listReview()).toBe('Nothing waits for you.')
  })

  it('has refunds that the gateway has been working on for more than a day, with their age', async () => {
    const { order, tran_id } = await inReview()
    await desk.refund(order.event_order_id, 'stolen card')
    await app.gateway.control({ refund: 'processing' }, tran_id)
    await app.reconcile()
    expect(await desk.listReview()).toBe('Nothing waits for you.')
    await sql(`update refunds set begun_at = now() - interval '3 days', asked_at = now() - interval '3 days' where refund_trans_id = $1`, [`R${tran_id}`])
    expect(await desk.listReview()).toMatch(new RegExp(`has not given back in a day.*\n  ${order.event_order_id}  since .* \\(3 days\\) .*is working on it`))
  })
})

describe('the daily mail', () => {
  const mail = (sent: Email[], deliver?: () => Promise<void>) =>
    mailStaff({
      db: app.database.db,
      deliver: async (letter) => {
        await deliver?.()
        sent.push(letter)
      },
      origin: TEST_ORIGIN,
      secret: TEST_SECRET,
      log: { warn: () => undefined },
    })
  const makeStaff = (who: SignedInPerson, more = 'email_verified_at = now()') => sql(`update users set is_staff = true, ${more} where id = $1`, [who.id])

  it('goes to all staff with a verified e-mail once a day, over all processes, and only when something waits', async () => {
    const sent: Email[] = []
    await makeStaff(seller)
    await makeStaff(buyer, `email_verified_at = now(), language = 'bn'`)
    await makeStaff(await joinAndLogIn(app, `unproved${joined}`), 'email_verified_at = null')
    expect(await mail(sent)).toBe(0)
    const { order } = await inReview()
    await sql(`update payment_attempts set decided_at = now() - interval '5 hours' where purchase = $1`, [order.id])
    await Promise.all([mail(sent), mail(sent), mail(sent)])
    expect(sent).toHaveLength(2)
    const [en, bn] = sent.toSorted((a, b) => b.language.localeCompare(a.language))
    expect(en?.subject).toBe('1 case waits for staff of Hatkhola')
    expect(en?.text).toContain('- Payments to review: 1, the oldest waiting for 5 hours')
    expect(en?.text).not.toContain(order.event_order_id)
    expect(bn?.text).toContain('৫ ঘণ্টা ধরে')
    expect(await mail(sent)).toBe(0)
    await sql('update staff_mails set day = day - 1')
    expect(await mail(sent)).toBe(2)
  })

  it('is stopped by its reader with one POST, and by no other caller', async () => {
    const sent: Email[] = []
    await makeStaff(seller)
    await inReview()
    expect(await mail(sent)).toBe(1)
    expect(sent[0]?.text).toMatch(/To stop it:\n\nhttps?:.*\/profile-settings#stop=staff_mails\./)
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' }
    const { pathname } = new URL(sent[0]?.unsubscribe ?? '')
    await sql('delete from staff_mails')
    expect((await app.request(pathname.replace('staff_mails', 'application_mails'), form)).status).toBe(410)
    expect((await app.request(pathname.replace(`.${seller.id}.`, `.${buyer.id}.`), form)).status).toBe(410)
    expect(await mail(sent)).toBe(1)
    expect((await app.request(pathname, form)).status).toBe(200)
    await sql('delete from staff_mails')
    expect(await mail(sent)).toBe(0)
    const settings = await change(app, seller, { path: '/api/account/', body: { staff_mails: true } })
    expect(await settings.json()).toMatchObject({ staff_mails: true, application_mails: true })
    expect(await mail(sent)).toBe(1)
  })

  it('is tried again when the mail server does not take it, and not when it never will', async () => {
    const sent: Email[] = []
    await makeStaff(seller)
    await inReview()
    expect(await mail(sent, () => Promise.reject(new Error('away')))).toBe(0)
    expect(await mail(sent)).toBe(1)
    await sql('delete from staff_mails')
    expect(await mail(sent, () => Promise.reject(new CannotDeliver('no such address')))).toBe(0)
    expect(await mail(sent)).toBe(0)
    expect(sent).toHaveLength(1)
  })
})
