import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { houseBalance, writeDailySums } from '#server/ledger/house-balance.ts'
import { postMoves } from '#server/ledger/post-moves.ts'
import { isLedgerInDoubt, noteProof } from '#server/ledger/prove/doubt.ts'
import type { GatewayBook } from '#server/ledger/prove/gateway.ts'
import { ledgerFaults, proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { nightOf } from '#server/start-ledger-upkeep.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { askForMoney, cashBack, endPayout, sellForCash } from '#tests/support/server/ledger/cash-and-payouts.ts'
import { giveBack, houseOf, makeMarket, sell } from '#tests/support/server/ledger/ledger-orders.ts'

const database = useDatabase()
const PAST = sql`now() - interval '1 minute'`
let seller = 0

/** Money in every state there is. */
beforeAll(async () => {
  const { db } = database
  const { sellers, buyer } = await makeMarket(database, 2)
  const [one = 0, other = 0] = sellers
  seller = one
  const free = { seller: one, gross: 100_000, base: 100_000, commission: 5000, service: 6000, free_at: PAST }
  const { attempt } = await sell(db, buyer, [free, { seller: other, gross: 5000 }])
  for (let n = 0; n < 3; n++) await sell(db, buyer, [{ ...free, gross: 60_000 }])
  await freeDue(db)
  await sell(db, buyer, [{ ...free, free_at: sql`now() + interval '1 day'` }])
  await giveBack(db, attempt, { paisa: 3000, isGone: true })
  await giveBack(db, attempt, { paisa: 2000 })
  for (const to of ['sent', 'bounced', 'refused'] as const) {
    const id = (await askForMoney(db, one, 20_000)) ?? 0
    if (to === 'bounced') await endPayout(db, id, 'sent')
    await endPayout(db, id, to)
  }
  await askForMoney(db, one, 10_000)
  const order = await sellForCash(db, { buyer, seller: other, taka: 200, commission: 1000 })
  await sellForCash(db, { buyer, seller: one, taka: 200, commission: 1000 })
  await cashBack(db, order, { paisa: 10_000, cause: 'a trial' })
  await inTransaction(db, (tx) =>
    postMoves(tx, [
      {
        name: 'settled 1',
        kind: 'settled',
        note: 'a statement',
        entries: [
          { house: 'bank', paisa: 5000 },
          { house: 'gateway', paisa: -5000 },
        ],
      },
    ]),
  )
  await writeDailySums(db)
})

describe('a ledger that is whole', () => {
  it('has no faults, and holds money in every kind of account', async () => {
    expect(await proveLedger(database)).toEqual([])
    const { rows } = await database.pool.query('select distinct kind from ledger_moves')
    const kinds = [
      'paid',
      'earned',
      'freed',
      'unearned',
      'refunded',
      'commission',
      'commission-back',
      'covered',
      'asked',
      'sent',
      'refused',
      'bounced',
      'settled',
    ]
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  })

  it('sums up the accounts of the house, with and without what was written down of a day', async () => {
    const sums = await houseOf(database)
    expect(await houseBalance(database.db, 'bank')).toBe(sums.bank)
    await database.pool.query(
      `insert into ledger_checkpoints (account, until, paisa) select account, now() + interval '1 second', sum(paisa) from ledger_entries where account < 8 group by account`,
    )
    expect(await houseBalance(database.db, 'buyers')).toBe(sums.buyers)
    expect(await proveLedger(database)).toEqual([])
    await database.pool.query('delete from ledger_checkpoints where until > now()')
  })
})

/** In a transaction that is given up again. */
async function faultsAfter(tampering: string): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`alter table ledger_entries disable trigger all; alter table ledger_moves disable trigger all`)
    await client.query('alter table ledger_accounts drop constraint ledger_accounts_balance')
    const { rowCount } = await client.query(tampering)
    expect(rowCount, 'what was to be wrong is not there').not.toBe(0)
    return await ledgerFaults(async <T>(text: string) => (await client.query(text)).rows as T[])
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const ONE = (kind: string) => `(select id from ledger_moves where kind = '${kind}' order by id limit 1)`

