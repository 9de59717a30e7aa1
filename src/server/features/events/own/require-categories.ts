import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { Database } from '../../../db/connection/open.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '../../../db/tables/events.ts'

interface Categories {
  event_category: number
  event_subcategory: number
  event_subsubcategory: number
}

const DOES_NOT_FIT: Reason = 'does-not-fit'

/**
 * Lets pass three levels that stand under each other.
 * @throws {Problem} bad-input — the first that does not exist, or stands elsewhere.
 */
export async function requireCategories(
  db: Pick<Database['db'], 'select'>,
  { event_category, event_subcategory, event_subsubcategory }: Categories,
): Promise<void> {
  const [top] = await db.select({ id: event_categories.id }).from(event_categories).where(eq(event_categories.id, event_category))
  const [middle] = await db.select({ above: event_subcategories.event_category }).from(event_subcategories).where(eq(event_subcategories.id, event_subcategory))
  const [low] = await db
    .select({ above: event_subsubcategories.event_subcategory })
    .from(event_subsubcategories)
    .where(eq(event_subsubcategories.id, event_subsubcategory))
  if (!top) throw new Problem('bad-input', { fields: { event_category: DOES_NOT_FIT } })
  if (middle?.above !== event_category) throw new Problem('bad-input', { fields: { event_subcategory: DOES_NOT_FIT } })
  if (low?.above !== event_subcategory) throw new Problem('bad-input', { fields: { event_subsubcategory: DOES_NOT_FIT } })
}
