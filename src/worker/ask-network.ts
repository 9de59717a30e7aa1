import * as v from 'valibot'
import { isProblemCode, Problem, type ProblemCode } from '#contract/core/problem.ts'
import { ANSWER_DEADLINE_MS, withDeadline } from './deadline.ts'
import type { KeptQuestion } from './kept-endpoints.ts'

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
 * Asks the service a question of the contract and believes only what fits it.
 * Never through the browser's own cache: there a hung request would hold back the next one for the same address.
 * @throws {Problem} offline, too-slow — no answer in time; strange-answer — something else than our service answered.
 */
export function askNetwork(question: KeptQuestion, asking: Asking = {}): Promise<NetworkAnswer> {
  return withDeadline(ANSWER_DEADLINE_MS, async (deadline) => {
    const response = await fetch(question.address, {
      signal: asking.signal ? AbortSignal.any([deadline, asking.signal]) : deadline,
      cache: 'no-store',
      credentials: 'same-origin',
      // Our service does not redirect; whoever does is not it.
      redirect: 'manual',
      priority: asking.priority ?? 'auto',
      headers: { accept: 'application/json', ...(asking.etag ? { 'if-none-match': asking.etag } : {}) },
    })
    if (response.status === 304 && asking.etag) return { kind: 'same' }
    if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new Problem('strange-answer')
    return readAnswer(question, response)
  })
}

async function readAnswer({ endpoint }: KeptQuestion, response: Response): Promise<NetworkAnswer> {
  const text = await response.text()
  const body = parseJson(text)
  if (response.status === 200) {
    if (!v.is(endpoint.answer, body)) throw new Problem('strange-answer')
    return { kind: 'new', body, text, etag: response.headers.get('etag') }
  }
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (response.status < 400 || !isProblemCode(code)) throw new Problem('strange-answer')
  return { kind: 'refused', status: response.status, code, text, headers: response.headers }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Problem('strange-answer', { cause })
  }
}
