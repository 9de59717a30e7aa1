import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { methodOf, nameRequests } from './request-group.ts'

/** Seconds. From what memory answers to what no reader waits for. */
const BUCKETS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What is refused to keep the service up, and would be lost in its class. */
const REFUSED: Readonly<Record<number, string>> = { 429: 'too-many-requests', 503: 'busy' }

interface Series {
  count: () => void
  time: (seconds: number) => void
}

/**
 * Measures every request of a server: how many, how they end, how long they take. It stands before all other listeners and reads method and path alone,
 * so that answers from memory are measured as well.
 */
export function watchRequests(server: Server, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'hatkhola_http_requests_total',
    help: 'Requests that ended, by the path of their endpoint, or a word for all else, by method and class of status; none: the client left before an answer.',
    labelNames: ['endpoint', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'hatkhola_http_request_duration_seconds',
    help: 'Seconds from the head of a request until the last byte of its answer was handed over.',
    labelNames: ['endpoint', 'method'],
    buckets: BUCKETS,
    registers,
  })
  const refused = new Counter({
    name: 'hatkhola_http_refused_total',
    help: 'Requests that were refused because one sender asked too much (429), or because the process or the database was behind (503).',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of Object.values(REFUSED)) refused.inc({ reason }, 0)
  let open = 0
  new Gauge({
    name: 'hatkhola_http_requests_open',
    help: 'Requests under way.',
    registers,
    collect() {
      this.set(open)
    },
  })

  const nameOf = nameRequests()
  // Labels are put together once for each series and not once for each request.
  const known = new Map<string, Series>()
  const seriesOf = (endpoint: string, method: string, status: string): Series => {
    const key = `${endpoint} ${method} ${status}`
    const found = known.get(key)
    if (found) return found
    const counted = requests.labels(endpoint, method, status)
    const timed = durations.labels(endpoint, method)
    const made = { count: () => counted.inc(), time: (seconds: number) => timed.observe(seconds) }
    known.set(key, made)
    return made
  }
  const follow = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const startedAt = performance.now()
    const method = methodOf(incoming.method)
    const endpoint = nameOf(method, incoming.url ?? '')
    open++
    outgoing.once('close', () => {
      open--
      const { headersSent, statusCode } = outgoing
      const series = seriesOf(endpoint, method, headersSent ? `${Math.floor(statusCode / 100)}xx` : 'none')
      series.count()
      series.time((performance.now() - startedAt) / 1000)
      const reason = headersSent ? REFUSED[statusCode] : undefined
      if (reason) refused.inc({ reason })
    })
  }
  server.prependListener('request', follow)
  // A request with `Expect` comes by this way alone; where no other listener waits for it Node answers it itself.
  if (server.listenerCount('checkContinue') > 0) server.prependListener('checkContinue', follow)
}
