import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import type { Dashboard } from '#contract/sellers/dashboard.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { makeGate, sell } from '#tests/support/server/nouns/gates.ts'
import { askAs, makeSellers } from '#tests/support/server/nouns/sellers.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'

const NOW = Date.now()
const TODAY = dhakaDay(NOW)
/** The first instant of today in Dhaka, and so many milliseconds after it. */
const sinceMidnight = (ms: number) => new Date(Date.parse(dhakaDayBounds(TODAY).from) + ms).toISOString()
const app = useApp()
let buyer = 0
let asha: CrowdMember
let event = 0
let floor = 0
let box = 0

beforeAll(async () => {
  const [member] = await makeCrowd(app.database, 1, TEST_SECRET)
  const { rows } = await app.database.pool.query('select id from buyers where user_id = $1', [member?.user_id])
  buyer = rows[0].id
})
beforeEach(async () => {
  ;[asha] = (await makeSellers(app, 1)) as [CrowdMember]
  event = await makeEvent(app.database.db, { seller: asha.user_id, title: 'River of Songs' })
  floor = await makeTicket(app.database.db, event, { title: 'Floor', price: 200 })
  box = await makeTicket(app.database.db, event, { title: 'Box', price: 1000 })
})

const read = async (who = asha): Promise<Dashboard> => (await askAs(app, who, { path: '/api/selling/dashboard/' })).body

interface Sale {
  at?: string
  state?: string
  discount?: number
  of?: number
  items: [kind: number, quantity: number, price: number][]
}

let numbers = 0
/** An order without the work of paying for it. */
async function sale({ at = sinceMidnight(1000), state = 'confirmed', discount = 0, of = event, items }: Sale): Promise<number> {
  numbers += 1
  const total = items.reduce((sum, [, quantity, price]) => sum + quantity * price, 0)
  const { rows } = await app.database.pool.query(
    `insert into purchases (number, buyer, event, state, reason, confirmed_at, full_name, phone_number, email, asked_total, asked_final, total_price, discount_price, service_charge, final_price)
     values ($1, $2, $3, $4, case when $4 = 'confirmed' then null else 'over' end, $5, 'Rahima', '+8801712345678', 'r@mail.example', $6, $6, $6, $7::int, 60, $6::int - $7::int + 60) returning id`,
    [`SALE${numbers}`, buyer, of, state, at, total, discount],
  )
  for (const [kind, quantity, price] of items)
    await app.database.pool.query('insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) values ($1, $2, $3, $4, $5)', [
      rows[0].id,
      kind,
      quantity,
      price,
      'Ticket',
    ])
  return rows[0].id
}

