import { type CategoryNames, categoryNames } from '#contract/core/category-names.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '../tables/events.ts'

/** The names of the tree of event categories, which is small. */
export async function readEventCategoryNames(db: Pick<Tx, 'select'>): Promise<CategoryNames> {
  const named = ({ id, title, title_bn }: typeof event_categories | typeof event_subcategories | typeof event_subsubcategories) => ({ id, title, title_bn })
  // One after the other: a transaction has one connection.
  const tops = await db.select(named(event_categories)).from(event_categories)
  const middles = await db.select(named(event_subcategories)).from(event_subcategories)
  const lowest = await db.select(named(event_subsubcategories)).from(event_subsubcategories)
  return categoryNames([tops, middles, lowest])
}
