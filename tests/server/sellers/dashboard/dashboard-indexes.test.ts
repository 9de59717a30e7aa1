import { beforeAll, describe, expect, it } from 'vitest'
import { type Asked, checkInsSql, ordersSql, ticketsSql, viewsSql } from '#server/features/sellers/dashboard/sales-sql.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeSeller, makeTicket } from '#tests/support/server/nouns/events.ts'
import { makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'

const ORDERS = 20_000
const LARGE = ['purchases', 'event_order_items', 'event_views', 'tickets']
const database = useDatabase()
let asked: Asked

/** A market of one who sells a lot, and many who have sold little. */
beforeAll(async () => {
  const { db, pool } = database
  await makeCrowd(database, 1, TEST_SECRET)
  for (let sellers = 0; sellers < 100; sellers++) {
    const seller = await makeSeller(db)
    const orders = sellers === 0 ? ORDERS : 5
    const event = await makeEvent(db, { seller })
    const ticket = await makeTicket(db, event)
    asked = { seller, now: Date.now() }
    await pool.query(
      `with made as (
         insert into purchases (number, buyer, event, state, confirmed_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
         select $1 || '-' || n, (select min(id) from buyers), $1::int, 'confirmed', now() - n * interval '1 minute', 'Rahima', '+8801712345678', 'r@mail.example', 100, 160, 100, 60, 160
         from generate_series(1, $3::int) n returning id),
       line as (insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $2, 1, 100, 'Ticket' from made returning *)
       insert into tickets (seat, purchase, event_order_item, event, event_ticket, code, qr, holder_name)
       select 1, purchase, id, $1::int, $2, $1 || '-' || id, 'not signed', 'Holder' from line`,
      [event, ticket, orders],
    )
    await pool.query(`insert into event_views select $1, current_date - n, 5 from generate_series(0, 300) n`, [event])
  }
  await pool.query('analyze')
})

describe('guards', () => {
  it.each([
    ['orders', ordersSql],
    ['tickets', ticketsSql],
    ['views', viewsSql],
    ['check-ins', checkInsSql],
  ])('the reading of %s by index: rows of other sellers are not read', async (_, query) => {
    const nodes = await planSteps(database.db, query(asked))
    const whole = nodes.filter(({ 'Node Type': type, 'Relation Name': table = '' }) => type === 'Seq Scan' && LARGE.includes(table))
    expect(whole).toEqual([])
    for (const node of nodes) expect((node['Rows Removed by Filter'] ?? 0) + node['Actual Rows']).toBeLessThan(200)
  })
})
