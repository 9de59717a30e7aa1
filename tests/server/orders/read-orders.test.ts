import { beforeAll, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeShow, orderBody, placed, refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let stranger: SignedInPerson
let order: EventOrder
const read = (person: SignedInPerson, path = '') => app.request(`/api/event_order/${path}`, { headers: as(person) })

beforeAll(async () => {
  buyer = await joinAndLogIn(app, 'umme')
  stranger = await joinAndLogIn(app, 'velu')
  const { ticket } = await makeShow(app, [{ title: 'Floor' }], { type: 'Online', location: null, link: 'https://meet.example/secret', title: 'A reading' })
  order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], 200))
})

describe('answers', () => {
  it('with the order as it was placed, and the database’s own time', async () => {
    const response = await read(buyer, `${order.event_order_id}/`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const now = await response.json()
    expect(now).toEqual({ ...order, server_time: now.server_time })
    const { rows } = await app.database.pool.query('select extract(epoch from clock_timestamp()) * 1000 as now')
    expect(Math.abs(Date.parse(now.server_time) - Number(rows[0].now))).toBeLessThan(60_000)
    expect(now.event).toMatchObject({ title: 'A reading', type: 'Online', location: null })
  })

  it('under its number in lower case too', async () => {
    expect((await read(buyer, `${order.event_order_id.toLowerCase()}/`)).status).toBe(200)
  })

  it('with all orders of the buyer, the latest first, a hundred at most', async () => {
    const many = await joinAndLogIn(app, 'wasif')
    const ids: number[] = []
    for (let n = 0; n < 3; n++) ids.push((await placed(app, many, orderBody(undefined, 0))).id)
    const listed: EventOrder[] = await (await read(many)).json()
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed())
    await app.database.pool.query(
      `insert into purchases (number, buyer, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select 'X' || lpad(n::text, 9, '0'), (select id from buyers where user_id = $1), '', '', '', 0, 0, 0, 0, 0 from generate_series(1, 120) n`,
      [many.id],
    )
    const after = await app.request('/api/event_order/', { headers: as(many) })
    expect(await after.json()).toHaveLength(100)
  })

  it('though the event was taken off the market since', async () => {
    const { ticket, event } = await makeShow(app)
    const { event_order_id } = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100))
    await app.database.pool.query('update events set is_active = false where id = $1', [event])
    expect(await (await read(buyer, `${event_order_id}/`)).json()).toMatchObject({ event: { event_id: event } })
  })
})

describe('refuses', () => {
  it('another buyer’s order in the same words as one that does not exist', async () => {
    for (const number of [order.event_order_id, 'ZZZZZZZZZZ'])
      expect(await refusalOf(await read(stranger, `${number}/`)), number).toEqual({ status: 404, code: 'not-found' })
    expect(await (await read(stranger)).json()).toEqual([])
  })

  it.each(['1', 'OOOOOOOOOO', 'AAAAAAAAA', 'AAAAAAAAAAA', "A' or true"])('%s, which is no number of an order', async (number) => {
    expect((await read(buyer, `${encodeURIComponent(number)}/`)).status).toBe(400)
  })
})

describe('guards', () => {
  it('the way into an Online event: it is in no order', async () => {
    for (const path of ['', `${order.event_order_id}/`]) expect(await (await read(buyer, path)).text()).not.toContain('meet.example')
  })
})
