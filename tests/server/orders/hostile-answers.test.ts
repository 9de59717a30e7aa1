import { beforeEach, describe, expect, it } from 'vitest'
import type { Money, Payment, Verdict } from '#server/adapters/payment/payment.ts'
import { reconcilePayments } from '#server/purchases/payment/reconcile-payments.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { attemptRows, check, deliver, heldOrder, ledgerOf, opened, orderRow, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `wary${joined++}`)
})

async function paying() {
  const held = await heldOrder(app, buyer)
  return { ...held, tran_id: await opened(app, buyer, held.order) }
}

/** A run of the background job in which the gateway gives this answer about every attempt. */
async function roundWith(order: number, says: Partial<Pick<Payment, 'confirm' | 'query'>>): Promise<void> {
  await passMinutes(app, order, 3)
  const parts = app.parts()
  await reconcilePayments({ ...parts, payment: { ...parts.payment, ...says } })
}

/** What the gateway says of the money of an attempt. */
async function moneyOf(tran_id: string): Promise<Money> {
  const said: Verdict = await app.parts().payment.query(tran_id)
  if (said.kind !== 'paid') throw new Error('it was not paid')
  return said.money
}

describe('refuses', () => {
  it.each(['pending', 'not-paid'] as const)('to call good what is paid by one answer and %s by the other; it asks on, and says so', async (kind) => {
    const { order, tran_id } = await paying()
    await app.gateway.pay(tran_id)
    await roundWith(order.id, { confirm: async () => (kind === 'pending' ? { kind } : { kind, why: 'failed' }) })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'paying' })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'open', check_minutes: 1 }])
    expect(app.logged.map(({ text }) => text)).toContain('the gateway calls one payment paid and not paid')
    await roundWith(order.id, {})
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('the money of another attempt, whichever answer names it', async () => {
    const [poor, rich] = [await paying(), await paying()]
    await app.gateway.pay(rich.tran_id)
    const money = await moneyOf(rich.tran_id)
    const theirs = async (): Promise<Verdict> => ({ kind: 'paid', money })
    await app.database.pool.query(`update payment_attempts set check_at = now() + interval '1 hour' where tran_id = $1`, [rich.tran_id])
    await roundWith(poor.order.id, { query: theirs, confirm: theirs })
    const renamed = async (): Promise<Verdict> => ({ kind: 'paid', money: { ...money, tran_id: poor.tran_id } })
    await passMinutes(app, rich.order.id, 60)
    await roundWith(rich.order.id, {})
    expect(await orderRow(app, rich.order.id)).toMatchObject({ state: 'confirmed' })
    await roundWith(poor.order.id, { query: renamed, confirm: renamed })
    expect(await orderRow(app, poor.order.id)).toMatchObject({ state: 'paying' })
    expect(await ledgerOf(app, poor.order.id)).toEqual({})
  })

  it.each([
    ['a paisa less', { amount_paisa: 25_999, currency_amount_paisa: 25_999 }],
    ['a paisa more', { amount_paisa: 26_001 }],
    ['as many dollars', { currency_type: 'USD' }],
    ['as many taka of which the gateway took fewer', { currency_amount_paisa: 100 }],
    ['less by a campaign of the gateway', { amount_paisa: 25_000, discount_paisa: 1000 }],
  ])('to call good what is %s: staff have to look', async (_, other) => {
    const { order, tran_id } = await paying()
    await app.gateway.pay(tran_id)
    const money = { ...(await moneyOf(tran_id)), ...other }
    const says = async (): Promise<Verdict> => ({ kind: 'paid', money })
    await roundWith(order.id, { query: says, confirm: says })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
  })
})

describe('guards', () => {
  it('what buyers say of themselves, and what the gateway is told: no log has it, and no buyer can write a log line of their own', async () => {
    const secrets = { full_name: 'Canary Khatun', phone_number: '01798765432', email: 'canary@secret.example', order_note: 'canary\nnote' }
    const { ticket } = await makeShow(app)
    const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100, secrets))
    const { fields } = (await app.gateway.pay(await opened(app, buyer, order), 'paid', '4000000000000119')).return
    await deliver(app, 'notice', { ...fields, amount: '1\r\ncanary: 1' })
    await deliver(app, 'success', { tran_id: 'canary\r\nSet-Cookie: a=1', status: 'VALID' })
    await post(app, '/api/event_payment/fail/', { body: { error: 'canary\r\n', email: secrets.email } })
    await deliver(app, 'notice', fields)
    await check(app, buyer, order)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'review' })
    const logged = JSON.stringify(app.logged)
    expect(logged).toContain(fields.tran_id)
    for (const secret of ['anary', '1798765432', 'store_passwd', fields.card_no, fields.verify_sign, '\\r', '\\n'])
      expect(logged.toLowerCase()).not.toContain(String(secret).toLowerCase())
  })
})
