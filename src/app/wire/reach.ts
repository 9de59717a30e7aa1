import ky, { TimeoutError } from 'ky'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { Problem } from '#contract/core/problem.ts'
import { DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { takeAhead } from './ahead.ts'
import type { CallHow } from './answer.ts'
import { SERVICE_BASE } from './service-base.ts'
import { isOffline, reportRequest } from './watch.ts'

/** One request. */
export interface Wish {
  spec: EndpointSpec
  address: string
  body: unknown
  /** Of a form, by field. */
  files?: Record<string, unknown> | undefined
  /** Whose request it is; absent where nobody's name is wanted. */
  token?: string
}

/**
 * Sends one request and gives whatever answered.
 * @throws {Problem} offline, too-slow — no answer came.
 */
export async function reach(wish: Wish, how: CallHow): Promise<Response> {
  const { spec, address, token } = wish
  // The worker may have an answer to a public question; nothing else has.
  if (!how.fetch && isOffline() && (token || spec.method !== 'GET')) {
    reportRequest('failed')
    throw new Problem('offline')
  }
  const ahead = spec.method === 'GET' && !token && !how.fresh ? takeAhead(address) : undefined
  const send = how.fetch ?? (ahead && (() => ahead))
  const slow = setTimeout(() => reportRequest('slow'), SLOW_MS)
  try {
    const response = await ky((how.base ?? SERVICE_BASE) + address, {
      method: spec.method,
      headers: {
        accept: 'application/json',
        ...(how.fresh ? { [HEADERS.fresh]: '1' } : {}),
        ...(how.onceKey ? { [HEADERS.onceKey]: how.onceKey } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(spec.upload ? { 'content-type': how.type ?? spec.upload.types[0] ?? '' } : {}),
      },
      retry: 0,
      timeout: how.giveUpAfterMs ?? DECISION_MS,
      throwHttpErrors: false,
      ...bodyOf(wish),
      ...(how.signal ? { signal: how.signal } : {}),
      ...(send ? { fetch: send } : {}),
      // A hung request must not hold back the next one for the same address in the HTTP cache, and what is one person's never enters it.
      ...(how.fresh || token ? { cache: 'no-store' } : {}),
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

function bodyOf({ spec, body, files = {} }: Wish): { body?: BodyInit; json?: unknown } {
  if (body === undefined) return {}
  if (spec.form) return { body: formOf({ ...(body as object), ...files }) }
  return spec.upload ? { body: body as Uint8Array<ArrayBuffer> } : { json: body }
}

/** Texts and files; what is undefined is left out. The browser names files that have no name `blob`. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, String(value))
  }
  return form
}
