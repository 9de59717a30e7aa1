import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { APPLICANT_LIMITS, type Applicant, type writeToApplicant as contract } from '#contract/jobs/applicants.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { leaveNotice } from '../../../db/leave-notice.ts'
import { job_letters, job_messages } from '../../../db/tables/jobs.ts'
import { holdApplicant, readApplicant } from './applicant-rows.ts'

interface Written {
  application_id: number
  body: BodyOf<typeof contract>
}

/**
 * Writes to an applicant for one's own job. The same idempotency key again is the same message, and the applicant is not told twice.
 * @throws {Problem} not-found — there is no such application, or it is for another user's job; bad-state — it was withdrawn; too-many-requests —
 * five in a day, with the seconds until there may be another.
 */
export function writeToApplicant(db: Database['db'], employer: number, { application_id, body }: Written): Promise<Applicant> {
  const { text, client_key } = body
  return inTransaction(db, async (tx) => {
    // Held, so that the count holds.
    const { id, state, applicant } = await holdApplicant(tx, employer, application_id)
    if (state === 'withdrawn') throw new Problem('bad-state')
    if (await isWritten(tx, id, client_key)) return readApplicant(tx, id)
    await requireRoom(tx, id)
    const [made] = await tx.insert(job_messages).values({ job_application: id, text, client_key }).returning({ id: job_messages.id })
    if (!made) throw new TypeError('a message was not written')
    await leaveNotice(tx, { user_id: applicant, kind: 'employer-message', job_application: id, job_message: made.id })
    await tx.insert(job_letters).values({ kind: 'message', job_application: id, job_message: made.id })
    return readApplicant(tx, id)
  })
}

async function isWritten(tx: Tx, job_application: number, client_key: string): Promise<boolean> {
  const same = and(eq(job_messages.job_application, job_application), eq(job_messages.client_key, client_key))
  return (await tx.select({ id: job_messages.id }).from(job_messages).where(same)).length > 0
}

async function requireRoom(tx: Tx, job_application: number): Promise<void> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as seconds from job_messages
    where job_application = ${job_application} and created_at > now() - interval '1 day'
    order by id desc offset ${APPLICANT_LIMITS.messagesADay - 1} limit 1`)
  if (rows[0]) throw new Problem('too-many-requests', { retryAfterSeconds: Math.max(1, rows[0].seconds) })
}
