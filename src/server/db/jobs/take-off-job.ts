import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdOwner } from '../accounts/hold-owner.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { readShopOff } from '../sellers/shop-off.ts'
import { job_posts } from '../tables/jobs.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'

/** Of every change that others than its employer make. */
const moved = { version: sql`${job_posts.version} + 1`, updated_at: sql`now()` }

const offColumns = (reason: string, taken_off_with: 'itself' | 'shop') => ({
  taken_off_at: sql`now()`,
  taken_off_reason: reason,
  taken_off_with,
  was_public: sql`case when ${job_posts.taken_off_at} is null then not ${job_posts.is_closed} else ${job_posts.was_public} end`,
  is_closed: true,
  ...moved,
})

/** Columns of a job that is restored: open where it was open, unless it ended meanwhile. */
const BACK = { taken_off_at: null, taken_off_reason: '', taken_off_with: null, is_closed: sql`not ${job_posts.was_public}`, was_public: false, ...moved }

/** Locks a job after the account of its owner, as everything does that they change: its shop is not taken off or restored meanwhile. */
export async function holdJob(tx: Pick<Tx, 'select'>, job_post_id: number): Promise<void> {
  const [row] = await tx.select({ owner: job_posts.employer }).from(job_posts).where(eq(job_posts.id, job_post_id))
  if (!row) return
  await holdOwner(tx, row.owner)
  await tx.select({ id: job_posts.id }).from(job_posts).where(eq(job_posts.id, job_post_id)).for('no key update')
}

/** Takes a job off and tells its employer, who cannot open it again: it takes no applications and stands in no list. The same again changes nothing. */
export async function takeOffJob(tx: Tx, job_post_id: number, reason: string): Promise<void> {
  const isOn = sql`${job_posts.taken_off_with} is distinct from 'itself'`
  const [off] = await tx
    .update(job_posts)
    .set(offColumns(reason, 'itself'))
    .where(and(eq(job_posts.id, job_post_id), isNotNull(job_posts.published_at), isOn))
    .returning({ employer: job_posts.employer, title: job_posts.title })
  if (off) await notifyOwner(tx, { kind: 'taken-off', owner: off.employer, subject: 'job', about: job_post_id, title: off.title, reason })
}

/**
 * Undoes that. While the shop of its employer is off, the job stays off with it.
 * @throws {Problem} bad-state — it is not off, or is gone.
 */
export async function restoreJob(tx: Tx, job_post_id: number, reason: string): Promise<void> {
  await holdJob(tx, job_post_id)
  const isOff = and(eq(job_posts.id, job_post_id), eq(job_posts.taken_off_with, 'itself'))
  const [held] = await tx.select({ employer: job_posts.employer, title: job_posts.title }).from(job_posts).where(isOff)
  if (!held) throw new Problem('bad-state')
  const shop = await readShopOff(tx, held.employer)
  await tx
    .update(job_posts)
    .set(shop ? { taken_off_with: 'shop', taken_off_reason: shop.reason, ...moved } : BACK)
    .where(isOff)
  await notifyOwner(tx, { kind: 'restored', owner: held.employer, subject: 'job', about: job_post_id, title: held.title, reason })
}

/** Takes off what an employer has open, with their shop. Their account is locked. */
export const takeOffJobsOf = (tx: Pick<Tx, 'update'>, employer: number, reason: string): Promise<unknown> =>
  tx
    .update(job_posts)
    .set(offColumns(reason, 'shop'))
    .where(and(eq(job_posts.employer, employer), isNotNull(job_posts.published_at), isNull(job_posts.taken_off_at)))

/** What went with their shop is back with it. */
export const restoreJobsOf = (tx: Pick<Tx, 'update'>, employer: number): Promise<unknown> =>
  tx
    .update(job_posts)
    .set(BACK)
    .where(and(eq(job_posts.employer, employer), eq(job_posts.taken_off_with, 'shop')))
