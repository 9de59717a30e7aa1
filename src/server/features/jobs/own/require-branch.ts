import { inArray } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_categories } from '../../../db/tables/jobs.ts'

interface Branch {
  job_category: number
  job_subcategory: number
  job_subsubcategory: number
}

const DOES_NOT_FIT: Reason = 'does-not-fit'

/**
 * Lets pass three levels that stand under each other.
 * @throws {Problem} bad-input — the first that does not exist, or stands elsewhere.
 */
export async function requireBranch(db: Pick<Database['db'], 'select'>, { job_category, job_subcategory, job_subsubcategory }: Branch): Promise<void> {
  const rows = await db
    .select({ id: job_categories.id, parent: job_categories.parent })
    .from(job_categories)
    .where(inArray(job_categories.id, [job_category, job_subcategory, job_subsubcategory]))
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]))
  if (parents.get(job_category) !== null) throw new Problem('bad-input', { fields: { job_category: DOES_NOT_FIT } })
  if (parents.get(job_subcategory) !== job_category) throw new Problem('bad-input', { fields: { job_subcategory: DOES_NOT_FIT } })
  if (parents.get(job_subsubcategory) !== job_subcategory) throw new Problem('bad-input', { fields: { job_subsubcategory: DOES_NOT_FIT } })
}
