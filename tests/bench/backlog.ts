import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder } from '#contract/orders/orders.ts'
import type { Database } from '#server/db/connection/open.ts'
import { accessTokens, type Claims } from '#server/http/sessions/access-token.ts'
import { makeEvent, makeSeller, makeTicket } from '../support/server/nouns/events.ts'
import type { TestGateway } from '../support/server/orders/local-gateway.ts'
import { moneyFaults } from '../support/server/orders/money-invariants.ts'
import { makeSignedIn, onceAs, wholeOrder } from '../support/server/orders/order-crowd.ts'
import { makePaid, makeWaiting, type WaitingOrder } from '../support/server/orders/waiting-orders.ts'
import { beside } from './beside.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { residentBytes } from './process-memory.ts'
import { type ServedApp, withApp, withPaymentGateway } from './serving.ts'

const PAGES = 10_000
const REFUNDS = 5000
const QUICK_SHARE = 10
/** Ordering goes on meanwhile, at a pace that the machine bears with ease. */
const ORDERS_A_SECOND = 30
const BASE_SECONDS = 30
const MOST_S = 300
const MOST_RATIO = 1.3
const MOST_GROWTH = 60e6
const PRICE = 100
const SEATS = 1_000_000
const OPENED_AT_ONCE = 16

interface Place {
  app: ServedApp
  gateway: Omit<TestGateway, 'stop'>
  database: Database
  buyers: Claims[]
  /** A token for one order: those that were made before it all might be too old when their turn comes. */
  tokenFor: (buyer: Claims) => Promise<string>
  /** Of the event that goes on selling. */
  ticket: number
}

/**
 * What the service catches up with: ten thousand payment pages that are unpaid, then five thousand buyers of an event that is called off,
 * while others order. Clients, service, database and gateway share the machine.
 */
export async function benchBacklog({ isQuick }: BenchOptions): Promise<Findings> {
  const share = isQuick ? QUICK_SHARE : 1
  return withPaymentGateway((gateway) =>
    withApp('demo', (app) => beside(app, (database) => measure({ app, gateway, database }, share)), { PAYMENT_GATEWAY_URL: gateway.url }),
  )
}

async function measure({ app, gateway, database }: Pick<Place, 'app' | 'gateway' | 'database'>, share: number): Promise<Findings> {
  await gateway.control({ ipn_count: 0, session_ms: 1 })
  const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
  const tokens = accessTokens(secret)
  const tokenFor = (buyer: Claims) => tokens.issue(buyer, Date.now())
  const buyers = await makeSignedIn(database, ORDERS_A_SECOND * (4 * MOST_S + 2 * BASE_SECONDS))
  const { ticket } = await makeShow(database)
  const place: Place = { app, gateway, database, buyers, tokenFor, ticket }
  const first = await openPages(place, PAGES / share, 'confirming')
  const second = await openPages(place, REFUNDS / share, 'confirmed')
  // Whatever starts is slow at first: that would make the rest look quick.
  await orderFor(place, () => wait(BASE_SECONDS * 1000))
  const before = await orderFor(place, () => wait(BASE_SECONDS * 1000))
  const pages = await orderFor(place, () => freed(place, first))
  const refunds = await orderFor(place, () => sent(place, second))
  const faults = await moneyFaults(database.pool, await gateway.ledger(), await elsewhere(database, second))
  const common = { goal: 'backlog', ...(faults[0] === undefined ? {} : { fault: faults[0] }) }
  const orderingOf = (name: string, { p95: ms, fault }: Shot): Line => ({
    ...common,
    what: `ordering p95 while ${name}`,
    unit: 'ms',
    most: MOST_RATIO,
    values: [ms],
    ratios: [ms / before.p95],
    ...(fault === undefined ? {} : { fault }),
  })
  const lines: Line[] = [
    { ...common, what: `${PAGES / share} abandoned pages freed`, unit: 's', most: MOST_S, values: [pages.ms / 1000] },
    { ...common, what: `${REFUNDS / share} refunds sent`, unit: 's', most: MOST_S, values: [refunds.ms / 1000] },
    orderingOf('pages are freed', pages),
    orderingOf('refunds are sent', refunds),
    { ...common, what: 'memory of the server meanwhile, growth', unit: 'MB', most: MOST_GROWTH, values: [Math.max(pages.growth, refunds.growth)] },
  ]
  return { lines, raw: { before, pages, refunds } }
}

async function makeShow({ db }: Database): Promise<{ event: number; ticket: number }> {
  const event = await makeEvent(db, { seller: await makeSeller(db), seats: SEATS, price: PRICE })
  return { event, ticket: await makeTicket(db, event, { price: PRICE, seats: SEATS, capacity: SEATS }) }
}

interface Opened {
  event: number
  orders: WaitingOrder[]
}

