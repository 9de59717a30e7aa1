import { and, eq, isNull } from 'drizzle-orm'
import { readMarketIds } from '../categories/market.ts'
import type { Database } from '../connection/open.ts'
import { job_categories } from '../tables/jobs.ts'
import { type JobTreeNode, jobTreeLevel } from './job-tree/job-tree.ts'
import { MARKET_OF_JOBS } from './market-of-jobs.ts'

/** The tree of job categories, and where jobs belong. The market's must be there. */
export async function ensureJobCategories(db: Pick<Database['db'], 'select' | 'insert' | 'update'>): Promise<void> {
  await ensureJobTree(db)
  await placeJobCategories(db)
}

/**
 * Sees to it that the database has every category that this version knows; what is there stays as it is. Any number of instances may call it
 * at once, and one that was broken off is made good by the next: the second one finds the titles taken.
 */
async function ensureJobTree(db: Pick<Database['db'], 'select' | 'insert'>): Promise<void> {
  for (const level of [0, 1, 2] as const) {
    const ids = await readIds(db)
    const missing = jobTreeLevel(level).filter((node) => !ids.has(keyOf(node)))
    if (missing.length === 0) continue
    const rows = missing.map(({ title, title_bn, above }) => ({ title, title_bn, parent: level === 0 ? null : (ids.get(above.join(SEPARATOR)) ?? null) }))
    await db.insert(job_categories).values(rows).onConflictDoNothing()
  }
}

/** Highest branches that an earlier version made, and those just made, are told where they belong. */
async function placeJobCategories(db: Pick<Database['db'], 'select' | 'update'>): Promise<void> {
  const market = await readMarketIds(db)
  const loose = await db
    .select({ id: job_categories.id, title: job_categories.title })
    .from(job_categories)
    .where(and(isNull(job_categories.parent), isNull(job_categories.category)))
  for (const { id, title } of loose) {
    const category = market.get(MARKET_OF_JOBS[title] ?? '')
    if (category) await db.update(job_categories).set({ category }).where(eq(job_categories.id, id))
  }
}

/** The highest branches of jobs that belong to a category of the market; none without an id. */
export async function jobBranchesOf(db: Pick<Database['db'], 'select'>, category: number | undefined): Promise<number[]> {
  if (category === undefined) return []
  const rows = await db.select({ id: job_categories.id }).from(job_categories).where(eq(job_categories.category, category))
  return rows.map(({ id }) => id)
}

/** In no title. */
const SEPARATOR = ' | '
const keyOf = ({ above, title }: Pick<JobTreeNode, 'above' | 'title'>) => [...above, title].join(SEPARATOR)

/** Ids by the English titles from the highest level down to their own. */
async function readIds(db: Pick<Database['db'], 'select'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: job_categories.id, title: job_categories.title, parent: job_categories.parent }).from(job_categories)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = ({ title, parent }: { title: string; parent: number | null }): string => {
    const above = parent === null ? undefined : byId.get(parent)
    return above ? `${pathOf(above)}${SEPARATOR}${title}` : title
  }
  return new Map(rows.map((row) => [pathOf(row), row.id]))
}
