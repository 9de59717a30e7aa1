import { describe, expect, it } from 'vitest'
import { closeOrders } from '#server/features/shop/orders/close-orders.ts'
import { passDueReturns } from '#server/features/shop/returns/pass-due-returns.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { refuseParcels } from '#tests/support/server/nouns/refused-parcels.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { checkout, checkoutBody, makeShopCoupon, type PartAsked, step } from '#tests/support/server/nouns/shop-orders.ts'
import { complain, passTime, returnStep } from '#tests/support/server/nouns/shop-returns.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { deliver, initiate, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

const app = usePaying()
const STEPS = 400
/** Several things happen in one moment. */
const AT_ONCE = 4

interface World {
  random: (below: number) => number
  buyers: SignedInPerson[]
  sellers: SignedInPerson[]
  products: MadeProduct[]
}

async function makeWorld(random: World['random'], name: string): Promise<World> {
  const buyers = await Promise.all([1, 2, 3, 4].map((n) => joinAndLogIn(app, `walker-${name}-${n}`)))
  const sellers = await Promise.all([1, 2, 3].map((n) => joinAsSeller(app, `walked-shop-${name}-${n}`)))
  const products: MadeProduct[] = []
  for (const seller of sellers) {
    await makeShop(app.database.db, { seller: seller.id })
    await makeShopCoupon(app, seller.id, { code: 'WALK', taka: 50, percent: null, most_uses: 4 })
    products.push(
      await makeProduct(app.database.db, {
        seller: seller.id,
        variants: [
          { price: 300, stock: 6 },
          { price: 450, stock: 4, values: ['Blue'] },
        ],
      }),
    )
  }
  // Half of them have refused two parcels, and pay the delivery of cash in advance.
  const [seller, product] = [sellers[0], products[0]]
  if (seller && product) for (const buyer of buyers.slice(0, 2)) await refuseParcels(app, { buyer, seller, product, times: 2 })
  return { random, buyers, sellers, products }
}

const pick = <T>({ random }: World, from: readonly T[]): T => from[random(from.length)] as T

async function rowOf<T>({ random }: World, text: string): Promise<T | undefined> {
  const { rows } = await app.database.pool.query(text)
  return rows[random(Math.max(1, rows.length))]
}

type Deed = (world: World) => Promise<unknown>

