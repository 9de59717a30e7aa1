import { and, eq, isNull, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { EVENT_TREE } from '../events/event-tree.ts'
import { ensureJobCategories } from '../jobs/ensure-job-categories.ts'
import { categories } from '../tables/categories.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '../tables/events.ts'
import { job_categories } from '../tables/jobs.ts'
import { MARKET_CATEGORIES, MARKET_OF_JOBS } from './market-categories.ts'

type Reads = Pick<Database['db'], 'select'>
type Writes = Reads & Pick<Database['db'], 'insert' | 'update'>

/** Any number; the same in every version. */
const TREE_LOCK = 740_611_003

/**
 * Sees to it that the database has every category that this version knows: those of the market, of events and of jobs, and which belongs where. What
 * is there stays as it is, and where all of it is there nothing is written. Any number of instances may call it at once.
 */
export async function ensureCategories(db: Database['db']): Promise<void> {
  await ensureJobCategories(db)
  await ensureMarketCategories(db)
  await inTransaction(db, ensureEventCategories)
}

/** The categories of the market, and where jobs belong. The tree of jobs must be there: `ensureJobCategories`. */
export async function ensureMarketCategories(db: Writes): Promise<void> {
  const ids = await readMarket(db)
  const rows = Object.entries(MARKET_CATEGORIES).map(([slug, one], position) => ({ ...one, slug, position, icon: `/category-icons/${slug}.svg` }))
  const missing = rows.filter(({ slug }) => !ids.has(slug))
  if (missing.length > 0) await db.insert(categories).values(missing).onConflictDoNothing()
  const market = missing.length > 0 ? await readMarket(db) : ids
  const loose = await db
    .select({ id: job_categories.id, title: job_categories.title })
    .from(job_categories)
    .where(and(isNull(job_categories.parent), isNull(job_categories.category)))
  for (const { id, title } of loose) {
    const category = market.get(MARKET_OF_JOBS[title] ?? '')
    if (category) await db.update(job_categories).set({ category }).where(eq(job_categories.id, id))
  }
}

/** The three levels of an event's category. */
export interface EventCategoryIds {
  event_category: number
  event_subcategory: number
  event_subsubcategory: number
}

/** The tree of event categories, and where events belong. The market's must be there. @returns the ids by the English title of the lowest level */
export async function ensureEventCategories(tx: Tx): Promise<ReadonlyMap<string, EventCategoryIds>> {
  // Titles are not unique here, and whoever comes second has to see what the first has made.
  await tx.execute(sql`select pg_advisory_xact_lock(${TREE_LOCK})`)
  const market = await readMarket(tx)
  const tops = await tx.select().from(event_categories)
  const middles = await tx.select().from(event_subcategories)
  const lowest = await tx.select().from(event_subsubcategories)
  const ids = new Map<string, EventCategoryIds>()
  for (const branch of EVENT_TREE) {
    const there = tops.find(({ title }) => title === branch.title)
    const event_category = there ? await placed(tx, there, market.get(branch.category)) : await addTop(tx, branch, market)
    for (const { title, title_bn, below } of branch.below) {
      const held = middles.find((one) => one.event_category === event_category && one.title === title)
      const event_subcategory = held?.id ?? (await tx.insert(event_subcategories).values({ title, title_bn, event_category }).returning())[0]?.id ?? 0
      const leaves = lowest.filter((one) => one.event_subcategory === event_subcategory)
      const missing = below.filter(([leaf]) => !leaves.some((one) => one.title === leaf)).map(([leaf, leaf_bn]) => ({ title: leaf, title_bn: leaf_bn }))
      const made =
        missing.length > 0
          ? await tx
              .insert(event_subsubcategories)
              .values(missing.map((leaf) => ({ ...leaf, event_subcategory })))
              .returning()
          : []
      for (const leaf of [...leaves, ...made]) ids.set(leaf.title, { event_category, event_subcategory, event_subsubcategory: leaf.id })
    }
  }
  return ids
}

async function addTop(tx: Tx, { title, title_bn, category }: (typeof EVENT_TREE)[number], market: ReadonlyMap<string, number>): Promise<number> {
  const [made] = await tx
    .insert(event_categories)
    .values({ title, title_bn, category: market.get(category) })
    .returning({ id: event_categories.id })
  return made?.id ?? 0
}

/** One that an earlier version made is told where it belongs. */
async function placed(tx: Tx, { id, category }: typeof event_categories.$inferSelect, belongs: number | undefined): Promise<number> {
  if (category === null && belongs !== undefined) await tx.update(event_categories).set({ category: belongs }).where(eq(event_categories.id, id))
  return id
}

/** Ids by slug. */
async function readMarket(db: Reads): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
