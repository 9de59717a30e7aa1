import type { Database } from '../connection/open.ts'
import { LISTINGS } from '../resources.ts'
import { categories } from '../tables/categories.ts'
import { readMarketIds } from './market.ts'
import { MARKET_CATEGORIES } from './market-categories.ts'

/**
 * Sees to it that the database has every category that this version knows: those of the market, then those of each noun, and which belongs where. What
 * is there stays as it is, and where all of it is there nothing is written. Any number of instances may call it at once.
 */
export async function ensureCategories(db: Database['db']): Promise<void> {
  await ensureMarketCategories(db)
  for (const { ensureCategories: ensure } of LISTINGS) await ensure?.(db)
}

/** The categories of the market. */
export async function ensureMarketCategories(db: Pick<Database['db'], 'select' | 'insert'>): Promise<void> {
  const ids = await readMarketIds(db)
  const rows = Object.entries(MARKET_CATEGORIES).map(([slug, one], position) => ({ ...one, slug, position, icon: `/category-icons/${slug}.svg` }))
  const missing = rows.filter(({ slug }) => !ids.has(slug))
  if (missing.length > 0) await db.insert(categories).values(missing).onConflictDoNothing()
}
