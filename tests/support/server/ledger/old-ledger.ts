import type pg from 'pg'
import type { Database } from '#server/db/connection/open.ts'

/** Tables that say what was bought, paid and given back, and whose it is. */
const TABLES = [
  'users',
  'buyers',
  'seller_profiles',
  'events',
  'purchases',
  'payment_attempts',
  'refunds',
  'shop_orders',
  'shop_order_lines',
  'shop_order_refunds',
  'shop_returns',
  'bookings',
  'booking_purchases',
] as const
const AT_ONCE = 500

/** Does something with a database in which no reference is looked after: rows come without those that they name. */
export async function loosely<T>({ pool }: Pick<Database, 'pool'>, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** Copies orders and their money of one database into another, of an earlier version: what its tables have no column for is left out. */
export async function copyOrders(from: Pick<Database, 'pool'>, to: Pick<Database, 'pool'>): Promise<void> {
  await loosely(to, async (client) => {
    for (const table of TABLES) {
      const { rows: columns } = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
      const names = columns.map(({ name }) => name).join(', ')
      const { rows } = await from.pool.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t`)
      for (let place = 0; place < rows.length; place += AT_ONCE)
        await client.query(`insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
          JSON.stringify(rows.slice(place, place + AT_ONCE).map(({ row }) => row)),
        ])
    }
  })
}

/** One entry as the ledger was before sellers had accounts. */
interface OldEntry {
  move: string
  account: string
  paisa: number
  attempt: number
  purchase: number
  at: string
}

/**
 * The ledger as the version before would have written it: what sellers have in one account of all, commission among the house's own charges, bookings
 * earned days after they ended, and no word of cash.
 */
export async function oldEntries({ pool }: Pick<Database, 'pool'>): Promise<OldEntry[]> {
  const { rows } = await pool.query<OldEntry>(`
    select m.name as move, sum(e.paisa)::float8 as paisa, m.attempt, m.purchase, to_jsonb(m.at) #>> '{}' as at,
      case when a.owner is not null then 'sales' when a.kind = 'commission' then 'service' when a.kind = 'bank' then 'by-hand' else a.kind end as account
    from ledger_moves m join ledger_entries e on e.move = m.id join ledger_accounts a on a.id = e.account
    where m.kind in ('paid', 'refunded', 'by-hand') or (m.kind in ('earned', 'unearned') and not exists (
      select from earnings g where g.attempt = m.attempt and g.kind = 'booking' and (g.free_at is null or g.free_at > now())))
    group by m.id, 6 having sum(e.paisa) <> 0 order by m.id`)
  return rows
}

export async function writeOldEntries({ pool }: Pick<Database, 'pool'>, entries: readonly OldEntry[]): Promise<void> {
  await pool.query(
    `insert into ledger_entries (move, account, paisa, attempt, purchase, at)
     select move, account, paisa, attempt, purchase, at from jsonb_to_recordset($1::jsonb) e (move text, account text, paisa bigint, attempt int, purchase int, at timestamptz)`,
    [JSON.stringify(entries)],
  )
}

/** What sellers have by their orders that were paid online, by account. Paisa. */
export async function onlineBalances({ pool }: Pick<Database, 'pool'>): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ of: string; paisa: number }>(`
    select a.owner || ' ' || case a.kind when 'due' then 'free' else a.kind end as of, -sum(e.paisa)::float8 as paisa
    from ledger_moves m join ledger_entries e on e.move = m.id join ledger_accounts a on a.id = e.account
    where a.owner is not null and m.attempt is not null group by 1 having sum(e.paisa) <> 0 order by 1`)
  return Object.fromEntries(rows.map(({ of, paisa }) => [of, paisa]))
}
