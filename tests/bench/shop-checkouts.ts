import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { placeShopPurchase } from '#contract/shop/checkout.ts'
import { type MadeProduct, makeProduct, makeShop } from '../support/server/nouns/products.ts'
import { checkoutBody } from '../support/server/nouns/shop-orders.ts'
import { type CrowdMember, makeCrowd, onceAs } from '../support/server/orders/order-crowd.ts'
import { shopFaults } from '../support/server/orders/shop-invariants.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const CLIENTS = 20
const SECONDS = 60
const QUICK_SECONDS = 15
/** Of which each checkout takes the next two. */
const SHOPS = 20
const SIZES = ['M', 'L']
const LEAST_A_SECOND = 40
const MOST_MS = 800
/** Each client begins a checkout this often, so that all together come a little faster than the goal; a client that is late begins at once. */
const EVERY_MS = 450

/** Checkouts of four lines in two shops, half of them in cash: twenty clients at a steady pace, each time as another user. */
export const benchShopCheckouts = ({ isQuick }: BenchOptions): Promise<Findings> => withApp('demo', (app) => measure(app, isQuick ? QUICK_SECONDS : SECONDS))

const measure = (app: ServedApp, seconds: number): Promise<Findings> =>
  beside(app, async (database) => {
    const bodies = await fillShops(database)
    const secret = await readFile(join(app.dataFolder, 'app-secret'), 'utf8')
    const buyers = (await makeCrowd(database, Math.ceil((seconds * 1000) / EVERY_MS + 1) * CLIENTS, secret)).entries()
    const times: number[] = []
    const wrong: string[] = []
    const begun = performance.now()
    const client = async (number: number) => {
      // Not all in the same instant.
      let due = begun + (number * EVERY_MS) / CLIENTS
      for (const [at, buyer] of buyers) {
        await wait(Math.max(0, due - performance.now()))
        if (performance.now() - begun > seconds * 1000) return
        const from = performance.now()
        due = Math.max(due + EVERY_MS, from)
        const fault = await checkOut(app, buyer, bodies[at % bodies.length])
        if (fault) wrong.push(fault)
        else times.push(performance.now() - from)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
    const took = (performance.now() - begun) / 1000
    const faults = [...(wrong.length > 0 ? [`${wrong.length} checkouts failed (${wrong[0]})`] : []), ...(await shopFaults(database.pool))]
    return { lines: linesOf({ perSecond: times.length / took, p95: percentile(times, 0.95), fault: faults[0] }), raw: { times, wrong } }
  })

type Asking = Parameters<typeof checkoutBody>[0]

/** Shops with a product of two variants each, and what is sent for two of them that stand beside each other. */
async function fillShops(database: Asking['database']): Promise<object[]> {
  const goods: MadeProduct[] = []
  for (let shop = 0; shop < SHOPS; shop++) {
    const variants = SIZES.map((size, at) => ({ values: [size], price: 400 + at, stock: 1_000_000 }))
    goods.push(await makeProduct(database.db, { seller: await makeShop(database.db), options: [{ name: 'Size', values: SIZES }], variants }))
  }
  const bodies: object[] = []
  for (const [at, one] of goods.entries()) {
    const parts = [one, goods[at + 1] ?? goods[0] ?? one].map((product) => ({ product, pieces: { 0: 1, 1: 1 } }))
    bodies.push(await checkoutBody({ database }, parts, { method: at % 2 === 0 ? 'online' : 'cod' }))
  }
  return bodies
}

/** @returns what went wrong; undefined when it is ordered. */
async function checkOut({ service }: ServedApp, buyer: CrowdMember, body: object | undefined): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', ...onceAs(buyer) }
  const answer = await fetch(service + placeShopPurchase.path, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await answer.text()
  return answer.ok ? undefined : `${answer.status} ${said.slice(0, 200)}`
}

function linesOf({ perSecond, p95, fault }: { perSecond: number; p95: number; fault: string | undefined }): Line[] {
  const common = { goal: 'shopcheckouts', ...(fault === undefined ? {} : { fault }) }
  const what = `checkouts of two shops and four lines, ${CLIENTS} clients`
  return [
    { ...common, what, unit: 'a second', least: LEAST_A_SECOND, values: [perSecond] },
    { ...common, what: `${what}, p95`, unit: 'ms', most: MOST_MS, values: [p95] },
  ]
}
