import { type SQL, sql } from 'drizzle-orm'
import { timeCell } from '#contract/core/csv.ts'
import type { AnswerOf, StreamedDownload } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { type LedgerMove, SELLER_ACCOUNTS, type SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import type { readStatement as endpoint } from '#contract/wallet/wallet.ts'
import { WALLET_LIMITS } from '#contract/wallet/wallet-rules.ts'
import { iso } from '../../../db/wire-time.ts'
import { csvStream } from '../../../http/responses/csv-stream.ts'
import { soldBy } from './list-moves.ts'
import type { Reader } from './read-wallet.ts'

/** Days of Dhaka, both in it. */
export interface Span {
  from: string
  to: string
}

/** @throws {Problem} bad-input — it ends before it begins, or is of more days than a statement may have. */
function requireSpan({ from, to }: Span): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days < 0) throw new Problem('bad-input', { fields: { to: 'ends-before-start' } })
  if (days > WALLET_LIMITS.statementDays) throw new Problem('bad-input', { fields: { from: 'too-far' } })
}

const begin = ({ from }: Span): SQL => sql`(${from}::timestamp at time zone 'Asia/Dhaka')`
const end = ({ to }: Span): SQL => sql`((${to}::timestamp + interval '1 day') at time zone 'Asia/Dhaka')`

/** What each account held at the beginning and at the end, read from its entries, and what moved it between. @throws {Problem} bad-input */
export async function readStatement(db: Reader, user_id: number, span: Span): Promise<AnswerOf<typeof endpoint>> {
  requireSpan(span)
  const before = (at: SQL) =>
    sql`coalesce((select e.balance_after from ledger_entries e where e.account = a.id and e.at < ${at} order by e.at desc, e.move desc limit 1), 0)::float8`
  const { rows } = await db.execute<{
    account: SellerAccount
    opening: number
    closing: number
    moves: { kind: LedgerMove; paisa: number; count: number }[]
  }>(sql`
    select a.kind as account, ${before(begin(span))} as opening, ${before(end(span))} as closing, coalesce((
      select json_agg(s order by s.kind) from (select m.kind, sum(case a.kind when 'due' then e.paisa else -e.paisa end)::float8 as paisa, count(*)::int as count
        from ledger_entries e join ledger_moves m on m.id = e.move where e.account = a.id and e.at >= ${begin(span)} and e.at < ${end(span)} group by m.kind) s), '[]') as moves
    from ledger_accounts a where a.owner = ${user_id}`)
  const byKind = new Map(rows.map((row) => [row.account, row]))
  const [now] = (await db.execute<{ at: string }>(sql`select ${iso(sql`clock_timestamp()`)} as at`)).rows
  const accounts = SELLER_ACCOUNTS.map((account) => byKind.get(account) ?? { account, opening: 0, closing: 0, moves: [] })
  return { ...span, accounts, server_time: now?.at ?? '' }
}

const COLUMNS = ['time', 'move', 'order', 'account', 'taka', 'balance'] as const
const AT_ONCE = 2000
const PAISA = 100

interface Line {
  id: number
  at: string
  key: string
  kind: LedgerMove
  number: string | null
  account: SellerAccount
  paisa: number
  balance: number
}

/** The same move by move as CSV, the earliest first: read and sent piece by piece, so that its length costs no memory. @throws {Problem} bad-input */
export function exportStatement(db: Reader, user_id: number, span: Span): StreamedDownload {
  requireSpan(span)
  return { stream: () => csvStream(COLUMNS, pages(db, user_id, span)), type: 'text/csv', file_name: `statement-${span.from}-${span.to}.csv` }
}

async function* pages(db: Reader, user_id: number, span: Span) {
  let after: { key: string; id: number; account: string } | undefined
  for (;;) {
    const rows = await readLines(db, { user_id, span, after })
    const last = rows.at(-1)
    yield rows.map(cellsOf)
    if (!last || rows.length < AT_ONCE) return
    after = { key: last.key, id: last.id, account: last.account }
  }
}

const cellsOf = ({ at, kind, number, account, paisa, balance }: Line) => [timeCell(at), kind, number, account, paisa / PAISA, balance / PAISA]

interface Asked {
  user_id: number
  span: Span
  after: { key: string; id: number; account: string } | undefined
}

async function readLines(db: Reader, { user_id, span, after }: Asked): Promise<Line[]> {
  const beyond = after
    ? sql`and (e.at, e.move, a.id) > (${after.key}::timestamptz, ${after.id}::bigint, (select id from ledger_accounts where owner = ${user_id} and kind = ${after.account}))`
    : sql``
  const { rows } = await db.execute<Line & Record<string, unknown>>(sql`
    select l.id::float8 as id, ${iso(sql`l.at`)} as at, l.at::text as key, m.kind, l.account, l.paisa::float8 as paisa, l.balance::float8 as balance,
      coalesce(w.number, (select s.number from ${soldBy(user_id)} s)) as number
    from (
      select page.* from ledger_accounts a, lateral (
        select e.move as id, e.at, a.kind as account, a.id as account_id, case a.kind when 'due' then e.paisa else -e.paisa end as paisa, e.balance_after as balance
        from ledger_entries e where e.account = a.id and e.at >= ${begin(span)} and e.at < ${end(span)} ${beyond} order by e.at, e.move limit ${AT_ONCE}
      ) page where a.owner = ${user_id} order by page.at, page.id, page.account_id limit ${AT_ONCE}
    ) l join ledger_moves m on m.id = l.id left join payouts w on w.id = m.payout order by l.at, l.id, l.account_id`)
  return rows
}
