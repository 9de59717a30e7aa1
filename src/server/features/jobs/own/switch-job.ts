import { eq } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { jobPhase } from '#contract/jobs/own-job-rules.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { holdOwnJob } from '../../../db/jobs/own-job.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { job_posts } from '../../../db/tables/jobs.ts'
import { readOwnCard, type Whose } from './read-own-job.ts'
import { requireDeadline, requireRoom } from './require-open.ts'
import { changed } from './update-job.ts'

interface Switch {
  is_open: boolean
  /** ISO 8601; undefined: stays. */
  deadline?: string | undefined
}

/**
 * Closes a job before its time, opens it again, or gives it another deadline; its applicants stay. What stands so already is left alone.
 * @throws {Problem} not-found — there is none, or it is another user's; bad-input — it is a draft, its deadline is over or too far, or too many
 * are open; taken-off, shop-taken-off; unverified-limit.
 */
export async function switchJob(db: Database['db'], whose: Whose, { is_open, deadline }: Switch): Promise<OwnJob> {
  const { employer, now } = whose
  await inTransaction(db, async (tx) => {
    // Before the job, as a farewell does.
    await holdPerson(tx, employer)
    const held = await holdOwnJob(tx, whose)
    if (held.published_at === null) throw new Problem('bad-input', { fields: { is_open: 'does-not-fit' } })
    if (is_open) {
      if (held.taken_off_at !== null) throw new Problem('taken-off')
      await requireShopStands(tx, employer)
    }
    const before = new Date(held.deadline).toISOString()
    const next = { is_closed: !is_open, deadline: deadline ?? before }
    if (is_open || next.deadline !== before) requireDeadline(next.deadline, now)
    // One that is open already takes no further room.
    if (is_open && jobPhase({ ...held, deadline: before }, now) !== 'open') await requireRoom(tx, { employer, now, besides: held.id })
    if (next.is_closed === held.is_closed && !held.was_public && next.deadline === before) return
    await tx
      .update(job_posts)
      // One that its employer closes stays closed when staff restore it.
      .set({ ...next, was_public: false, ...changed })
      .where(eq(job_posts.id, held.id))
  })
  return readOwnCard(db, whose)
}
