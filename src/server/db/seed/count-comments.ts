import { sql } from 'drizzle-orm'
import type { SeedDb } from './seed-transaction.ts'

/** Counts the comments and answers that are shown into their threads. */
export async function countComments(db: SeedDb): Promise<void> {
  await db.execute(sql`
    update threads set comment_count = counted.shown
    from (select c.thread, count(*)::integer as shown from comments c left join comments above on above.id = c.parent
      where c.state = 'shown' and coalesce(above.state, 'shown') = 'shown' group by c.thread) as counted
    where counted.thread = threads.id and comment_count <> counted.shown`)
}
