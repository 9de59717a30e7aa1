import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { job_categories } from '../tables/jobs.ts'
import type { SeedDb } from './seed-transaction.ts'

/** A category of the lowest level with what stands above it, under the names that jobs keep them. */
export interface JobLeaf {
  title: string
  title_bn: string
  job_category: number
  job_subcategory: number
  job_subsubcategory: number
}

/** The lowest level of the tree, in its order. */
export function readJobLeaves(db: SeedDb): Promise<JobLeaf[]> {
  const middle = alias(job_categories, 'middle')
  const top = alias(job_categories, 'top')
  const { title, title_bn, id } = job_categories
  return db
    .select({ title, title_bn, job_category: top.id, job_subcategory: middle.id, job_subsubcategory: id })
    .from(job_categories)
    .innerJoin(middle, eq(middle.id, job_categories.parent))
    .innerJoin(top, eq(top.id, middle.parent))
    .orderBy(id)
}
