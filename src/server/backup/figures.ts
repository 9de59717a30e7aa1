import { LEDGER_ACCOUNTS } from '#contract/wallet/ledger-kinds.ts'
import type { Database } from '../db/connection/open.ts'
import { inSnapshot, type Query } from '../ledger/prove/snapshot.ts'

/** By name: how many rows the main tables have, and what went in and out of the accounts of the ledger, in paisa. */
export type Figures = Record<string, number>

/** Tables of which a person knows about how many rows there must be, and whose rows stay. */
const TABLES = [
  'users',
  'events',
  'products',
  'services',
  'job_posts',
  'blogs',
  'posts',
  'purchases',
  'tickets',
  'shop_orders',
  'bookings',
  'job_applications',
  'reviews',
  'uploads',
  'payment_attempts',
  'refunds',
  'payouts',
  'ledger_moves',
  'ledger_entries',
] as const

/** Counts as of one moment. A table that the database does not have (yet) is left out. */
export const readFigures = (pool: Database['pool']): Promise<Figures> =>
  inSnapshot(pool, async (query) => {
    const there = await query<{ name: string }>(
      `select name from unnest(array['${[...TABLES, 'ledger_accounts'].join("','")}']) name where to_regclass('public.' || name) is not null`,
    )
    const names = new Set(there.map(({ name }) => name))
    const tables = TABLES.filter((table) => names.has(table))
    const rows = tables.length ? await query<{ name: string; count: number }>(tables.map(countOf).join(' union all ')) : []
    const figures: Figures = Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    return names.has('ledger_accounts') ? { ...figures, ...(await ledgerFigures(query)) } : figures
  })

const countOf = (table: string) => `select '${table}' as name, count(*) from ${table}`

/** In and out by themselves: entries are added and never changed, so that each of these only grows. */
async function ledgerFigures(query: Query): Promise<Figures> {
  const rows = await query<{ kind: string; in: number; out: number }>(
    `select a.kind, coalesce(sum(e.paisa) filter (where e.paisa > 0), 0)::bigint as in, coalesce(-sum(e.paisa) filter (where e.paisa < 0), 0)::bigint as out
     from ledger_accounts a left join ledger_entries e on e.account = a.id group by a.kind`,
  )
  const ordered = LEDGER_ACCOUNTS.flatMap((kind) => rows.filter((row) => row.kind === kind))
  return Object.fromEntries(ordered.flatMap((row) => [[`${row.kind} in`, row.in] as const, [`${row.kind} out`, row.out] as const]))
}

/**
 * What does not fit between figures of a backup, counted just before and just after its end, and those of the restored database. A backup is as of a
 * moment between the two.
 */
export function misfits({ before, after }: { before: Figures; after: Figures }, restored: Figures): string[] {
  return Object.entries(before).flatMap(([name, first]) => {
    const [least, most] = [Math.min(first, after[name] ?? first), Math.max(first, after[name] ?? first)]
    const found = restored[name]
    if (found !== undefined && found >= least && found <= most) return []
    return [`${name}: ${found ?? 'nothing'} instead of ${least === most ? least : `${least} to ${most}`}`]
  })
}
