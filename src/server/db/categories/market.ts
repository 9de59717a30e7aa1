import { asc } from 'drizzle-orm'
import type { Category } from '#contract/categories.ts'
import type { Database } from '../connection/open.ts'
import { categories } from '../tables/categories.ts'

type Reads = Pick<Database['db'], 'select'>

/** The categories of the market, in their order. */
export const listMarket = (db: Reads): Promise<Required<Category>[]> =>
  db
    .select({ id: categories.id, title: categories.title, title_bn: categories.title_bn, slug: categories.slug, icon: categories.icon, tone: categories.tone })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))

/** Ids of the categories of the market by slug. */
export async function readMarketIds(db: Reads): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
