import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { initiatePayment, PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import type { PaymentParts } from '#server/purchases/payment/payment-parts.ts'
import { reconcilePayments } from '#server/purchases/payment/reconcile-payments.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { refuseParcels } from '#tests/support/server/nouns/refused-parcels.ts'
import { checkoutBody, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { startGatewayForTest, type TestGateway } from '#tests/support/server/orders/local-gateway.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { type CrowdMember, makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'
import { passMinutes } from '#tests/support/server/orders/paying.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'

const database = useDatabase()
let folder = ''
let port = 0
let gateway: TestGateway
let server: AppProcess | undefined
let buyer: CrowdMember
let weaver: CrowdMember
let sari: MadeProduct
let pot: MadeProduct

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-shop-killed-'))
  gateway = await startGatewayForTest()
  await gateway.control({ ipn_count: 0 })
  const [first, second] = await makeCrowd(database, 2, TEST_SECRET)
  if (!first || !second) throw new Error('nobody came')
  buyer = first
  weaver = second
  await database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, 'weaver', 'Weaver')`, [weaver.user_id])
  sari = await makeProduct(database.db, { seller: await makeShop(database.db, { seller: weaver.user_id }), variants: [{ price: 1000, stock: 100 }] })
  pot = await makeProduct(database.db, { variants: [{ price: 400, stock: 100 }] })
})
afterEach(() => server?.end('SIGKILL'))
afterAll(async () => {
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

/** @returns undefined — the server was killed before it answered */
const send = (who: CrowdMember, path: string, { body, key }: { body: object; key?: string }): Promise<Response | undefined> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...onceAs(who, key) },
  }).catch(() => undefined)

/** Waits until the place is reached, and kills the server there. */
async function killAt(point: string, running: AppProcess): Promise<void> {
  for (let looks = 0; looks < 600 && !running.output().includes(`paused at ${point}`); looks++) await pause(50)
  expect(running.output()).toContain(`paused at ${point}`)
  await running.end('SIGKILL')
}

async function answered<T>(answer: Promise<Response | undefined>): Promise<T> {
  const response = await answer
  if (response?.status !== 200) throw new Error(`refused: ${response?.status} ${await response?.text()}`)
  return response.json()
}
const bodyOf = () => checkoutBody({ database }, [{ product: sari }, { product: pot }])
const buy = async (key: string) => answered<ShopPurchase>(send(buyer, '/api/shop_checkout/', { body: await bodyOf(), key }))
const idOf = async ({ number }: ShopPurchase): Promise<number> => (await database.pool.query('select id from purchases where number = $1', [number])).rows[0].id
const stateOf = async (made: ShopPurchase) => (await database.pool.query('select state from purchases where number = $1', [made.number])).rows[0].state

/** A purchase whose page is open; gives the name of its attempt. */
async function open(made: ShopPurchase): Promise<string> {
  await answered(send(buyer, initiatePayment.path, { body: { event_order_id: made.number } }))
  const { rows } = await database.pool.query('select tran_id from payment_attempts where purchase = $1 order by n desc limit 1', [await idOf(made)])
  return rows[0].tran_id
}
async function payAndTell(tran_id: string): Promise<void> {
  const paid = await gateway.pay(tran_id, 'paid')
  const form = new URLSearchParams(paid.return.fields)
  await fetch(`http://127.0.0.1:${port}${PAYMENT_PATHS.notice}`, { method: 'POST', body: form }).catch(() => undefined)
}
async function reconcile(made: ShopPurchase, minutes = 3): Promise<void> {
  await passMinutes({ database }, await idOf(made), minutes)
  await database.pool.query('update payment_inbox set due_at = now() where due_at is not null')
  const quiet = () => undefined
  const parts: PaymentParts = {
    db: database.db,
    payment: gateway.payment(),
    handlers: handlersOf({ database }),
    log: { info: quiet, warn: quiet, error: quiet },
  }
  await reconcilePayments(parts)
}
/** The seller of the first order cancels it, while the server dies at one place after another. @returns what went back of it */
async function killedWhileCancelling(made: ShopPurchase): Promise<unknown[]> {
  await server?.end('SIGTERM')
  const [order] = made.orders
  const path = `/api/shop_order/${order?.number}/cancel/`
  const asked = { body: { reason: 'out-of-stock' }, key: `the-seller-cancels-${made.number}` }
  const first = await begin('shop before-commit')
  const cancelled = send(weaver, path, asked)
  await killAt('shop before-commit', first)
  expect(await cancelled).toBeUndefined()
  const running = await begin('refund after-gateway-before-store')
  await answered(send(weaver, path, asked))
  await killAt('refund after-gateway-before-store', running)
  for (let round = 0; round < 3; round++) await reconcile(made)
  const { rows } = await database.pool.query('select r.paisa, r.state from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = $1', [
    await idOf(made),
  ])
  return rows
}
const faults = async () => [...(await shopFaults(database.pool)), ...(await moneyFaults(database.pool, await gateway.ledger()))]

