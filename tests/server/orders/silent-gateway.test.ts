import { beforeEach, describe, expect, it } from 'vitest'
import { DECISION_MS } from '#contract/core/time-budget.ts'
import { cancelOrder } from '#contract/orders/orders.ts'
import { initiatePayment } from '#contract/purchases/payments.ts'
import type { Payment } from '#server/adapters/payment/payment.ts'
import { GATEWAY_PATIENCE_MS } from '#server/purchases/payment/gateway-patience.ts'
import { attemptRows, heldOrder, initiate, opened, orderRow, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

/** When a gateway answers that is slower than its buyer waits. */
const SLOW_MS = GATEWAY_PATIENCE_MS + 800
/** The gateway itself is waited for so long: longer than its buyer waits for us, as the product does (with twenty seconds, see sslcommerz.test.ts). */
const PATIENCE_MS = GATEWAY_PATIENCE_MS + 2000

let patient: Payment | undefined
const asked = (): Payment => {
  patient ??= app.gateway.payment({ timeout_ms: PATIENCE_MS })
  return patient
}
const payment: Payment = {
  mode: 'local',
  open: (request) => asked().open(request),
  readNotice: (form) => asked().readNotice(form),
  confirm: (val_id) => asked().confirm(val_id),
  query: (tran_id) => asked().query(tran_id),
  refund: (wanted) => asked().refund(wanted),
  refundState: (refund_ref_id) => asked().refundState(refund_ref_id),
  isResting: () => false,
}
const app = usePaying({ payment })

let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `patient${joined++}`)
})

/** Asks through a real socket, and says how long the answer took. */
async function post(path: string, body: object) {
  const { origin } = await app.startServer()
  const begun = performance.now()
  const response = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...as(buyer) } })
  return { status: response.status, body: await response.json(), ms: performance.now() - begun }
}
const toPay = ({ event_order_id }: { event_order_id: string }) => post(initiatePayment.path, { event_order_id })

describe('a gateway that accepts and says nothing', () => {
  it('is said to be silent before the screen decides, and its page is given out once it comes', { timeout: 60_000 }, async () => {
    const { order } = await heldOrder(app, buyer)
    await app.gateway.control({ open: 'slow', slow_ms: SLOW_MS })
    const first = await toPay(order)
    expect(first).toMatchObject({ status: 500, body: { code: 'gateway-silent' } })
    expect(first.ms).toBeLessThan(DECISION_MS)
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'opening' }])
    // The same request goes on: sent again, it opens no second page.
    const second = await toPay(order)
    expect(second).toMatchObject({ status: 200, body: { payment_url: expect.stringContaining(app.gateway.url) } })
    expect(await attemptRows(app, order.id)).toMatchObject([{ n: 1, state: 'open' }])
    expect((await app.gateway.ledger()).filter(({ tran_id }) => tran_id.includes(order.event_order_id))).toHaveLength(1)
  })

  it('leaves an attempt that is unknown, and is asked about that one before another is opened', { timeout: 60_000 }, async () => {
    const [unopened, older] = [(await heldOrder(app, buyer)).order, (await heldOrder(app, buyer)).order]
    await opened(app, buyer, older)
    await passMinutes(app, older.id, 16)
    await app.gateway.control({ open: 'slow', query: 'slow', slow_ms: PATIENCE_MS + DECISION_MS })
    const answers = await Promise.all([toPay(unopened), toPay(older)])
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 500, body: { code: 'gateway-silent' } })
      expect(answer.ms).toBeLessThan(DECISION_MS)
    }
    const state = async () => (await attemptRows(app, unopened.id))[0]?.state
    for (let looks = 0; looks < 300 && (await state()) !== 'unknown'; looks++) await new Promise((done) => setTimeout(done, 100))
    expect(await attemptRows(app, unopened.id)).toMatchObject([{ state: 'unknown' }])
    expect(await orderRow(app, unopened.id)).toMatchObject({ state: 'paying' })
    await app.gateway.reset()
    await app.gateway.control({ ipn_count: 0 })
    expect((await initiate(app, buyer, unopened)).status).toBe(200)
    expect(await attemptRows(app, unopened.id)).toMatchObject([
      { n: 1, state: 'failed' },
      { n: 2, state: 'open' },
    ])
  })

  it('holds up no buyer who cancels', { timeout: 60_000 }, async () => {
    const { order } = await heldOrder(app, buyer)
    await opened(app, buyer, order)
    await app.gateway.control({ query: 'slow', slow_ms: PATIENCE_MS })
    const answer = await post(cancelOrder.path.replace('{event_order_id}', order.event_order_id), {})
    expect(answer).toMatchObject({ status: 200, body: { order_state: 'cancelled' } })
    expect(answer.ms).toBeLessThan(DECISION_MS / 2)
  })
})
