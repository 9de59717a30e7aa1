import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import { inLanguage } from '#contract/core/in-language.ts'
import { meantWords } from '#contract/core/word-search.ts'
import { ALERT_LIMITS } from '#contract/jobs/job-alerts.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { jobCondition } from '../../../db/jobs/job-search.ts'
import { leaveGrouped } from '../../../db/notices/leave-grouped.ts'
import { job_alerts, job_letters, job_posts } from '../../../db/tables/jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'

const AT_ONCE = 50
/** Told once in that time. */
const TOLD_AGAIN_HOURS = 24
const LOOKED_AGAIN_MINUTES = 5
/** What is being written bears the moment at which that began: so much later it can be seen. */
const SETTLED_SECONDS = 10

/**
 * Looks at alerts whose time has come, fifty at most, each in a transaction of its own: what was posted since the last look and fits is told once, and
 * then nothing more for a day. Several processes may do so at once: each takes what no other holds. One that cannot be looked at waits its turn again,
 * and keeps no other from theirs. @returns whether there may be more.
 */
export async function runAlerts({ db, log }: AlertTools, now: number): Promise<boolean> {
  for (let looked = 0; looked < AT_ONCE; looked++) if (!(await lookForNext({ db, log }, now))) return false
  return true
}

interface AlertTools {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void }
}

type Alert = typeof job_alerts.$inferSelect

async function lookForNext({ db, log }: AlertTools, now: number): Promise<boolean> {
  let alert: Alert | undefined
  try {
    return await db.transaction(async (tx) => {
      alert = await holdNext(tx)
      if (alert) await check(tx, alert, now)
      return alert !== undefined
    })
  } catch (error) {
    // Nothing was taken yet: the database itself is the matter.
    if (!alert) throw error
    log.warn({ alert: alert.id, error: errorFacts(error) }, 'an alert could not be looked at yet')
    await db
      .update(job_alerts)
      .set({ look_at: again(`${LOOKED_AGAIN_MINUTES} minutes`) })
      .where(eq(job_alerts.id, alert.id))
    return true
  }
}

async function holdNext(tx: Tx): Promise<Alert | undefined> {
  const { look_at, is_paused } = job_alerts
  const [alert] = await tx
    .select()
    .from(job_alerts)
    .where(and(lte(look_at, sql`now()`), not(is_paused)))
    .orderBy(asc(look_at))
    .limit(1)
    .for('update', { skipLocked: true })
  return alert
}

async function check(tx: Tx, alert: Alert, now: number): Promise<void> {
  const found = await findNew(tx, alert, now)
  if (found) await tell(tx, alert, found)
  const next = found ? { told_at: sql`now()`, look_at: again(`${TOLD_AGAIN_HOURS} hours`) } : { look_at: again(`${LOOKED_AGAIN_MINUTES} minutes`) }
  await tx
    .update(job_alerts)
    .set({ looked_until: sql`greatest(${job_alerts.looked_until}, ${SETTLED})`, ...next })
    .where(eq(job_alerts.id, alert.id))
}

const again = (interval: string) => sql`now() + ${interval}::interval`
const SETTLED = sql`now() - make_interval(secs => ${SETTLED_SECONDS})`

interface Found {
  count: number
  /** The latest posted first; as many as an e-mail lists. */
  jobs: { id: number; title: string }[]
}

/** What one posts oneself is no news. What was posted since comes first, so that the most expensive filter costs no more than what is new. */
async function findNew(tx: Tx, { id, user_id, language, question }: Alert, now: number): Promise<Found | undefined> {
  const fits = jobCondition({ filter: question, words: meantWords(question.q ?? ''), now })
  const { rows } = await tx.execute<{ id: number; title: string; second_title: string; count: number }>(sql`
    with fresh as materialized (
      select * from job_posts where published_at is not null and not is_closed
        and published_at <= ${SETTLED} and published_at > (select looked_until from job_alerts where id = ${id}))
    select id, title, second_title, count(*) over ()::int as count from fresh where ${fits} and employer <> ${user_id}
    order by published_at desc, id desc limit ${ALERT_LIMITS.listedInLetter}`)
  return rows[0] && { count: rows[0].count, jobs: rows.map((row) => ({ id: row.id, title: inLanguage(language, row).title })) }
}

async function tell(tx: Tx, { id, user_id, by_mail, by_push }: Alert, { count, jobs }: Found): Promise<void> {
  const [first] = jobs
  const details = { count, ...(first && { job_post_id: first.id, title: first.title }) }
  await leaveGrouped(tx, { user_id, kind: 'job-alert', job_alert: id, details }, { rings: by_push ? 'each' : 'never' })
  if (by_mail) await tx.insert(job_letters).values({ kind: 'alert', job_alert: id, details: { count, jobs: jobs.map((job) => job.id) } })
}

const { id, title, second_title, company, district, is_remote } = job_posts

/** Those of some jobs that one may still apply for, the latest posted first. */
export const readOpenJobs = (tx: Tx, ids: readonly number[]) =>
  tx
    .select({ id, title, second_title, company, district, is_remote })
    .from(job_posts)
    .where(and(inArray(job_posts.id, [...ids]), sql`published_at is not null and not is_closed and deadline >= now()`))
    .orderBy(sql`published_at desc, id desc`)
