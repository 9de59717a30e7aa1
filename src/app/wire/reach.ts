import ky, { TimeoutError } from 'ky'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { Problem } from '#contract/core/problem.ts'
import { DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { encodeRequest } from '#device/http/request.ts'
import { takeAhead } from './ahead.ts'
import type { CallOptions } from './answer.ts'
import { SERVICE_BASE } from './service-base.ts'
import { isOffline, reportRequest } from './watch.ts'

/** One request. */
export interface RequestOptions {
  spec: EndpointSpec
  address: string
  body: unknown
  /** Of a form, by field. */
  files?: Record<string, unknown> | undefined
  /** Whose request it is; absent for a request without an account. */
  token?: string
}

/**
 * Sends one request and gives whatever answered.
 * @throws {Problem} offline, too-slow — no answer came.
 */
export async function reach(wish: RequestOptions, how: CallOptions): Promise<Response> {
  const { spec, address, token } = wish
  // The worker may have an answer to a public question; nothing else has.
  if (!how.fetch && isOffline() && (token || spec.method !== 'GET')) {
    reportRequest('failed')
    throw new Problem('offline')
  }
  const ahead = spec.method === 'GET' && !token && !how.fresh ? takeAhead(address) : undefined
  const { headers, ...request } = encodeRequest(spec, { ...wish, type: how.type, onceKey: how.onceKey })
  const send = how.fetch ?? (ahead && (() => ahead))
  const slow = setTimeout(() => reportRequest('slow'), SLOW_MS)
  try {
    const response = await ky((how.base ?? SERVICE_BASE) + address, {
      ...request,
      headers: { ...headers, ...(how.fresh && { [HEADERS.fresh]: '1' }) },
      retry: 0,
      timeout: how.giveUpAfterMs ?? DECISION_MS,
      throwHttpErrors: false,
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
