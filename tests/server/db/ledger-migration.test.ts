import { beforeAll, describe, expect, it } from 'vitest'
import { makeTicketKey, signerWith } from '#server/adapters/ticket-key.ts'
import type { Tx } from '#server/db/connection/in-transaction.ts'
import type { Database } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/migration-files.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { bookDemo } from '#server/demo-bookings.ts'
import { sellGoodsDemo } from '#server/demo-goods.ts'
import { bookDemoLedger } from '#server/demo-ledger.ts'
import { sellDemo } from '#server/demo-sales.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { purchaseHandlers } from '#server/purchase-handlers.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { useEmptyDatabases } from '#tests/support/server/empty-databases.ts'
import { houseOf } from '#tests/support/server/ledger/ledger-orders.ts'
import { copyOrders, loosely, oldEntries, onlineBalances, writeOldEntries } from '#tests/support/server/ledger/old-ledger.ts'

const { open } = useEmptyDatabases()

/** A database of the version before sellers had accounts, filled, and brought up to this version. */
async function migrated(fill: (before: Database) => Promise<void>): Promise<Database> {
  const all = await readMigrations()
  const database = await open()
  await migrate(
    database,
    all.filter(({ name }) => name < '0052'),
  )
  await fill(database)
  await migrate(database, all)
  return database
}

describe('the demo market of the version before', () => {
  const now = useDatabase()
  beforeAll(async () => {
    const signer = signerWith(7, makeTicketKey().secret_half)
    const handlers = purchaseHandlers(async () => signer)
    const sell = async (db: Tx, at: number) => {
      await sellDemo(db, { now: at, signer })
      await sellGoodsDemo(db, { now: at, handlers, secret: 'a secret of the seed' })
      await bookDemo(db, { now: at, handlers })
      await bookDemoLedger(db, handlers)
    }
    await seedDemo(now, { files: { put: async () => undefined, exists: async () => true }, sell, apply: async () => undefined })
  }, 240_000)

  it('gives each seller what they would have by the new one, leaves nothing in the account of all, and is whole', { timeout: 60_000 }, async () => {
    expect(await proveLedger(now)).toEqual([])
    const entries = await oldEntries(now)
    expect(new Set(entries.map(({ account }) => account))).toEqual(new Set(['gateway', 'fees', 'buyers', 'sales', 'service']))
    expect(entries.filter(({ account }) => account === 'sales').length).toBeGreaterThan(100)
    const after = await migrated(async (before) => {
      await copyOrders(now, before)
      await writeOldEntries(before, entries)
    })
    expect(await houseOf(after)).not.toHaveProperty('sales')
    expect(await proveLedger(after)).toEqual([])
    await freeDue(after.db)
    expect(await onlineBalances(after)).toEqual(await onlineBalances(now))
    expect(Object.keys(await onlineBalances(after)).length).toBeGreaterThan(10)
    // What providers have paid in is of commissions of cash, which the version before did not know.
    const { commission: before = 0, bank: _, ...house } = await houseOf(now)
    const { rows } = await now.pool.query(`select coalesce(-sum(e.paisa), 0)::float8 as paisa from ledger_moves m join ledger_entries e on e.move = m.id
      where e.account = 6 and m.kind in ('commission', 'commission-back')`)
    expect(await houseOf(after)).toEqual({ ...house, commission: before + rows[0].paisa })
    expect(await proveLedger(after)).toEqual([])
    await after.close()
  })
})

/** One purchase of the version before with one payment, whose entries are given by account. */
interface Old {
  id: number
  kind?: 'tickets' | 'shop' | 'booking'
  method?: 'online' | 'cod'
  state: string
  taka: number
  service?: number
  commission?: number
  advance?: number
  attempt?: string
  owed?: number
  moves: Record<string, Record<string, number>>
}

