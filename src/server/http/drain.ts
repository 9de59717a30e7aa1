import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Lifecycle } from './health.ts'

const IN_FLIGHT_MS = 20_000
const LOOK_EVERY_MS = 50

interface DrainParts {
  server: Server
  lifecycle: Lifecycle
  /** How long requests are still accepted, so that a balancer sees /readyz turn before connections are refused. */
  drainSeconds: number
}

/** Ends a server without cutting off any client: unready at once, serving on for a while, then nothing new, then 20 s for what is under way. */
export async function drain({ server, lifecycle, drainSeconds }: DrainParts): Promise<void> {
  lifecycle.isDraining = true
  await sleep(drainSeconds * 1000)
  const closed = new Promise<void>((done) => server.close(() => done()))
  // A connection whose request ends only now would idle on for its whole keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
  const patience = new AbortController()
  await Promise.race([closed, sleep(IN_FLIGHT_MS, undefined, { signal: patience.signal }).catch(() => undefined)])
  patience.abort()
  clearInterval(sweep)
  server.closeAllConnections()
  await closed
}
