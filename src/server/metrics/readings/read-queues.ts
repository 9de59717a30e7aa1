import { type SQL, sql } from 'drizzle-orm'
import { QUEUES, type Queue } from './queues.ts'
import type { Reader, Reading, Value } from './reading.ts'

/** Of one queue: a heap of due rows must not make looking at it dear. */
const MOST_COUNTED = 10_000

interface Row extends Record<string, unknown> {
  queue: string
  kind: string
  due: number
  /** Seconds. */
  oldest: number
}

/** Of every queue and kind how many rows are due, and for how long the oldest has been; one reading for each group of queues. */
export const queueReadings: readonly Reading[] = Object.entries(QUEUES).map(([group, queues]) => ({
  name: `queues-${group}`,
  read: (db) => readQueues(db, queues),
}))

async function readQueues(db: Reader, queues: readonly Queue[]): Promise<Value[]> {
  const { rows } = await db.execute<Row>(sql.join(queues.map(dueOf), sql` union all `))
  const found = new Map(rows.map((row) => [`${row.queue} ${row.kind}`, row]))
  // Also of kinds of which nothing is due: an alert can tell 0 from what was not read.
  return queues.flatMap(({ name: queue, kinds }) =>
    (kinds?.all ?? ['']).flatMap((kind): Value[] => {
      const row = found.get(`${queue} ${kind}`)
      const labels = { queue, kind }
      return [
        { metric: 'hatkhola_queue_due', labels, value: row?.due ?? 0 },
        { metric: 'hatkhola_queue_oldest_seconds', labels, value: row?.oldest ?? 0 },
      ]
    }),
  )
}

/** No word in it comes from outside: queues are written down in the source. */
function dueOf({ name, from, since, which, kinds }: Queue): SQL {
  const kind = kinds?.column ?? `''`
  return sql.raw(
    `select '${name}' as queue, kind, count(*)::int as due, extract(epoch from now() - min(since))::float8 as oldest from (` +
      `select ${kind} as kind, ${since} as since from ${from} where ${which} and ${since} <= now() order by ${since} limit ${MOST_COUNTED}) due group by kind`,
  )
}
