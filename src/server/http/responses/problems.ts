import { STATUS_CODES } from 'node:http'
import { HEADERS } from '#contract/core/headers.ts'
import { Problem, type ProblemBody } from '#contract/core/problem.ts'
import { asProblem } from '../../db/connection/faults.ts'
import { errorFacts } from './error-facts.ts'
import { API_HEADERS } from './security-headers.ts'

const RETRY_AFTER_SECONDS = { 'too-many-requests': 60, busy: 2 } as const

/** The two calls a problem needs of a logger. */
export interface ProblemLog {
  error: (facts: object, text: string) => void
}

/**
 * What an error is to the outside: itself when it is a problem, the problem a database fault stands for, else `bug`.
 * A bug is logged here, once, with its stack; nothing of it leaves the process.
 */
export function problemOf(error: unknown, log: ProblemLog, requestId: string): Problem {
  const problem = error instanceof Problem ? error : asProblem(error)
  // A problem with status 0 is one that only a phone can have.
  if (problem && problem.status > 0 && problem.code !== 'bug') return problem
  log.error({ request_id: requestId, error: errorFacts(error) }, 'bug')
  return new Problem('bug', { cause: error })
}

/** Writes a problem as JSON, with Retry-After where waiting helps. @see RFC 9457 */
export function problemResponse(problem: Problem, requestId: string, more: Record<string, string> = {}): Response {
  const body: ProblemBody = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? problem.code,
    status: problem.status,
    code: problem.code,
    ...(problem.fields && { fields: problem.fields }),
    ...(problem.facts && { facts: problem.facts }),
    request_id: requestId,
  }
  const headers = new Headers({
    ...API_HEADERS,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    [HEADERS.requestId]: requestId,
    ...more,
  })
  const wait = problem.retryAfterSeconds ?? (problem.code === 'busy' || problem.code === 'too-many-requests' ? RETRY_AFTER_SECONDS[problem.code] : undefined)
  if (wait !== undefined) headers.set('retry-after', String(Math.max(1, Math.ceil(wait))))
  return new Response(JSON.stringify(body), { status: problem.status, headers })
}
