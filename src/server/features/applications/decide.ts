import { eq, sql } from 'drizzle-orm'
import type { Applicant, decideApplicant as contract } from '#contract/applicants.ts'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type Decision, isNews } from '#contract/hiring-rules.ts'
import { inTransaction, type Tx } from '../../db/in-transaction.ts'
import { leaveNotice, takeUnread } from '../../db/leave-notice.ts'
import type { Database } from '../../db/open.ts'
import { job_applications, job_letters } from '../../db/tables/jobs.ts'
import { notices } from '../../db/tables/notices.ts'
import { holdApplicant, readApplicant } from './applicant-rows.ts'
import { applicationWords } from './application-words.ts'

interface Decided {
  application_id: number
  body: BodyOf<typeof contract>
}

/**
 * What an employer makes of an application, and a note to oneself. Who applied is told of what is news, in the app and by mail.
 * @throws {Problem} not-found — there is none, or it is for somebody else's job; bad-state — it was withdrawn; stale — with `facts.version`.
 */
export function decideApplicant(db: Database['db'], employer: number, { application_id, body }: Decided): Promise<Applicant> {
  return inTransaction(db, async (tx) => {
    const held = await holdApplicant(tx, employer, application_id)
    if (held.state === 'withdrawn') throw new Problem('bad-state')
    if (body.version !== undefined && body.version !== held.version) throw new Problem('stale', { facts: { version: held.version } })
    const { state = held.state, note = held.note } = body
    const isMoved = state !== held.state
    if (!isMoved && note === held.note) return readApplicant(tx, application_id)
    await tx
      .update(job_applications)
      .set({ state, note, ...applicationWords({ ...held, note }), version: sql`${job_applications.version} + 1`, ...(isMoved && { state_at: sql`now()` }) })
      .where(eq(job_applications.id, application_id))
    if (isMoved && isNews(state)) await tellApplicant(tx, held, state as Decision)
    return readApplicant(tx, application_id)
  })
}

/** What was not read, or not sent yet, is no longer so. */
async function tellApplicant(tx: Tx, { id, applicant }: { id: number; applicant: number }, state: Decision): Promise<void> {
  await takeUnread(tx, 'application', eq(notices.job_application, id))
  await leaveNotice(tx, { user_id: applicant, kind: 'application', job_application: id, details: { state } })
  await tx.insert(job_letters).values({ kind: 'decision', job_application: id, details: { state } })
}
