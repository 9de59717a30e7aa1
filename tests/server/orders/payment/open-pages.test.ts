import { beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { heldOrder, initiate, opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `returning${joined++}`)
})

const orders = async (): Promise<EventOrder[]> => (await app.request('/api/event_order/', { headers: as(buyer) })).json()
/** Whole minutes for which the page of an order can be gone back to, as one's list of orders and the order itself say alike. */
async function minutesOf({ event_order_id }: { event_order_id: string }): Promise<number | null> {
  const order: EventOrder = await (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
  const listed = (await orders()).find((one) => one.event_order_id === event_order_id)
  expect(listed?.page_open_until).toBe(order.page_open_until)
  return order.page_open_until === null ? null : Math.round((Date.parse(order.page_open_until) - Date.parse(order.server_time)) / 60_000)
}
async function confirming(claimed: string | null) {
  const { order } = await heldOrder(app, buyer)
  const tran_id = await opened(app, buyer, order)
  await passMinutes(app, order.id, 5)
  await app.database.pool.query(`update purchases set state = 'confirming', hold_expires_at = created_at + interval '60 minutes' where id = $1`, [order.id])
  await app.database.pool.query('update payment_attempts set claimed = $2 where purchase = $1', [order.id, claimed])
  return { order, tran_id }
}

describe('the payment page of an order', () => {
  it.each([null, 'FAILED', 'CANCELLED'])(
    'can be gone back to while it is open and no notice says that it was paid (%s): asking gives that page',
    async (claimed) => {
      const { order } = await confirming(claimed)
      expect(await minutesOf(order)).toBe(15)
      expect((await initiate(app, buyer, order)).status).toBe(200)
      expect(app.asked.open).toBe(1)
      await passMinutes(app, order.id, 16)
      expect(await minutesOf(order)).toBeNull()
    },
  )

  it.each(['VALID', 'PENDING', 'EXPIRED'])('cannot be gone back to when it is said to be %s: asking gives none', async (claimed) => {
    const { order } = await confirming(claimed)
    expect(await minutesOf(order)).toBeNull()
    expect((await initiate(app, buyer, order)).status).toBe(400)
  })

  it('is there from its opening until it was paid, or its time is over', async () => {
    const { order } = await heldOrder(app, buyer)
    expect(await minutesOf(order)).toBeNull()
    const tran_id = await opened(app, buyer, order)
    expect(await minutesOf(order)).toBe(20)
    await passMinutes(app, order.id, 8)
    expect(await minutesOf(order)).toBe(12)
    await payAndTell(app, tran_id)
    expect(await minutesOf(order)).toBeNull()
  })
})
