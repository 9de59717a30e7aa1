import { beforeAll, describe, expect, it } from 'vitest'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeSellers } from '#tests/support/server/nouns/sellers.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'
import { orderFaults } from '#tests/support/server/orders/order-invariants.ts'
import { beginWalk, type OrderWalk, stepOn } from '#tests/support/server/orders/order-walk.ts'
import { aMarket, callOff, giveBack, giveToSeller, sellerMix, stockFaults } from '#tests/support/server/orders/seller-walk.ts'

/** The same walk again: `SEED=<number>`. What is done in one moment may still come in another order. */
const SEED = /^\d+$/.test(process.env.SEED ?? '') ? Number(process.env.SEED) : Math.floor(Math.random() * 1e9)
const STEPS = 200
const LOOK_EVERY = 20
const MOST_AT_ONCE = 4
/** A slow machine walks less far. */
const LONGEST_MS = 20_000
/** Sellers change all of it: what was there at first sets no limit. */
const ANY_STOCK = { tickets: new Map(), events: new Map() }

const app = useApp()
let walk: OrderWalk
let seller: CrowdMember

beforeAll(async () => {
  ;[seller] = (await makeSellers(app, 1)) as [CrowdMember]
  walk = { ...(await beginWalk(app, makeDice(SEED), sellerMix(seller))), alsoMay: ['event-closed', 'price-changed', 'bad-input'] }
  await giveToSeller(walk, seller)
})

const faults = async () => {
  const { pool } = app.database
  return [...walk.wrong, ...(await stockFaults(pool)), ...(await orderFaults(pool, ANY_STOCK)), ...(await moneyFaults(pool))]
}

describe('guards', () => {
  it(`every promise, whatever a seller changes while buyers order (SEED=${SEED})`, { timeout: 90_000 }, async () => {
    const until = Date.now() + LONGEST_MS
    for (let step = 1; step <= STEPS && Date.now() < until; step++) {
      await stepOn(walk, walk.dice.whole(1, MOST_AT_ONCE))
      expect(walk.wrong, `step ${step}`).toEqual([])
      if (step % LOOK_EVERY === 0) expect(await faults(), `step ${step}`).toEqual([])
    }
    await Promise.all([callOff(walk, seller), stepOn(walk, MOST_AT_ONCE), giveBack(walk)])
    await giveBack(walk)
    expect(await faults()).toEqual([])
    const { rows } = await app.database.pool.query(
      `select distinct o.state from purchases o join events e on e.id = o.event where e.called_off_at is not null and o.state in ('held', 'confirmed')`,
    )
    expect(rows).toEqual([])
    const { seen } = walk
    for (const what of ['place: ok', 'edit: ok', 'cap: ok', 'close: ok', 'add kind: ok', 'switch: ok', 'coupon: ok', 'call off: ok'])
      expect(seen[what] ?? 0, `${what}, of ${JSON.stringify(seen)}`).toBeGreaterThan(0)
  })

  // What the walk is held against must itself be able to see what is wrong.
  it.each<[string, string, RegExp]>([
    ['a seat that no kind has', 'update events set seats = seats + 1 where id = $1', /^event has other seats/],
    ['a price of nothing on sale', 'update events set price = price + 1 where id = $1', /^event has another price/],
    ['a kind that grew without room', 'update event_tickets set capacity = capacity + 1 where event = $1', /^kind has other seats/],
    ['a sale after the end', `update events set event_status = 'Cancelled', is_active = true where id = $1`, /^event that was called off/],
  ])('against %s', async (_, change, fault) => {
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(change, [aMarket(walk).event])
      expect(await stockFaults(client)).toContainEqual(expect.stringMatching(fault))
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
