import { sql } from 'drizzle-orm'
import type { ServiceCategory } from '#contract/services/services.ts'
import type { Database } from '../../../db/connection/open.ts'

/** Some hundred and thirty are made with the service; this only keeps a mistake from becoming an endless answer. */
const MOST = 5000

/** The tree of service categories: what has no parent first, then its children; each level in the order in which it was made. */
export async function listServiceCategories(db: Pick<Database['db'], 'execute'>): Promise<ServiceCategory[]> {
  const { rows } = await db.execute<ServiceCategory & Record<string, unknown>>(sql`
    select id, title, title_bn, parent from service_categories order by (parent is not null)::int, id limit ${MOST}`)
  return rows
}
