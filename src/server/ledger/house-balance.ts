import { sql } from 'drizzle-orm'
import type { HouseAccount } from '#contract/wallet/ledger-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { houseId } from './accounts.ts'

/** What an account of the house comes to, in paisa; what the house owes is negative. Its last daily sum and the entries since. */
export async function houseBalance(db: Pick<Tx, 'execute'>, kind: HouseAccount): Promise<number> {
  const account = houseId(kind)
  const { rows } = await db.execute<{ paisa: number }>(sql`
    select (coalesce(c.paisa, 0) + coalesce((
      select sum(e.paisa) from ledger_entries e where e.account = ${account} and e.at >= coalesce(c.until, '-infinity')), 0))::float8 as paisa
    from (select 1) one left join lateral (select until, paisa from ledger_checkpoints where account = ${account} order by until desc limit 1) c on true`)
  return rows[0]?.paisa ?? 0
}

/** Entries of a day that has ended may still be on their way for so long. */
const AFTER = sql`interval '1 hour'`

/**
 * Writes down what each account of the house came to at the end of the last day (Asia/Dhaka) that ended more than an hour ago. Once, whichever process
 * comes first. @returns whether it was this one
 */
export async function writeDailySums(db: Pick<Tx, 'execute'>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ledger_checkpoints (account, until, paisa)
    select a.id, d.until, coalesce(c.paisa, 0) + coalesce((
      select sum(e.paisa) from ledger_entries e where e.account = a.id and e.at >= coalesce(c.until, '-infinity') and e.at < d.until), 0)
    from (select date_trunc('day', (now() - ${AFTER}) at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka' as until) d
      cross join ledger_accounts a left join lateral (
        select until, paisa from ledger_checkpoints k where k.account = a.id and k.until <= d.until order by until desc limit 1) c on true
    where a.owner is null and c.until is distinct from d.until
    on conflict do nothing`)
  return (rowCount ?? 0) > 0
}
