import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureMarketCategories } from '#server/db/categories/ensure-categories.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { ensureJobCategories } from '#server/db/jobs/ensure-job-categories.ts'
import { migrate } from '#server/db/migrate.ts'
import { ensureProductCategories } from '#server/db/products/ensure-product-categories.ts'
import { schema } from '#server/db/schema.ts'
import { ensureServiceCategories } from '#server/db/services/ensure-service-categories.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test files copy their database from; see support/database.ts. */
    testDatabase: { url: string; template: string }
  }
}

let end: (() => Promise<void>) | undefined

/** One PostgreSQL for the whole run (TEST_DATABASE_URL, else the embedded one in a folder of its own), with one migrated database to copy. */
export async function setup(project: TestProject): Promise<void> {
  // Not mkdtemp: for root, PostgreSQL runs as another user, who must be able to enter.
  const folder = join(tmpdir(), `hatkhola-test-${randomBytes(6).toString('hex')}`)
  const host = await openDatabase({
    url: process.env.TEST_DATABASE_URL,
    dataFolder: folder,
    label: `hatkhola tests pid ${process.pid}`,
    log: () => undefined,
    fast: true,
  })
  const template = `hatkhola_template_${randomBytes(4).toString('hex')}`
  end = async () => {
    await host.pool.query(`drop database if exists ${template}`)
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
  await host.pool.query(`create database ${template}`)
  await migrateTemplate(host, template)
  project.provide('testDatabase', { url: host.url, template })
}

export async function teardown(): Promise<void> {
  await end?.()
}

async function migrateTemplate(host: Database, template: string): Promise<void> {
  const url = new URL(host.url)
  url.pathname = `/${template}`
  const pool = new pg.Pool({ connectionString: url.href, max: 1 })
  await migrate({ url: url.href, pool })
  // So that the number of a thread is never taken for that of what it is about.
  await pool.query('alter sequence threads_id_seq restart with 100001')
  const db = drizzle(pool, { schema })
  await ensureMarketCategories(db)
  await ensureJobCategories(db)
  await ensureProductCategories(db)
  await ensureServiceCategories(db)
  await pool.end()
}
