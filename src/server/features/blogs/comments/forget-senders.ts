import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection/open.ts'
import { type BackgroundJob, startBackgroundJob } from '../../../http/background-jobs.ts'

const EVERY_MS = 3_600_000
/** Longer than any rule looks back. */
const KEPT_HOURS = 24
/** Written, with a random id, in place of a sender: it names no sender, and keeps the row unique. */
const GONE = 'gone '
const AT_ONCE = 1000

type Db = Pick<Database['db'], 'execute'>

/** Forgets where comments and reports came from, and what was compared, when no rule asks any more. @returns whether there may be more. */
export async function forgetSenders(db: Db): Promise<boolean> {
  const old = sql`now() - make_interval(hours => ${KEPT_HOURS})`
  // Looked for first: a statement on comments makes answers that are held in memory old, also where it changes none.
  const { rows } = await db.execute<{ id: number }>(sql`select id from comments where text_hash > '' and created_at < ${old} limit ${AT_ONCE}`)
  if (rows.length > 0) {
    const ids = sql.param(rows.map(({ id }) => id))
    await db.execute(sql`update comments set sender = null, text_hash = '' where id = any(${ids}::integer[])`)
  }
  await db.execute(sql`
    update comment_reports set sender = ${GONE} || gen_random_uuid() where at < ${old} and not starts_with(sender, ${GONE})`)
  return rows.length === AT_ONCE
}

/** The same every hour, until it is stopped. Gives what stops it, which resolves when no round is under way. */
export const startForgettingSenders = ({ db, log }: { db: Db } & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => forgetSenders(db), fault: 'where comments came from could not be forgotten', log })
