import { beforeEach, describe, expect, it } from 'vitest'
import { attemptRows, heldOrder, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `refunded${joined++}`)
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

async function paying() {
  const held = await heldOrder(app, buyer)
  return { ...held, tran_id: await opened(app, buyer, held.order) }
}

describe('answers', () => {
  it('a refund of a payment that the gateway never named by calling staff, without asking the gateway', async () => {
    const { order, tran_id, event } = await paying()
    await sql('update events set is_active = false where id = $1', [event])
    await payAndTell(app, tran_id)
    await sql(`update payment_attempts set bank_tran_id = '' where tran_id = $1`, [tran_id])
    await app.reconcile()
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'refund_failed' }])
    expect(app.asked.refund).toBe(0)
  })

  it('a refund that takes days by calling staff, once, and asking on', async () => {
    const { order, tran_id, event } = await paying()
    await sql('update events set is_active = false where id = $1', [event])
    await payAndTell(app, tran_id)
    await app.gateway.control({ refund: 'processing' })
    await sql('update refunds set checks = 19 where refund_trans_id = $1', [`R${tran_id}`])
    for (const times of [0, 1, 1]) {
      await app.reconcile()
      expect(app.logged.filter(({ text, facts }) => text.includes('for days') && JSON.stringify(facts).includes(tran_id))).toHaveLength(times)
      await passMinutes(app, order.id, 361)
    }
    await app.gateway.setRefund(`R${tran_id}`, 'refunded')
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded' })
  })
})
