import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type BodyOf, canonicalQuery } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { ALERT_LIMITS, type addJobAlert as adding, type changeJobAlert as changing, type JobAlert } from '#contract/jobs/job-alerts.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'
import { job_alerts } from '../../../db/tables/jobs.ts'

type Db = Database['db']

const { id, user_id: owner, name, question, question_key, by_mail, by_push, is_paused, created_at, told_at } = job_alerts
const COLUMNS = { alert_id: id, name, question, by_mail, by_push, is_paused, created_at, told_at }

/** One's own alerts, the latest first. */
export const listAlerts = (db: Pick<Db, 'select'>, user_id: number): Promise<JobAlert[]> =>
  db.select(COLUMNS).from(job_alerts).where(eq(owner, user_id)).orderBy(desc(id)).limit(ALERT_LIMITS.mostOfOne)

/**
 * Keeps a search; one with the same filter is the same alert, with the options of now, and active again. It tells of what is posted from now on.
 * @throws {Problem} bad-input — nothing is asked, or there are twenty already.
 */
export function addAlert(db: Db, user_id: number, body: BodyOf<typeof adding>): Promise<JobAlert> {
  const key = canonicalQuery(body.question)
  if (key === '') throw new Problem('bad-input', { fields: { question: 'required' } })
  const options = { name: body.name, by_mail: body.by_mail, by_push: body.by_push }
  return inTransaction(db, async (tx) => {
    // One at a time, so that the count holds.
    const [person] = await tx
      .select({ language: users.language })
      .from(users)
      .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
      .for('no key update')
    if (!person) throw new Problem('not-signed-in')
    const same = and(eq(owner, user_id), eq(question_key, key))
    const [again] = await tx
      .update(job_alerts)
      .set({ ...options, ...awake })
      .where(same)
      .returning(COLUMNS)
    if (again) return again
    await requireRoom(tx, user_id)
    const row = { user_id, ...options, question: body.question, question_key: key, language: person.language }
    const [made] = await tx.insert(job_alerts).values(row).returning(COLUMNS)
    if (!made) throw new TypeError('an alert was not written')
    return made
  })
}

/** What was posted while it rested is not news. */
const awake = {
  is_paused: false,
  looked_until: sql`case when ${is_paused} then now() else ${job_alerts.looked_until} end`,
  look_at: sql`case when ${is_paused} then greatest(now(), ${told_at} + interval '1 day') else ${job_alerts.look_at} end`,
}

async function requireRoom(tx: Tx, user_id: number): Promise<void> {
  if ((await tx.$count(job_alerts, eq(owner, user_id))) >= ALERT_LIMITS.mostOfOne) throw new Problem('bad-input', { fields: { question: 'too-many' } })
}

interface Changed {
  alert_id: number
  body: BodyOf<typeof changing>
}

/** Changes how an alert tells, and whether it is paused. @throws {Problem} not-found — there is none, or it is another user's. */
export async function changeAlert(db: Db, user_id: number, { alert_id, body }: Changed): Promise<JobAlert> {
  const { is_paused: rests, ...options } = body
  const resting = rests === true ? { is_paused: true } : {}
  // Written over itself where nothing is said, so that there is something to set.
  const set = { is_paused: sql`${is_paused}`, ...options, ...(rests === false ? awake : resting) }
  const [changed] = await db.update(job_alerts).set(set).where(isOwn(user_id, alert_id)).returning(COLUMNS)
  if (!changed) throw new Problem('not-found')
  return changed
}

/** Deletes one. @throws {Problem} not-found — there is none, or it is another user's. */
export async function removeAlert(db: Db, user_id: number, alert_id: number): Promise<void> {
  const gone = await db.delete(job_alerts).where(isOwn(user_id, alert_id)).returning({ id })
  if (gone.length === 0) throw new Problem('not-found')
}

/** Pauses an alert, no matter who asks. A deleted one counts as paused. */
export async function pauseAlert(db: Db, alert_id: number): Promise<void> {
  await db.update(job_alerts).set({ is_paused: true }).where(eq(id, alert_id))
}

const isOwn = (user_id: number, alert_id: number): SQL | undefined => and(eq(id, alert_id), eq(owner, user_id))