/** So many orders that the gateway knows: pages that have run out unpaid, or that were paid. The service has not checked them yet. */
async function openPages({ gateway, database, buyers }: Place, count: number, state: 'confirming' | 'confirmed'): Promise<Opened> {
  const show = await makeShow(database)
  const isPaid = state === 'confirmed'
  const orders = await makeWaiting(database, { ...show, buyer: buyers[0]?.user_id ?? 0, count, state, madeMinutes: 46, dueMinutes: -14 })
  await database.pool.query('update payment_attempts set check_at = null where tran_id = any($1)', [orders.map(({ tran_id }) => tran_id)])
  const payment = gateway.payment()
  const paid: { tran_id: string; val_id: string; bank_tran_id: string }[] = []
  const left = orders.values()
  if (isPaid) await gateway.control({ session_ms: 3_600_000 })
  const open = async () => {
    for (const { id, tran_id } of left) {
      const buyer = { full_name: 'Nasrin Akter', email: 'nasrin@mail.example', phone_number: '01712345678' }
      await payment.open({ tran_id, amount_taka: 160, attempt_id: id, buyer, product_name: 'Floor', quantity: 1 })
      if (isPaid) paid.push({ tran_id, ...(await gateway.pay(tran_id)) })
    }
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open))
  if (isPaid) await makePaid(database, paid)
  else await wait(3000)
  return { event: show.event, orders }
}

/** Until all are free again from when they are due. */
async function freed({ database }: Place, { event, orders }: Opened): Promise<void> {
  await database.pool.query('update payment_attempts set check_at = now() where tran_id = any($1)', [orders.map(({ tran_id }) => tran_id)])
  await until(database, `select count(*)::int as n from purchases where event = $1 and state <> 'expired'`, event)
}

/** Until the gateway has been asked for all from when the event is called off. */
async function sent({ database }: Place, { event }: Opened): Promise<void> {
  await database.pool.query(`update events set called_off_at = now(), called_off_reason = 'rain', is_active = false where id = $1`, [event])
  await until(
    database,
    `select count(*)::int as n from payment_attempts a join purchases o on o.id = a.purchase left join refunds r on r.attempt = a.id where o.event = $1 and r.refund_ref_id is null`,
    event,
  )
}

async function until({ pool }: Database, query: string, event: number): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(query, [event])
    if (rows[0]?.n === 0) return
    if (performance.now() - begun > 2 * MOST_S * 1000) throw new Error(`${rows[0]?.n} were not done in ten minutes`)
    await wait(1000)
  }
}

interface Shot {
  ms: number
  p95: number
  /** Of the server's memory, in bytes, from the first tenth of the time to its end. */
  growth: number
  fault?: string
}

/** Orders at a steady pace while something is worked on. */
async function orderFor(place: Place, work: () => Promise<unknown>): Promise<Shot> {
  const times: number[] = []
  const memory: number[] = []
  const refused = new Map<number, number>()
  let isOver = false
  const begun = performance.now()
  const sampling = setInterval(() => memory.push(residentBytes(place.app.pid)), 500)
  const ordering = async () => {
    const underWay: Promise<void>[] = []
    for (let n = 0; !isOver; n++) {
      await wait(Math.max(0, begun + (n * 1000) / ORDERS_A_SECOND - performance.now()))
      const from = performance.now()
      const one = order(place).then((status) => {
        if (status === 200) times.push(performance.now() - from)
        else refused.set(status, (refused.get(status) ?? 0) + 1)
      })
      underWay.push(one)
    }
    await Promise.all(underWay)
  }
  const orders = ordering()
  await work()
  const ms = performance.now() - begun
  isOver = true
  await orders
  clearInterval(sampling)
  const start = memory.slice(0, Math.max(1, Math.ceil(memory.length / 10)))
  const growth = Math.max(...memory.slice(-5)) - Math.max(...start)
  console.error(`${Math.round(ms / 1000)} s, ordering p95 ${Math.round(p95(times))} ms over ${times.length} orders, memory ${Math.round(growth / 1e6)} MB more`)
  const others = [...refused].map(([status, count]) => `${count} with ${status}`)
  return { ms, p95: p95(times), growth, ...(others.length > 0 && { fault: `orders were refused: ${others.join(', ')}` }) }
}

/** @returns the status of the answer. */
async function order({ app, buyers, tokenFor, ticket }: Place): Promise<number> {
  const buyer = buyers.pop()
  if (!buyer) throw new Error('there are not enough buyers')
  const response = await fetch(app.service + placeOrder.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...onceAs({ access: await tokenFor(buyer) }) },
    body: JSON.stringify(wholeOrder([{ event_ticket: ticket, quantity: 1, price: PRICE }])),
  })
  await response.arrayBuffer()
  return response.status
}

/** Payments of the demo market, which another gateway has taken. */
async function elsewhere({ pool }: Database, { orders }: Opened): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ val_id: string }>('select val_id from payment_attempts where val_id is not null and tran_id <> all($1)', [
    orders.map(({ tran_id }) => tran_id),
  ])
  return new Set(rows.map(({ val_id }) => val_id))
}

function p95(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
