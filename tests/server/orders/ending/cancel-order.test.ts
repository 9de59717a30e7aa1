import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { cancel, changesOf, makeShow, orderBody, placed, refusalOf, seatsLeft, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
beforeAll(async () => {
  buyer = await joinAndLogIn(app, 'xenia')
})

const held = async (quantity = 3) => {
  const show = await makeShow(app)
  return { ...show, order: await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity }], quantity * 100)) }
}

describe('answers', () => {
  it('with the order ended, and its seats free again', async () => {
    const { order, ticket } = await held()
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 17, event: 17 })
    const response = await cancel(app, buyer, order.event_order_id)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id: order.id,
      order_state: 'cancelled',
      payment_status: 'Pending',
      reason: 'by-buyer',
      hold_expires_at: null,
    })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await changesOf(app, order.id)).toEqual(['> held by buyer', 'held > cancelled by buyer'])
  })

  it('a draft, which has no seats to give back', async () => {
    const draft = await placed(app, buyer, orderBody(undefined, 100))
    expect(await (await cancel(app, buyer, draft.event_order_id)).json()).toMatchObject({ order_state: 'cancelled' })
    expect(await changesOf(app, draft.id)).toEqual(['> draft by buyer', 'draft > cancelled by buyer'])
  })

  it('with its promo code free again', async () => {
    const { event, ticket } = await makeShow(app)
    const { rows } = await app.database.pool.query(
      `insert into coupons (event, code, code_key, taka, most_uses) values ($1, 'Mela', 'MELA', 40, 1) returning id`,
      [event],
    )
    const used = async () => (await app.database.pool.query('select used from coupons where id = $1', [rows[0].id])).rows[0].used
    const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100, { coupon: 'mela', final_price: 120 }))
    expect(order).toMatchObject({ coupon: 'Mela', discount_price: 40, final_price: 120 })
    expect(await used()).toBe(1)
    await cancel(app, buyer, order.event_order_id)
    expect(await used()).toBe(0)
  })
})

describe('refuses', () => {
  it.each(['confirmed', 'review', 'expired', 'cancelled', 'refund_due', 'refunded'])('an order that is %s', async (state) => {
    const { order, ticket } = await held()
    await app.database.pool.query('update purchases set state = $2 where id = $1', [order.id, state])
    expect(await refusalOf(await cancel(app, buyer, order.event_order_id))).toEqual({ status: 409, code: 'bad-state' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 17, event: 17 })
  })

  it('another buyer’s order in the same words as one that does not exist', async () => {
    const { order, ticket } = await held()
    const stranger = await joinAndLogIn(app, 'yusuf')
    for (const number of [order.event_order_id, 'ZZZZZZZZZZ'])
      expect(await refusalOf(await cancel(app, stranger, number)), number).toEqual({ status: 404, code: 'not-found' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 17, event: 17 })
  })
})

describe('guards', () => {
  it('seats against being freed twice: many requests cancel the same order at once', async () => {
    const { order, ticket } = await held()
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => cancel(app, buyer, order.event_order_id)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await changesOf(app, order.id)).toHaveLength(2)
  })

  it('seats against being lost: a line is added to the draft at the same moment', async () => {
    const { ticket, event } = await makeShow(app)
    const draft = await placed(app, buyer, orderBody(undefined, 100))
    const added: Parameters<typeof whileAnotherWorks>[1] = [
      [`update purchases set state = 'held', event = $2, hold_expires_at = now() + interval '15 minutes' where id = $1`, [draft.id, event]],
      [`insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) values ($1, $2, 1, 100, '')`, [draft.id, ticket]],
      ['update event_tickets set seats = seats - 1 where id = $1', [ticket]],
      ['update events set seats = seats - 1 where id = $1', [event]],
    ]
    const response = await whileAnotherWorks(app, added, () => cancel(app, buyer, draft.event_order_id))
    expect(response.status).toBe(200)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await changesOf(app, draft.id)).toEqual(['> draft by buyer', 'held > cancelled by buyer'])
  })
})
