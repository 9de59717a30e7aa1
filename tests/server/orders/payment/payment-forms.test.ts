import { beforeEach, describe, expect, it } from 'vitest'
import { PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { attemptRows, deliver, heldOrder, opened, orderRow, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `returner${joined++}`)
  await app.database.pool.query('delete from payment_inbox')
})
const inbox = async () =>
  (await app.database.pool.query('select kind, tran_id, times, outcome, due_at is not null as is_due, tries, raw from payment_inbox order by id')).rows
const alarms = () => app.logged.filter(({ level }) => level === 'error').map(({ text }) => text)
const raw = (path: string, init: RequestInit) => app.request(path, init)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function paying(language: 'en' | 'bn' = 'en') {
  const { ticket } = await makeShow(app)
  const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { language }))
  return { order, tran_id: await opened(app, buyer, order) }
}

describe('answers', () => {
  it.each([
    ['paid', 'success', '/en/event-payment-success'],
    ['paid', 'success', '/bn/event-payment-success'],
    ['failed', 'fail', '/en/event-payment-fail'],
    ['cancelled', 'cancel', '/bn/event-payment-cancel'],
  ] as const)('a browser that comes back (%s, by %s) with the screen that says so: %s', async (outcome, path, screen) => {
    const { order, tran_id } = await paying(screen.startsWith('/bn/') ? 'bn' : 'en')
    const { fields } = (await app.gateway.pay(tran_id, outcome)).return
    const response = await deliver(app, path, fields)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${screen}?event_order_id=${order.event_order_id}`])
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await inbox()).toMatchObject([{ kind: 'return', tran_id, is_due: false }])
  })

  it('a browser with what the gateway says, not with where it was sent', async () => {
    const { order, tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    for (const path of ['fail', 'cancel', 'success'] as const) {
      const { headers } = await deliver(app, path, fields)
      expect(headers.get('location')).toBe(`/en/event-payment-success?event_order_id=${order.event_order_id}`)
    }
  })

  it('a browser with the screen that goes on asking, when the gateway is silent', async () => {
    const { order, tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    await app.gateway.control({ validation: '500', query: '500' })
    const { headers } = await deliver(app, 'success', fields)
    expect(headers.get('location')).toBe(`/en/check-payment?event_order_id=${order.event_order_id}`)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming', hold_minutes: 60 })
    expect(await inbox()).toMatchObject([{ outcome: null, is_due: true, tries: 1 }])
  })

  it('a notice with OK, once it is stored', async () => {
    const { tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    const response = await deliver(app, 'notice', fields)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await inbox()).toMatchObject([{ kind: 'notice', tran_id, times: 1, outcome: 'paid', is_due: false }])
    expect((await deliver(app, 'notice', fields)).status).toBe(200)
    expect(await inbox()).toMatchObject([{ times: 2 }])
  })

  it('a notice about an unknown attempt, kept until it is known', async () => {
    const { order, tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    await app.database.pool.query(`update payment_attempts set tran_id = 'lost' where tran_id = $1`, [tran_id])
    expect((await deliver(app, 'notice', fields)).status).toBe(200)
    expect(await inbox()).toMatchObject([{ outcome: null, is_due: true }])
    expect(alarms()).toContain('a message of the gateway is about an attempt that nobody knows')
    await app.database.pool.query(`update payment_attempts set tran_id = $1 where tran_id = 'lost'`, [tran_id])
    await app.database.pool.query(`update payment_inbox set due_at = now()`)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
    expect(await inbox()).toMatchObject([{ outcome: 'paid', is_due: false }])
  })

  it('such a notice for three days, and says then that staff have to look', async () => {
    const { tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    await app.database.pool.query(`update payment_attempts set tran_id = 'gone' || id where tran_id = $1`, [tran_id])
    await deliver(app, 'notice', fields)
    await app.database.pool.query(`update payment_inbox set due_at = now(), received_at = now() - interval '71 hours'`)
    await app.reconcile()
    expect(await inbox()).toMatchObject([{ is_due: true, tries: 2 }])
    await app.database.pool.query(`update payment_inbox set due_at = now(), received_at = now() - interval '73 hours'`)
    await app.reconcile()
    expect(await inbox()).toMatchObject([{ is_due: false, outcome: 'no-such-attempt' }])
    expect(alarms()).toContain('a message of the gateway could not be judged in three days: staff have to look')
  })

  it.each(['success', 'fail', 'cancel'] as const)('a look at the address of %s with the orders', async (path) => {
    const response = await raw(PAYMENT_PATHS[path], {})
    expect([response.status, response.headers.get('location')]).toEqual([303, '/orders'])
  })

  it('a report of failure, which changes nothing', async () => {
    const { order } = await paying()
    const response = await post(app, '/api/event_payment/fail/', { body: { event_order_id: order.event_order_id, error: 'x'.repeat(5000) } })
    expect([response.status, await response.json()]).toEqual([200, { recorded: true }])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'paying' })
    const [report] = await inbox()
    expect(report).toMatchObject({ kind: 'report', outcome: 'report', is_due: false })
    expect(report.raw).toHaveLength(2000)
  })
})

describe('refuses', () => {
  it('a notice that the gateway did not sign, which changes nothing', async () => {
    const { order, tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    for (const forged of [{ ...fields, amount: '1.00' }, { ...fields, verify_sign: 'f'.repeat(32) }, { tran_id, status: 'VALID', val_id: '1' }, {}])
      expect((await deliver(app, 'notice', forged)).status).toBe(400)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'paying' })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'open', check_minutes: 2 }])
    for (const row of await inbox()) expect(row).toMatchObject({ outcome: 'bad-signature', is_due: false, tran_id: null })
    expect(app.asked).toMatchObject({ confirm: 0, query: 0 })
  })

  it('a browser with something forged by showing it the orders', async () => {
    const { order, tran_id } = await paying()
    for (const forged of [{ tran_id, status: 'VALID' }, { event_order_id: order.event_order_id }, '', 'a=1&a=2', '%00=%ff'])
      expect((await deliver(app, 'success', forged)).headers.get('location')).toBe('/orders')
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'paying' })
  })

  it.each([
    ['too large', { method: 'POST', headers: FORM, body: `a=${'b'.repeat(17_000)}` }, 413],
    ['of too many fields', { method: 'POST', headers: FORM, body: Array.from({ length: 81 }, (_, at) => `f${at}=1`).join('&') }, 413],
    ['JSON', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }, 415],
    ['compressed', { method: 'POST', headers: { ...FORM, 'content-encoding': 'gzip' }, body: 'a=1' }, 415],
    ['no POST', { method: 'GET' }, 405],
  ])('a notice that is %s', async (_, init, status) => {
    expect((await raw(PAYMENT_PATHS.notice, init)).status).toBe(status)
    expect(await inbox()).toEqual([])
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('%s on a return', async (method) => {
    expect((await raw(PAYMENT_PATHS.success, { method })).status).toBe(405)
  })
})

describe('guards', () => {
  it('browsers against being led elsewhere: no header of the request matters', async () => {
    const { tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    const body = new URLSearchParams(fields).toString()
    const response = await raw(PAYMENT_PATHS.success, {
      method: 'POST',
      body,
      headers: { ...FORM, host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    })
    expect(response.headers.get('location')).toMatch(/^\/en\/event-payment-success\?event_order_id=[0-9A-Z]{10}$/)
  })

  it('cards: a token of one is not kept', async () => {
    const { tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    await deliver(app, 'notice', { ...fields, card_ref_id: 'secret-token' })
    const [row] = await inbox()
    expect(row.outcome).toBe('paid')
    expect(row.raw).not.toContain('secret-token')
  })

  it('the inbox against being filled: unsigned messages are counted, then left', async () => {
    await app.database.pool.query(
      `insert into payment_inbox (kind, raw, digest, outcome) select 'report', '', 'full' || n, 'report' from generate_series(1, 200) n`,
    )
    expect((await post(app, '/api/event_payment/fail/', { body: { error: 'one more' } })).status).toBe(200)
    expect(await inbox()).toHaveLength(200)
    const { tran_id } = await paying()
    expect((await deliver(app, 'notice', (await app.gateway.pay(tran_id)).return.fields)).status).toBe(200)
    expect(await inbox()).toHaveLength(201)
  })

  it('the inbox against one signed message in many spellings: it is one message, and asked about once', async () => {
    const { tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id, 'failed')).return
    const turned = Object.fromEntries(Object.entries(fields).toReversed())
    const spellings = [fields, turned, { ...fields, verify_sign: fields.verify_sign?.toUpperCase() ?? '' }]
    for (let n = 0; n < 5; n++) spellings.push({ ...fields, [`more${n}`]: 'x'.repeat(9000) })
    for (const what of ['notice', 'fail'] as const) for (const one of spellings) await deliver(app, what, one)
    expect(await inbox()).toMatchObject([
      { kind: 'notice', times: spellings.length },
      { kind: 'return', times: spellings.length },
    ])
    expect(app.asked.query).toBe(2)
  })

  it('a signed message against being taken for an unsigned one: it comes later, and counts', async () => {
    const { order, tran_id } = await paying()
    const { fields } = (await app.gateway.pay(tran_id)).return
    const form = new URLSearchParams(fields).toString()
    for (const guess of [fields.verify_sign ?? '', `signed notice\n${fields.verify_sign}`, `${form}&x=1&x=2`])
      expect((await deliver(app, 'notice', guess)).status).toBe(400)
    expect((await deliver(app, 'notice', fields)).status).toBe(200)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('seats against a forged claim: a signed one too only has the gateway asked', async () => {
    const { order } = await heldOrder(app, buyer)
    const tran_id = await opened(app, buyer, order)
    const failed = await app.gateway.pay(tran_id, 'failed')
    await app.gateway.control({ query: '500' })
    await deliver(app, 'notice', failed.return.fields)
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'open', check_minutes: 0 }])
    await passMinutes(app, order.id, 61)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'expired' })
  })
})
