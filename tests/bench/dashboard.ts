import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '#contract/core/endpoint.ts'
import { listOwnEvents } from '#contract/events/own-events.ts'
import { listAttendees } from '#contract/events/sales.ts'
import { readDashboard } from '#contract/sellers/dashboard.ts'
import type { Database } from '#server/db/connection/open.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { makeEvent, makeTicket } from '../support/server/nouns/events.ts'
import { sell } from '../support/server/nouns/gates.ts'
import { type CrowdMember, makeCrowd } from '../support/server/orders/order-crowd.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const ORDERS = 100_000
const EVENTS = 1000
const ATTENDEES = 5000
const ROUNDS = 20
const QUICK_ROUNDS = 7
const MOST_MS = 300

/** What a busy seller waits for: the figures of a hundred thousand orders, a list of a thousand events, five thousand people at one gate. */
export async function benchDashboard({ isQuick }: BenchOptions): Promise<Findings> {
  const lines = await withApp('demo', (app) =>
    beside(app, async (database) => {
      const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
      const { seller, event } = await makeBusySeller(database, secret)
      const addresses: [what: string, address: string][] = [
        [`dashboard, ${ORDERS} orders`, addressOf(readDashboard)],
        [`own list, ${EVENTS} events`, addressOf(listOwnEvents)],
        [`own list of 20, ${EVENTS} events`, addressOf(listOwnEvents, { query: { limit: 20 } })],
        [`attendees, first page of ${ATTENDEES}`, addressOf(listAttendees, { query: { event_id: event, limit: 100 } })],
      ]
      const found: Line[] = []
      for (const [what, address] of addresses) found.push(await timed({ app, seller }, { what, address, rounds: isQuick ? QUICK_ROUNDS : ROUNDS }))
      return found
    }),
  )
  return { lines, raw: lines }
}

async function timed({ app, seller }: { app: ServedApp; seller: CrowdMember }, request: { what: string; address: string; rounds: number }): Promise<Line> {
  const values: number[] = []
  const line = { goal: 'selling', what: request.what, unit: 'ms' as const, most: MOST_MS, values }
  for (let round = 0; round < request.rounds; round++) {
    const begun = performance.now()
    const response = await fetch(app.service + request.address, { headers: { authorization: `Bearer ${seller.access}` } })
    const body = await response.text()
    if (response.status !== 200) return { ...line, fault: `${response.status} ${body.slice(0, 100)}` }
    values.push(performance.now() - begun)
  }
  console.error(`${request.what}: ${Math.round(median(values) ?? Number.NaN)} ms`)
  return line
}

/** A seller with a thousand events, a hundred thousand orders of thirty days at ten of them, and one event with five thousand tickets. */
async function makeBusySeller(database: Database, secret: string): Promise<{ seller: CrowdMember; event: number }> {
  const { db, pool } = database
  const [seller = { user_id: 0, access: '' }] = await makeCrowd(database, 1, secret)
  await db.insert(seller_profiles).values({ user_id: seller.user_id, slug: `bench-${seller.user_id}`, full_name: 'Bench' })
  const event = await makeEvent(db, { seller: seller.user_id })
  await makeTicket(db, event, { price: 200, seats: 0, capacity: ATTENDEES })
  const columns = 'seller, price, seats, from_time, to_time, type, location, description, search_words, place_words'
  await pool.query(
    `with more as (insert into events (title, ${columns}) select title || ' ' || n, ${columns} from events, generate_series(2, $2::int) n where id = $1 returning id)
     insert into event_tickets (event, title, price, seats, capacity) select id, 'Floor', 200, 10, 100000 from more`,
    [event, EVENTS],
  )
  await pool.query(
    `with kinds as (select t.id, t.event, row_number() over (order by t.id) - 1 as at from event_tickets t join events e on e.id = t.event where e.seller = $1 order by t.id limit 10),
     made as (
       insert into purchases (number, buyer, event, state, confirmed_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select 'BENCH' || n, (select min(id) from buyers), k.event, 'confirmed', now() - random() * interval '30 days', 'Rahima', '+8801712345678', 'r@mail.example', 400, 460, 400, 60, 460
       from generate_series(1, $2::int) n join kinds k on k.at = n % 10 returning id, event)
     insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select made.id, k.id, 2, 200, 'Floor' from made join kinds k on k.event = made.event`,
    [seller.user_id, ORDERS],
  )
  const [last] = (
    await pool.query<{ id: number; kind: number }>(
      'select e.id, t.id as kind from events e join event_tickets t on t.event = e.id where e.seller = $1 order by e.id desc limit 1',
      [seller.user_id],
    )
  ).rows
  await sell({ database }, last?.id ?? 0, { kind: last?.kind ?? 0, sold: ATTENDEES })
  await pool.query('vacuum analyze')
  return { seller, event: last?.id ?? 0 }
}
