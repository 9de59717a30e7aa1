import { asc, eq } from 'drizzle-orm'
import type { Category } from '#contract/categories.ts'
import type { Database } from '../connection/open.ts'
import { categories } from '../tables/categories.ts'
import { event_categories } from '../tables/events.ts'
import { job_categories } from '../tables/jobs.ts'

type Reads = Pick<Database['db'], 'select'>

/** The categories of the market, in their order. */
export const listMarket = (db: Reads): Promise<Required<Category>[]> =>
  db
    .select({ id: categories.id, title: categories.title, title_bn: categories.title_bn, slug: categories.slug, icon: categories.icon, tone: categories.tone })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))

/** What belongs to a category: the highest branches of events and of jobs. */
export async function branchesOf(db: Reads, category: number): Promise<{ events: number[]; jobs: number[] }> {
  const [events, jobs] = await Promise.all([
    db.select({ id: event_categories.id }).from(event_categories).where(eq(event_categories.category, category)),
    db.select({ id: job_categories.id }).from(job_categories).where(eq(job_categories.category, category)),
  ])
  return { events: events.map(({ id }) => id), jobs: jobs.map(({ id }) => id) }
}
