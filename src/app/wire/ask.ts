import * as v from 'valibot'
import { HEADERS } from '#contract/core/headers.ts'
import { Problem } from '#contract/core/problem.ts'
import { isNetworkProblem } from '#contract/core/problem-code.ts'
import { problemOf, readJson } from '#device/http/response.ts'
import type { Answer, CallOptions } from './answer.ts'
import { type RequestOptions, reach } from './reach.ts'
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
export async function ask(request: RequestOptions, options: CallOptions): Promise<Asked> {
  const response = await reach(request, options)
  const body = await readJson(response)
  if (!response.ok || isProblem(response)) throw refusalOf(response, body)
  const checked = v.safeParse(request.spec.answer, body)
  if (!checked.success) {
    // What the phone kept no longer fits this version of the app: it counts as missing, so ask the network once.
    if (!options.fresh && response.headers.get(HEADERS.from)) return ask(request, { ...options, fresh: true })
    throw new Problem('strange-answer', { cause: checked.issues })
  }
  return { answer: { value: checked.output, address: request.address, ...originOf(response) }, body }
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

/** What the service refuses with, or that it was not our service. */
export function refusalOf(response: Response, body: unknown): Problem {
  const problem = problemOf(response, body)
  // The worker answers for a network that did not: that is a failed request too.
  if (isNetworkProblem(problem.code)) reportRequest('failed')
  return problem
}
