import { beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '#contract/orders/orders.ts'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { coupons } from '#server/db/tables/purchases.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'
import { makeCrowd, onceAs, wholeOrder } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { beginWalk, type OrderWalk, stepOn } from '#tests/support/server/orders/order-walk.ts'
import { post } from '#tests/support/server/people.ts'

/** The same walk again: `SEED=<number>`. What is done in one moment may still come in another order. */
const SEED = /^\d+$/.test(process.env.SEED ?? '') ? Number(process.env.SEED) : Math.floor(Math.random() * 1e9)
const STEPS = 300
const LOOK_EVERY = 50
const MOST_AT_ONCE = 5
/** A slow machine walks less far. */
const LONGEST_MS = 15_000

const app = useApp()
let walk: OrderWalk
let atFirst: SeatsAtFirst
/** Two orders of one buyer, the first with a promo code, and the ticket they are for: what the checker is tried on. */
const held = { orders: [0, 0], ticket: 0 }

beforeAll(async () => {
  walk = await beginWalk(app, makeDice(SEED))
  await holdTwo()
  atFirst = await countSeats(app.database.pool)
})

async function holdTwo(): Promise<void> {
  const [buyer] = await makeCrowd(app.database, 1, TEST_SECRET)
  const event = await makeEvent(app.database.db, { seats: 50, price: 300 })
  held.ticket = await makeTicket(app.database.db, event, { price: 300, seats: 50, capacity: 50 })
  await app.database.db.insert(coupons).values({ event, code: 'TRY', code_key: 'TRY', taka: 30 })
  const lines = [{ event_ticket: held.ticket, quantity: 1, price: 300 }]
  for (const [at, coupon] of [{ code: 'TRY', discount: 30 }, undefined].entries()) {
    const response = await post(app, placeOrder.path, { body: wholeOrder(lines, coupon), headers: onceAs(buyer ?? { access: '' }) })
    held.orders[at] = (await response.json()).id
  }
}

describe('guards', () => {
  it(`every promise, whatever buyers do and in whatever order (SEED=${SEED})`, { timeout: 60_000 }, async () => {
    const until = Date.now() + LONGEST_MS
    for (let step = 1; step <= STEPS && Date.now() < until; step++) {
      await stepOn(walk, walk.dice.whole(1, MOST_AT_ONCE))
      expect(walk.wrong, `step ${step}`).toEqual([])
      if (step % LOOK_EVERY === 0) expect(await orderFaults(app.database.pool, atFirst), `step ${step}`).toEqual([])
    }
    expect(await orderFaults(app.database.pool, atFirst)).toEqual([])
    const { seen } = walk
    for (const what of ['place: ok', 'place: sold-out', 'add: ok', 'cancel: ok', 'repeat: ok', 'reuse: key-reused', 'gone'])
      expect(seen[what] ?? 0, `${what}, of ${JSON.stringify(seen)}`).toBeGreaterThan(0)
  })

  // What the walk is held against must itself be able to see what is wrong.
  it.each<[string, string, RegExp]>([
    ['a seat that no order has', 'update event_tickets set seats = seats - 1 where id = $2', /^ticket /],
    ['a seat that the event sells twice', 'update events set seats = seats + 1 where id = (select event from purchases where id = $1)', /^event /],
    ['a line that grew', 'update event_order_items set quantity = quantity + 1 where purchase = $1', /^ticket /],
    ['an order that ended with its seats', `update purchases set state = 'expired', reason = 'not-paid', hold_expires_at = null where id = $1`, /^ticket /],
    ['a price of the past', 'update purchases set total_price = total_price + 1, final_price = final_price + 1 where id = $1', /add up/],
    ['a charge that is left out', 'update purchases set service_charge = 0, final_price = final_price - 60 where id = $1', /add up/],
    ['a discount as a present', 'update purchases set discount_price = discount_price + 1, final_price = final_price - 1 where id = $1', /discount/],
    ['a use that is counted twice', 'update coupons set used = used + 1 where id = (select coupon from purchases where id = $1)', /not counted/],
    ['a use that is forgotten', 'update coupons set used = used - 1 where id = (select coupon from purchases where id = $1)', /not counted/],
    [
      'a code of another event',
      'update coupons set event = (select min(id) from events) where id = (select coupon from purchases where id = $1)',
      /another event/,
    ],
    ['one buyer’s code used too often', 'update coupons set most_per_buyer = 0 where id = (select coupon from purchases where id = $1)', /too often/],
    ['a ticket of another event', 'update event_tickets set event = (select min(id) from events) where id = $2', /another event/],
    ['a hold without an end', 'update purchases set hold_expires_at = null where id = $1', /end of its hold/],
    ['an order that is good and not paid', `update purchases set state = 'confirmed', hold_expires_at = null where id = $1`, /without a taka/],
    ['a state that was not written down', `update purchases set state = 'paying' where id = $1`, /written down last/],
    ['a history that is gone', 'delete from purchase_changes where purchase = $1', /written down last/],
    [
      'a step that is not allowed',
      `insert into purchase_changes (purchase, from_state, to_state, by) values ($1, 'held', 'refunded', 'buyer')`,
      /went from held to refunded/,
    ],
    [
      'a step from where it was not',
      `insert into purchase_changes (purchase, from_state, to_state, by) values ($1, 'paying', 'held', 'buyer')`,
      /while it was held/,
    ],
    ['a key without an answer', 'update kept_answers set status = 0', /no answer/],
    ['too many seats in one hand', 'update event_order_items set quantity = 20 where purchase = $1 or purchase = $3', /too much/],
  ])('a checker that sees %s', async (_, tampering, fault) => {
    const { orders, ticket } = held
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      // All three are given to all, whichever of them a statement names.
      await client.query(`with given as (select $1::int, $2::int, $3::int) ${tampering}`, [orders[0], ticket, orders[1]])
      expect(await orderFaults(client, atFirst)).toContainEqual(expect.stringMatching(fault))
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