describe('a proof sees', () => {
  it.each<[string, string, RegExp]>([
    ['a paisa too much', `update ledger_entries set paisa = paisa + 1 where account = 4 and move = ${ONE('paid')}`, /do not add up to 0/],
    ['a move without entries', `insert into ledger_moves (name, kind, note) values ('corrected 1', 'corrected', 'x')`, /moves without entries: corrected 1/],
    ['an entry of no account', `update ledger_entries set account = 99 where account = 4 and move = ${ONE('paid')}`, /accounts that are not there/],
    ['a balance that grew by itself', `update ledger_accounts set balance = balance + 1 where owner = $seller and kind = 'free'`, /sum of their entries/],
    ['a balance below 0', `update ledger_accounts set balance = -1 where owner = $seller and kind = 'due'`, /accounts below 0/],
    ['a version that is missing', `update ledger_entries set version = version + 50 where account > 100 and version = 2`, /without a gap/],
    ['a version too high', `update ledger_accounts set version = version + 1 where owner = $seller and kind = 'free'`, /without a gap/],
    ['a wrong balance at a past moment', `update ledger_entries set balance_after = balance_after + 7 where account > 100 and version = 1`, /another balance/],
    ['a sum of a day that is off', `update ledger_checkpoints set paisa = paisa + 1 where account = 2`, /daily sums/],
    ['an order that says less on hold', `update earnings set pending = pending - 1 where pending > 0`, /more or less on hold/],
    [
      'an order that says more commission',
      `update earnings set commission = commission - 1 where attempt is not null and commission > 0`,
      /the house has something else/,
    ],
    ['a hold that is over without its move', `update earnings set freed_at = now(), pending = 0 where pending > 0`, /without the move/],
    ['a move of a hold that is not over', `update earnings set freed_at = null where freed_at is not null and attempt is not null`, /without the move/],
    ['a payment without its move', `update ledger_moves set name = 'paid 0' where id = ${ONE('paid')}`, /payments without their move/],
    ['another amount than was paid', `update payment_attempts set paid_paisa = paid_paisa + 1 where owed_back_paisa = 0`, /another amount in it/],
    ['a good order that earned nothing', `update ledger_moves set name = 'earned 0' where id = ${ONE('earned')}`, /brought nothing/],
    ['orders that bring less than was paid', `update earnings set gross = gross - 1 where attempt is not null`, /something else than was paid/],
    ['a refund that has gone without its move', `update refunds set state = 'refunded' where state = 'pending'`, /refunds that have gone/],
    ['a refund that has not gone and has its move', `update refunds set state = 'pending' where state = 'refunded'`, /refunds that have gone/],
    ['a refund by hand that was booked at the gateway', `update refunds set reference = 'BK1' where state = 'refunded'`, /refunds that have gone/],
    ['a refund of another amount', `update refunds set paisa = paisa + 1 where state = 'pending'`, /taken from who had it/],
    ['buyers who are owed more', `update refunds set state = 'failed', paisa = paisa + 5 where state = 'pending'`, /buyers are owed/],
    ['commission of cash that was not booked', `update earnings set commission = commission + 1 where attempt is null`, /paid to the seller/],
    ['a cash sale that is done and was not booked', `update earnings set shop_order = null where attempt is null`, /of which nothing was booked/],
    ['a withdrawal that is said to be sent', `update payouts set state = 'sent', sent_at = now() where state = 'asked'`, /withdrawals without the move/],
    ['a withdrawal of more', `update payouts set paisa = paisa + 100 where state = 'sent'`, /withdrawals without the move/],
    ['a withdrawal of another seller', `update payouts set seller = seller + 1 where state = 'refused'`, /withdrawals without the move/],
    ['a move of a withdrawal that is not there', `update ledger_moves set name = 'sent 999' where id = ${ONE('sent')}`, /withdrawals that are not there/],
    ['a move of a refund that is not there', `update ledger_moves set name = 'unearned 999' where id = ${ONE('unearned')}`, /refunds that are not there/],
    [
      'a move of a payment of another order',
      `update ledger_moves set purchase = (select max(id) from purchases) where id = ${ONE('paid')}`,
      /of another order/,
    ],
    ['a hold that ended of no order', `update ledger_moves set name = 'freed 999' where id = ${ONE('freed')}`, /orders that brought nothing/],
    ['commission back of no order', `update ledger_moves set shop_order = null where id = ${ONE('commission-back')}`, /not paid to its seller/],
    ['a debt covered for no reason', `update ledger_moves set name = 'covered 1 nothing' where id = ${ONE('covered')}`, /nothing that could be the reason/],
    ['a move by staff without a word', `update ledger_moves set note = '' where id = ${ONE('settled')}`, /who or why/],
    ['money in the old account of all sellers', `update ledger_entries set account = 7 where account = 4 and move = ${ONE('paid')}`, /sellers shared/],
  ])('%s', async (...[, tampering, fault]) => {
    expect(await faultsAfter(tampering.replaceAll('$seller', String(seller)))).toContainEqual(expect.stringMatching(fault))
  })

  it('many of one kind, and names the first ten', async () => {
    const [fault = ''] = (await faultsAfter(`update ledger_entries set at = at + interval '1 day'`)).filter((one) =>
      one.startsWith('entries of another moment'),
    )
    expect(fault).toMatch(/(?:; .+){9}, and \d+ more$/)
  })
})

