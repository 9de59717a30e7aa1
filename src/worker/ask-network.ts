import * as v from 'valibot'
import { isProblemCode, Problem, type ProblemCode } from '#contract/core/problem.ts'
import { encodeRequest, sendRequest } from '#device/http/request.ts'
import { readJsonText, refusalIn } from '#device/http/response.ts'
import type { CachedRequest } from './cached-endpoints.ts'
import { ANSWER_DEADLINE_MS, withDeadline } from './deadline.ts'

/** What came of asking the service. */
export type NetworkAnswer =
  /** A good answer that fits the contract. `text` is its JSON. */
  | { kind: 'new'; body: unknown; text: string; etag: string | null }
  /** 304: what is held stands. */
  | { kind: 'same' }
  /** The service refused, in its own words: a problem document. */
  | { kind: 'refused'; status: number; code: ProblemCode; text: string; headers: Headers }

interface Asking {
  /** Of the held answer, to be told when it still stands. */
  etag?: string | null
  priority?: RequestPriority
  /** Ends the asking before its time. */
  signal?: AbortSignal
}

/**
 * Sends the service a request of the contract and believes only what fits it.
 * Never through the browser's own cache: there a hung request would hold back the next one for the same address.
 * @throws {Problem} offline, too-slow — no answer in time; strange-answer — something else than our service answered.
 */
export function askNetwork(cachedRequest: CachedRequest, asking: Asking = {}): Promise<NetworkAnswer> {
  return withDeadline(ANSWER_DEADLINE_MS, async (deadline) => {
    const { headers, ...request } = encodeRequest(cachedRequest.endpoint)
    const response = await sendRequest(cachedRequest.address, {
      ...request,
      headers: { ...headers, ...(asking.etag && { 'if-none-match': asking.etag }) },
      signal: asking.signal ? AbortSignal.any([deadline, asking.signal]) : deadline,
      // Our service does not redirect; a server that does is not ours.
      redirect: 'manual',
      priority: asking.priority ?? 'auto',
    })
    return response.status === 304 && asking.etag ? { kind: 'same' } : readAnswer(cachedRequest, response)
  })
}

async function readAnswer({ endpoint }: CachedRequest, response: Response): Promise<NetworkAnswer> {
  const read = await readJsonText(response)
  if (!read) throw new Problem('strange-answer')
  const { text, body } = read
  if (response.status === 200) {
    if (!v.is(endpoint.answer, body)) throw new Problem('strange-answer')
    return { kind: 'new', body, text, etag: response.headers.get('etag') }
  }
  const code = refusalIn(body)?.code
  if (response.status < 400 || !isProblemCode(code)) throw new Problem('strange-answer')
  return { kind: 'refused', status: response.status, code, text, headers: response.headers }
}
