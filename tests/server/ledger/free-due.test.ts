import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { dueEarningsSql, freeDue } from '#server/ledger/free-due.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { askForMoney, endPayout } from '#tests/support/server/ledger/cash-and-payouts.ts'
import { balancesOf, giveBack, type Market, makeMarket, sell } from '#tests/support/server/ledger/ledger-orders.ts'
import { planSteps } from '#tests/support/server/query-plan.ts'

const database = useDatabase()
const DUE = sql`now() - interval '1 second'`
let market: Market
beforeAll(async () => {
  market = await makeMarket(database, 8)
})
const seller = (place: number): number => market.sellers[place] ?? 0
const sold = (place: number, gross: number, free_at = DUE) => sell(database.db, market.buyer, [{ seller: seller(place), gross, free_at }])
const has = (place: number) => balancesOf(database, seller(place))

describe('money on hold', () => {
  it('becomes free when its hold is over, and not before, nor while that is not known', async () => {
    await sold(0, 100)
    await sold(0, 1000, sql`now() + interval '1 minute'`)
    await sell(database.db, market.buyer, [{ seller: seller(0), gross: 10_000 }])
    expect(await freeDue(database.db)).toBe(1)
    expect(await has(0)).toMatchObject({ pending: 11_000, free: 100 })
    expect(await freeDue(database.db)).toBe(0)
  })

  it('becomes free once where several processes see to it at one moment', async () => {
    for (let n = 0; n < 30; n++) await sold(1, 100)
    const freed = await Promise.all(Array.from({ length: 8 }, () => freeDue(database.db)))
    expect(freed.reduce((sum, some) => sum + some, 0)).toBe(30)
    expect(await has(1)).toMatchObject({ pending: 0, free: 3000 })
  })

  it.each([
    ['is in review', `state = 'review'`],
    ['is to be refunded, says its seller', 'refund_asked_at = now()'],
  ])('of an order that %s stays, and that of no other', async (_, doubt) => {
    const [stopped] = [await sold(2, 500), await sold(2, 70)]
    await database.pool.query(`update purchases set ${doubt} where id = $1`, [stopped.attempt.purchase])
    const before = (await has(2)).free ?? 0
    await freeDue(database.db)
    expect(await has(2)).toMatchObject({ pending: 500, free: before + 70 })
    await database.pool.query(`update purchases set state = 'confirmed', refund_asked_at = null where id = $1`, [stopped.attempt.purchase])
    await freeDue(database.db)
    expect(await has(2)).toMatchObject({ pending: 0, free: before + 570 })
  })

  it('that all went back before becomes free without a move, and covers no debt', async () => {
    const { attempt } = await sold(3, 500)
    await giveBack(database.db, attempt, { paisa: 500 })
    expect(await freeDue(database.db)).toBe(1)
    expect(await has(3)).toEqual({ pending: 0, free: 0, leaving: 0, due: 0 })
  })

  it('is read by its index: what is not due is not looked at', async () => {
    await database.pool.query(
      `insert into earnings (seller, kind, purchase, attempt, number, gross, base, pending, free_at)
       select $1, 'shop', t.purchase, t.id, 'HELD' || i, 0, 0, 0, now() + interval '1 day' from generate_series(1, 5000) i, (select id, purchase from payment_attempts limit 1) t`,
      [seller(4)],
    )
    await sold(4, 100)
    await database.pool.query('analyze earnings')
    const steps = await planSteps(database.db, dueEarningsSql())
    expect(steps.find((step) => step['Relation Name'] === 'earnings')).toMatchObject({ 'Index Name': 'earnings_due', 'Actual Rows': 1 })
    await database.pool.query(`delete from earnings where number like 'HELD%'`)
    await freeDue(database.db)
  })
})

describe('the same money at one moment', () => {
  it.each(Array.from({ length: 10 }, (_, round) => round))('is withdrawn, given back and freed: never more than there is (%i)', async () => {
    const { attempt } = await sold(5, 1000)
    const before = await has(5)
    await Promise.allSettled([
      askForMoney(database.db, seller(5)),
      giveBack(database.db, attempt, { paisa: 700 }),
      freeDue(database.db),
      askForMoney(database.db, seller(5)),
      giveBack(database.db, attempt, { paisa: 700 }),
    ])
    const { pending = 0, free = 0, leaving = 0, due = 0 } = await has(5)
    // One of the two refunds is more than is left.
    const whole = (of: Record<string, number>) => (of.pending ?? 0) + (of.free ?? 0) + (of.leaving ?? 0) - (of.due ?? 0)
    expect(whole({ pending, free, leaving, due })).toBe(whole(before) - 700)
    expect(Math.min(pending, free, leaving, due)).toBeGreaterThanOrEqual(0)
    const { rows } = await database.pool.query(`select id from payouts where state = 'asked'`)
    for (const { id } of rows) await endPayout(database.db, id, 'sent')
  })

  it('leaves a ledger that is whole', async () => {
    expect(await proveLedger(database)).toEqual([])
  })
})