async function write(database: Database, { id, kind = 'tickets', method = 'online', service = 0, commission = 0, advance = 0, ...old }: Old): Promise<void> {
  const paid = method === 'cod' ? advance : old.taka
  await loosely(database, async (client) => {
    await client.query(
      `insert into purchases (id, number, kind, method, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price,
         commission, advance, confirmed_at)
       overriding system value values ($1::int, 'OLD' || $1::int, $2, $3, 1, case when $2 = 'tickets' then 1 end, $4, 'Mina', '+8801712345678', 'm@a.example', $5, $5, $5::int - $6::int, $6, $5, $7, $8,
         case when $4 = 'review' then null else now() end)`,
      [id, kind, method, old.state, old.taka, service, commission, advance],
    )
    await client.query(
      `insert into payment_attempts (id, purchase, n, tran_id, state, amount_paisa, val_id, paid_paisa, store_paisa, risk_level, owed_back_paisa, decided_at)
       overriding system value values ($1::int, $1, 1, 'OLD' || $1::int, $2, $3, 'V' || $1::int, $3, $3, 0, $4, now() - interval '20 days')`,
      [id, old.attempt ?? 'succeeded', paid * 100, (old.owed ?? 0) * 100],
    )
    if (old.owed)
      await client.query(
        `insert into refunds (attempt, part, paisa, reason, state, refund_trans_id, check_at) values ($1::int, 1, $2, 'part', 'pending', 'ROLD' || $1::int, now())`,
        [id, old.owed * 100],
      )
    for (const [move, amounts] of Object.entries(old.moves))
      for (const [account, taka] of Object.entries(amounts))
        await client.query('insert into ledger_entries (move, account, paisa, attempt, purchase) values ($1, $2, $3, $4, $4)', [
          `${move} ${id}`,
          account,
          taka * 100,
          id,
        ])
  })
}

const BOOKING = `insert into bookings (id, number, service, seller, buyer, member, starts_at, ends_at, state, pause_before, pause_after, notice_hours, answer_hours, pricing, is_instant,
    payment, advance_percent, cancel_hours, price, charge, online, cash, purchase, title, place, full_name, phone_number, confirmed_at, ended_at, refunded)
  overriding system value values ($1::int, 'BOOKING' || $1::int, 1, $2, 1, 1, now() - interval '9 days', now() - interval '8 days', $3, 0, 0, 0, 0, 'fixed', true, 'online', 0, '24', $4, $5, $6, $7, $1,
    'Cleaning', 'buyer', 'Mina', '+8801712345678', now(), $8, $9)`

interface OldBooking {
  id: number
  seller: number
  state: string
  price: number
  charge: number
  online: number
  ended?: string
  refunded?: number
}
const writeBooking = (database: Database, { id, seller, state, price, charge, online, ended, refunded = 0 }: OldBooking) =>
  loosely(database, async (client) => {
    const when = ended === undefined ? null : new Date(Date.now() - Number(ended) * 86_400_000).toISOString()
    await client.query(BOOKING, [id, seller, state, price, charge, online, price + charge - online, when, refunded])
    await client.query('insert into booking_purchases (purchase, booking) values ($1, $1)', [id])
  })

const writeShopOrder = (
  database: Database,
  {
    id,
    seller,
    purchase,
    goods,
    fee,
    commission,
    refunded = 0,
  }: { id: number; seller: number; purchase: number; goods: number; fee: number; commission: number; refunded?: number },
) =>
  loosely(database, (client) =>
    client.query(
      `insert into shop_orders (id, number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, refunded, address, delivery_kind, days_least, days_most,
         placed_at, hand_over_by, deliver_by)
       overriding system value values ($1::int, 'SHOP' || $1::int, $2, $3, 1, 'online', 'accepted', $4::int, $5::int, $4::int + $5::int, $6, $7, '{}', 'courier', 1, 2, now(), now(), now())`,
      [id, purchase, seller, goods, fee, commission, refunded],
    ),
  )

/** The accounts of sellers that hold something: `11 pending`. Paisa. */
async function holds({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ of: string; balance: number }>(
    `select owner || ' ' || kind as of, balance from ledger_accounts where owner is not null and balance > 0 order by owner, kind`,
  )
  return Object.fromEntries(rows.map(({ of, balance }) => [of, balance]))
}

const PEOPLE = `insert into users (id, username, username_key, email, email_key, password_hash) overriding system value
    select n, 'u' || n, 'u' || n, n || '@a.example', n || '@a.example', '' from generate_series(10, 19) n;
  insert into buyers (id, user_id) overriding system value values (1, 10);
  insert into events (id, seller, title, type, price, seats, from_time, to_time, description, terms_and_condition, search_words, place_words) overriding system value
    values (1, 11, 'Baul night', 'Offline', 100, 90, now() - interval '9 days', now() - interval '8 days', '', '', '', '')`

