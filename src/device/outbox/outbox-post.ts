import * as v from 'valibot'
import { HEADERS } from '#contract/core/headers.ts'
import { isProblemCode, PROBLEMS, type ProblemCode } from '#contract/core/problem.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { bytesOfFiles, type FileToSend } from './outbox-files.ts'
import { queuedEndpoint } from './queued-endpoints.ts'
import { giveUpAfterMs } from './upload-time.ts'

type Why = NonNullable<OutboxEntry['problem']>

/** What came of one try. */
export type Outcome =
  | { kind: 'answered'; answer: unknown }
  /** Our service refused for good: nothing of it was done. */
  | { kind: 'refused'; problem: Why }
  | { kind: 'not-signed-in' }
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
 * believed: whoever else stands in the way (a captive portal, a proxy) has decided nothing.
 * @param access a token of its owner; null: in nobody's name
 * @param files of a form, by field
 */
export async function postEntry(entry: OutboxEntry, access: string | null, files: Record<string, FileToSend>): Promise<Outcome> {
  const signal = AbortSignal.timeout(giveUpAfterMs(bytesOfFiles(entry)))
  const form = queuedEndpoint(entry.method, entry.address)?.form && formOf(entry, files)
  try {
    const response = await fetch(entry.address, {
      method: entry.method,
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
      // Our service does not redirect; whoever does is not it.
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        // The browser says of a form what it is, and where its parts end.
        ...(!form && { 'content-type': 'application/json' }),
        ...(access !== null && { authorization: `Bearer ${access}` }),
        [HEADERS.onceKey]: entry.idempotency_key,
      },
      body: form || JSON.stringify(entry.body),
    })
    return outcomeOf(entry, response, await readJson(response))
  } catch {
    // No answer, or one that was cut off: an outcome like any other here.
    return later(signal.aborted ? 'too-slow' : 'offline')
  }
}

/** @see RFC 7578 */
function formOf({ body }: OutboxEntry, files: Record<string, FileToSend>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  for (const [name, { blob, name: fileName }] of Object.entries(files)) form.append(name, blob, fileName || name)
  return form
}

const later = (code: ProblemCode, retryAfterSeconds = 0, isKnown = false): Outcome => ({ kind: 'later', problem: { code }, retryAfterSeconds, isKnown })

function outcomeOf(entry: OutboxEntry, response: Response, body: unknown): Outcome {
  const { status } = response
  const wait = retryAfter(response.headers.get('retry-after'))
  if (response.ok) return answerFits(entry, body) ? { kind: 'answered', answer: body } : later('strange-answer')
  if (status === 429) return later('too-many-requests', wait, true)
  if (status === 408 || (status >= 500 && !isOurs(body))) return later('busy', wait)
  if (!isOurs(body)) return later('strange-answer')
  if (body.code === 'not-signed-in') return { kind: 'not-signed-in' }
  const code = isProblemCode(body.code) ? body.code : (NEAREST[status] ?? (status >= 500 ? 'busy' : 'bad-input'))
  if (PROBLEMS[code].outbox === 'later') return later(code, wait)
  return { kind: 'refused', problem: { code, ...numbersOf(body) } }
}

function answerFits(entry: OutboxEntry, body: unknown): boolean {
  const spec = queuedEndpoint(entry.method, entry.address)
  return spec !== undefined && v.is(spec.answer, body)
}

/** What our own service refuses with. @see RFC 9457; `ProblemBody` */
const isOurs = (body: unknown): body is { code: string; fields?: unknown; facts?: unknown } =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'status' in body

/** Fields and numbers that explain it, where they are such. */
function numbersOf({ fields, facts }: { fields?: unknown; facts?: unknown }): Omit<Why, 'code'> {
  return {
    ...(v.is(v.record(v.string(), v.string()), fields) ? { fields } : {}),
    ...(v.is(v.record(v.string(), v.number()), facts) ? { facts } : {}),
  }
}

/** JSON, or undefined where something else came. @throws what fetch throws, when the answer is cut off. */
async function readJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return undefined
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    // Cut off without the network saying so.
    return undefined
  }
}

/** Seconds, from seconds or a date. */
function retryAfter(value: string | null): number {
  if (!value) return 0
  const seconds = Number.isFinite(Number(value)) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Math.max(0, seconds || 0)
}
