import * as v from 'valibot'
import { addressOf, type EndpointSpec, type ResultOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { encodeRequest, type RequestParts, sendRequest } from './request.ts'
import { problemOf, readJson } from './response.ts'

/**
 * Asks the service past every cache and validates the answer, for what the phone asks by itself. Screens ask by `app/wire/call.ts`.
 * @param asking.timeoutMs the longest that it is waited for.
 * @throws {Problem} offline, too-slow — no answer came; busy, strange-answer — nothing is known; or the service's own code.
 */
export async function askService<const E extends EndpointSpec>(spec: E, asking: RequestParts & { query?: object; timeoutMs: number }): Promise<ResultOf<E>> {
  const { query, timeoutMs, ...parts } = asking
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await sendRequest(addressOf(spec, { query }), { ...encodeRequest(spec, parts), signal })
  const body = await readJson(response)
  if (!response.ok) throw problemOf(response, body, response.status >= 500 ? 'busy' : 'strange-answer')
  const answer = v.safeParse(spec.answer, body)
  if (!answer.success) throw new Problem('strange-answer', { cause: answer.issues })
  return answer.output as ResultOf<E>
}
