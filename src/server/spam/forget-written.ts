import { sql } from 'drizzle-orm'
import type { Database } from '../db/connection/open.ts'
import { type BackgroundJob, startBackgroundJob } from '../http/background-jobs.ts'

const EVERY_MS = 3_600_000
/** Longer than any rule looks back. */
const KEPT_HOURS = 24
const AT_ONCE = 1000

type Db = Pick<Database['db'], 'execute'>

/** Forgets what was counted, when no rule asks any more. @returns whether there may be more. */
export async function forgetWritten(db: Db): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from written_texts where id in (
      select id from written_texts where created_at < now() - make_interval(hours => ${KEPT_HOURS}) order by created_at limit ${AT_ONCE})`)
  return rowCount === AT_ONCE
}

/** The same every hour, until it is stopped. Gives what stops it, which resolves when no round is under way. */
export const startForgettingWritten = ({ db, log }: { db: Db } & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => forgetWritten(db), fault: 'what was counted of writers could not be forgotten', log })
