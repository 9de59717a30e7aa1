import { HEADERS } from '#contract/core/headers.ts'
import { endpointsAt, isServicePath } from '../pages/public-address.ts'

/** Seconds for which a browser need not ask again whether it may ask. */
const MAX_AGE_SECONDS = 600
const ALLOWED_HEADERS = ['authorization', 'content-type', 'if-none-match', HEADERS.fresh, HEADERS.onceKey].join(', ')
/** What a script of another site may read of an answer beside its body. */
const READABLE_HEADERS = ['etag', 'retry-after', HEADERS.requestId, HEADERS.replayed].join(', ')

type AnswerHeaders = Record<string, string>

/** What other sites' scripts may do with the service. */
export interface Cors {
  /** What an answer of the service additionally says to this asker; nothing for files and pages. */
  headersFor: (asked: { method: string; pathname: string; origin: string | undefined }) => AnswerHeaders
  /** The answer to a browser that asks whether it may ask; undefined when it may not, or when that is not the question. */
  preflight: (request: Request) => Response | undefined
}

/**
 * Opens the service to the scripts of listed sites, and to no others. Endpoints that deal in cookies stay our own pages', so a browser
 * is never told that it may send any.
 * @param origins exact, such as `https://partner.example`; with none, answers say nothing at all of the matter.
 * @see Fetch Standard, "CORS protocol"
 */
export function openTo(origins: readonly string[]): Cors {
  const allowed = new Set(origins)
  return {
    headersFor: ({ method, pathname, origin }) => {
      if (allowed.size === 0 || !isServicePath(pathname)) return {}
      // Said to all: a cache in between must not hand one site's answer to another.
      const vary = { vary: 'Accept-Encoding, Origin' }
      if (origin === undefined || !allowed.has(origin) || openMethods(pathname, method).length === 0) return vary
      return { ...vary, 'access-control-allow-origin': origin, 'access-control-expose-headers': READABLE_HEADERS }
    },
    preflight: ({ method, url, headers }) => {
      const origin = headers.get('origin')
      if (method !== 'OPTIONS' || origin === null || !allowed.has(origin) || !headers.has('access-control-request-method')) return undefined
      const methods = openMethods(new URL(url).pathname)
      if (methods.length === 0) return undefined
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': methods.join(', '),
          'access-control-allow-headers': ALLOWED_HEADERS,
          'access-control-max-age': String(MAX_AGE_SECONDS),
          'cache-control': 'no-store',
          vary: 'Origin',
        },
      })
    },
  }
}

/** The methods of a path that need no cookies. @param only of these, the one that is asked. */
function openMethods(pathname: string, only?: string): string[] {
  const open = endpointsAt(pathname).filter(({ cookies }) => !cookies)
  const methods = new Set(open.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  return [...methods].filter((method) => only === undefined || method === only).toSorted()
}
