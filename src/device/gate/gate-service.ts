import * as v from 'valibot'
import { addressOf, type EndpointSpec, type ResultOf } from '#contract/core/endpoint.ts'
import { isProblemCode, Problem } from '#contract/core/problem.ts'

/** A list of thousands of tickets comes over a bad line: longer than other questions. */
const GIVE_UP_AFTER_MS = 60_000

/**
 * Asks the service in nobody's name, past every cache: a gate lets people in by what it is told.
 * @throws {Problem} offline, too-slow, busy, strange-answer — nothing is known; or the service's own code.
 */
export async function askForGate<const E extends EndpointSpec>(spec: E, body?: unknown): Promise<ResultOf<E>> {
  const response = await reach(spec, body)
  const sent: unknown = await response.json().catch(notOurs)
  if (response.ok) {
    const answer = v.safeParse(spec.answer, sent)
    if (!answer.success) throw new Problem('strange-answer', { cause: answer.issues })
    return answer.output as ResultOf<E>
  }
  // Only our own service refuses, in its own words: a captive portal says 404 too.
  if (v.is(Refusal, sent) && isProblemCode(sent.code)) throw new Problem(sent.code)
  throw new Problem(response.status >= 500 ? 'busy' : 'strange-answer')
}

const Refusal = v.object({ code: v.string(), status: v.number() })

async function reach(spec: EndpointSpec, body: unknown): Promise<Response> {
  const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS)
  try {
    return await fetch(addressOf(spec), {
      method: spec.method,
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (cause) {
    throw new Problem(signal.aborted ? 'too-slow' : 'offline', { cause })
  }
}

function notOurs(cause: unknown): never {
  throw new Problem('strange-answer', { cause })
}