describe('answers', () => {
  it('zeros to a seller who has sold nothing, for thirty days in a row', async () => {
    const [babul] = (await makeSellers(app, 1)) as [CrowdMember]
    const nothing = { orders: 0, tickets: 0, taka: 0 }
    const { by_day, ...figures } = await read(babul)
    expect(figures).toEqual({ suspended: null, today: nothing, days_7: nothing, days_30: nothing, by_event: [], by_ticket: [], check_ins: [] })
    expect(by_day).toHaveLength(30)
    expect([by_day[0]?.day, by_day[29]]).toEqual([dhakaDay(NOW - 29 * DAY_MS), { day: TODAY, ...nothing, views: 0 }])
  })

  it('what was sold today, in seven and in thirty days, by Dhaka’s midnight', async () => {
    await sale({ items: [[floor, 2, 200]] })
    await sale({ at: sinceMidnight(-1), items: [[floor, 1, 200]] })
    await sale({ at: sinceMidnight(-6 * DAY_MS), items: [[box, 1, 1000]] })
    await sale({ at: sinceMidnight(-6 * DAY_MS - 1), items: [[box, 1, 1000]] })
    await sale({ at: sinceMidnight(-29 * DAY_MS), items: [[box, 1, 1000]] })
    await sale({ at: sinceMidnight(-29 * DAY_MS - 1), items: [[box, 5, 1000]] })
    const { today, days_7, days_30, by_day } = await read()
    expect(today).toEqual({ orders: 1, tickets: 2, taka: 400 })
    expect(days_7).toEqual({ orders: 3, tickets: 4, taka: 1600 })
    expect(days_30).toEqual({ orders: 5, tickets: 6, taka: 3600 })
    expect(by_day.filter(({ orders }) => orders > 0).map(({ day, taka }) => [day, taka])).toEqual([
      [dhakaDay(NOW - 29 * DAY_MS), 1000],
      [dhakaDay(NOW - 7 * DAY_MS), 1000],
      [dhakaDay(NOW - 6 * DAY_MS), 1000],
      [dhakaDay(NOW - DAY_MS), 200],
      [TODAY, 400],
    ])
  })

  it('what each event and each kind of ticket brought, a discount taken off, a charge left out', async () => {
    const other = await makeEvent(app.database.db, { seller: asha.user_id, title: 'Kites' })
    const kite = await makeTicket(app.database.db, other, { title: 'Kite' })
    const items: Sale['items'] = [
      [floor, 5, 200],
      [box, 3, 1000],
    ]
    await sale({ discount: 400, items })
    await sale({ of: other, items: [[kite, 1, 9000]] })
    const { by_event, by_ticket } = await read()
    expect(by_event).toEqual([
      { event_id: other, title: 'Kites', orders: 1, tickets: 1, taka: 9000, views: 0 },
      { event_id: event, title: 'River of Songs', orders: 1, tickets: 8, taka: 3600, views: 0 },
    ])
    expect(by_ticket).toEqual([
      { event_id: other, event_title: 'Kites', event_ticket: kite, title: 'Kite', tickets: 1, taka: 9000 },
      { event_id: event, event_title: 'River of Songs', event_ticket: box, title: 'Box', tickets: 3, taka: 2700 },
      { event_id: event, event_title: 'River of Songs', event_ticket: floor, title: 'Floor', tickets: 5, taka: 900 },
    ])
  })

  it('nothing of what was given back, is on its way back, or is not paid', async () => {
    for (const state of ['refunded', 'refund_due', 'expired']) await sale({ state, items: [[floor, 1, 200]] })
    const { days_30, by_event, by_ticket } = await read()
    expect([days_30, by_event, by_ticket]).toEqual([{ orders: 0, tickets: 0, taka: 0 }, [], []])
  })

  it('what is left of an order of which a part of the money went back', async () => {
    const id = await sale({ items: [[floor, 2, 200]] })
    await app.database.pool.query(
      `with a as (insert into payment_attempts (purchase, n, tran_id, amount_paisa, paid_paisa, owed_back_paisa, state)
         values ($1::int, 1, 'EO' || $1::int, 46000, 46000, 10000, 'succeeded') returning id)
       insert into refunds (attempt, part, paisa, reason, refund_trans_id) select id, 1, 10000, 'part', 'R' || id from a`,
      [id],
    )
    const { today, by_ticket } = await read()
    expect(today).toEqual({ orders: 1, tickets: 2, taka: 300 })
    expect(by_ticket).toMatchObject([{ title: 'Floor', tickets: 2, taka: 300 }])
  })

  it('how many were let in, each ticket once, of what starts or runs and of the last event', async () => {
    const past = (days: number, over: object = {}) => {
      const [from_time, to_time] = [days, days - 0.1].map((away) => new Date(NOW - away * DAY_MS).toISOString())
      return makeEvent(app.database.db, { seller: asha.user_id, title: `${days} days ago`, from_time: from_time ?? '', to_time: to_time ?? '', ...over })
    }
    await past(9)
    const last = await past(2)
    await past(1, { called_off_at: new Date(NOW).toISOString() })
    await past(-3)
    await app.database.pool.query(`update events set from_time = now() - interval '1 hour', to_time = now() + interval '1 hour' where id = $1`, [event])
    const tickets = await sell(app, event, { kind: floor, sold: 3 })
    const { pass } = await makeGate(app, { seller: asha as never, event })
    const scans = [tickets[0], tickets[0], tickets[1]].map((ticket, at) => [event, ticket, pass.id, `scan-${at}`])
    for (const scan of scans)
      await app.database.pool.query(`insert into gate_scans (event, ticket, gate_pass, key, way, scanned_at) values ($1, $2, $3, $4, 'camera', now())`, scan)
    expect((await read()).check_ins).toEqual([
      { event_id: last, title: '2 days ago', tickets: 0, checked_in: 0 },
      { event_id: event, title: 'River of Songs', tickets: 3, checked_in: 2 },
    ])
  })
})

describe('guards', () => {
  it('the figures of one seller from another', async () => {
    await sale({ items: [[floor, 2, 200]] })
    const [babul] = (await makeSellers(app, 1)) as [CrowdMember]
    expect((await read(babul)).days_30).toEqual({ orders: 0, tickets: 0, taka: 0 })
  })
})
