import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Database } from '../db/connection/open.ts'
import { timeWaits } from '../db/connection/time-waits.ts'

/** Seconds. Who asks for a connection waits 2 s at most. */
const BUCKETS = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 2]

/** Measures the connections of this process to the database, and how long is waited for one. */
export function watchPool(pool: Database['pool'], registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'hatkhola_pool_connections',
    help: 'Connections to the database that this process holds: in use, and idle.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'hatkhola_pool_waiting',
    help: 'Statements that wait for a connection in this moment.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
  const waits = new Histogram({
    name: 'hatkhola_pool_wait_seconds',
    help: 'Seconds until a connection was had, or was not had.',
    buckets: BUCKETS,
    registers,
  })
  timeWaits(pool, (seconds) => waits.observe(seconds))
}
