import type { Database } from '#server/db/connection/open.ts'

/**
 * Takes money of a seller out of `free` as naive programs would, so many at one moment: each reads the balance, looks whether it is enough, and writes what
 * is left. All have read before the first writes.
 */
export async function naiveMoves({ pool }: Pick<Database, 'pool'>, { seller, paisa, times }: { seller: number; paisa: number; times: number }): Promise<void> {
  const all = Array.from({ length: times }, (_, place) => place)
  const reads = await Promise.all(all.map(() => pool.query(`select id, balance from ledger_accounts where kind = 'free' and owner = $1`, [seller])))
  const enough = reads.map(({ rows }) => rows[0]).filter(({ balance }) => balance >= paisa)
  await Promise.all(
    enough.map(({ id, balance }, place) =>
      pool.query(
        `with account as (update ledger_accounts set balance = $4, version = version + 1 where id = $3 returning version),
           move as (insert into ledger_moves (name, kind, note) values ($1, 'corrected', 'naive') returning id, at)
         insert into ledger_entries (move, account, paisa, version, balance_after, at)
         select m.id, v.account, v.paisa, v.version, v.after, m.at from move m, account a,
           lateral (values ($3::int, $2::bigint, a.version, $4::bigint), (2, -$2::bigint, null, null)) v (account, paisa, version, after)`,
        [`corrected naive ${place}`, paisa, id, balance - paisa],
      ),
    ),
  )
}
