import ky, { TimeoutError } from 'ky'
import * as v from 'valibot'
import { addressOf, type EndpointSpec, type InputOf, type ResultOf } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { isProblemCode, Problem } from '#contract/core/problem.ts'
import type { Answer, CallHow } from './answer.ts'
import { reportRequest } from './watch.ts'

/** A request that waits longer is called slow; one that waits this long in vain is given up. @see lie-fi budget */
const SLOW_AFTER_MS = 3_000
const GIVE_UP_AFTER_MS = 20_000

/** Where the service lives; empty is the page's own origin. @see decisions §4 */
const BASE = import.meta.env.VITE_API_BASE ?? ''

/**
 * Asks the service one question and validates the answer.
 * @throws {Problem} offline, too-slow — no answer came; strange-answer — something else than our service answered; or the service's own code.
 */
export async function call<const E extends EndpointSpec>(spec: E, input: InputOf<E>, how: CallHow = {}): Promise<Answer<ResultOf<E>>> {
  const address = addressOf(spec, input)
  const response = await reach({ method: spec.method, address, body: input.body }, how)
  const body = await readJson(response)
  if (!response.ok) throw problemOf(response, body)
  const checked = v.safeParse(spec.answer, body)
  if (!checked.success) {
    // What the phone kept no longer fits this version of the app: it counts as missing, so ask the network once.
    if (!how.fresh && response.headers.get(HEADERS.from)) return call(spec, input, { ...how, fresh: true })
    throw new Problem('strange-answer', { cause: checked.issues })
  }
  return { value: checked.output as ResultOf<E>, address, ...originOf(response) }
}

function originOf(response: Response): Omit<Answer<unknown>, 'value' | 'address'> {
  const from = response.headers.get(HEADERS.from)
  const held = Number(response.headers.get(HEADERS.heldRows))
  return {
    fetchedAt: response.headers.get(HEADERS.fetchedAt) ?? new Date().toISOString(),
    from: from === 'device' || from === 'device-search' ? from : 'network',
    etag: response.headers.get('etag'),
    ...(from === 'device-search' && Number.isFinite(held) ? { heldRows: held } : {}),
  }
}

async function reach({ method, address, body }: { method: string; address: string; body: unknown }, how: CallHow): Promise<Response> {
  const slow = setTimeout(() => reportRequest('slow'), SLOW_AFTER_MS)
  try {
    const response = await ky((how.base ?? BASE) + address, {
      method,
      headers: { accept: 'application/json', ...(how.fresh ? { [HEADERS.fresh]: '1' } : {}) },
      retry: 0,
      timeout: GIVE_UP_AFTER_MS,
      throwHttpErrors: false,
      ...(body === undefined ? {} : { json: body }),
      ...(how.signal ? { signal: how.signal } : {}),
      ...(how.fetch ? { fetch: how.fetch } : {}),
      // A hung request must not hold back the next one for the same address in the HTTP cache.
      ...(how.fresh ? { cache: 'no-store' } : {}),
    })
    if (!response.headers.get(HEADERS.from)) reportRequest('succeeded')
    return response
  } catch (error) {
    if (how.signal?.aborted) throw error
    reportRequest('failed')
    throw new Problem(error instanceof TimeoutError ? 'too-slow' : 'offline', { cause: error })
  } finally {
    clearTimeout(slow)
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new Problem('strange-answer')
  try {
    return await response.json()
  } catch (error) {
    throw new Problem('strange-answer', { cause: error })
  }
}

function problemOf(response: Response, body: unknown): Problem {
  const { code, fields, request_id } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const problem = isProblemCode(code) ? code : 'strange-answer'
  // The worker answers for a network that did not: that is a failed request too.
  if (problem === 'offline' || problem === 'too-slow' || problem === 'strange-answer') reportRequest('failed')
  const seconds = Number(response.headers.get('retry-after'))
  return new Problem(problem, {
    ...(typeof fields === 'object' && fields !== null ? { fields: fields as Record<string, string> } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
    ...(typeof request_id === 'string' ? { requestId: request_id } : {}),
  })
}
