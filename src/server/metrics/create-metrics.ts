import type { Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../db/connection/open.ts'
import { errorFacts } from '../http/responses/error-facts.ts'
import type { HotAnswers } from '../http/responses/hot-answers.ts'
import { countKeptAnswers } from './memory-metrics.ts'
import { createMetricsServer } from './metrics-server.ts'
import { watchPool } from './pool-metrics.ts'
import { openReadings } from './readings/open-readings.ts'
import { type CountedQueues, deskReading } from './readings/read-desk.ts'
import { ledgerReading } from './readings/read-ledger.ts'
import { purchaseReading } from './readings/read-purchases.ts'
import { queueReadings } from './readings/read-queues.ts'
import { replicaReading } from './readings/read-replicas.ts'
import { watchReplicas } from './replica-metrics.ts'
import { watchRequests } from './request-metrics.ts'

/** What is measured, and who may read it. */
export interface MeasuredParts {
  /** Which of the roles this process has. */
  role: string
  token: string | undefined
  database: Pick<Database, 'db' | 'pool' | 'replicas'>
  /** The server whose requests are measured. */
  server: Server
  /** Absent: the process keeps no answers. */
  hot: HotAnswers | undefined
  desk: CountedQueues
  log: { warn: (facts: object, text: string) => void }
}

/** Measures a process from now on. Gives the server that says what was measured, not listening yet. */
export function createMetrics({ role, token, database, server, hot, desk, log }: MeasuredParts): Server {
  const registry = new Registry()
  // Memory, processor, and by how much the event loop is late.
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'hatkhola_process', help: 'Always 1: what this process does.', labelNames: ['role'], registers: [registry] }).set({ role }, 1)
  watchRequests(server, registry)
  if (hot) countKeptAnswers(hot, registry)
  watchPool(database.pool, registry)
  watchReplicas(database.replicas, registry)
  const readings = [...queueReadings, deskReading(desk), purchaseReading, ledgerReading, replicaReading]
  const read = openReadings({ db: database.db, readings, registry, log, clock: () => performance.now() })
  return createMetricsServer({
    token,
    write: async () => {
      await read()
      return { type: registry.contentType, text: await registry.metrics() }
    },
    failed: (error) => log.warn({ error: errorFacts(error) }, 'what is measured could not be written'),
  })
}
