import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { placeOrder } from '#contract/orders/orders.ts'
import type { Database } from '#server/db/connection/open.ts'
import { makeEvent, makeSeller, makeTicket } from '../support/server/nouns/events.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '../support/server/orders/order-crowd.ts'
import { countSeats, orderFaults } from '../support/server/orders/order-invariants.ts'
import { beside } from './beside.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const CLIENTS = 50
const ORDERS = 1500
const QUICK_ORDERS = 500
const MANY_EVENTS = 100
/** More than is ordered here: what is measured is the selling, not the end of it. */
const SEATS = 1_000_000
const PRICE = 250
const HOT = 'one event'
/** For one event, on the machine of the goals (two processors, client, service and database on them); for many events there is none. */
const LEAST_A_SECOND = 400
const MOST_MS = 250

interface Timed {
  ms: number
  status: number
}

interface Shot {
  perSecond: number
  p95: number
  wrong: string[]
}

/** Fifty clients who order without a pause, each time as another user: all of them one event, as when a sale opens, and many events. */
export async function benchOrders({ isQuick }: BenchOptions): Promise<Findings> {
  const shots: Record<string, Shot[]> = {}
  await withApp('demo', (app) =>
    beside(app, async (database) => {
      const places = { [HOT]: await makeShows(database, 1), [`${MANY_EVENTS} events`]: await makeShows(database, MANY_EVENTS) }
      for (let round = 0; round < (isQuick ? 1 : 3); round++) {
        for (const [name, tickets] of Object.entries(places)) {
          const shot = await orderAll({ app, database }, tickets, isQuick ? QUICK_ORDERS : ORDERS)
          console.error(`orders for ${name}: ${Math.round(shot.perSecond)} a second, p95 ${Math.round(shot.p95)} ms`)
          shots[name] = [...(shots[name] ?? []), shot]
        }
      }
    }),
  )
  return { lines: Object.entries(shots).flatMap(linesOf), raw: shots }
}

function linesOf([name, shots]: [string, Shot[]]): Line[] {
  const [fault] = shots.flatMap(({ wrong }) => wrong)
  const common = { goal: 'orders', ...(fault === undefined ? {} : { fault }) }
  const what = `orders for ${name}, ${CLIENTS} clients`
  return [
    { ...common, what, unit: 'a second', ...(name === HOT && { least: LEAST_A_SECOND }), values: shots.map(({ perSecond }) => perSecond) },
    { ...common, what: `${what}, p95`, unit: 'ms', ...(name === HOT && { most: MOST_MS }), values: shots.map(({ p95 }) => p95) },
  ]
}

/** So many events with one ticket each. Gives the tickets. */
async function makeShows({ db }: Database, count: number): Promise<number[]> {
  const seller = await makeSeller(db)
  const tickets: number[] = []
  for (let number = 0; number < count; number++) {
    const event = await makeEvent(db, { seller, seats: SEATS, price: PRICE })
    tickets.push(await makeTicket(db, event, { price: PRICE, seats: SEATS, capacity: SEATS }))
  }
  return tickets
}

async function orderAll({ app, database }: { app: ServedApp; database: Database }, tickets: readonly number[], count: number): Promise<Shot> {
  const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
  const buyers = await makeCrowd(database, count, secret)
  const atFirst = await countSeats(database.pool)
  const answers: Timed[] = []
  const waiting = buyers.entries()
  const begun = performance.now()
  const client = async () => {
    // The clients share what is left to do.
    for (const [at, buyer] of waiting) answers.push(await order(app, buyer, tickets[at % tickets.length] ?? 0))
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - begun) / 1000
  const others = answers.filter(({ status }) => status !== 200)
  const refused = others.length > 0 ? [`${others.length} answers other than 200 (${others[0]?.status})`] : []
  return { perSecond: count / seconds, p95: p95(answers), wrong: [...refused, ...(await orderFaults(database.pool, atFirst))] }
}

async function order({ service }: ServedApp, buyer: CrowdMember, event_ticket: number): Promise<Timed> {
  const begun = performance.now()
  const response = await fetch(service + placeOrder.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...onceAs(buyer) },
    body: JSON.stringify(wholeOrder([{ event_ticket, quantity: 1, price: PRICE }])),
  })
  await response.arrayBuffer()
  return { ms: performance.now() - begun, status: response.status }
}

function p95(all: readonly Timed[]): number {
  const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
