import { beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useApp } from '#tests/support/server/app.ts'
import {
  cancel,
  changesOf,
  makeShow,
  orderBody,
  placed,
  refusalOf,
  refusalsOf,
  runOut,
  seatsLeft,
  send,
  whileAnotherWorks,
} from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let made = 0
let buyer: SignedInPerson
beforeEach(async () => {
  made += 1
  buyer = await joinAndLogIn(app, `zarin${made}`)
})

const add = (item: object, person = buyer) => send(app, person, { path: '/api/event_order_items/', body: item })
const read = async ({ event_order_id }: EventOrder): Promise<EventOrder> =>
  (await app.request(`/api/event_order/${event_order_id}/`, { headers: as(buyer) })).json()
const draft = () => placed(app, buyer, orderBody(undefined, 300))
const lineOf = (order: EventOrder, event: number, [event_ticket, quantity, price]: readonly [number, number, number]) => ({
  quantity,
  price,
  event_order: order.id,
  event,
  event_ticket,
})

describe('answers', () => {
  it('one call per ticket, as the specified client makes them', async () => {
    const { event, tickets } = await makeShow(app, [{ title: 'Floor', price: 100 }, { price: 50 }])
    const [floor = 0, balcony = 0] = tickets
    const order = await draft()
    const first = await add(lineOf(order, event, [floor, 2, 200]))
    expect([first.status, await first.json()]).toEqual([
      200,
      expect.objectContaining({ event_ticket: floor, title: 'Floor', ticket_price: 100, quantity: 2, price: 200 }),
    ])
    const held = await read(order)
    expect(held).toMatchObject({ order_state: 'held', total_price: 200, service_charge: 60, final_price: 260, event: { event_id: event } })
    await add(lineOf(order, event, [balcony, 2, 100]))
    const whole = await read(order)
    expect(whole).toMatchObject({ order_state: 'held', total_price: 300, final_price: 360, hold_expires_at: held.hold_expires_at })
    expect(whole.items).toHaveLength(2)
    expect(await seatsLeft(app, floor)).toEqual({ ticket: 18, event: 36 })
    expect(await changesOf(app, order.id)).toEqual(['> draft by buyer', 'draft > held by buyer', 'held > held by buyer'])
  })

  it('the same line again as before, and holds no more seats', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await draft()
    const item = lineOf(order, event, [ticket, 3, 300])
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(item)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1)
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 17, event: 17 })
  })

  it('lines of an order that came with its items as repeats', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], 200))
    const response = await add(lineOf(order, event, [ticket, 2, 200]))
    expect(await response.json()).toEqual(order.items[0])
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
  })

  it('with the promo code’s share of the new total', async () => {
    const { event, tickets } = await makeShow(app, [{ price: 100 }, { price: 300 }])
    const [cheap = 0, dear = 0] = tickets
    await app.database.pool.query(`insert into coupons (event, code, code_key, percent) values ($1, 'TEN', 'TEN', 10)`, [event])
    const order = await placed(app, buyer, orderBody([{ event_ticket: cheap, quantity: 1 }], 100, { coupon: 'TEN', final_price: 150 }))
    expect((await add(lineOf(order, event, [dear, 1, 300]))).status).toBe(200)
    expect(await read(order)).toMatchObject({ total_price: 400, discount_price: 40, final_price: 420 })
  })
})

