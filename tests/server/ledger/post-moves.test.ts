import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { shareOut } from '#contract/wallet/money-rules.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { type Move, postMoves } from '#server/ledger/post-moves.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { balancesOf, giveBack, houseOf, type Market, makeMarket, sell } from '#tests/support/server/ledger/ledger-orders.ts'

const database = useDatabase()
let market: Market
let names = 0
beforeAll(async () => {
  market = await makeMarket(database, 12)
})
const seller = (place = 0): number => market.sellers[place] ?? 0
const query = async <T>(text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows as T[]
const faults = () => proveLedger(database)

/** A move by staff of so many paisa, from the gateway to a bank: it needs no order. */
const settled = (name = `settled ${names++}`, paisa = 100): Move => ({
  ...{ name, kind: 'settled', note: 'a statement' },
  entries: [
    { house: 'bank', paisa },
    { house: 'gateway', paisa: -paisa },
  ],
})
const post = (...moves: Move[]) => inTransaction(database.db, (tx) => postMoves(tx, moves))

describe('the database itself refuses', () => {
  const DIRECT = `with m as (insert into ledger_moves (name, kind, note) values ($1, 'settled', 'x') returning id, at)
    insert into ledger_entries (move, account, paisa, at) select m.id, v.account, v.paisa, m.at from m,`

  it.each([
    ['entries that do not add up to nothing', '(values (1, 100), (2, -99)) v (account, paisa)'],
    ['one entry alone', '(values (1, 100)) v (account, paisa)'],
  ])('%s, at the end of the transaction', async (_, values) => {
    await expect(database.pool.query(`${DIRECT} ${values}`, [`direct ${names++}`])).rejects.toThrow(/do not add up/)
  })

  it('a move without entries', async () => {
    await expect(query(`insert into ledger_moves (name, kind) values ('empty', 'corrected')`)).rejects.toThrow(/has no entries/)
  })

  it('a second entry of a move that was written before', async () => {
    const name = `settled ${names++}`
    await post(settled(name))
    await expect(query(`insert into ledger_entries (move, account, paisa, at) select id, 3, 1, at from ledger_moves where name = $1`, [name])).rejects.toThrow(
      /do not add up/,
    )
  })

  it.each([
    'update ledger_entries set paisa = paisa + 1',
    'delete from ledger_entries',
    `update ledger_moves set note = 'another'`,
    'delete from ledger_moves',
  ])('%s', async (text) => {
    await post(settled())
    await expect(query(text)).rejects.toThrow(/are never changed/)
  })

  it('a balance below 0, an entry of nothing, and a second move of a name', async () => {
    await sell(database.db, market.buyer, [{ seller: seller(), gross: 100 }])
    await expect(query(`update ledger_accounts set balance = -1 where owner = $1`, [seller()])).rejects.toThrow(/ledger_accounts_balance/)
    await expect(database.pool.query(`${DIRECT} (values (1, 0), (2, 0)) v (account, paisa)`, [`direct ${names++}`])).rejects.toThrow(/ledger_entries_paisa/)
    const name = `settled ${names++}`
    await post(settled(name))
    await expect(query(`insert into ledger_moves (name, kind) values ($1, 'settled')`, [name])).rejects.toThrow(/ledger_moves_name/)
  })
})

describe('a move', () => {
  it('whose entries do not add up is not written, nor what was to be written with it', async () => {
    const [good, bad] = [settled(), settled()]
    const odd: Move = { ...bad, entries: [{ house: 'bank', paisa: 1 }] }
    await expect(post(good, odd)).rejects.toThrow(/add up to 1 paisa/)
    expect(await query('select name from ledger_moves where name in ($1, $2)', [good.name, bad.name])).toEqual([])
  })

  it('that would leave a seller less than nothing is not written', async () => {
    const move: Move = {
      name: `asked ${names++}`,
      kind: 'corrected',
      note: 'a trial',
      sellers: [seller(1)],
      entries: [
        { kind: 'free', seller: seller(1), paisa: -1 },
        { house: 'bank', paisa: -1 },
      ],
    }
    await expect(post(move)).rejects.toThrow(/-1 paisa/)
  })

  it('of a name is made once, in one transaction, one after the other, and at one moment', async () => {
    const name = `settled ${names++}`
    expect([...(await post(settled(name), settled(name)))]).toEqual([name])
    expect([...(await post(settled(name)))]).toEqual([])
    const again = `settled ${names++}`
    // Without a seller in it nothing is held: those that find the name taken start over, and see that it is there.
    const met = await Promise.all(Array.from({ length: 20 }, () => post(settled(again))))
    expect(met.filter((posted) => posted.size === 1)).toHaveLength(1)
    expect(await query('select count(*)::int as n from ledger_moves m join ledger_entries e on e.move = m.id where m.name = $1', [again])).toEqual([{ n: 2 }])
  })

  it('of one seller is made once at one moment: all that come later see that it is there', async () => {
    await sell(database.db, market.buyer, [{ seller: seller(2), gross: 1000 }])
    const name = `corrected ${names++}`
    const one: Move = {
      ...{ name, kind: 'corrected', note: 'a trial', sellers: [seller(2)] },
      entries: [
        { kind: 'due', seller: seller(2), paisa: 5 },
        { house: 'bank', paisa: -5 },
      ],
    }
    const all = await Promise.all(Array.from({ length: 20 }, () => post(one)))
    expect(all.filter((posted) => posted.size === 1)).toHaveLength(1)
    expect(await balancesOf(database, seller(2))).toMatchObject({ due: 5 })
  })
})

describe('many at one moment', () => {
  it('over the same sellers in opposite order wait for each other and never in a circle', async () => {
    const two = [seller(3), seller(4)]
    await sell(
      database.db,
      market.buyer,
      two.map((one) => ({ seller: one, gross: 100 })),
    )
    const before = await query<{ n: number }>('select deadlocks::int as n from pg_stat_database where datname = current_database()')
    const moves = Array.from({ length: 60 }, (_, place): Move => {
      const [first = 0, second = 0] = place % 2 ? two : two.toReversed()
      return {
        ...{ name: `corrected ${names++}`, kind: 'corrected', note: 'a trial', sellers: [first, second] },
        entries: [
          { kind: 'due', seller: first, paisa: 1 },
          { kind: 'due', seller: second, paisa: 1 },
          { house: 'commission', paisa: -2 },
        ],
      }
    })
    // Without the retries of a transaction, so that a circle shows.
    await Promise.all(moves.map((move) => database.db.transaction((tx) => postMoves(tx, [move]))))
    expect(await balancesOf(database, seller(3))).toMatchObject({ due: 60 })
    expect(await query('select deadlocks::int as n from pg_stat_database where datname = current_database()')).toEqual(before)
  })

  it('make the accounts of a new seller once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => sell(database.db, market.buyer, [{ seller: seller(5), gross: 10 }])))
    expect(await balancesOf(database, seller(5))).toEqual({ pending: 100, free: 0, leaving: 0, due: 0 })
  })
})

