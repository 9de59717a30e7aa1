import { and, asc, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import { job_letters } from '../tables/jobs.ts'
import { type LetterParts, takeLetters } from '../take-letters.ts'

/** An e-mail about jobs that is due, its row locked until the transaction ends. */
export type JobEmail = Pick<typeof job_letters.$inferSelect, 'id' | 'kind' | 'job_application' | 'job_alert' | 'details' | 'tries'>

/** Sends what is due of some kinds, as `takeLetters` does. @returns whether there may be more. */
export const takeJobEmails = (parts: LetterParts, kinds: readonly JobEmail['kind'][], send: (tx: Tx, letter: JobEmail) => Promise<void>): Promise<boolean> =>
  takeLetters(parts, { table: job_letters, hold: (tx) => holdNext(tx, kinds), about: 'jobs' }, send)

async function holdNext(tx: Tx, kinds: readonly JobEmail['kind'][]): Promise<JobEmail | undefined> {
  const { id, kind, job_application, job_alert, details, tries, due_at } = job_letters
  const [letter] = await tx
    .select({ id, kind, job_application, job_alert, details, tries })
    .from(job_letters)
    .where(and(isNotNull(due_at), lte(due_at, sql`now()`), inArray(kind, [...kinds])))
    .orderBy(asc(due_at), asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  return letter
}
