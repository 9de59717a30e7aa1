import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { job_posts } from '../tables/jobs.ts'

export type JobRow = typeof job_posts.$inferSelect

/** Whose job. */
export interface OwnJobKey {
  /** User id. */
  employer: number
  job_post_id: number
}

/**
 * The employer's own job; another employer's is as good as none.
 * @throws {Problem} not-found — there is none, or it is another employer's.
 */
export async function ownJob(db: Pick<Database['db'], 'select'>, whose: OwnJobKey): Promise<JobRow> {
  const [row] = await db.select().from(job_posts).where(mine(whose))
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * The same for a transaction that changes it: no other one changes it, or applies for it, until that ends. Another employer's row is never waited for.
 * @throws {Problem} not-found — there is none, or it is another employer's.
 */
export async function holdOwnJob(tx: Pick<Tx, 'select'>, whose: OwnJobKey): Promise<JobRow> {
  const [row] = await tx.select().from(job_posts).where(mine(whose)).for('update')
  if (!row) throw new Problem('not-found')
  return row
}

const mine = ({ employer, job_post_id }: OwnJobKey) => and(eq(job_posts.id, job_post_id), eq(job_posts.employer, employer))