describe('refuses', () => {
  it('a line of a draft that should have been swept: no buyer holds seats for longer than an order’s hour', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await draft()
    await app.database.pool.query(`update purchases set created_at = now() - interval '16 minutes' where id = $1`, [order.id])
    expect(await refusalOf(await add(lineOf(order, event, [ticket, 1, 100])))).toEqual({ status: 409, code: 'bad-state' })
    await app.app().settle()
    expect(await refusalsOf(app, order.id)).toEqual(['add-item while draft'])
  })

  it('another quantity of a ticket that is in the order', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await draft()
    await add(lineOf(order, event, [ticket, 1, 100]))
    expect(await refusalOf(await add(lineOf(order, event, [ticket, 2, 200])))).toEqual({ status: 409, code: 'bad-state' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 19, event: 19 })
  })

  it('another price than the buyer has seen, before and after', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await draft()
    const facts = { price: 200, [`ticket_${ticket}`]: 100 }
    expect(await refusalOf(await add(lineOf(order, event, [ticket, 2, 180])))).toEqual({ status: 409, code: 'price-changed', facts })
    await add(lineOf(order, event, [ticket, 2, 200]))
    expect(await refusalOf(await add(lineOf(order, event, [ticket, 2, 180])))).toEqual({ status: 409, code: 'price-changed', facts })
  })

  it('tickets of another event than the order’s, or than the one that is named', async () => {
    const [one, other] = [await makeShow(app), await makeShow(app)]
    const order = await draft()
    expect((await add(lineOf(order, other.event, [one.ticket, 1, 100]))).status).toBe(400)
    await add(lineOf(order, one.event, [one.ticket, 1, 100]))
    expect((await add(lineOf(order, other.event, [other.ticket, 1, 100]))).status).toBe(400)
    expect(await seatsLeft(app, other.ticket)).toEqual({ ticket: 20, event: 20 })
  })

  it('more than is left, and leaves the order as it was', async () => {
    const { event, tickets } = await makeShow(app, [{}, { seats: 1 }])
    const [many = 0, few = 0] = tickets
    const order = await draft()
    await add(lineOf(order, event, [many, 1, 100]))
    expect(await refusalOf(await add(lineOf(order, event, [few, 2, 200])))).toEqual({ status: 409, code: 'sold-out', facts: { [`ticket_${few}`]: 1 } })
    expect(await read(order)).toMatchObject({ order_state: 'held', total_price: 100, items: [{ event_ticket: many }] })
    expect(await seatsLeft(app, few)).toEqual({ ticket: 1, event: 20 })
  })

  it('seats beyond what one person may hold, also line by line', async () => {
    const { event, tickets } = await makeShow(app, [
      { seats: 50, per_order_limit: 20 },
      { seats: 50, per_order_limit: 20 },
    ])
    const [one = 0, other = 0] = tickets
    const order = await draft()
    expect((await add(lineOf(order, event, [one, 15, 1500]))).status).toBe(200)
    expect(await refusalOf(await add(lineOf(order, event, [other, 6, 600])))).toEqual({ status: 409, code: 'too-many-held' })
    expect((await add(lineOf(order, event, [other, 5, 500]))).status).toBe(200)
  })

  it('an order that has ended, or whose hold has run out', async () => {
    const { event, tickets } = await makeShow(app, [{}, {}])
    const [one = 0, other = 0] = tickets
    const late = await draft()
    await add(lineOf(late, event, [one, 1, 100]))
    await runOut(app, late.id)
    expect(await refusalOf(await add(lineOf(late, event, [other, 1, 100])))).toEqual({ status: 409, code: 'bad-state' })
    const gone = await draft()
    await add(lineOf(gone, event, [one, 1, 100]))
    await cancel(app, buyer, gone.event_order_id)
    for (const ticket of [one, other]) expect(await refusalOf(await add(lineOf(gone, event, [ticket, 1, 100])))).toEqual({ status: 409, code: 'bad-state' })
  })

  it('another buyer’s order in the same words as one that does not exist', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await draft()
    const stranger = await joinAndLogIn(app, `stranger${made}`)
    for (const event_order of [order.id, 2_000_000_000])
      expect(await refusalOf(await add({ ...lineOf(order, event, [ticket, 1, 100]), event_order }, stranger))).toEqual({ status: 404, code: 'not-found' })
  })
})

describe('guards', () => {
  it('the order’s totals against lines that come at once', async () => {
    const { event, tickets } = await makeShow(app, [{}, {}, {}, {}])
    const order = await draft()
    const statuses = (await Promise.all(tickets.map((ticket) => add(lineOf(order, event, [ticket, 1, 100]))))).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await read(order)).toMatchObject({ total_price: 400, final_price: 460 })
  })

  it('an order against coming back: it ends at the same moment', async () => {
    const { event, ticket } = await makeShow(app)
    const order = await draft()
    const ended: Parameters<typeof whileAnotherWorks>[1] = [[`update purchases set state = 'cancelled' where id = $1`, [order.id]]]
    const response = await whileAnotherWorks(app, ended, () => add(lineOf(order, event, [ticket, 1, 100])))
    expect(await refusalOf(response)).toEqual({ status: 409, code: 'bad-state' })
    expect(await read(order)).toMatchObject({ order_state: 'cancelled', items: [] })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
  })
})
