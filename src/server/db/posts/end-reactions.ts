import { sql } from 'drizzle-orm'
import { REACTIONS } from '#contract/threads/reactions.ts'
import type { Tx } from '../connection/in-transaction.ts'

const COUNTS = sql.join(
  REACTIONS.map((kind, at) => sql`t.reactions[${sql.raw(String(at + 1))}] - (own.kind is not distinct from ${kind})::integer`),
  sql`, `,
)

/** Takes back all reactions of a person; the counts follow. Threads are locked in the order of their numbers, as everywhere. */
export async function endReactions(tx: Pick<Tx, 'execute'>, user_id: number): Promise<void> {
  await tx.execute(sql`
    select from threads where id in (select thread from reactions where user_id = ${user_id}) order by id for no key update`)
  await tx.execute(sql`
    with own as (delete from reactions where user_id = ${user_id} returning thread, kind)
    update threads t set reactions = array[${COUNTS}] from own where own.thread = t.id and own.kind is not null`)
}
