import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import { Problem } from '#contract/core/problem.ts'
import { deadlineFault } from '#contract/jobs/job-form.ts'
import { HIRING_LIMITS } from '#contract/jobs/own-jobs.ts'
import { beyond, isUnverified } from '../../../db/accounts/unverified.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { users } from '../../../db/tables/accounts.ts'
import { job_posts } from '../../../db/tables/jobs.ts'

/**
 * Lets pass a deadline that is to come, and not too far.
 * @param now milliseconds since the epoch
 * @throws {Problem} bad-input
 */
export function requireDeadline(deadline: string, now: number): void {
  const fault = deadlineFault(deadline, now)
  if (fault) throw new Problem('bad-input', { fields: { deadline: fault } })
}

/**
 * Lets pass one more open job of an employer.
 * @param besides a job of theirs that does not count.
 * @throws {Problem} bad-input — `is_published: too-many`; unverified-limit — fewer while the e-mail is not verified.
 */
export async function requireRoom(
  tx: Pick<Tx, '$count' | 'select'>,
  { employer, now, besides = 0 }: { employer: number; now: number; besides?: number },
): Promise<void> {
  // One at a time, so that the count holds.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, employer)).for('no key update')
  const isOpen = and(
    eq(job_posts.employer, employer),
    ne(job_posts.id, besides),
    isNotNull(job_posts.published_at),
    sql`not ${job_posts.is_closed}`,
    gte(job_posts.deadline, new Date(now).toISOString()),
  )
  const open = await tx.$count(job_posts, isOpen)
  if (open >= UNVERIFIED_LIMITS.jobsMost && (await isUnverified(tx, employer))) throw beyond('jobsMost')
  if (open >= HIRING_LIMITS.mostOpen) throw new Problem('bad-input', { fields: { is_published: 'too-many' } })
}
