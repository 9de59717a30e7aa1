import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Payment, PaymentRequest } from '#server/adapters/payment/payment.ts'
import { startGatewayForTest, type TestGateway } from '#tests/support/server/orders/local-gateway.ts'

const UNKNOWN = { kind: 'unknown' }
const PASSWORD = 'canary-pass-word'
let gateway: TestGateway
let payment: Payment
let count = 0
const logged: { level: string; facts: object; text: string }[] = []
const log = {
  warn: (facts: object, text: string) => void logged.push({ level: 'warn', facts, text }),
  error: (facts: object, text: string) => void logged.push({ level: 'error', facts, text }),
}

beforeAll(async () => {
  gateway = await startGatewayForTest()
  payment = gateway.payment({ log })
})
afterEach(async () => {
  await gateway.reset()
  logged.length = 0
})
afterAll(() => gateway.stop())

const attempt = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  tran_id: `EO${++count}-1`,
  amount_taka: 1060,
  attempt_id: 7,
  buyer: { full_name: 'নুসরাত জাহান', email: 'nusrat@example.org', phone_number: '+8801712345678' },
  product_name: 'বসন্ত উৎসব',
  quantity: 2,
  ...more,
})
async function opened(more: Partial<PaymentRequest> = {}) {
  const request = attempt(more)
  const answer = await payment.open(request)
  if (answer.kind !== 'open') throw new Error(`not opened: ${JSON.stringify(answer)}`)
  return { ...answer, ...request }
}
/** A session that is paid. */
async function paid(card?: string) {
  const session = await opened()
  return { ...session, ...(await gateway.pay(session.tran_id, 'paid', card)) }
}

