import { and, eq, isNull } from 'drizzle-orm'
import { readMarketIds } from '../categories/market.ts'
import type { Database } from '../connection/open.ts'
import { product_categories } from '../tables/products.ts'
import { MARKET_OF_PRODUCTS } from './market-of-products.ts'
import { productTreeLevel } from './product-tree/product-tree.ts'

/** The tree of product categories, and where products belong. The market's must be there. */
export async function ensureProductCategories(db: Pick<Database['db'], 'select' | 'insert' | 'update'>): Promise<void> {
  await ensureProductTree(db)
  await placeProductCategories(db)
}

/**
 * Sees to it that the database has every category that this version knows; what is there stays as it is. Any number of instances may call it
 * at once, and one that was broken off is made good by the next: the second one finds the titles taken.
 */
async function ensureProductTree(db: Pick<Database['db'], 'select' | 'insert'>): Promise<void> {
  for (const level of [0, 1] as const) {
    const ids = await readIds(db)
    const missing = productTreeLevel(level).filter(({ above, title }) => !ids.has(keyOf(above, title)))
    if (missing.length === 0) continue
    const rows = missing.map(({ title, title_bn, above }) => ({ title, title_bn, parent: above === null ? null : (ids.get(keyOf(null, above)) ?? null) }))
    await db.insert(product_categories).values(rows).onConflictDoNothing()
  }
}

/** Highest branches that are new are told where they belong. */
async function placeProductCategories(db: Pick<Database['db'], 'select' | 'update'>): Promise<void> {
  const market = await readMarketIds(db)
  const loose = await db
    .select({ id: product_categories.id, title: product_categories.title })
    .from(product_categories)
    .where(and(isNull(product_categories.parent), isNull(product_categories.category)))
  for (const { id, title } of loose) {
    const category = market.get(MARKET_OF_PRODUCTS[title] ?? '')
    if (category) await db.update(product_categories).set({ category }).where(eq(product_categories.id, id))
  }
}

/** The highest branches of products that belong to a category of the market; none without an id. */
export async function productBranchesOf(db: Pick<Database['db'], 'select'>, category: number | undefined): Promise<number[]> {
  if (category === undefined) return []
  const rows = await db.select({ id: product_categories.id }).from(product_categories).where(eq(product_categories.category, category))
  return rows.map(({ id }) => id)
}

const keyOf = (above: string | null, title: string) => (above === null ? title : `${above} | ${title}`)

/** Ids by the English titles from the highest level down to their own. */
async function readIds(db: Pick<Database['db'], 'select'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: product_categories.id, title: product_categories.title, parent: product_categories.parent }).from(product_categories)
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return new Map(rows.map(({ id, title, parent }) => [keyOf(parent === null ? null : (titles.get(parent) ?? null), title), id]))
}
