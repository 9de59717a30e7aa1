import * as v from 'valibot'
import { HEADERS } from '#contract/core/headers.ts'
import { isProblemCode, Problem } from '#contract/core/problem.ts'
import type { Answer, CallHow } from './answer.ts'
import { reach, type Wish } from './reach.ts'
import { reportRequest } from './watch.ts'

/** What only some need comes when they do; where it cannot be had, nothing can. */
export function codeMissing(cause: unknown): never {
  throw cause instanceof TypeError ? new Problem('offline', { cause }) : cause
}

/** An answer as `call` gives it, and its JSON as it came. */
export interface Asked {
  answer: Answer<unknown>
  body: unknown
}

/** One request, and what is believed of its answer. */
export async function ask(wish: Wish, how: CallHow): Promise<Asked> {
  const response = await reach(wish, how)
  const body = await readJson(response)
  if (!response.ok || isProblem(response)) throw problemOf(response, body)
  const checked = v.safeParse(wish.spec.answer, body)
  if (!checked.success) {
    // What the phone kept no longer fits this version of the app: it counts as missing, so ask the network once.
    if (!how.fresh && response.headers.get(HEADERS.from)) return ask(wish, { ...how, fresh: true })
    throw new Problem('strange-answer', { cause: checked.issues })
  }
  return { answer: { value: checked.output, address: wish.address, ...originOf(response) }, body }
}

/** The worker says so of a network that did not answer, with a status that the browser does not complain of. */
const isProblem = (response: Response): boolean => (response.headers.get('content-type') ?? '').startsWith('application/problem+json')

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

/** @throws {Problem} strange-answer — it is none. */
export async function readJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new Problem('strange-answer')
  try {
    return await response.json()
  } catch (error) {
    throw new Problem('strange-answer', { cause: error })
  }
}

/** What the service refuses with, or that it was not our service. */
export function problemOf(response: Response, body: unknown): Problem {
  const { code, fields, facts, request_id } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const problem = isProblemCode(code) ? code : 'strange-answer'
  // The worker answers for a network that did not: that is a failed request too.
  if (problem === 'offline' || problem === 'too-slow' || problem === 'strange-answer') reportRequest('failed')
  const seconds = Number(response.headers.get('retry-after'))
  return new Problem(problem, {
    ...(typeof fields === 'object' && fields !== null ? { fields: fields as Record<string, string> } : {}),
    ...(typeof facts === 'object' && facts !== null ? { facts: facts as Record<string, number> } : {}),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
    ...(typeof request_id === 'string' ? { requestId: request_id } : {}),
  })
}
