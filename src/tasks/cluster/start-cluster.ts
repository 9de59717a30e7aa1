import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_STORE, startLocalGateway } from '#server/adapters/payment/local-gateway/start-local-gateway.ts'
import { inRoot } from '../steps/run.mjs'
import { type AppSide, dataFolderOf, startAppSide } from './app-side.ts'
import { type DatabaseSide, startDatabaseSide } from './database-side.ts'
import { type ClusterPlan, planCluster } from './plan.ts'
import { findPrograms, installText, isComplete } from './programs.ts'
import type { Started } from './started.ts'

/** What a person may choose. */
export interface ClusterOptions {
  /** How many processes answer. */
  webCount: number
  /** Leaves the folder where it is at the end, with its logs and data. */
  keep: boolean
  /** Settings of the app that go before those of the cluster. */
  settings?: Record<string, string>
  say: (text: string) => void
}

/** A whole cluster that runs. */
export interface Cluster {
  plan: ClusterPlan
  database: DatabaseSide
  app: AppSide
  /** Ends all of it, the app first. May be called twice. */
  stop: () => Promise<void>
}

/** Why no cluster was started. The message is for the person at the terminal. */
export class ClusterRefused extends Error {
  override name = 'ClusterRefused'
}

/**
 * Brings up PostgreSQL on three servers, PgBouncer, and the built app in several processes, in a folder of its own.
 * @throws {ClusterRefused} programs or the built app are missing.
 */
export async function startCluster({ webCount, keep, settings = {}, say }: ClusterOptions): Promise<Cluster> {
  const programs = findPrograms()
  if (!isComplete(programs)) throw new ClusterRefused(installText(programs))
  if (!existsSync(inRoot('dist', 'server'))) throw new ClusterRefused('The app is not built yet: npm run build')
  const folder = await mkdtemp(join(tmpdir(), 'hatkhola-cluster-'))
  // PostgreSQL runs as another user where we are root, and must be able to enter.
  await chmod(folder, 0o755)
  const running: Started[] = []
  // The parts are killed at that moment as well, see `startPart`; what one of them still writes is left.
  if (!keep) process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  const note = (started: Started) => void running.push(started)
  let stopGateway = async () => undefined as unknown
  const stopAll = async () => {
    await stopGateway()
    // The last that was started leans on those before it; but PostgreSQL's three may end together.
    for (const part of running.toReversed().filter(({ name }) => !/^(?:pg\d|etcd)$/.test(name))) await part.end()
    await Promise.all(running.filter(({ name }) => /^pg\d$/.test(name)).map((part) => part.end()))
    await running.find(({ name }) => name === 'etcd')?.end()
    if (keep) say(`Kept: ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopAll()
    return stopping
  }
  try {
    const plan = await planCluster(folder, webCount)
    say('Starting PostgreSQL on three servers, etcd, HAProxy and PgBouncer')
    const database = await startDatabaseSide(plan, programs, note)
    say(`Starting a worker and ${webCount} processes that answer`)
    const gateway = await startGateway(plan)
    stopGateway = gateway.stop
    const app = await startAppSide(plan, { PAYMENT_GATEWAY_URL: gateway.url, ...settings }, note)
    return { plan, database, app, stop }
  } catch (error) {
    say(`It did not come up. With --keep, what the parts have written stays in ${folder}`)
    await stop()
    throw error
  }
}

/** A local payment gateway that belongs to none of the processes, so that it outlives each of them. */
async function startGateway(plan: ClusterPlan) {
  const dataFolder = dataFolderOf(plan)
  await mkdir(dataFolder)
  const log = { warn: () => undefined, error: (facts: object, text: string) => console.error(text, facts) }
  return startLocalGateway({ port: 0, folder: join(dataFolder, 'payment-gateway'), store: LOCAL_STORE, log })
}
