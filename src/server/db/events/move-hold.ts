import { sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'

/** What an event has sold becomes free some days after its end: as it is now, of what is on hold still. */
export const moveHold = (tx: Pick<Tx, 'execute'>, event: number) =>
  tx.execute(sql`
    update earnings e set free_at = v.to_time + make_interval(days => (select days from hold_rules where kind = 'tickets'))
    from purchases p join events v on v.id = p.event where p.event = ${event} and e.purchase = p.id and e.kind = 'tickets' and e.freed_at is null`)
