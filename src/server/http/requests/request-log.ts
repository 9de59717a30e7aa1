import { endpointsAt } from '../pages/public-address.ts'

const HEALTH = new Set(['/healthz', '/readyz'])

/** The calls of a logger that the server makes. pino has them. */
export interface Log {
  debug: (facts: object, text: string) => void
  info: (facts: object, text: string) => void
  warn: (facts: object, text: string) => void
  error: (facts: object, text: string) => void
}

/**
 * What a request was about, without anything a person typed: the endpoint's path with its parameters unnamed, or the first word of a
 * page's path when it looks like one of ours.
 */
function pathPattern(pathname: string): string {
  const [endpoint] = endpointsAt(pathname)
  if (endpoint) return endpoint.path
  const first = /^(?:\/(?:en|bn))?(\/[a-z_.-]{1,30})(\/|$)/.exec(pathname)
  if (!first?.[1]) return '(other)'
  return first[2] === '/' ? `${first[1]}/…` : first[1]
}

/** Writes one line for a request that was worked on. Answers straight from memory have none: they are the same every time. */
export function logRequest(log: Log, request: { id: string; method: string; pathname: string }, outcome: { status: number; startedAt: number }): void {
  const ms = Math.round((performance.now() - outcome.startedAt) * 10) / 10
  const facts = { request_id: request.id, method: request.method, path: pathPattern(request.pathname), status: outcome.status, ms }
  if (outcome.status >= 500) log.warn(facts, 'request')
  // A balancer asks every few seconds.
  else if (HEALTH.has(request.pathname)) log.debug(facts, 'request')
  else log.info(facts, 'request')
}
