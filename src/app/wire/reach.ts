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
export async function reach(request: RequestOptions, options: CallOptions): Promise<Response> {
  const { spec, address, token } = request
  // The worker may have an answer to a public request; nothing else has.
  if (!options.fetch && isOffline() && (token || spec.method !== 'GET')) {
    reportRequest('failed')
    throw new Problem('offline')
  }
  const ahead = spec.method === 'GET' && !token && !options.fresh ? takeAhead(address) : undefined
  const { headers, ...encoded } = encodeRequest(spec, { ...request, type: options.type, onceKey: options.onceKey })
  const send = options.fetch ?? (ahead && (() => ahead))
  const slow = setTimeout(() => reportRequest('slow'), SLOW_MS)
  try {
    const response = await ky((options.base ?? SERVICE_BASE) + address, {
      ...encoded,
      headers: { ...headers, ...(options.fresh && { [HEADERS.fresh]: '1' }) },
      retry: 0,
      timeout: options.giveUpAfterMs ?? DECISION_MS,
      throwHttpErrors: false,
      ...(options.signal ? { signal: options.signal } : {}),
      ...(send ? { fetch: send } : {}),
      // A hung request must not hold back the next one for the same address in the HTTP cache, and what is one person's never enters it.
      ...(options.fresh || token ? { cache: 'no-store' } : {}),
    })
    if (!response.headers.get(HEADERS.from)) reportRequest('succeeded')
    return response
  } catch (error) {
    if (options.signal?.aborted) throw error
    reportRequest('failed')
    throw new Problem(error instanceof TimeoutError ? 'too-slow' : 'offline', { cause: error })
  } finally {
    clearTimeout(slow)
  }
}
