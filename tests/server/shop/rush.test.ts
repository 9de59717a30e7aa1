import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import type { HeldRequest } from '#tests/support/server/barrier.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { type MadeProduct, makeProduct } from '#tests/support/server/nouns/products.ts'
import { checkoutBody, makeShopCoupon, type PartAsked, stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { type CrowdMember, makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'
import { deadlocksOf, rush, tally } from '#tests/support/server/orders/rush.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'

const database = useDatabase()
let folder = ''
let port = 0
let server: AppProcess

// A process of its own, so that the crowd and the service do not take turns on one thread.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-shop-rush-'))
  port = await freePort()
  server = await startApp(port, {
    DATABASE_URL: database.url,
    HATKHOLA_DATA: folder,
    HATKHOLA_OUT: join(folder, 'nothing-built'),
    SEED: 'none',
    APP_SECRET: TEST_SECRET,
  })
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** One checkout of every buyer; the baskets in turn. */
async function orders(buyers: readonly CrowdMember[], ...baskets: { parts: readonly PartAsked[]; method?: string }[]): Promise<HeldRequest[]> {
  const bodies = await Promise.all(baskets.map(({ parts, ...over }) => checkoutBody({ database }, parts, over)))
  return buyers.map((buyer, at) => ({ path: '/api/shop_checkout/', body: bodies[at % bodies.length], headers: onceAs(buyer) }))
}

const product = (...stocks: number[]): Promise<MadeProduct> =>
  makeProduct(database.db, { variants: stocks.map((stock, at) => ({ price: 100 + at, stock, values: [`${at}`] })) })
const left = async ({ variants }: MadeProduct) => Promise.all(variants.map((variant) => stockOf({ database }, variant)))
const deadlocks = () => deadlocksOf(database)

describe('of buyers at once', () => {
  it('fifty of a thousand get the fifty pieces there are, online or in cash, and no answer is a fault', { timeout: 120_000 }, async () => {
    const sari = await product(50)
    const buyers = await makeCrowd(database, 1000, TEST_SECRET)
    const answers = await rush(port, await orders(buyers, { parts: [{ product: sari }] }, { parts: [{ product: sari }], method: 'cod' }))
    const { held = 0, confirmed = 0, ...refused } = tally(answers)
    expect([held + confirmed, refused]).toEqual([50, { 'out-of-stock': 950 }])
    expect(await left(sari)).toEqual([0])
    expect(await shopFaults(database.pool)).toEqual([])
  })

  it('those whose baskets cross in other orders of sellers and variants never wait for each other in a ring', { timeout: 60_000 }, async () => {
    const [sari, pot, lamp] = [await product(20, 20), await product(25, 25), await product(30)]
    const before = await deadlocks()
    const both = { 0: 1, 1: 1 }
    const crossing: PartAsked[][] = [
      [
        { product: sari, pieces: both },
        { product: pot, pieces: both },
      ],
      [
        { product: pot, pieces: both },
        { product: sari, pieces: both },
      ],
      [{ product: lamp }, { product: pot, pieces: { 1: 1 } }, { product: sari, pieces: { 0: 1 } }],
      [{ product: sari, pieces: { 1: 1 } }, { product: lamp }],
    ]
    const buyers = await makeCrowd(database, 160, TEST_SECRET)
    const answers = await rush(port, await orders(buyers, ...crossing.flatMap((parts) => [{ parts }, { parts, method: 'cod' }])))
    expect(Object.keys(tally(answers)).toSorted()).toEqual(['confirmed', 'held', 'out-of-stock'])
    expect((await left(sari)).every((stock) => stock >= 0)).toBe(true)
    expect(await deadlocks()).toBe(before)
    expect(await shopFaults(database.pool)).toEqual([])
  })

  it('as many use codes as there are uses, where two shops’ codes cross too', { timeout: 60_000 }, async () => {
    const [sari, pot] = [await product(300), await product(300)]
    for (const { seller } of [sari, pot]) await makeShopCoupon({ database }, seller, { code: 'RUSH', taka: 10, percent: null, most_uses: 15 })
    const before = await deadlocks()
    const one = { coupon: 'RUSH', discount_seen: 10 }
    const buyers = await makeCrowd(database, 120, TEST_SECRET)
    const answers = await rush(
      port,
      await orders(
        buyers,
        {
          parts: [
            { product: sari, ...one },
            { product: pot, ...one },
          ],
        },
        {
          parts: [
            { product: pot, ...one },
            { product: sari, ...one },
          ],
        },
      ),
    )
    expect(tally(answers)).toEqual({ held: 15, 'coupon-refused': 105 })
    expect(await deadlocks()).toBe(before)
    expect(await shopFaults(database.pool)).toEqual([])
  })

  it('one who sends a checkout two hundred times with one key has one purchase', { timeout: 60_000 }, async () => {
    const sari = await product(50)
    const [buyer] = await makeCrowd(database, 1, TEST_SECRET)
    const body = await checkoutBody({ database }, [{ product: sari }])
    const request = { path: '/api/shop_checkout/', body, headers: onceAs(buyer!, 'one-intent-of-one-buyer') }
    const answers = await rush(
      port,
      Array.from({ length: 200 }, () => request),
    )
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect(await left(sari)).toEqual([49])
    expect(await shopFaults(database.pool)).toEqual([])
  })

  it('those whose holds have run out make room while others buy, without a deadlock', { timeout: 60_000 }, async () => {
    const [sari, pot] = [await product(30), await product(30)]
    const before = await deadlocks()
    const first = await makeCrowd(database, 30, TEST_SECRET)
    await rush(port, await orders(first, { parts: [{ product: sari }, { product: pot }] }))
    expect([await left(sari), await left(pot)]).toEqual([[0], [0]])
    await database.pool.query(`update purchases set hold_expires_at = now() - interval '1 second' where kind = 'shop' and state = 'held'`)
    const next = await makeCrowd(database, 60, TEST_SECRET)
    const answers = await rush(port, await orders(next, { parts: [{ product: pot }, { product: sari }] }, { parts: [{ product: sari }, { product: pot }] }))
    expect(tally(answers)).toEqual({ held: 30, 'out-of-stock': 30 })
    expect(await deadlocks()).toBe(before)
    expect(await shopFaults(database.pool)).toEqual([])
  })
})

describe('the harness', () => {
  it('sees an oversell of a checkout that reads first and writes then: none while one comes after the other, one as soon as they come together', async () => {
    const [variant] = (await product(1)).variants
    const naive = async () => {
      const client = await database.pool.connect()
      await client.query('begin')
      const { rows } = await client.query('select stock from product_variants where id = $1', [variant])
      await client.query('select pg_sleep(0.05)')
      if (rows[0].stock > 0) {
        await client.query('update product_variants set stock = $2 where id = $1', [variant, rows[0].stock - 1])
        await client.query(`insert into stock_moves (variant, delta, why) values ($1, -1, 'sold')`, [variant])
      }
      await client.query('commit')
      client.release()
    }
    const putBack = async () => {
      await database.pool.query(`delete from stock_moves where variant = $1 and why = 'sold'`, [variant])
      await database.pool.query('update product_variants set stock = 1 where id = $1', [variant])
    }
    for (const _ of [1, 2, 3]) await naive()
    expect(await shopFaults(database.pool)).toEqual([])
    await putBack()
    await Promise.all([naive(), naive(), naive()])
    expect(await shopFaults(database.pool)).toEqual([`stock is not the sum of its moves: ${variant}`])
    await putBack()
  })
})
