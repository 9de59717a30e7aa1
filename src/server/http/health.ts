import { statfs } from 'node:fs/promises'
import { withinTime } from '../db/connection/within-time.ts'

const ROUND_TRIP_MS = 1000
const LEAST_DISK_BYTES = 200 * 1024 * 1024

/** What the process says of itself; changed only by the code that starts and stops it. */
export interface Lifecycle {
  isMigrated: boolean
  isDraining: boolean
}

export interface HealthParts {
  lifecycle: Lifecycle
  /** One trip to the database and back. */
  askDatabase: () => Promise<unknown>
  dataFolder: string
}

type Readiness = Record<'database' | 'migrations' | 'disk' | 'draining', boolean>

/** Whether a balancer should send requests here, by cause; `draining` false means that it is not draining. */
export async function readReadiness({ lifecycle, askDatabase, dataFolder }: HealthParts): Promise<{ isReady: boolean; checks: Readiness }> {
  const [database, disk] = await Promise.all([arrives(askDatabase()), hasSpace(dataFolder)])
  const checks = { database, migrations: lifecycle.isMigrated, disk, draining: lifecycle.isDraining }
  return { isReady: database && disk && lifecycle.isMigrated && !lifecycle.isDraining, checks }
}

const arrives = async (trip: Promise<unknown>): Promise<boolean> =>
  (await withinTime(
    trip.then(
      () => true,
      () => false,
    ),
    ROUND_TRIP_MS,
  )) ?? false

async function hasSpace(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > LEAST_DISK_BYTES
  } catch {
    // No such folder: then nothing of ours is written there.
    return true
  }
}

/** Both health answers, never cached, without anything an outsider could use. */
export async function answerHealth(path: '/healthz' | '/readyz', parts: HealthParts): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (path === '/healthz') return Response.json({ ok: true }, { headers })
  const { isReady, checks } = await readReadiness(parts)
  return Response.json({ ok: isReady, checks }, { status: isReady ? 200 : 503, headers })
}
