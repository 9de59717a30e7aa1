import { event_categories, event_subcategories, event_subsubcategories } from '../tables/events.ts'
import { CATEGORIES } from './categories.ts'
import type { SeedDb } from './seed-transaction.ts'

export interface CategoryIds {
  event_category: number
  event_subcategory: number
  event_subsubcategory: number
}

/** The three ids by the English title of the lowest level. */
export async function seedCategories(db: SeedDb): Promise<ReadonlyMap<string, CategoryIds>> {
  const ids = new Map<string, CategoryIds>()
  for (const { title, title_bn, below } of CATEGORIES) {
    const [top] = await db.insert(event_categories).values({ title, title_bn }).returning({ id: event_categories.id })
    const event_category = top?.id ?? 0
    for (const middle of below) {
      const [sub] = await db
        .insert(event_subcategories)
        .values({ title: middle.title, title_bn: middle.title_bn, event_category })
        .returning({ id: event_subcategories.id })
      const event_subcategory = sub?.id ?? 0
      const leaves = middle.below.map(([leaf, leaf_bn]) => ({ title: leaf, title_bn: leaf_bn, event_subcategory }))
      const lowest = await db.insert(event_subsubcategories).values(leaves).returning({ id: event_subsubcategories.id, title: event_subsubcategories.title })
      for (const leaf of lowest) ids.set(leaf.title, { event_category, event_subcategory, event_subsubcategory: leaf.id })
    }
  }
  return ids
}
