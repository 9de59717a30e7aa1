import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import type { Database } from '../../db/connection/open.ts'
import { seller_profiles } from '../../db/tables/sellers.ts'

/**
 * A shop as its owner edits it.
 * @throws {Problem} not-found — the account has none (any more).
 */
export async function readShop(db: Pick<Database['db'], 'select'>, user_id: number): Promise<OwnSeller> {
  const [row] = await db.select().from(seller_profiles).where(eq(seller_profiles.user_id, user_id))
  if (!row) throw new Problem('not-found')
  const { user_id: _, search_words: _words, gallery: _gallery, taken_off_at, taken_off_reason, ...shop } = row
  return { ...shop, taken_off_reason: taken_off_at === null ? null : taken_off_reason }
}
