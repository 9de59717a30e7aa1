import { sql } from 'drizzle-orm'
import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import type { Database } from '../../../db/connection/open.ts'

const AT_ONCE = 1000

/** Forgets what was taken out of baskets long ago. */
export async function forgetDeletions(db: Pick<Database['db'], 'execute'>): Promise<void> {
  for (let gone: number = AT_ONCE; gone === AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from baskets where (user_id, variant) in (
        select user_id, variant from baskets where is_removed and changed_at < now() - make_interval(days => ${BASKET_LIMITS.deletionsKeptDays})
        order by changed_at limit ${AT_ONCE} for update skip locked)`)
    gone = rowCount ?? 0
  }
}
