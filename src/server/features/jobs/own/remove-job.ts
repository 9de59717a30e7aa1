import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import { holdOwnJob, type OwnJobKey } from '../../../db/jobs/own-job.ts'
import { job_posts } from '../../../db/tables/jobs.ts'
import type { HiringTools } from './parts.ts'

/**
 * Deletes a draft and its logo.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-state — it was published: its applicants must find it.
 */
export async function removeJob({ db, pictures }: Pick<HiringTools, 'db' | 'pictures'>, whose: OwnJobKey): Promise<{ removed: number }> {
  const logo = await inTransaction(db, async (tx) => {
    const held = await holdOwnJob(tx, whose)
    if (held.published_at !== null) throw new Problem('bad-state')
    await tx.delete(job_posts).where(eq(job_posts.id, held.id))
    return held.company_logo
  })
  await pictures.drop(logo)
  return { removed: whose.job_post_id }
}
