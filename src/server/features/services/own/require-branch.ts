import { inArray } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { Database } from '../../../db/connection/open.ts'
import { service_categories } from '../../../db/tables/services.ts'

interface Branch {
  service_category: number
  service_subcategory: number
}

const DOES_NOT_FIT: Reason = 'does-not-fit'

/**
 * Lets pass two levels that stand under each other.
 * @throws {Problem} bad-input — the first that does not exist, or stands elsewhere.
 */
export async function requireBranch(db: Pick<Database['db'], 'select'>, { service_category, service_subcategory }: Branch): Promise<void> {
  const rows = await db
    .select({ id: service_categories.id, parent: service_categories.parent })
    .from(service_categories)
    .where(inArray(service_categories.id, [service_category, service_subcategory]))
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]))
  if (parents.get(service_category) !== null) throw new Problem('bad-input', { fields: { service_category: DOES_NOT_FIT } })
  if (parents.get(service_subcategory) !== service_category) throw new Problem('bad-input', { fields: { service_subcategory: DOES_NOT_FIT } })
}
