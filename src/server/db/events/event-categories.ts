import { eq, sql } from 'drizzle-orm'
import { readMarketIds } from '../categories/market.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '../tables/events.ts'
import { EVENT_TREE } from './event-tree.ts'

/** Any number; the same in every version. */
const TREE_LOCK = 740_611_003

/** The three levels of an event's category. */
export interface EventCategoryIds {
  event_category: number
  event_subcategory: number
  event_subsubcategory: number
}

/** The tree of event categories, and where events belong. The market's must be there. @returns the ids by the English title of the lowest level */
export async function ensureEventCategories(tx: Tx): Promise<ReadonlyMap<string, EventCategoryIds>> {
  // Titles are not unique here, and a second transaction has to see what the first has made.
  await tx.execute(sql`select pg_advisory_xact_lock(${TREE_LOCK})`)
  const market = await readMarketIds(tx)
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

/** The highest branches of events that belong to a category of the market; none without an id. */
export async function eventBranchesOf(db: Pick<Database['db'], 'select'>, category: number | undefined): Promise<number[]> {
  if (category === undefined) return []
  const rows = await db.select({ id: event_categories.id }).from(event_categories).where(eq(event_categories.category, category))
  return rows.map(({ id }) => id)
}
