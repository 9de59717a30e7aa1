import { addressOf, type EndpointSpec, type InputOf, type ResultOf } from '#contract/core/endpoint.ts'
import type { Answer, CallOptions } from './answer.ts'
import { ask, codeMissing } from './ask.ts'
import { tokenSource } from './token-source.ts'

/**
 * Sends the service one request and validates the answer. What needs a session is asked in the name of the signed-in user; what the
 * contract says to cache of that is cached for them alone, and answered from there without network.
 * @throws {Problem} offline, too-slow — no answer came; strange-answer — something else than our service answered; not-signed-in — there is
 * no session, or none any more; or the service's own code.
 */
export async function call<const E extends EndpointSpec>(spec: E, input: InputOf<E>, options: CallOptions = {}): Promise<Answer<ResultOf<E>>> {
  const request = { spec, address: addressOf(spec, input), body: input.body, ...(spec.form && { files: input.files }) }
  if (spec.access !== 'anyone') return (await import('./signed-in-call.ts').catch(codeMissing)).callSignedIn(request, options) as Promise<Answer<ResultOf<E>>>
  if (spec.cookies === 'sets') await tokenSource()?.settle().catch(codeMissing)
  return (await ask(request, options)).answer as Answer<ResultOf<E>>
}