describe('the book of the gateway', () => {
  /** As the ledger has it, long ago. */
  async function book(): Promise<GatewayBook> {
    const payments = await database.pool.query(
      `select tran_id, val_id, paid_paisa::float8 as paisa, 0 as at from payment_attempts where paid_paisa is not null`,
    )
    const refunds = await database.pool.query(
      `select refund_trans_id, t.tran_id, r.paisa::float8 as paisa from refunds r join payment_attempts t on t.id = r.attempt where r.state = 'refunded'`,
    )
    return { payments: payments.rows, refunds: refunds.rows }
  }

  it('says the same as the ledger', async () => {
    expect(await proveLedger(database, { gateway: await book() })).toEqual([])
  })

  it('that has a payment more, a paisa less, or a refund more or less is reported, by name', async () => {
    const { payments, refunds } = await book()
    const [first, ...rest] = payments
    if (!first) throw new Error('there is no payment')
    const stray = { tran_id: 'SOX-1', val_id: 'VX', paisa: 500, at: 0 }
    const told = (gateway: GatewayBook) => proveLedger(database, { gateway })
    expect(await told({ payments: [...payments, stray], refunds })).toEqual([
      `payment SOX-1: the gateway's book has 500 paisa that the ledger knows nothing of`,
    ])
    // Its word may still be on its way.
    expect(await told({ payments: [...payments, { ...stray, at: Date.now() }], refunds })).toEqual([])
    expect(await told({ payments: [{ ...first, paisa: first.paisa - 1 }, ...rest], refunds })).toEqual([
      `payment ${first.tran_id}: the ledger has ${first.paisa} paisa of it, the gateway's book ${first.paisa - 1}`,
    ])
    expect(await told({ payments, refunds: [] })).toEqual([expect.stringMatching(/^refund R.*: the ledger has 3000 paisa of it, the gateway's book 0$/)])
    expect(await told({ payments, refunds: [...refunds, { refund_trans_id: 'RX', tran_id: 'SOX-1', paisa: 7 }] })).toEqual([
      `refund RX: the gateway's book has 7 paisa, which is not owed`,
    ])
  })
})

describe('a night', () => {
  const errors: object[] = []
  const log = { warn: () => undefined, error: (facts: object) => errors.push(facts) }
  const settings = { payment: { mode: 'local' as const, port: 0, url: 'http://127.0.0.1:1' }, data_folder: '', database_url: '', port: 0 }
  const forgetDay = () => database.pool.query('delete from ledger_checkpoints')
  const tamper = (paisa: number) => database.pool.query(`update earnings set pending = pending + ${paisa} where pending > 0`)

  it('proves once after a day has ended, says what does not fit as an error, and puts the ledger in doubt until a proof finds nothing', async () => {
    await forgetDay()
    const night = nightOf({ database, settings, log: log as never })
    await night()
    expect([errors, await isLedgerInDoubt(database.db)]).toEqual([[], false])
    await tamper(1)
    await night()
    expect(errors, 'the day was proven already').toEqual([])
    await forgetDay()
    await Promise.all([night(), nightOf({ database, settings, log: log as never })()])
    expect(errors).toEqual([{ fault: expect.stringContaining('on hold') }, { fault: expect.stringContaining('payments of which a seller') }])
    expect(await isLedgerInDoubt(database.db)).toBe(true)
    await tamper(-1)
    await noteProof(database.db, await proveLedger(database))
    expect(await isLedgerInDoubt(database.db)).toBe(false)
  })
})
