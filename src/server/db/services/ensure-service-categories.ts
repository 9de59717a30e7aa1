import { and, eq, isNull } from 'drizzle-orm'
import { readMarketIds } from '../categories/market.ts'
import type { Database } from '../connection/open.ts'
import { service_categories } from '../tables/services.ts'
import { MARKET_OF_SERVICES } from './market-of-services.ts'
import { serviceTreeLevel } from './service-tree/service-tree.ts'

/** The tree of service categories, and where services belong. The market's must be there. */
export async function ensureServiceCategories(db: Pick<Database['db'], 'select' | 'insert' | 'update'>): Promise<void> {
  await ensureServiceTree(db)
  await placeServiceCategories(db)
}

/**
 * Sees to it that the database has every category that this version knows; what is there stays as it is. Any number of instances may call it
 * at once, and one that was broken off is made good by the next: the second one finds the titles taken.
 */
async function ensureServiceTree(db: Pick<Database['db'], 'select' | 'insert'>): Promise<void> {
  for (const level of [0, 1] as const) {
    const ids = await readIds(db)
    const missing = serviceTreeLevel(level).filter(({ above, title }) => !ids.has(keyOf(above, title)))
    if (missing.length === 0) continue
    const rows = missing.map(({ title, title_bn, above }) => ({ title, title_bn, parent: above === null ? null : (ids.get(keyOf(null, above)) ?? null) }))
    await db.insert(service_categories).values(rows).onConflictDoNothing()
  }
}

/** Highest branches that are new are told where they belong. */
async function placeServiceCategories(db: Pick<Database['db'], 'select' | 'update'>): Promise<void> {
  const market = await readMarketIds(db)
  const loose = await db
    .select({ id: service_categories.id, title: service_categories.title })
    .from(service_categories)
    .where(and(isNull(service_categories.parent), isNull(service_categories.category)))
  for (const { id, title } of loose) {
    const category = market.get(MARKET_OF_SERVICES[title] ?? '')
    if (category) await db.update(service_categories).set({ category }).where(eq(service_categories.id, id))
  }
}

/** The highest branches of services that belong to a category of the market; none without an id. */
export async function serviceBranchesOf(db: Pick<Database['db'], 'select'>, category: number | undefined): Promise<number[]> {
  if (category === undefined) return []
  const rows = await db.select({ id: service_categories.id }).from(service_categories).where(eq(service_categories.category, category))
  return rows.map(({ id }) => id)
}

const keyOf = (above: string | null, title: string) => (above === null ? title : `${above} | ${title}`)

/** Ids by the English titles from the highest level down to their own. */
async function readIds(db: Pick<Database['db'], 'select'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: service_categories.id, title: service_categories.title, parent: service_categories.parent }).from(service_categories)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return new Map(rows.map(({ id, title, parent }) => [keyOf(parent === null ? null : (titles.get(parent) ?? null), title), id]))
}
