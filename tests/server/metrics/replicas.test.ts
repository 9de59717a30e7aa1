import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDataVersion } from '#server/db/connection/data-version.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { openReadings } from '#server/metrics/readings/open-readings.ts'
import { replicaReading } from '#server/metrics/readings/read-replicas.ts'
import { watchReplicas } from '#server/metrics/replica-metrics.ts'
import { type Replicated, startReplicated } from '#tests/support/server/replicated.ts'

let servers: Replicated
let database: Database
beforeAll(async () => {
  servers = await startReplicated()
  database = await openDatabase({ url: servers.primary, replicaUrls: [servers.replica], dataFolder: '', label: 'hatkhola test', log: () => undefined })
  await migrate(database)
}, 120_000)
afterAll(async () => {
  await database?.close()
  await servers?.end()
})

async function readOnce(db: Database['db']): Promise<string> {
  const registry = new Registry()
  await openReadings({ db, readings: [replicaReading], registry, log: { warn: () => undefined }, clock: () => 0 })()
  return registry.metrics()
}

it('the primary says how many replicas it has, and how far behind each is', async () => {
  const text = await readOnce(database.db)
  expect(text).toMatch(/^hatkhola_replicas 1$/m)
  expect(text).toMatch(/^hatkhola_replica_lag_seconds\{replica="\w+"\} [\d.e-]+$/m)
  expect(text).toMatch(/^hatkhola_replica_lag_bytes\{replica="\w+"\} \d+$/m)
})

it('a role without the right to see it says how many there are, and one that may not look says nothing, without a fault', async () => {
  await database.pool.query('create role onlooker login')
  const url = servers.primary.replace('hatkhola@', 'onlooker@')
  const onlooker = await openDatabase({ url, dataFolder: '', label: 'onlooker', log: () => undefined })
  const few = await readOnce(onlooker.db)
  expect(few).toMatch(/^hatkhola_replicas 1$/m)
  expect(few).not.toMatch(/^hatkhola_replica_lag/m)
  await database.pool.query('revoke select on pg_stat_replication from public')
  const none = await readOnce(onlooker.db)
  await onlooker.close()
  expect(none).not.toMatch(/^hatkhola_replicas/m)
  for (const text of [few, none]) expect(text).toContain('hatkhola_readings_failed_total{reading="replicas"} 0')
})

it('a process says of each replica whether it reads there', async () => {
  const registry = new Registry()
  watchReplicas(database.replicas, registry)
  // No reader was answered yet.
  expect(await registry.metrics()).not.toMatch(/^hatkhola_replica_asked\{/m)
  const asked = async () => {
    await readDataVersion(database)
    return /^hatkhola_replica_asked\{replica="[\w.:]+"\} (\d)$/m.exec(await registry.metrics())?.[1]
  }
  await expect.poll(asked, { timeout: 20_000 }).toBe('1')
  expect(await registry.metrics()).toMatch(/^hatkhola_replica_behind_bytes\{replica="[\w.:]+"\} 0$/m)
  await servers.stopReplica()
  await expect.poll(asked, { timeout: 20_000 }).toBe('0')
  await servers.startReplica()
}, 60_000)