const DEEDS: Record<string, Deed> = {
  buy: async (world) => {
    const parts: PartAsked[] = world.products.flatMap((product) => {
      const [first, second] = [world.random(3), world.random(2)]
      const pieces = { ...(first > 0 && { 0: first }), ...(second > 0 && { 1: second }) }
      const code = world.random(4) === 0 ? { coupon: 'WALK', discount_seen: 50 } : {}
      return Object.keys(pieces).length > 0 && world.random(3) > 0 ? [{ product, pieces, ...code }] : []
    })
    if (parts.length === 0) return
    // Mostly they have seen what is asked in advance.
    const advance_seen = world.random(6) === 0 ? 0 : 100 * parts.length
    const body = await checkoutBody(app, parts, { method: world.random(5) < 2 ? 'cod' : 'online', advance_seen })
    const key = `walk-key-${world.random(1_000_000_000)}-of-a-buyer`
    const who = pick(world, world.buyers)
    return Promise.all(Array.from({ length: 1 + world.random(2) }, () => checkout(app, who, { ...body, key })))
  },
  open: async (world) => {
    const who = pick(world, world.buyers)
    const { results } = await (await read(app, who, '/api/shop_order/?state=waiting')).json()
    const number = results[world.random(Math.max(1, results.length))]?.purchase
    return number && initiate(app, who, { event_order_id: number })
  },
  pay: async (world) => {
    const found = await rowOf<{ tran_id: string }>(world, `select tran_id from payment_attempts where state in ('open', 'expired', 'cancelled') order by id`)
    const paid = found && (await app.gateway.pay(found.tran_id, 'paid').catch(() => undefined))
    return paid && deliver(app, 'notice', paid.return.fields)
  },
  cancelPurchase: async (world) => {
    const who = pick(world, world.buyers)
    const { results } = await (await read(app, who, '/api/shop_order/?state=waiting')).json()
    const number = results[0]?.purchase
    return number && send(app, who, { path: `/api/shop_purchase/${number}/cancel/`, body: {} })
  },
  cancel: async (world) => {
    const isBuyer = world.random(2) === 0
    const who = pick(world, isBuyer ? world.buyers : world.sellers)
    const { results } = await (await read(app, who, `/api/shop_order/?side=${isBuyer ? 'bought' : 'sold'}`)).json()
    const of = results[world.random(Math.max(1, results.length))]?.number
    const one = () => step(app, who, { of, to: 'cancel', body: { reason: 'other' } })
    return of && Promise.all([one(), one()])
  },
  seller: async (world) => {
    const who = pick(world, world.sellers)
    const { results } = await (await read(app, who, '/api/shop_order/?side=sold')).json()
    const order = results[world.random(Math.max(1, results.length))]
    if (!order) return
    // Mostly what can be done; sometimes what cannot.
    const able: string[] = order.can.filter((action: string) => !['rider_link', 'cancel'].includes(action))
    const to = able.length === 0 || world.random(6) === 0 ? pick(world, ['accept', 'pack', 'ship', 'deliver', 'take_back']) : pick(world, able)
    const body =
      { refuse_parcel: { reason: pick(world, ['damaged', 'wrong-goods', 'refused']) }, take_back: { is_whole: world.random(3) > 0 } }[to as 'take_back'] ?? {}
    return step(app, who, { of: order.number, to, body })
  },
  receive: async (world) => {
    const who = pick(world, world.buyers)
    const { results } = await (await read(app, who, '/api/shop_order/?state=shipped')).json()
    return results[0] && step(app, who, { of: results[0].number, to: 'deliver' })
  },
  makeLate: () =>
    app.database.pool.query(`update shop_orders set hand_over_by = now() - interval '1 hour', deliver_by = now() - interval '1 hour' where id = (
    select id from shop_orders where state in ('accepted', 'shipped', 'ready') order by id limit 1)`),
  pass: async (world) => {
    const found = await rowOf<{ id: number }>(world, `select id from purchases where kind = 'shop' and state in ('held', 'paying', 'confirming') order by id`)
    if (found) await passMinutes(app, found.id, 10 + world.random(60))
  },
  // No one is kept from cash for the rest of the walk: of each buyer's refusals two still count.
  letRefusalsAge: () =>
    app.database.pool.query(`update shop_orders set ended_at = now() - interval '200 days' where id in (select id from (
      select id, row_number() over (partition by buyer order by id desc) as n from shop_orders
      where state in ('not_taken', 'back') and reason in ('refused', 'not-there') and ended_at > now() - interval '180 days') refused where n > 2)`),
  expire: () => expirePurchases(app.parts()),
  reconcile: () => app.reconcile(),
  close: () => closeOrders(app.database.db),
  complain: async (world) => {
    const who = pick(world, world.buyers)
    const { results } = await (await read(app, who, '/api/shop_order/')).json()
    const orders = results.filter(({ complaint }: { complaint: unknown }) => complaint !== null)
    const order = orders[world.random(Math.max(1, orders.length))]
    const line = order?.complaint.lines[0]
    if (!line) return
    const over = { lines: `${line.line_id}:${line.left}`, wish: pick(world, ['refund', 'refund', 'replacement']), why: pick(world, ['wrong', 'not-come']) }
    const one = () => complain(app, who, { order, over })
    return Promise.all([one(), one()])
  },
  answer: async (world) => {
    const isBuyer = world.random(2) === 0
    const who = pick(world, isBuyer ? world.buyers : world.sellers)
    const { results } = await (await read(app, who, `/api/shop_return/?side=${isBuyer ? 'bought' : 'sold'}`)).json()
    const found = results[world.random(Math.max(1, results.length))]
    if (!found) return
    const to =
      found.can.length === 0 || world.random(6) === 0 ? pick(world, ['agree', 'receive', 'refund_sent', 'confirm']) : pick(world, found.can as string[])
    const goes_back = found.why !== 'not-come' && world.random(2) === 0
    const money = { remedy: 'refund', amount: Math.max(1, Math.min(found.value, found.most + world.random(2))), goes_back }
    const bodies: Record<string, object> = {
      agree: found.wish === 'replacement' && world.random(2) === 0 ? { remedy: 'replacement', goes_back } : money,
      decline: { reason: 'other', answer: 'No.' },
      receive: { is_whole: world.random(2) === 0 },
      refund_sent: { reference: 'bKash 1' },
    }
    const one = () => returnStep(app, who, { of: found.number, to, body: bodies[to] ?? {} })
    return Promise.all([one(), one()])
  },
  letTimePass: async (world) => {
    const found = await rowOf<{ number: string }>(world, 'select number from shop_returns where due_by is not null order by id')
    if (found && world.random(3) === 0) await passTime(app, found.number)
    await Promise.all([passDueReturns(app.database.db), passDueReturns(app.database.db)])
  },
}

async function walk(seed: number): Promise<string[]> {
  const random = randomOf(seed)
  const world = await makeWorld(random, String(seed))
  const names = Object.keys(DEEDS)
  const often = [...names, 'buy', 'buy', 'buy', 'open', 'open', 'pay', 'pay', 'seller', 'seller', 'seller', 'seller', 'cancel', 'complain', 'answer', 'answer']
  for (let taken = 0; taken < STEPS; taken += AT_ONCE) {
    const deeds = Array.from({ length: AT_ONCE }, () => pick(world, often))
    await Promise.all(deeds.map((name) => DEEDS[name]?.(world)))
    const faults = [...(await shopFaults(app.database.pool)), ...(await moneyFaults(app.database.pool))]
    if (faults.length > 0) return faults.map((fault) => `after ${taken + AT_ONCE} steps, the last ${deeds.join(', ')}: ${fault}`)
  }
  await settleAll()
  return [...(await shopFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
}

async function settleAll(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const { rows } = await app.database.pool.query(`select id from purchases where kind = 'shop'`)
    for (const { id } of rows) await passMinutes(app, id, 30)
    await expirePurchases(app.parts())
    await app.reconcile()
  }
}

const seeds = process.env.SEED_OF_WALK?.split(',').map(Number) ?? [20_261_127, 1 + Math.floor(Math.random() * 1_000_000)]

describe('orders of goods, walked at random', () => {
  it.each(seeds)('keep stock, money and states together, seed %i', { timeout: 120_000 }, async (seed) => {
    expect(await walk(seed), `seed ${seed}`).toEqual([])
    const { rows } = await app.database.pool.query<{ state: string }>('select distinct state from shop_orders')
    // The walk has been somewhere.
    expect(rows.length).toBeGreaterThan(4)
    const advances = await app.database.pool.query(`select id from purchases where advance > 0 and confirmed_at is not null`)
    expect(advances.rows.length).toBeGreaterThan(0)
  })
})