describe('amounts', () => {
  it('of one paisa over three sellers: one of them has it', async () => {
    const three = [6, 7, 8].map(seller)
    const parts = shareOut(1, [1, 1, 1])
    await sell(
      database.db,
      market.buyer,
      three.map((one, place) => ({ seller: one, gross: parts[place] ?? 0 })),
    )
    const pending = await Promise.all(three.map(async (one) => (await balancesOf(database, one)).pending))
    expect(pending).toEqual([1, 0, 0])
  })

  it.each([
    ['nothing', 0, 50_000],
    ['all', 50_000, 0],
  ])('of an order of which the operator has %s', async (...[, commission, left]) => {
    const before = (await balancesOf(database, seller(9))).pending ?? 0
    const { attempt } = await sell(database.db, market.buyer, [{ seller: seller(9), gross: 50_000, base: 50_000, commission }])
    expect(await balancesOf(database, seller(9))).toMatchObject({ pending: before + left })
    await giveBack(database.db, attempt, { paisa: 20_001 })
    await giveBack(database.db, attempt, { paisa: 29_999, isGone: true })
    expect(await balancesOf(database, seller(9))).toMatchObject({ pending: before, due: 0 })
  })

  it('of ৳500,000 over 50 sellers add up to the paisa, paid, in three parts back, and after that', async () => {
    const crowd = await makeMarket(database, 50)
    const gross = shareOut(
      50_000_000,
      crowd.sellers.map((_, place) => 3 + ((place * 7919) % 101)),
    )
    const before = await houseOf(database)
    const { attempt } = await sell(
      database.db,
      crowd.buyer,
      crowd.sellers.map((one, place) => ({ seller: one, gross: gross[place] ?? 0, base: gross[place] ?? 0, commission: Math.floor((gross[place] ?? 0) / 20) })),
    )
    for (const paisa of [1, 33_333_333, 16_666_666]) await giveBack(database.db, attempt, { paisa, isGone: true })
    const left = await Promise.all(crowd.sellers.map((one) => balancesOf(database, one)))
    expect(left.every(({ pending, free, due }) => pending === 0 && free === 0 && due === 0)).toBe(true)
    // What the provider took as its fee is the house's loss.
    const after = await houseOf(database)
    expect([(after.buyers ?? 0) - (before.buyers ?? 0), (after.commission ?? 0) - (before.commission ?? 0)]).toEqual([0, 0])
    expect((after.gateway ?? 0) - (before.gateway ?? 0)).toBe(-1_000_000)
  })
})

