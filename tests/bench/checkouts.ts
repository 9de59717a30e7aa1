import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { placeOrder } from '#contract/orders/orders.ts'
import { initiatePayment } from '#contract/purchases/payments.ts'
import { makeEvent, makeSeller, makeTicket } from '../support/server/nouns/events.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '../support/server/orders/order-crowd.ts'
import { countSeats, orderFaults } from '../support/server/orders/order-invariants.ts'
import { beside } from './beside.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { databasePid } from './process-memory.ts'
import { countProcessorTime, perPiece } from './processor-time.ts'
import { type GatewayProcess, type ServedApp, withApp, withPaymentGateway } from './serving.ts'

const CLIENTS = 50
const SECONDS = 60
const QUICK_SECONDS = 15
const EVENTS = 20
const SEATS = 1_000_000
const PRICE = 500
const LEAST_A_SECOND = 80
const MOST_MS = 500
/** Each client begins a checkout this often, so that all together come a little faster than the goal; a client that is late begins at once. */
const EVERY_MS = 590

interface Shop {
  app: ServedApp
  gateway: GatewayProcess
  tickets: readonly number[]
}

/**
 * Whole checkouts: order placed, payment page opened, paid there, browser sent back, order Completed with its ticket. Fifty clients at a
 * steady pace, each time as another user; clients, service, database and gateway share the machine.
 */
export async function benchCheckouts({ isQuick }: BenchOptions): Promise<Findings> {
  const seconds = isQuick ? QUICK_SECONDS : SECONDS
  return withPaymentGateway((gateway) => withApp('demo', (app) => measure({ app, gateway, seconds }), { PAYMENT_GATEWAY_URL: gateway.url }))
}

const measure = ({ app, gateway, seconds }: Pick<Shop, 'app' | 'gateway'> & { seconds: number }): Promise<Findings> =>
  beside(app, async (database) => {
    const seller = await makeSeller(database.db)
    const tickets: number[] = []
    for (let number = 0; number < EVENTS; number++) {
      const event = await makeEvent(database.db, { seller, seats: SEATS, price: PRICE })
      tickets.push(await makeTicket(database.db, event, { price: PRICE, seats: SEATS, capacity: SEATS }))
    }
    const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
    const buyers = (await makeCrowd(database, Math.ceil((seconds * 1000) / EVERY_MS + 1) * CLIENTS, secret)).entries()
    const atFirst = await countSeats(database.pool)
    const times: number[] = []
    const wrong: string[] = []
    const database_pid = databasePid(app.dataFolder) ?? 0
    const used = countProcessorTime({ service: app.pid, database: database_pid, gateway: gateway.pid, clients: process.pid })
    const begun = performance.now()
    const client = async (number: number) => {
      // Not all in the same instant.
      let due = begun + (number * EVERY_MS) / CLIENTS
      for (const [at, buyer] of buyers) {
        await wait(Math.max(0, due - performance.now()))
        if (performance.now() - begun > seconds * 1000) return
        const from = performance.now()
        due = Math.max(due + EVERY_MS, from)
        const fault = await checkOut({ app, gateway, tickets }, buyer, at)
        if (fault) wrong.push(fault)
        else times.push(performance.now() - from)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
    const took = (performance.now() - begun) / 1000
    const processors = used()
    console.error(`processor time of a checkout: ${perPiece(processors, times.length)}`)
    await gateway.idle()
    const faults = [...(wrong.length > 0 ? [`${wrong.length} checkouts failed (${wrong[0]})`] : []), ...(await orderFaults(database.pool, atFirst))]
    return { lines: linesOf({ perSecond: times.length / took, p95: p95(times), faults }), raw: { times, wrong, processors } }
  })

function linesOf({ perSecond, p95, faults }: { perSecond: number; p95: number; faults: string[] }): Line[] {
  const common = { goal: 'checkouts', ...(faults[0] === undefined ? {} : { fault: faults[0] }) }
  const what = `whole checkouts, ${CLIENTS} clients`
  return [
    { ...common, what, unit: 'a second', least: LEAST_A_SECOND, values: [perSecond] },
    { ...common, what: `${what}, p95`, unit: 'ms', most: MOST_MS, values: [p95] },
  ]
}

/** @returns what went wrong; undefined when the order is Completed. */
async function checkOut({ app, gateway, tickets }: Shop, buyer: CrowdMember, at: number): Promise<string | undefined> {
  const post = (path: string, body: object) =>
    fetch(app.service + path, { method: 'POST', headers: { 'content-type': 'application/json', ...onceAs(buyer) }, body: JSON.stringify(body) })
  const placed = await post(placeOrder.path, wholeOrder([{ event_ticket: tickets[at % tickets.length] ?? 0, quantity: 1, price: PRICE }]))
  if (!placed.ok) return `ordering answered ${placed.status}`
  const { event_order_id }: { event_order_id: string } = await placed.json()
  const opened = await post(initiatePayment.path, { event_order_id })
  if (!opened.ok) return `initiate answered ${opened.status}`
  await opened.arrayBuffer()
  const paid = await gateway.pay(`EO${event_order_id}-1`)
  const back = await fetch(app.service + new URL(paid.return.url).pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(paid.return.fields),
  })
  await back.arrayBuffer()
  const to = back.headers.get('location') ?? ''
  return to.includes('/event-payment-success') ? undefined : `the browser was sent to ${to.split('?')[0]}`
}

function p95(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
