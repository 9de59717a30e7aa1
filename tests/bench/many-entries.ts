import type pg from 'pg'
import type { Database } from '#server/db/connection/open.ts'
import type { Market } from '../support/server/ledger/ledger-orders.ts'

/** Of paid, earned and freed together. */
const ENTRIES_OF_ORDER = 8

/** Runs a statement for as long as it takes. */
export async function patiently<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`set work_mem = '64MB'`)
    return await work((text, values = []) => {
      const patient = { text, values, query_timeout: 600_000 }
      return client.query(patient)
    })
  } finally {
    client.release(true)
  }
}

/**
 * Fills an empty ledger with so many entries that fit: orders of sellers who take turns, each paid, earned and freed, with all that explains them. The
 * triggers would look at each entry by itself; here they are off.
 */
export const growLedger = (database: Database, { sellers, buyer }: Market, entries: number): Promise<void> =>
  patiently(database, async (query) => {
    const orders = Math.ceil(entries / ENTRIES_OF_ORDER)
    await query('alter table ledger_entries disable trigger user; alter table ledger_moves disable trigger user')
    await query(
      `insert into ledger_accounts (kind, owner) select k, s from unnest($1::int[]) s, unnest(array['pending', 'free', 'leaving', 'due']) k order by s, k on conflict do nothing`,
      [sellers],
    )
    await query(
      `create temp table grown as select n, ($1::int[])[1 + n % cardinality($1::int[])] as seller, 100000::bigint + (n % 97) * 100 as gross, 5000::bigint as share,
         now() - interval '400 days' + n * interval '1 second' as at from generate_series(1, $2::int) n`,
      [sellers, orders],
    )
    await query(
      `insert into purchases (number, kind, buyer, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, confirmed_at)
       select 'GROWN' || n, 'shop', $1, 'confirmed', 'Mina', '+8801712345678', 'm@a.example', gross / 100, gross / 100, gross / 100, 0, gross / 100, at from grown`,
      [buyer],
    )
    await query(
      `insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, val_id, paid_paisa, store_paisa, risk_level, decided_at)
       select p.id, 1, p.number, 'succeeded', g.gross, 'V' || p.number, g.gross, g.gross - g.gross / 50, 0, g.at from grown g join purchases p on p.number = 'GROWN' || g.n`,
    )
    await query(
      `insert into earnings (seller, kind, purchase, attempt, number, gross, base, commission, pending, free_at, freed_at, earned_at)
       select g.seller, 'shop', t.purchase, t.id, t.tran_id, g.gross, g.gross, g.share, 0, g.at, g.at, g.at from grown g join payment_attempts t on t.tran_id = 'GROWN' || g.n order by g.n`,
    )
    await query(
      `insert into ledger_moves (name, kind, at, purchase, attempt)
       select k.kind || ' ' || case k.kind when 'freed' then e.id else e.attempt end, k.kind, e.earned_at + k.place * interval '1 millisecond', e.purchase, e.attempt
       from earnings e, (values (0, 'paid'), (1, 'earned'), (2, 'freed')) k (place, kind) where e.number like 'GROWN%' order by e.earned_at, k.place`,
    )
    await query(
      `insert into ledger_entries (move, account, paisa, version, balance_after, at)
       with lines as (
         select m.id as move, m.at, a.id as account, v.paisa, a.owner from ledger_moves m join earnings e on e.attempt = m.attempt
           cross join lateral (values ('paid', 'gateway', e.gross - e.gross / 50), ('paid', 'fees', e.gross / 50), ('paid', 'buyers', -e.gross), ('earned', 'buyers', e.gross),
             ('earned', 'commission', -e.commission), ('earned', 'pending', e.commission - e.gross), ('freed', 'pending', e.gross - e.commission),
             ('freed', 'free', e.commission - e.gross)) v (kind, account, paisa)
           join ledger_accounts a on a.kind = v.account and a.owner is not distinct from case when v.account in ('pending', 'free') then e.seller end
         where v.kind = m.kind and e.number like 'GROWN%')
       select move, account, paisa, case when owner is not null then row_number() over w end, case when owner is not null then -sum(paisa) over w end, at
       from lines window w as (partition by account order by move)`,
    )
    await query(
      `update ledger_accounts a set balance = e.balance_after, version = e.version from (
         select distinct on (account) account, balance_after, version from ledger_entries where version is not null order by account, version desc) e where e.account = a.id`,
    )
    await query('alter table ledger_entries enable trigger user; alter table ledger_moves enable trigger user')
    await query('analyze')
  })

/** Adds so many orders on hold, of which some are due: what each brought is a paisa, which their sellers have on hold. */
export const growHolds = (database: Database, { sellers }: Market, { all, due }: { all: number; due: number }): Promise<void> =>
  patiently(database, async (query) => {
    await query(
      `insert into earnings (seller, kind, purchase, attempt, number, gross, base, pending, free_at)
       select ($1::int[])[1 + n % cardinality($1::int[])], 'shop', t.purchase, t.id, 'HELD' || n, 1, 0, 1,
         case when n % ($2::int / $3::int) = 0 then now() - interval '1 minute' else now() + interval '3 days' + n * interval '1 second' end
       from generate_series(1, $2::int) n, (select id, purchase from payment_attempts order by id limit 1) t`,
      [sellers, all, due],
    )
    await query(`update ledger_accounts set balance = balance + $1 where kind = 'pending' and owner = any($2::int[])`, [all, sellers])
    await query('analyze earnings')
  })
