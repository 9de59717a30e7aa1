import { join } from 'node:path'
import { heapArguments, memoryEnvironment } from '../steps/heap.mjs'
import { inRoot, projectNode } from '../steps/run.mjs'
import { type AppPlace, type ClusterPlan, pooledUrl, replicaUrls } from './plan.ts'
import { type Started, startPart, until } from './started.ts'

/** On a machine that all processes and three PostgreSQL share. */
const READY_MS = 180_000
/** The first process makes the whole schema, and a demo market where one is wanted. */
const FIRST_MS = 300_000

/** The processes of the app. */
export interface AppSide {
  /** By name: worker, web1, web2, …; replaced by what starts one again. */
  processes: Map<string, Started>
  /** Brings back one that has ended, and waits until it is ready. */
  startApp: (name: string) => Promise<void>
}

/** Starts the worker and then all that answer, as `npm start` runs them. @param more settings that go before those of the cluster */
export async function startAppSide(plan: ClusterPlan, more: Record<string, string>, note: (started: Started) => void): Promise<AppSide> {
  const settings = { ...sharedSettings(plan), ...more }
  const processes = new Map<string, Started>()
  const start = (place: AppPlace) => {
    const started = startOne(plan, place, settings)
    note(started)
    processes.set(place.name, started)
  }
  const ready = ({ name, port }: AppPlace, patience_ms = READY_MS) => until(`${name} is ready`, async () => isReady(port), patience_ms)
  const [first, ...others] = plan.apps
  if (first) {
    start(first)
    await ready(first, FIRST_MS)
  }
  for (const place of others) start(place)
  await Promise.all(others.map((place) => ready(place)))
  await until('the app answers through HAProxy', () => isReady(plan.haproxy.web))
  return {
    processes,
    startApp: async (name) => {
      const place = plan.apps.find((one) => one.name === name)
      if (!place) throw new Error(`no process is called ${name}`)
      start(place)
      await ready(place)
    },
  }
}

const sharedSettings = (plan: ClusterPlan): Record<string, string> => ({
  HATKHOLA_MODE: 'development',
  HATKHOLA_DATA: dataFolderOf(plan),
  DATABASE_URL: pooledUrl(plan),
  DATABASE_REPLICA_URLS: replicaUrls(plan),
  APP_SECRET: plan.secrets.app,
  APP_ORIGIN: `http://localhost:${plan.haproxy.web}`,
  TRUSTED_PROXIES: '1',
  SEED: process.env.SEED ?? 'none',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
})

/** Which all processes of the app share, as they would share object storage. */
export const dataFolderOf = ({ folder }: ClusterPlan): string => join(folder, 'app')

function startOne(plan: ClusterPlan, { name, role, port }: AppPlace, settings: Record<string, string>): Started {
  return startPart({
    name,
    command: projectNode(),
    args: [...heapArguments(), inRoot('src', 'server', 'main.ts')],
    cwd: inRoot(),
    env: { ...memoryEnvironment(), ...settings, HATKHOLA_ROLE: role, PORT: String(port) },
    logFile: join(plan.folder, `${name}.log`),
  })
}

/** Whether a process of the app says that it can serve. */
export const isReady = async (port: number): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
