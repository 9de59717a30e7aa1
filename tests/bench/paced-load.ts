import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fillHoles } from './harness/fire.mjs'
import { percentile } from './line.ts'

const TIMEOUT_MS = 10_000
const SECONDS = 6
/** Of the rate, or what was measured is not that pace. */
const LEAST_SHARE = 0.95

/** What came of a steady load: milliseconds, answers a second, answers by status, and requests without an answer. */
export interface PacedShot {
  rps: number
  p50: number
  p95: number
  max: number
  total: number
  statuses: Record<string, number>
  broken: number
}

interface PacedAim {
  base: string
  /** `{rand:1-100}` in it becomes another number each time. */
  path: string
  headers?: Record<string, string>
  /** Requests that may be under way at once; what is due beyond them waits, and its time runs. */
  connections: number
  /** Requests a second. */
  rate: number
}

/**
 * Requests at even distances whether or not the server keeps up, each timed from the moment it was due. The load tool that the other parts use sends
 * all requests of a second in its first moments, and so measures a burst instead of a pace.
 */
export async function shootAtPace({ base, path, headers = {}, connections, rate }: PacedAim, seconds = SECONDS): Promise<PacedShot> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses: Record<string, number> = {}
  const times: number[] = []
  let broken = 0
  const ask = async (due: number) => {
    try {
      const status = await statusOf(base + fillHoles(path), { agent, headers: { 'accept-encoding': 'br, gzip', ...headers } })
      statuses[status] = (statuses[status] ?? 0) + 1
      times.push(performance.now() - due)
    } catch {
      broken += 1
    }
  }
  const begun = performance.now()
  const asked: Promise<void>[] = []
  for (let number = 0; number < seconds * rate; number += 1) {
    const due = begun + (number * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await wait(early)
    asked.push(ask(due))
  }
  await Promise.all(asked)
  const took = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    rps: times.length / took,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: Math.max(...times),
    total: times.length,
    statuses,
    broken,
  }
}

/** What is wrong with a shot whose pace was not kept; undefined: it was. */
export const slowness = ({ rps }: PacedShot, rate: number): string | undefined =>
  rps < rate * LEAST_SHARE ? `only ${Math.round(rps)} of ${rate} answers a second` : undefined

/** The status of an answer that was read to its end. */
const statusOf = (address: string, options: { agent: Agent; headers: Record<string, string> }): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(address, { ...options, timeout: TIMEOUT_MS }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
      response.resume()
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)))
    request.on('error', reject)
  })
