import { HEADERS } from '#contract/core/headers.ts'
import type { Problem, ProblemBody } from '#contract/core/problem.ts'
import type { Snapshot } from '#device/snapshots/snapshots.ts'
import type { NetworkAnswer } from './ask-network.ts'
import type { CachedAnswer } from './cached-answers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The held answer. Its time is when the network last stood for it, so that a 304 makes it new again. */
export const fromSnapshot = (snapshot: Snapshot): Response =>
  new Response(JSON.stringify(snapshot.body), {
    headers: {
      'content-type': JSON_TYPE,
      age: String(ageSeconds(snapshot.checkedAt)),
      [HEADERS.from]: 'device',
      [HEADERS.fetchedAt]: snapshot.checkedAt,
      ...(snapshot.etag ? { etag: snapshot.etag } : {}),
    },
  })

export function fromCachedRows({ body, heldRows, checkedAt }: CachedAnswer): Response {
  const at = checkedAt ?? new Date().toISOString()
  return new Response(JSON.stringify(body), {
    headers: {
      'content-type': JSON_TYPE,
      age: String(ageSeconds(at)),
      [HEADERS.from]: 'device-search',
      [HEADERS.fetchedAt]: at,
      [HEADERS.heldRows]: String(heldRows),
    },
  })
}

/** What the network said, with the time at which it did. */
export function fromNetwork(answer: Exclude<NetworkAnswer, { kind: 'same' }>): Response {
  const fetchedAt = new Date().toISOString()
  if (answer.kind === 'new') {
    return new Response(answer.text, { headers: { 'content-type': JSON_TYPE, [HEADERS.fetchedAt]: fetchedAt, ...(answer.etag ? { etag: answer.etag } : {}) } })
  }
  const headers = new Headers({ 'content-type': 'application/problem+json', [HEADERS.fetchedAt]: fetchedAt })
  for (const name of ['retry-after', HEADERS.requestId]) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.text, { status: answer.status, headers })
}

/**
 * Says why there is no answer, in the words of the service, marked as the phone's own. The status is that of an answer: the browser would
 * complain of any other on its console, though nothing failed that was not known to.
 */
export function fromProblem({ code }: Problem): Response {
  const body: ProblemBody = { type: 'about:blank', title: 'No answer from the service', status: 503, code }
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/problem+json', [HEADERS.from]: 'device' } })
}

/** Whole seconds, never negative: the phone's clock may have been set back since. */
const ageSeconds = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / 1000) || 0)
