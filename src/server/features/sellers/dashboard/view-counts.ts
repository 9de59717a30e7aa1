import { sql } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { dhakaDay } from '#contract/core/time.ts'
import type { Database } from '../../../db/connection/open.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import type { ProblemLog } from '../../../http/responses/problems.ts'

const FLUSH_MS = 5000
/** A client that makes up ids fills no more memory than this between two flushes. */
const MOST_KEPT = 10_000
/** Of one event, per address and minute: many phones of a mobile network share one. */
const PER_MINUTE = 30

/** Looks at the pages of events, counted in memory: a look costs no statement. */
export interface ViewCounts {
  /** Counts one look; more than a few by one address are not believed. @param now milliseconds since the epoch. */
  count: (event_id: number, from: { address: string | undefined; now: number }) => Promise<void>
  /** Writes down what was counted. Never rejects: what could not be written is kept for the next time, and said in the log. */
  flush: () => Promise<void>
}

/** What counts looks, writes them down every few seconds while there are any, and is flushed when the server ends. @param isLimited false: every look counts. */
export function openViewCounts(db: Pick<Database['db'], 'execute'>, { log, isLimited }: { log: ProblemLog; isLimited: boolean }): ViewCounts {
  const limiter = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 })
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const add = (key: string, views: number) => {
    if (counted.size < MOST_KEPT || counted.has(key)) counted.set(key, (counted.get(key) ?? 0) + views)
    timer ??= setTimeout(flush, FLUSH_MS).unref()
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    if (counted.size === 0) return
    const taken = counted
    counted = new Map()
    try {
      await writeViews(db, taken)
    } catch (error) {
      log.error({ error: errorFacts(error) }, 'views could not be written down')
      for (const [key, views] of taken) add(key, views)
    }
  }
  const isWelcome = async (event_id: number, address: string | undefined) => {
    // No address: the request comes from inside the process.
    if (!isLimited || address === undefined) return true
    const key = `${address} ${event_id}`
    return limiter.consume(key).then(
      () => true,
      () => false,
    )
  }
  return {
    count: async (event_id, { address, now }) => {
      if (await isWelcome(event_id, address)) add(`${event_id} ${dhakaDay(now)}`, 1)
    },
    flush,
  }
}

/** Of events that were published; there is no page of others to look at. */
async function writeViews(db: Pick<Database['db'], 'execute'>, counted: ReadonlyMap<string, number>): Promise<void> {
  const seen = [...counted].map(([key, views]) => {
    const [event = '', day = ''] = key.split(' ')
    return { event: Number(event), day, views }
  })
  await db.execute(sql`
    insert into event_views (event, day, views)
    select e.id, seen.day, seen.views from json_to_recordset(${JSON.stringify(seen)}::json) as seen (event int, day date, views int)
    join events e on e.id = seen.event where e.published_at is not null order by e.id, seen.day
    on conflict (event, day) do update set views = event_views.views + excluded.views`)
}