describe('answers', () => {
  it('a session: where to pay, and what the gateway knows of it', async () => {
    const { payment_url, session_key, tran_id } = await opened()
    expect(payment_url).toMatch(new RegExp(`^${gateway.url}/gwprocess/v4/gw\\.php\\?Q=PAY&SESSIONKEY=${session_key}$`))
    expect(session_key).toMatch(/^[0-9A-F]{32}$/)
    const [session] = (await gateway.ledger()).find((one) => one.tran_id === tran_id)?.sessions ?? []
    expect(session?.request).toMatchObject({
      total_amount: '1060.00',
      currency: 'BDT',
      value_a: '7',
      success_url: 'http://localhost:3000/api/event_payment/return/success',
      fail_url: 'http://localhost:3000/api/event_payment/return/fail',
      cancel_url: 'http://localhost:3000/api/event_payment/return/cancel',
      ipn_url: 'http://localhost:3000/api/event_payment/ipn/',
    })
  })

  it('the same for what is too long: names are cut between characters, a long e-mail address is replaced by our own', async () => {
    const long = { full_name: `${'🎉'.repeat(49)}আআ`, email: `${'a'.repeat(60)}@example.org`, phone_number: '1'.repeat(40) }
    const { tran_id } = await opened({ buyer: long, product_name: `\u0007${'উ'.repeat(400)}` })
    const [session] = (await gateway.ledger()).find((one) => one.tran_id === tran_id)?.sessions ?? []
    expect(session?.request).toMatchObject({
      cus_name: `${'🎉'.repeat(49)}আ`,
      cus_email: 'noreply@localhost',
      cus_phone: '1'.repeat(20),
      product_name: 'উ'.repeat(255),
    })
    expect((await payment.open(attempt({ buyer: { full_name: ' ', email: '', phone_number: '' }, product_name: '' }))).kind).toBe('open')
  })

  it('names without characters that a firewall before the gateway takes for an attack', async () => {
    const buyer = { full_name: "O'Brien <script>alert(1);</script>", email: 'a@b.example', phone_number: '01712345678' }
    const { tran_id } = await opened({ buyer, product_name: 'Mela {2}: "Gate" \\ `1`' })
    const [session] = (await gateway.ledger()).find((one) => one.tran_id === tran_id)?.sessions ?? []
    expect(session?.request).toMatchObject({ cus_name: "O'Brien script alert(1) /script", product_name: 'Mela 2 : Gate 1' })
  })

  it('every paisa that was paid, the first time and again', async () => {
    const { tran_id, val_id, bank_tran_id } = await paid()
    const money = {
      tran_id,
      val_id,
      bank_tran_id,
      amount_paisa: 106_000,
      currency_type: 'BDT',
      currency_amount_paisa: 106_000,
      discount_paisa: 0,
      store_amount_paisa: 103_350,
      card_type: 'VISA-Dutch Bangla',
      card_no: '411111XXXXXX1111',
      risk_level: 0,
    }
    expect(await payment.confirm(val_id)).toEqual({ kind: 'paid', money })
    expect(await payment.confirm(val_id)).toEqual({ kind: 'paid', money })
    expect(await payment.query(tran_id)).toEqual({ kind: 'paid', money })
  })

  it('a payment that was VALIDATED before we ever asked', async () => {
    const { val_id, tran_id } = await paid()
    await gateway.control({ validated_first: true }, tran_id)
    expect((await payment.confirm(val_id)).kind).toBe('paid')
  })

  it('what the gateway says of the money, right or not: the caller compares', async () => {
    const { val_id, tran_id } = await paid('4000000000000119')
    expect(await payment.confirm(val_id)).toMatchObject({ money: { risk_level: 1 } })
    await gateway.control({ validation_amount: '10.50', validation_currency: 'USD', discount_amount: '5.05' }, tran_id)
    expect(await payment.confirm(val_id)).toMatchObject({
      money: { amount_paisa: 1050, currency_amount_paisa: 1050, currency_type: 'USD', discount_paisa: 505 },
    })
  })

  it('how an attempt ended that was not paid', async () => {
    const [failed, cancelled, expired, declined] = [await opened(), await opened(), await opened(), await opened()]
    expect(await payment.query(failed.tran_id)).toEqual({ kind: 'pending' })
    await gateway.pay(failed.tran_id, 'failed')
    await gateway.pay(cancelled.tran_id, 'cancelled')
    await gateway.expire(expired.tran_id)
    expect((await gateway.pay(declined.tran_id, 'paid', '4000000000000002')).status).toBe('FAILED')
    expect(await payment.query(failed.tran_id)).toEqual({ kind: 'not-paid', why: 'failed' })
    expect(await payment.query(cancelled.tran_id)).toEqual({ kind: 'not-paid', why: 'cancelled' })
    expect(await payment.query(expired.tran_id)).toEqual({ kind: 'not-paid', why: 'expired' })
    expect(await payment.query(declined.tran_id)).toEqual({ kind: 'not-paid', why: 'failed' })
  })

  it('that it is not settled, until it is', async () => {
    const { val_id, tran_id } = await paid('4000000000000259')
    expect([await payment.confirm(val_id), await payment.query(tran_id)]).toEqual([{ kind: 'pending' }, { kind: 'pending' }])
    await gateway.release(tran_id)
    expect((await payment.confirm(val_id)).kind).toBe('paid')
  })

  it('paid, when one of several tries was', async () => {
    const { tran_id } = await opened()
    await gateway.pay(tran_id, 'failed')
    await gateway.pay(tran_id, 'cancelled')
    await gateway.pay(tran_id)
    await gateway.control({ two_elements: true }, tran_id)
    expect((await payment.query(tran_id)).kind).toBe('paid')
  })

  it('pending, when the query finds nothing yet, and paid when it does', async () => {
    const { tran_id } = await paid()
    await gateway.control({ query_zero_once: true }, tran_id)
    expect(await payment.query(tran_id)).toEqual({ kind: 'pending' })
    expect((await payment.query(tran_id)).kind).toBe('paid')
  })

  it('that there is no such payment', async () => {
    expect(await payment.confirm('261122012159AbCdEfGhIjKlMn')).toEqual({ kind: 'no-such-payment' })
    const { tran_id, val_id } = await paid()
    await gateway.control({ invalid_transaction: true }, tran_id)
    expect(await payment.confirm(val_id)).toEqual({ kind: 'no-such-payment' })
  })

  it('what becomes of a refund, and the same refund for the same id', async () => {
    const { tran_id, bank_tran_id } = await paid()
    await gateway.control({ refund: 'processing' }, tran_id)
    const wanted = { bank_tran_id, refund_trans_id: `R${tran_id}`, amount_paisa: 50_050, reason: 'x'.repeat(400) }
    const first = await payment.refund(wanted)
    expect(first).toEqual({ kind: 'processing', refund_ref_id: expect.stringMatching(/^\w+$/) })
    expect(await payment.refund(wanted)).toEqual(first)
    if (first.kind !== 'processing') throw new Error('no refund')
    expect(await payment.refundState(first.refund_ref_id)).toEqual(first)
    await gateway.setRefund(wanted.refund_trans_id, 'refunded')
    expect(await payment.refundState(first.refund_ref_id)).toEqual({ ...first, kind: 'refunded' })
    await gateway.setRefund(wanted.refund_trans_id, 'cancelled')
    expect(await payment.refundState(first.refund_ref_id)).toMatchObject({ kind: 'failed' })
    const line = (await gateway.ledger()).find((one) => one.tran_id === tran_id)
    expect(line).toMatchObject({ charged_paisa: 106_000, refunds: [{ amount_paisa: 50_050 }] })
  })
})

