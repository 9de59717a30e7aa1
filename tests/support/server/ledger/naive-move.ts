import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/db/connection/open.ts'

/** Takes money of a seller out of `free` as a naive program would: reads the balance, looks whether it is enough, and writes what is left. */
export async function naiveMove({ pool }: Database, { seller, paisa, name }: { seller: number; paisa: number; name: string }): Promise<void> {
  const { rows } = await pool.query(`select id, balance from ledger_accounts where kind = 'free' and owner = $1`, [seller])
  const { id, balance } = rows[0]
  if (balance < paisa) return
  await wait(50)
  await pool.query(
    `with account as (update ledger_accounts set balance = $4, version = version + 1 where id = $3 returning version),
      move as (insert into ledger_moves (name, kind, note) values ($1, 'corrected', 'naive') returning id, at)
     insert into ledger_entries (move, account, paisa, version, balance_after, at)
     select m.id, v.account, v.paisa, v.version, v.after, m.at from move m, account a,
       lateral (values ($3::int, $2::bigint, a.version, $4::bigint), (2, -$2::bigint, null, null)) v (account, paisa, version, after)`,
    [name, paisa, id, balance - paisa],
  )
}
