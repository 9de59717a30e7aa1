import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Applicant, decideApplicant as contract } from '#contract/jobs/applicants.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { job_applications } from '../../../db/tables/jobs.ts'
import { holdApplicant, readApplicant } from './applicant-rows.ts'
import { applicationWords } from './application-words.ts'
import { notifyOfDecision } from './notify-of-decision.ts'

interface Decided {
  application_id: number
  body: BodyOf<typeof contract>
}

/**
 * An employer's decision on an application, and a note to oneself. The applicant is told of what is news, in the app at once and by push and mail
 * when it has stood for a while.
 * @throws {Problem} not-found — there is none, or it is for another user's job; bad-state — it was withdrawn; stale — with `facts.version`.
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
    if (isMoved) await notifyOfDecision(tx, held, state)
    return readApplicant(tx, application_id)
  })
}