describe('refuses', () => {
  it('what the gateway refuses, in its words', async () => {
    const wrong = gateway.payment({ log, store_password: PASSWORD })
    expect(await wrong.open(attempt())).toEqual({ kind: 'refused', reason: 'Store Credential Error Or Store is De-active' })
    expect(await payment.open(attempt({ amount_taka: 9 }))).toMatchObject({ kind: 'refused', reason: expect.stringContaining('total_amount') })
    const { tran_id } = await paid()
    expect(await payment.open(attempt({ tran_id }))).toMatchObject({ kind: 'refused' })
    await gateway.control({ open: 'refused' })
    expect(await payment.open(attempt())).toMatchObject({ kind: 'refused' })
  })

  it('to know anything from a gateway that does not know the store, and tells us', async () => {
    const { val_id, tran_id } = await paid()
    const wrong = gateway.payment({ log, store_password: PASSWORD })
    expect([await wrong.confirm(val_id), await wrong.query(tran_id), await wrong.refundState('x')]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
    expect(logged.map(({ level }) => level)).toEqual(['error', 'error', 'error'])
  })

  it.each(['INACTIVE', 'INVALID_REQUEST', 'FAILED'] as const)('to know anything when it answers %s, with an alarm', async (api_connect) => {
    const { val_id, tran_id } = await paid()
    await gateway.control({ api_connect })
    expect([await payment.confirm(val_id), await payment.query(tran_id)]).toEqual([UNKNOWN, UNKNOWN])
    expect(logged).toMatchObject([{ level: 'error' }, { level: 'error' }])
  })

  it.each(['500', 'html', 'reset', 'slow'] as const)('to know anything from an answer that is %s', async (fault) => {
    const { val_id, tran_id, bank_tran_id } = await paid()
    await gateway.control({ open: fault, validation: fault, query: fault, refund_call: fault, slow_ms: 5000 })
    const impatient = gateway.payment({ log, timeout_ms: 200 })
    const wanted = { bank_tran_id, refund_trans_id: `R${tran_id}`, amount_paisa: 100, reason: 'x' }
    const answers = await Promise.all([impatient.open(attempt()), impatient.confirm(val_id), impatient.query(tran_id), impatient.refund(wanted)])
    expect(answers).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    await gateway.reset()
    expect((await payment.confirm(val_id)).kind).toBe('paid')
  })

  it('to wait longer than twenty seconds for an answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    try {
      await payment.query(attempt().tran_id)
      expect(timeout.mock.calls[0]).toEqual([20_000])
    } finally {
      timeout.mockRestore()
    }
  })

  it.each(['https://evil.example/pay', 'javascript:alert(1)', ''])('to send a buyer to %j', async (page_url) => {
    await gateway.control({ page_url })
    expect(await payment.open(attempt())).toEqual(UNKNOWN)
    expect(logged).toMatchObject([{ level: 'error' }])
  })
})
