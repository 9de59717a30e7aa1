import * as v from 'valibot'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { isProblemCode, isTriedAgain, type Problem, type ProblemCode } from '#contract/core/problem.ts'
import { encodeRequest, sendRequest } from '../http/request.ts'
import { readJsonText, refusalIn, retryAfterOf } from '../http/response.ts'
import { type OutboxEntry, UPLOAD_FIELD } from './outbox-entry.ts'
import { bytesOfFiles } from './outbox-files.ts'
import { queuedEndpoint } from './queued-endpoints.ts'
import { giveUpAfterMs } from './upload-time.ts'

export type Why = NonNullable<OutboxEntry['problem']>

/** What an entry keeps of a refusal. */
export const whyOf = ({ code, fields, facts }: Pick<Problem, 'code' | 'fields' | 'facts'>): Why => ({
  code,
  ...(fields && { fields }),
  ...(facts && { facts }),
})

/** What came of one try. */
export type Outcome =
  | { kind: 'answered'; answer: unknown }
  /** Our service refused for good: nothing of it was done. */
  | { kind: 'refused'; problem: Why }
  | { kind: 'not-signed-in'; problem: Why }
  /** To be tried again. `isKnown`: the service has certainly done nothing in this try. */
  | { kind: 'later'; problem: Why; retryAfterSeconds: number; isKnown: boolean }

/** Codes for refusals that this version has no word for, by status. */
const NEAREST: Record<number, ProblemCode> = {
  400: 'bad-input',
  403: 'not-allowed',
  404: 'not-found',
  409: 'bad-state',
  410: 'link-expired',
  413: 'too-large',
  415: 'unsupported-media',
  422: 'bad-input',
}

/**
 * Sends one kept write once, under its own key, and says what to make of the answer. Only what our own service says in its own words is
 * believed: anything else in the way (a captive portal, a proxy) has decided nothing.
 * @param access a token of its owner; null: without an account
 * @param files of a form, by field; of an upload its one file
 */
export async function postEntry(entry: OutboxEntry, access: string | null, files: Record<string, File | File[]>): Promise<Outcome> {
  const { method, address, body } = entry
  const spec = queuedEndpoint(method, address)
  if (!spec) return later('strange-answer', 0, true)
  const signal = AbortSignal.timeout(giveUpAfterMs(bytesOfFiles(entry)))
  const file = spec.upload && files[UPLOAD_FIELD]
  const sent = file instanceof File ? { body: file, type: file.type } : { body, files }
  const request = encodeRequest(spec, { ...sent, token: access, onceKey: entry.idempotency_key })
  try {
    // Our service does not redirect; a server that does is not ours.
    const response = await sendRequest(address, { ...request, signal, redirect: 'manual' })
    return outcomeOf(spec, response, (await readJsonText(response))?.body)
  } catch {
    // No answer, or one that was cut off: an outcome like any other here.
    return later(signal.aborted ? 'too-slow' : 'offline')
  }
}

const later = (code: ProblemCode, retryAfterSeconds = 0, isKnown = false): Outcome => ({ kind: 'later', problem: { code }, retryAfterSeconds, isKnown })

function outcomeOf(spec: EndpointSpec, response: Response, body: unknown): Outcome {
  const { status } = response
  const wait = retryAfterOf(response)
  if (response.ok) return v.is(spec.answer, body) ? { kind: 'answered', answer: body } : later('strange-answer')
  if (status === 429) return later('too-many-requests', wait, true)
  const refusal = refusalIn(body)
  if (status === 408 || (status >= 500 && !refusal)) return later('busy', wait)
  if (!refusal) return later('strange-answer')
  const code = isProblemCode(refusal.code) ? refusal.code : (NEAREST[status] ?? (status >= 500 ? 'busy' : 'bad-input'))
  if (isTriedAgain(code)) return later(code, wait)
  return { kind: code === 'not-signed-in' ? code : 'refused', problem: whyOf({ code, fields: refusal.fields, facts: refusal.facts }) }
}
