import { sql } from 'drizzle-orm'
import type { JobCategory } from '#contract/jobs/jobs.ts'
import type { Database } from '../../../db/connection/open.ts'

/** Hundreds are made with the service; this only keeps a mistake from becoming an endless answer. */
const MOST = 5000

/** The tree of job categories: what has no parent first, then its children, then theirs; each level in the order in which it was made. */
export async function listJobCategories(db: Pick<Database['db'], 'execute'>): Promise<JobCategory[]> {
  const { rows } = await db.execute<JobCategory & Record<string, unknown>>(sql`
    select c.id, c.title, c.title_bn, c.parent from job_categories c left join job_categories above on above.id = c.parent
    order by (c.parent is not null)::int + (above.parent is not null)::int, c.id limit ${MOST}`)
  return rows
}
