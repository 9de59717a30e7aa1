import { Problem } from '#contract/core/problem.ts'
import { API_HEADERS } from '../responses/security-headers.ts'

const HEADERS = { ...API_HEADERS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

interface OneClick<T> {
  /** Of the address in the mail header `List-Unsubscribe`, up to the token. */
  path: string
  /** What a token names; undefined: it is none of ours. */
  read: (token: string) => T | undefined
  /** The page that asks first, with the token behind `#`. */
  page: (token: string) => string
  stop: (named: T) => Promise<void>
}

/** Answers a request to a path that it knows; undefined for every other one. */
export type ByPath = (pathname: string) => ((request: Request) => Promise<Response>) | undefined

/**
 * Answers the "Unsubscribe" button of mail programs. A POST stops the mails at once, without a session. A GET changes nothing, because mail
 * scanners open every link: it leads to the page that asks.
 * @see RFC 8058
 */
export const openOneClick =
  <T>({ path, read, page, stop }: OneClick<T>): ByPath =>
  (pathname) => {
    if (!pathname.startsWith(path)) return undefined
    const token = pathname.slice(path.length).replace(/\/$/, '')
    return async ({ method }) => {
      const named = read(token)
      if (named === undefined) throw new Problem('link-expired')
      if (method === 'GET' || method === 'HEAD') return new Response(null, { status: 303, headers: { ...HEADERS, location: page(token) } })
      if (method !== 'POST') throw new Problem('method-not-allowed')
      await stop(named)
      return new Response('OK', { headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })
    }
  }
