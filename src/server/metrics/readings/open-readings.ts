import { sql } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/connection/open.ts'
import { errorFacts } from '../../http/responses/error-facts.ts'
import { READ_METRICS, type Reader, type Reading, type ReadMetric, type Value } from './reading.ts'

/** However many ask, and however often. */
const FRESH_MS = 10_000
/** What takes longer costs more than it tells. */
const STATEMENT_MS = 1000
/** Of all readings together: programs that collect give up after ten seconds. */
const ALL_MS = 4000

interface Parts {
  db: Database['db']
  readings: readonly Reading[]
  registry: Registry
  log: { warn: (facts: object, text: string) => void }
  /** Milliseconds that only go forward. */
  clock: () => number
}

/**
 * Reads the database when it is asked to, every ten seconds at most. What cannot be read has no value, is counted and told to the log once; all else keeps
 * its own. Gives what asks; it never rejects.
 */
export function openReadings({ db, readings, registry, log, clock }: Parts): () => Promise<void> {
  const values = new Map<string, readonly Value[]>()
  const failures = new Counter({
    name: 'hatkhola_readings_failed_total',
    help: 'Readings of the database for these measurements that failed or took too long.',
    labelNames: ['reading'],
    registers: [registry],
  })
  for (const { name } of readings) failures.inc({ reading: name }, 0)
  for (const metric of Object.keys(READ_METRICS) as ReadMetric[]) show(metric, values, registry)

  const failing = new Set<string>()
  const madeAt = new Map<string, number>()
  const isLasting = ({ name, lasts_ms = 0 }: Reading) => values.has(name) && clock() - (madeAt.get(name) ?? 0) < lasts_ms
  const readAll = async () => {
    const deadline = clock() + ALL_MS
    for (const reading of readings) {
      if (isLasting(reading)) continue
      try {
        values.set(reading.name, await readOne(db, reading, () => clock() < deadline))
        madeAt.set(reading.name, clock())
        failing.delete(reading.name)
      } catch (error) {
        // An old number would look like a true one.
        values.delete(reading.name)
        failures.inc({ reading: reading.name })
        if (!failing.has(reading.name)) log.warn({ reading: reading.name, error: errorFacts(error) }, 'the database could not be read for measurements')
        failing.add(reading.name)
      }
    }
  }
  let readAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  return async () => {
    if (!running && clock() - readAt >= FRESH_MS) {
      readAt = clock()
      running = readAll().finally(() => {
        running = undefined
      })
    }
    await running
  }
}

function show(metric: ReadMetric, values: ReadonlyMap<string, readonly Value[]>, registry: Registry): void {
  const { help, labels: labelNames } = READ_METRICS[metric]
  new Gauge<string>({
    name: metric,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      this.reset()
      // Without labels a gauge that is reset says 0.
      if (labelNames.length === 0) this.remove()
      for (const { metric: of, labels = {}, value } of [...values.values()].flat()) if (of === metric) this.set(labels, value)
    },
  })
}

/** In a transaction of its own that cannot write, so that one that fails spoils no other, and with a limit that ends with it, as PgBouncer wants it. */
function readOne(db: Database['db'], { name, read }: Reading, isInTime: () => boolean): Promise<readonly Value[]> {
  const prove = () => {
    if (!isInTime()) throw new Error(`there was no time left for ${name}`)
  }
  prove()
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_MS}`))
      const execute: Reader['execute'] = (query) => {
        prove()
        return tx.execute(query)
      }
      return read({ execute })
    },
    { accessMode: 'read only' },
  )
}
