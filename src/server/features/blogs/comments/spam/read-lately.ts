import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/connection/in-transaction.ts'
import type { Lately } from './flood.ts'

/** What a sender has written lately, with no other comment of theirs being counted until the transaction ends. */
export async function readLately(tx: Pick<Tx, 'execute'>, sender: string): Promise<Lately> {
  const { rows } = await tx.execute<Lately & Record<string, unknown>>(sql`
    select count(*) filter (where created_at > now() - interval '10 minutes')::integer as ten_minutes, count(*)::integer as hour,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
    from comments where sender = ${sender} and created_at > now() - interval '1 hour'`)
  return rows[0] ?? { ten_minutes: 0, hour: 0, oldest_seconds: 0 }
}

/** Comments of one sender are taken one after the other, so that none is missed in counting. Taken before any row is held. */
export async function holdSender(tx: Pick<Tx, 'execute'>, sender: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`)
}

/** Whether the same text was written within a day, by any sender and on any article. @param but id of a comment that does not count */
export async function wasWritten(tx: Pick<Tx, 'execute'>, hash: string, but = 0): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from comments where text_hash = ${hash} and created_at > now() - interval '1 day' and id <> ${but} limit 1`)
  return rows.length > 0
}