describe('a server that dies', { timeout: 90_000 }, () => {
  it('before a checkout is written leaves nothing of it, and the same checkout acts once afterwards', async () => {
    const before = await stockOf({ database }, sari.variants[0]!)
    const running = await begin('shop before-commit')
    const asked = send(buyer, '/api/shop_checkout/', { body: await bodyOf(), key: 'a-checkout-that-dies' })
    await killAt('shop before-commit', running)
    expect(await asked).toBeUndefined()
    expect(await stockOf({ database }, sari.variants[0]!)).toBe(before)
    await begin()
    const [made, again] = [await buy('a-checkout-that-dies'), await buy('a-checkout-that-dies')]
    expect(again.number).toBe(made.number)
    expect(await stockOf({ database }, sari.variants[0]!)).toBe(before - 1)
    expect(await faults()).toEqual([])
    await answered(send(buyer, `/api/shop_purchase/${made.number}/cancel/`, { body: {} }))
    expect(await stockOf({ database }, sari.variants[0]!)).toBe(before)
  })

  it.each(['settle after-gateway-before-store', 'settle before-commit', 'settle after-commit-before-reply'])(
    'at "%s" has every order placed once, and no money lost',
    async (point) => {
      // Nothing before the payment comes past that place.
      const running = await begin(point)
      const made = await buy(`paid-at-${point.replaceAll(' ', '-')}`)
      const tran_id = await open(made)
      const told = payAndTell(tran_id)
      await killAt(point, running)
      await told
      await reconcile(made)
      expect(await stateOf(made)).toBe('confirmed')
      const { rows } = await database.pool.query(
        `select count(*)::int as n from shop_order_changes c join shop_orders o on o.id = c.shop_order where o.purchase = $1 and c.action = 'place'`,
        [await idOf(made)],
      )
      expect(rows).toEqual([{ n: 2 }])
      expect(await faults()).toEqual([])
    },
  )

  it('while a seller cancels, again and again, gives that part back once', async () => {
    await begin()
    const made = await buy('cancelled-by-a-seller')
    await payAndTell(await open(made))
    expect(await killedWhileCancelling(made)).toEqual([{ paisa: 110_000, state: 'refunded' }])
    expect(await stateOf(made)).toBe('confirmed')
    expect(await faults()).toEqual([])
  })

  it('while a seller cancels cash whose delivery was paid in advance, gives that delivery back once', async () => {
    await begin()
    const request = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
    await refuseParcels({ request, database } as Parameters<typeof refuseParcels>[0], { buyer, seller: weaver, product: sari, times: 2 })
    const body = await checkoutBody({ database }, [{ product: sari }, { product: pot }], { method: 'cod', advance_seen: 200 })
    const made = await answered<ShopPurchase>(send(buyer, '/api/shop_checkout/', { body, key: 'paid-in-advance-only' }))
    expect(made).toMatchObject({ state: 'held', advance: 200 })
    await payAndTell(await open(made))
    expect(await killedWhileCancelling(made)).toEqual([{ paisa: 10_000, state: 'refunded' }])
    expect(await stateOf(made)).toBe('confirmed')
    expect(await faults()).toEqual([])
  })

  it('while goods that came back are received gives their money and their stock back once', async () => {
    await begin()
    const made = await buy('received-by-a-seller')
    await payAndTell(await open(made))
    const [order] = made.orders
    for (const to of ['accept', 'pack', 'ship', 'deliver']) await answered(send(weaver, `/api/shop_order/${order?.number}/${to}/`, { body: {} }))
    const before = await stockOf({ database }, sari.variants[0]!)
    const texts = { order: order?.number ?? '', why: 'wrong', wish: 'refund', lines: `${order?.lines[0]?.id}:1`, text: 'It is blue.' }
    const form = new FormData()
    for (const [name, value] of Object.entries(texts)) form.append(name, value)
    const headers = onceAs(buyer, 'a-complaint-about-a-sari')
    const { number } = await answered<{ number: string }>(fetch(`http://127.0.0.1:${port}/api/shop_return/`, { method: 'POST', body: form, headers }))
    const path = `/api/shop_return/${number}`
    await answered(send(weaver, `${path}/agree/`, { body: { remedy: 'refund', amount: 1000, goes_back: true } }))
    await server?.end('SIGTERM')
    const asked = { body: { is_whole: true }, key: 'the-goods-are-there-once' }
    const running = await begin('shop before-commit')
    const received = send(weaver, `${path}/receive/`, asked)
    await killAt('shop before-commit', running)
    expect(await received).toBeUndefined()
    expect(await stockOf({ database }, sari.variants[0]!)).toBe(before)
    await begin()
    await answered(send(weaver, `${path}/receive/`, asked))
    for (let round = 0; round < 3; round++) await reconcile(made)
    expect(await stockOf({ database }, sari.variants[0]!)).toBe(before + 1)
    const { rows } = await database.pool.query('select r.paisa, r.state from refunds r join payment_attempts a on a.id = r.attempt where a.purchase = $1', [
      await idOf(made),
    ])
    expect(rows).toEqual([{ paisa: 100_000, state: 'refunded' }])
    expect(await faults()).toEqual([])
  })
})
