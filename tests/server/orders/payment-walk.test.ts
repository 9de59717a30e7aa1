import { beforeAll, describe, expect, it } from 'vitest'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/server/orders/order-invariants.ts'
import { beginWalk, type OrderWalk, stepOn } from '#tests/support/server/orders/order-walk.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { opened, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { comeToRest, payingWhims } from '#tests/support/server/orders/payment-walk.ts'

/** The same walk again: `SEED=<number>`. What is done in one moment may still come in another order. */
const SEED = /^\d+$/.test(process.env.SEED ?? '') ? Number(process.env.SEED) : Math.floor(Math.random() * 1e9)
const STEPS = 400
const LOOK_EVERY = 50
const MOST_AT_ONCE = 5
/** A slow machine walks less far. */
const LONGEST_MS = 25_000

const app = usePaying()
let walk: OrderWalk
let atFirst: SeatsAtFirst
beforeAll(async () => {
  walk = await beginWalk(app, makeDice(SEED), payingWhims(app))
  await payOne()
  atFirst = await countSeats(app.database.pool)
})
/** An order that is paid, whatever the dice say: what the checker is tried on. */
async function payOne(): Promise<void> {
  const [who] = await makeCrowd(app.database, 1, TEST_SECRET)
  if (!who) throw new Error('no crowd')
  const { ticket } = await makeShow(app)
  const order = await placed(app, who, orderBody([{ event_ticket: ticket, quantity: 2 }], 200))
  await payAndTell(app, await opened(app, who, order))
}
const faults = async () => [...(await orderFaults(app.database.pool, atFirst)), ...(await moneyFaults(app.database.pool))]

describe('guards', () => {
  it(`every taka, whatever buyers, time and the gateway do (SEED=${SEED})`, { timeout: 240_000 }, async () => {
    const until = Date.now() + LONGEST_MS
    for (let step = 1; step <= STEPS && Date.now() < until; step++) {
      await stepOn(walk, walk.dice.whole(1, MOST_AT_ONCE))
      expect(walk.wrong, `step ${step} of SEED=${SEED}`).toEqual([])
      if (step % LOOK_EVERY === 0) expect(await faults(), `step ${step} of SEED=${SEED}`).toEqual([])
    }
    await comeToRest(app)
    expect([...(await faults()), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))], `SEED=${SEED}`).toEqual([])
    const { rows } = await app.database.pool.query(
      `select (select count(*) from purchases where state in ('held', 'paying', 'confirming', 'refund_due'))::int as waiting,
        ((select count(*) from payment_attempts where check_at is not null) + (select count(*) from refunds where check_at is not null))::int as asked_about,
        (select count(*) from payment_inbox where due_at is not null)::int as unread`,
    )
    expect(rows, `SEED=${SEED}`).toEqual([{ waiting: 0, asked_about: 0, unread: 0 }])
    // What is seldom may not come in every walk; every kind of step does.
    const seen = Object.keys(walk.seen)
    for (const what of ['initiate: ok', 'pay: VALID', 'pay again: ', 'look: ok', 'rounds', 'staff: ', 'cancel: '])
      expect(
        seen.some((one) => one.startsWith(what)),
        `${what}, of ${JSON.stringify(walk.seen)}`,
      ).toBe(true)
  })

  // What the walk is held against must itself be able to see what is wrong.
  it.each<[string, string, RegExp]>([
    ['money that is on nothing', `update purchases set state = 'expired' where id = (select purchase from kept)`, /neither on an order/],
    [
      'an order that is good without money',
      'delete from ledger_entries; delete from ledger_moves; delete from earnings; delete from refunds; delete from payment_attempts where state = $$succeeded$$',
      /exactly one payment/,
    ],
    ['a paisa that is missing', `update payment_attempts set paid_paisa = paid_paisa - 1 where id = (select id from kept)`, /exactly one payment/],
    ['a refund that is not asked about', `update refunds set check_at = now() where state = 'refunded'`, /without another check/],
    [
      'a payment said to go back of which nothing does',
      `update payment_attempts set state = 'refund_pending' where id = (select id from kept)`,
      /something else than its refunds/,
    ],
    ['a ticket too few', `delete from tickets where purchase = (select purchase from kept)`, /not as many tickets/],
    ['a move with one side', `delete from ledger_entries where account = 5`, /do not add up/],
    ['money that the gateway has and we do not', `update payment_attempts set val_id = 'another' where id = (select id from kept)`, /is not known here/],
  ])('a checker that sees %s', async (_, tampering, fault) => {
    const lines = await app.gateway.ledger()
    const client = await app.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('alter table ledger_entries disable trigger ledger_entries_stay; alter table ledger_moves disable trigger ledger_moves_stay')
      await client.query(`create temp table kept on commit drop as select id, purchase from payment_attempts where state = 'succeeded' and risk_level = 0
        and purchase in (select id from purchases where state = 'confirmed') limit 1`)
      await client.query(tampering)
      expect(await moneyFaults(client, lines)).toContainEqual(expect.stringMatching(fault))
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})
