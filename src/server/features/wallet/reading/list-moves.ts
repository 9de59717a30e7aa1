import { type SQL, sql } from 'drizzle-orm'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { listWalletMoves as endpoint, WalletMove } from '#contract/wallet/wallet.ts'
import { MOVES_OF_GROUP, WALLET_LIMITS } from '#contract/wallet/wallet-rules.ts'
import { iso } from '../../../db/wire-time.ts'
import type { Reader } from './read-wallet.ts'

/** Longer than what a move can have. */
const CURSOR = /^[1-9]\d{0,15}$/

/**
 * A page of what moved a seller's money, the latest first. Each account is read from its own index, so that a page costs the same however much there is.
 * @throws {Problem} bad-input — the cursor is not a move of this list.
 */
export async function listMoves(
  db: Reader,
  user_id: number,
  { account, group, month, cursor, limit = WALLET_LIMITS.listed }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const accounts = await idsOf(db, user_id, account)
  if (accounts.length === 0) return { results: [], next_cursor: null }
  const after = cursor === undefined ? undefined : await momentOf(db, accounts, cursor)
  const conditions: SQL[] = []
  if (after) conditions.push(sql`(e.at, e.move) < (${after.at}::timestamptz, ${after.id}::bigint)`)
  if (month) conditions.push(...monthOf(month))
  const ofGroup = group && sql`join ledger_moves g on g.id = e.move and g.kind = any(${sql.param([...MOVES_OF_GROUP[group]])}::text[])`
  const where = conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await db.execute<{ move: string }>(sql`
    select distinct page.move, page.at from unnest(${sql.param(accounts)}::integer[]) a (id), lateral (
      select e.move, e.at from ledger_entries e ${ofGroup ?? sql``} where e.account = a.id ${where} order by e.at desc, e.move desc limit ${limit + 1}
    ) page order by page.at desc, page.move desc limit ${limit + 1}`)
  const page = rows.slice(0, limit).map(({ move }) => Number(move))
  return { results: await readMoves(db, user_id, page), next_cursor: rows.length > limit ? String(page.at(-1)) : null }
}

/** The ids of a seller's accounts, or of one of them. */
export async function idsOf(db: Reader, user_id: number, account?: WalletMove['entries'][number]['account']): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ledger_accounts where owner = ${user_id} ${account ? sql`and kind = ${account}` : sql``} order by id`,
  )
  return rows.map(({ id }) => id)
}

async function momentOf(db: Reader, accounts: readonly number[], cursor: string): Promise<{ at: string; id: number }> {
  const wrong = () => new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  if (!CURSOR.test(cursor)) throw wrong()
  const { rows } = await db.execute<{ at: string }>(
    sql`select at::text as at from ledger_entries where move = ${cursor}::bigint and account = any(${sql.param([...accounts])}::integer[]) limit 1`,
  )
  if (!rows[0]) throw wrong()
  return { at: rows[0].at, id: Number(cursor) }
}

/** A month of Dhaka. */
const monthOf = (month: string): SQL[] => [
  sql`e.at >= (${`${month}-01`}::timestamp at time zone 'Asia/Dhaka')`,
  sql`e.at < ((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Dhaka')`,
]

/** Of which sale of a seller a move `m` is: of the purchase, or of a booking that has none. All rows of one purchase and seller have the same number. */
export const soldBy = (user_id: number): SQL => sql`(
  select x.number, x.kind from earnings x where x.purchase = m.purchase and x.seller = ${user_id}
  union all select x.number, x.kind from earnings x where m.purchase is null and x.booking = m.booking and x.seller = ${user_id} limit 1)`

/** Moves as one seller sees them: the entries of the seller's own accounts, and the seller's order. @param ids in the order in which they are told */
export async function readMoves(db: Reader, user_id: number, ids: readonly number[]): Promise<WalletMove[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<WalletMove & Record<string, unknown>>(sql`
    select m.id::float8 as id, ${iso(sql`m.at`)} as at, m.kind, coalesce(e.number, w.number) as number,
      case when w.number is not null then 'payout' else e.kind end as of, l.entries
    from ledger_moves m
      join lateral (select json_agg(json_build_object('account', a.kind, 'paisa', case a.kind when 'due' then n.paisa else -n.paisa end, 'balance', n.balance_after)
          order by a.id) as entries from ledger_entries n join ledger_accounts a on a.id = n.account where n.move = m.id and a.owner = ${user_id}) l on l.entries is not null
      left join payouts w on w.id = m.payout
      left join lateral ${soldBy(user_id)} e on true
    where m.id = any(${sql.param([...ids])}::bigint[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