describe('refunds', () => {
  it('in two parts that together exceed what was paid: the second is refused whole, one after the other and at one moment', async () => {
    const one = await sell(database.db, market.buyer, [{ seller: seller(10), gross: 1000 }])
    await giveBack(database.db, one.attempt, { paisa: 700 })
    await expect(giveBack(database.db, one.attempt, { paisa: 301 })).rejects.toThrow()
    const two = await sell(database.db, market.buyer, [{ seller: seller(10), gross: 1000 }])
    const met = await Promise.allSettled([600, 600].map((paisa) => giveBack(database.db, two.attempt, { paisa })))
    expect(met.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await balancesOf(database, seller(10))).toMatchObject({ pending: 300 + 400, free: 0, due: 0 })
  })

  it('before, after and long after the hold: of what is on hold, of what is free, and owed once that is withdrawn', async () => {
    const who = seller(11)
    const { attempt } = await sell(database.db, market.buyer, [{ seller: who, gross: 1000, free_at: sql`now() - interval '1 minute'` }])
    await giveBack(database.db, attempt, { paisa: 100 })
    expect(await balancesOf(database, who)).toMatchObject({ pending: 900, free: 0, due: 0 })
    await freeDue(database.db)
    await giveBack(database.db, attempt, { paisa: 200 })
    expect(await balancesOf(database, who)).toMatchObject({ pending: 0, free: 700, due: 0 })
    await post({
      ...{ name: `corrected ${names++}`, kind: 'corrected', note: 'paid out by hand', sellers: [who] },
      entries: [
        { kind: 'free', seller: who, paisa: -650 },
        { house: 'bank', paisa: -650 },
      ],
    })
    await giveBack(database.db, attempt, { paisa: 700 })
    expect(await balancesOf(database, who)).toMatchObject({ pending: 0, free: 0, due: 650 })
    // What the seller sells next covers it by itself.
    await sell(database.db, market.buyer, [{ seller: who, gross: 900, free_at: sql`now() - interval '1 minute'` }])
    await freeDue(database.db)
    expect(await balancesOf(database, who)).toMatchObject({ pending: 0, free: 250, due: 0 })
  })

  it('of an order take the share that was copied onto it, whatever the rules have become', async () => {
    const { attempt } = await sell(database.db, market.buyer, [{ seller: seller(10), gross: 10_000, base: 10_000, commission: 500 }])
    await query(`insert into commission_rules (kind, rate) values ('shop', 9000)`)
    const before = (await houseOf(database)).commission ?? 0
    await giveBack(database.db, attempt, { paisa: 5000 })
    expect(((await houseOf(database)).commission ?? 0) - before).toBe(250)
    await query(`delete from commission_rules where rate = 9000`)
  })
})

describe('afterwards', () => {
  it('the ledger is whole', async () => {
    expect(await faults()).toEqual([])
  })
})
