import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { cancelOrder, placeOrder } from '#contract/orders/orders.ts'
import { initiatePayment, PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import type { PaymentParts } from '#server/purchases/payment/payment-parts.ts'
import { reconcilePayments } from '#server/purchases/payment/reconcile-payments.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { startGatewayForTest, type TestGateway } from '#tests/support/server/orders/local-gateway.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { passMinutes } from '#tests/support/server/orders/paying.ts'

const PRICE = 150
/** So many are cut off by one kill. */
const AT_ONCE = 3

const database = useDatabase()
let folder = ''
let port = 0
let gateway: TestGateway
let ticket = 0
let event = 0
let atFirst: SeatsAtFirst
let server: AppProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-killed-'))
  gateway = await startGatewayForTest()
  await gateway.control({ ipn_count: 0 })
  event = await makeEvent(database.db, { seats: 500, price: PRICE })
  ticket = await makeTicket(database.db, event, { seats: 500, capacity: 500, price: PRICE })
  atFirst = await countSeats(database.pool)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await gateway?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Brings up a server that stops at a place, if one is named. */
async function begin(point = ''): Promise<AppProcess> {
  port = await freePort()
  const settings = {
    DATABASE_URL: database.url,
    HATKHOLA_DATA: folder,
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
    PAYMENT_GATEWAY_URL: gateway.url,
    PAUSE_AT: point,
  }
  server = await startApp(port, settings, 'tests/support/server/paused-server.ts')
  return server
}

/** @returns undefined — the server was killed before it answered. */
const send = async (who: CrowdMember, path: string, { body, key }: { body: object; key?: string }): Promise<Response | undefined> => {
  const headers = { 'content-type': 'application/json', ...onceAs(who, key) }
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(body), headers }).catch(() => undefined)
}
const tell = (fields: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port}${PAYMENT_PATHS.notice}`, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => undefined)

interface Case {
  who: CrowdMember
  order: EventOrder
  key: string
}
const body = () => wholeOrder([{ event_ticket: ticket, quantity: 1, price: PRICE }])
const keyOf = ({ user_id }: CrowdMember) => `intent-of-the-buyer-${user_id}`

async function placed(who: CrowdMember): Promise<Case> {
  const response = await send(who, placeOrder.path, { body: body(), key: keyOf(who) })
  if (response?.status !== 200) throw new Error(`not placed: ${response?.status} ${await response?.text()}`)
  return { who, order: await response.json(), key: keyOf(who) }
}
const initiate = ({ who, order: { event_order_id } }: Case) => send(who, initiatePayment.path, { body: { event_order_id } })
async function open(one: Case): Promise<string> {
  const response = await initiate(one)
  if (response?.status !== 200) throw new Error(`not opened: ${response?.status} ${await response?.text()}`)
  const { rows } = await database.pool.query('select tran_id from payment_attempts where purchase = $1 order by n desc limit 1', [one.order.id])
  return rows[0].tran_id
}

/** Waits until so many have come to the place, and kills the server there. */
async function killAt(point: string, running: AppProcess, expected = AT_ONCE): Promise<void> {
  const arrived = () => running.output().split(`paused at ${point}`).length - 1
  for (let looks = 0; looks < 600 && arrived() < expected; looks++) await pause(50)
  expect(arrived(), running.output().slice(-500)).toBeGreaterThanOrEqual(expected)
  await running.end('SIGKILL')
}

async function reconcileAfter(orders: readonly { id: number }[], minutes: number): Promise<void> {
  for (const { id } of orders) await passMinutes({ database }, id, minutes)
  await database.pool.query('update payment_inbox set due_at = now() where due_at is not null')
  const parts: PaymentParts = {
    db: database.db,
    payment: gateway.payment(),
    handlers: handlersOf({ database }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }
  await reconcilePayments(parts)
}

const faults = async () => [...(await orderFaults(database.pool, atFirst)), ...(await moneyFaults(database.pool))]
const stateOf = async ({ order }: Case): Promise<string> => (await database.pool.query('select state from purchases where id = $1', [order.id])).rows[0].state
const ordersOf = async () => (await database.pool.query<{ id: number }>('select id from purchases')).rows

describe('guards', () => {
  it('a checkout: it acts once, however often its server dies before it is answered', { timeout: 60_000 }, async () => {
    const crowd = await makeCrowd(database, AT_ONCE, TEST_SECRET)
    for (let kill = 0; kill < 2; kill++) {
      const running = await begin('place before-commit')
      const asked = crowd.map((who) => send(who, placeOrder.path, { body: body(), key: keyOf(who) }))
      // The others wait for the seats that the first one holds.
      await killAt('place before-commit', running, 1)
      expect(await Promise.all(asked)).toEqual(crowd.map(() => undefined))
      expect(await ordersOf()).toEqual([])
    }
    await begin()
    const made = await Promise.all(crowd.map(placed))
    const again = await send(made[0]?.who ?? crowd[0] ?? { user_id: 0, access: '' }, placeOrder.path, { body: body(), key: made[0]?.key ?? '' })
    expect(again?.headers.get(HEADERS.replayed)).toBe('true')
    expect(await ordersOf()).toHaveLength(AT_ONCE)
    expect(await faults()).toEqual([])
    await server?.end('SIGTERM')
  })

  it.each(['initiate after-check', 'initiate before-commit', 'initiate after-gateway-before-store', 'initiate after-commit-before-reply'])(
    'buyers whose server dies at "%s": they pay once, on the next page',
    { timeout: 120_000 },
    async (point) => {
      const crowd = await makeCrowd(database, AT_ONCE, TEST_SECRET)
      let cases: Case[] = []
      for (let kill = 0; kill < 2; kill++) {
        const running = await begin(point)
        if (kill === 0) cases = await Promise.all(crowd.map(placed))
        const asked = cases.map(initiate)
        await killAt(point, running)
        expect(await Promise.all(asked)).toEqual(cases.map(() => undefined))
        expect(await faults()).toEqual([])
        // No server is opening these pages any more; one that was stored is given out again, so another kill needs an older one.
        await database.pool.query(`update payment_attempts set created_at = created_at - interval '31 s', opened_at = opened_at - interval '16 min'`)
      }
      await begin()
      for (const one of cases) {
        const tran_id = await open(one)
        await tell((await gateway.pay(tran_id)).return.fields)
        expect(await stateOf(one)).toBe('confirmed')
      }
      await server?.end('SIGTERM')
      await reconcileAfter(await ordersOf(), 6)
      expect([...(await faults()), ...(await moneyFaults(database.pool, await gateway.ledger()))]).toEqual([])
    },
  )

  it.each(['notice before-commit', 'settle after-gateway-before-store', 'settle before-commit', 'settle after-commit-before-reply'])(
    'money that was told of as the server died at "%s"',
    { timeout: 120_000 },
    async (point) => {
      const crowd = await makeCrowd(database, AT_ONCE, TEST_SECRET)
      const running = await begin(point)
      const cases = await Promise.all(crowd.map(placed))
      const told: Promise<Response | undefined>[] = []
      for (const one of cases) told.push(tell((await gateway.pay(await open(one))).return.fields))
      // The others wait for the account of their seller.
      await killAt(point, running, point === 'settle before-commit' ? 1 : AT_ONCE)
      expect(await Promise.all(told)).toEqual(cases.map(() => undefined))
      expect(await faults()).toEqual([])
      await reconcileAfter(
        cases.map(({ order }) => order),
        3,
      )
      expect(await Promise.all(cases.map(stateOf))).toEqual(cases.map(() => 'confirmed'))
      expect([...(await faults()), ...(await moneyFaults(database.pool, await gateway.ledger()))]).toEqual([])
    },
  )

  it.each(['cancel before-commit', 'cancel after-commit-before-reply'])(
    'an order that was cancelled at its payment page as the server died at "%s": whole or not at all, and what is paid then is not lost',
    { timeout: 120_000 },
    async (point) => {
      const crowd = await makeCrowd(database, AT_ONCE, TEST_SECRET)
      const running = await begin(point)
      const cases = await Promise.all(crowd.map(placed))
      const pages = await Promise.all(cases.map(open))
      const asked = cases.map(({ who, order }) => send(who, cancelOrder.path.replace('{event_order_id}', order.event_order_id), { body: {} }))
      // The others wait for the seats that the first one gives back.
      await killAt(point, running, point === 'cancel before-commit' ? 1 : AT_ONCE)
      expect(await Promise.all(asked)).toEqual(cases.map(() => undefined))
      expect(await faults()).toEqual([])
      const isDone = point === 'cancel after-commit-before-reply'
      expect(await Promise.all(cases.map(stateOf))).toEqual(cases.map(() => (isDone ? 'cancelled' : 'paying')))
      for (const tran_id of pages) await gateway.pay(tran_id)
      for (let round = 0; round < 2; round++)
        await reconcileAfter(
          cases.map(({ order }) => order),
          6,
        )
      expect(await Promise.all(cases.map(stateOf))).toEqual(cases.map(() => (isDone ? 'refunded' : 'confirmed')))
      expect([...(await faults()), ...(await moneyFaults(database.pool, await gateway.ledger()))]).toEqual([])
    },
  )
})
