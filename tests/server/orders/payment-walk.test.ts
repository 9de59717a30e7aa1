import { beforeAll, describe, expect, it } from 'vitest'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { moneyFaults } from '#tests/support/money-invariants.ts'
import { countSeats, orderFaults, type SeatsAtFirst } from '#tests/support/order-invariants.ts'
import { beginWalk, type OrderWalk, stepOn } from '#tests/support/order-walk.ts'
import { usePaying } from '#tests/support/paying.ts'
import { comeToRest, payingWhims } from '#tests/support/payment-walk.ts'

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
  atFirst = await countSeats(app.database.pool)
})
const faults = async () => [...(await orderFaults(app.database.pool, atFirst)), ...(await moneyFaults(app.database.pool))]

describe('guards', () => {
  it(`every taka, whatever buyers, time and the gateway do (SEED=${SEED})`, { timeout: 120_000 }, async () => {
    const until = Date.now() + LONGEST_MS
    for (let step = 1; step <= STEPS && Date.now() < until; step++) {
      await stepOn(walk, walk.dice.whole(1, MOST_AT_ONCE))
      expect(walk.wrong, `step ${step} of SEED=${SEED}`).toEqual([])
      if (step % LOOK_EVERY === 0) expect(await faults(), `step ${step} of SEED=${SEED}`).toEqual([])
    }
    await comeToRest(app)
    expect([...(await faults()), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))], `SEED=${SEED}`).toEqual([])
    const { rows } = await app.database.pool.query(
      `select (select count(*) from event_orders where state in ('held', 'paying', 'confirming', 'refund_due'))::int as waiting,
        (select count(*) from payment_attempts where check_at is not null or refund_check_at is not null)::int as asked_about,
        (select count(*) from payment_inbox where due_at is not null)::int as unread`,
    )
    expect(rows, `SEED=${SEED}`).toEqual([{ waiting: 0, asked_about: 0, unread: 0 }])
    for (const what of ['initiate: ok', 'pay: VALID', 'pay: FAILED', 'look: ok', 'rounds'])
      expect(walk.seen[what] ?? 0, `${what}, of ${JSON.stringify(walk.seen)}`).toBeGreaterThan(0)
  })
})
