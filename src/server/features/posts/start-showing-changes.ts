import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connection/open.ts'
import { type BackgroundJob, startBackgroundJob } from '../../http/background-jobs.ts'

const EVERY_MS = 10_000

type Reader = Pick<Database['db'], 'execute'>

/**
 * Has kept public pages and answers made anew when reactions or follows have changed since the look before: once for however many. A change is noted a moment
 * before it can be read, so that one more look than there is news has them made anew.
 */
export function lookForChanges(db: Reader): () => Promise<void> {
  let [known, isNew] = [undefined as string | undefined, false]
  return async () => {
    const { rows } = await db.execute<{ mark: string }>(sql`select last_value::text as mark from frequent_public_changes`)
    const wasNew = isNew
    const mark = rows[0]?.mark
    isNew = known !== undefined && mark !== known
    known = mark
    if (isNew || wasNew) await db.execute(sql`select nextval('public_data_version')`)
  }
}

/** Shows changed counts of reactions and followers every ten seconds, until it is stopped; gives what stops it. */
export const startShowingChanges = ({ db, log }: { db: Reader } & Pick<BackgroundJob, 'log'>): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: lookForChanges(db), fault: 'changed counts could not be shown', log })
