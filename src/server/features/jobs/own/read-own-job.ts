import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { OwnJob, OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type OwnJobKey, ownJob } from '../../../db/jobs/own-job.ts'
import { readOwnRows } from './own-rows.ts'

/** One of an employer's jobs, seen at a moment. */
export interface Whose extends OwnJobKey {
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * One's own job as the list shows it.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnCard(db: Pick<Database['db'], 'execute'>, { employer, job_post_id, now }: Whose): Promise<OwnJob> {
  const { rows } = await readOwnRows(db, { employer, now, conditions: [sql`j.id = ${job_post_id}`], limit: 1 })
  const [card] = rows
  if (!card) throw new Problem('not-found')
  return card
}

/**
 * One's own job with all that its form needs.
 * @throws {Problem} not-found — there is none, or it is another user's.
 */
export async function readOwnJob(db: Database['db'], whose: Whose): Promise<OwnJobDetail> {
  const { description, description_state, second_description, second_description_state, updated_at } = await ownJob(db, whose)
  const texts = { description, description_state, second_description, second_description_state }
  return { ...(await readOwnCard(db, whose)), ...texts, updated_at: new Date(updated_at).toISOString() }
}
