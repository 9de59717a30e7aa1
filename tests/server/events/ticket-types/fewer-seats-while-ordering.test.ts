import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { askAs, makeSellers } from '#tests/support/server/nouns/sellers.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { orderFaults } from '#tests/support/server/orders/order-invariants.ts'
import { post } from '#tests/support/server/people.ts'

const BUYERS = 50
const PRICE = 200
const app = useApp()
let asha: CrowdMember
let buyers: CrowdMember[] = []

beforeAll(async () => {
  ;[asha] = (await makeSellers(app, 1)) as [CrowdMember]
  buyers = await makeCrowd(app.database, BUYERS, TEST_SECRET)
})

interface Row {
  capacity: number
  seats: number
  taken: number
}

/** What is left of a kind, and what orders have of it. */
const KIND = `select t.capacity, t.seats, coalesce(sum(i.quantity) filter (where o.state in ('held', 'paying', 'confirming', 'review', 'confirmed')), 0)::int as taken
  from event_tickets t left join event_order_items i on i.event_ticket = t.id left join purchases o on o.id = i.purchase where t.id = $1 group by t.id`

describe('guards', () => {
  it('seats that are taken while a seller takes seats away and fifty people order', async () => {
    const { db, pool } = app.database
    const event = await makeEvent(db, { seller: asha.user_id, seats: 120, price: PRICE, capacity: 110 })
    const kinds = [
      await makeTicket(db, event, { price: PRICE, seats: 60, capacity: 60 }),
      await makeTicket(db, event, { price: PRICE, seats: 60, capacity: 60 }),
    ]
    await pool.query('update events set seats = 110 where id = $1', [event])
    const order = (who: CrowdMember, at: number) => {
      // Both kinds, in either order.
      const lines = (at % 2 ? kinds : kinds.toReversed()).map((event_ticket) => ({ event_ticket, quantity: 1 + (at % 2), price: PRICE }))
      return post(app, '/api/event_order/', { body: wholeOrder(lines), headers: onceAs(who) })
    }
    let version = 1
    const refusals: string[] = []
    const shrink = async () => {
      for (let capacity = 58; capacity >= 2; capacity -= 4) {
        const kind = { title: 'Floor', price: String(PRICE), capacity: String(capacity), description: '', from: '', to: '', per_order_limit: '10' }
        const { status, body } = await askAs(app, asha, { path: `/api/event_ticket_kind/${kinds[0]}/`, method: 'PATCH', body: { version, kind } })
        if (status === 200) version += 1
        // The machine that runs the tests may be slow: then the answer is busy, and nothing was changed.
        else if (body.code !== 'busy') {
          refusals.push(body.code)
          expect(body.facts.taken).toBeGreaterThan(capacity)
        }
        await askAs(app, asha, { path: `/api/event_ticket_kind/${kinds[1]}/closed/`, body: { is_closed: capacity % 3 === 0 } })
      }
    }
    const [answers] = await Promise.all([Promise.all(buyers.map(order)), shrink()])
    const codes = await Promise.all(answers.map(async (one) => (one.status === 200 ? 'ordered' : (await one.json()).code)))

    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['below-sold'] : []))
    expect(codes.filter((code) => !['ordered', 'sold-out', 'event-closed', 'busy'].includes(code))).toEqual([])
    expect(codes).toContain('ordered')
    for (const kind of kinds) {
      const { capacity, seats, taken } = (await pool.query<Row>(KIND, [kind])).rows[0] as Row
      expect(capacity - seats).toBe(taken)
      expect(taken).toBeLessThanOrEqual(capacity)
    }
    // The event adds up as after one last change by its seller.
    const seatsOf = async () => (await pool.query('select seats from events where id = $1', [event])).rows[0].seats
    const left = await seatsOf()
    await askAs(app, asha, { path: '/api/event_ticket_kind/order/', body: { event_id: event, ids: kinds } })
    expect(await seatsOf()).toBe(left)
    expect(await orderFaults(pool, { tickets: new Map(), events: new Map() })).toEqual([])
  })
})
