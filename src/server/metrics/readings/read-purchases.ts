import { sql } from 'drizzle-orm'
import { PURCHASE_STATES } from '#contract/purchases/purchase-rules.ts'
import type { Reading } from './reading.ts'

/** No index has purchases by when they began: the newest by their number are read, and a busy day is counted in part. */
const MOST_READ = 10_000

/** Purchases of the last day by what they are now. */
export const purchaseReading: Reading = {
  name: 'purchases',
  lasts_ms: 60_000,
  read: async (db) => {
    const { rows } = await db.execute<{ state: string; total: number }>(sql`
      select state, count(*)::int as total from (select state, created_at from purchases order by id desc limit ${MOST_READ}) newest
      where created_at > now() - interval '1 day' group by state`)
    const totals = new Map(rows.map(({ state, total }) => [state, total]))
    return PURCHASE_STATES.map((state) => ({ metric: 'hatkhola_purchases_last_day', labels: { state }, value: totals.get(state) ?? 0 }))
  },
}