describe('orders of the version before', () => {
  it('of every kind go to who earned them, to the paisa', async () => {
    const database = await migrated(async (before) => {
      await before.pool.query(PEOPLE)
      const paid = (taka: number) => ({ gateway: taka, buyers: -taka })
      // Tickets: whole; a part given back; in review.
      await write(before, { id: 1, state: 'confirmed', taka: 260, service: 60, moves: { paid: paid(260), earned: { buyers: 260, sales: -200, service: -60 } } })
      await write(before, {
        ...{ id: 2, state: 'confirmed', taka: 260, service: 60, owed: 50 },
        moves: { paid: paid(260), earned: { buyers: 260, sales: -200, service: -60 }, unearned: { buyers: -50, sales: 50 } },
      })
      await write(before, { id: 3, state: 'review', taka: 160, service: 60, moves: { paid: paid(160) } })
      // Goods of two sellers, of one of which a half goes back with its share of the commission.
      await write(before, {
        ...{ id: 4, kind: 'shop', state: 'confirmed', taka: 1700, commission: 75, owed: 500 },
        moves: { paid: paid(1700), earned: { buyers: 1700, sales: -1625, service: -75 }, unearned: { buyers: -500, sales: 475, service: 25 } },
      })
      await writeShopOrder(before, { id: 1, seller: 12, purchase: 4, goods: 1000, fee: 100, commission: 50, refunded: 500 })
      await writeShopOrder(before, { id: 2, seller: 13, purchase: 4, goods: 500, fee: 100, commission: 25 })
      // A booking that is to come, one of which a part was given back before it was earned, and one that was earned.
      await write(before, { id: 5, kind: 'booking', state: 'confirmed', taka: 1060, service: 60, commission: 50, moves: { paid: paid(1060) } })
      await writeBooking(before, { id: 5, seller: 14, state: 'confirmed', price: 1000, charge: 60, online: 1060 })
      await write(before, { id: 6, kind: 'booking', state: 'confirmed', taka: 1060, service: 60, commission: 50, owed: 500, moves: { paid: paid(1060) } })
      await writeBooking(before, { id: 6, seller: 15, state: 'cancelled', price: 1000, charge: 60, online: 1060, ended: '1', refunded: 500 })
      await write(before, {
        ...{ id: 7, kind: 'booking', state: 'confirmed', taka: 1060, service: 60, commission: 50 },
        moves: { paid: paid(1060), earned: { buyers: 1060, sales: -950, service: -110 } },
      })
      await writeBooking(before, { id: 7, seller: 16, state: 'done', price: 1000, charge: 60, online: 1060, ended: '7' })
      // A tenth in advance, the rest in cash.
      await write(before, { id: 8, kind: 'booking', method: 'cod', state: 'confirmed', taka: 1000, advance: 100, moves: { paid: paid(100) } })
      await writeBooking(before, { id: 8, seller: 17, state: 'confirmed', price: 1000, charge: 0, online: 100 })
      // All of it goes back.
      await write(before, {
        ...{ id: 9, state: 'refund_due', taka: 160, service: 60, owed: 160, attempt: 'refund_pending' },
        moves: { paid: paid(160), earned: { buyers: 160, sales: -100, service: -60 }, unearned: { buyers: -160, sales: 100, service: 60 } },
      })
    })
    expect(await holds(database)).toEqual({
      '11 pending': 20_000 + 15_000,
      '12 pending': 110_000 - 50_000 - 2500,
      '13 pending': 60_000 - 2500,
      '14 pending': 95_000,
      // Half of the booking's price went back: half of the commission stays.
      '15 pending': 106_000 - 50_000 - 6000 - 2500,
      '16 pending': 95_000,
      '17 pending': 10_000,
    })
    expect(await houseOf(database)).toEqual({
      gateway: (260 + 260 + 160 + 1700 + 3 * 1060 + 100 + 160) * 100,
      // What goes back, and what is in review.
      buyers: -(50 + 160 + 500 + 500 + 160) * 100,
      service: -(60 + 60 + 60 + 60 + 60) * 100,
      commission: -(2500 + 2500 + 5000 + 2500 + 5000),
    })
    expect(await proveLedger(database)).toEqual([])
    // What is over for days is free at once: the tickets of an event of last week, the booking that was done.
    await freeDue(database.db)
    expect(await holds(database)).toMatchObject({ '11 free': 35_000, '16 free': 95_000, '15 pending': 47_500 })
    expect(await proveLedger(database)).toEqual([])
    await database.close()
  })

  it('none at all leave an empty ledger that is whole', async () => {
    const database = await migrated(async () => undefined)
    expect(await proveLedger(database)).toEqual([])
    expect(await holds(database)).toEqual({})
    await database.close()
  })
})
