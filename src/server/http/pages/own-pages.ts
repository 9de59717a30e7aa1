import { Problem } from '#contract/core/problem.ts'

/** No form of another page can send it without asking first. */
const JSON_TYPE = /^application\/json\s*(;|$)/i
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/

/**
 * Lets a request that deals in cookies pass only if one of our own pages sent it, as JSON. Programs that are no browser send no Origin: they may
 * sign in, but nothing that lives on a cookie is answered to them without one.
 * @throws {Problem} not-allowed
 */
export type OwnPagesOnly = (request: Request, cookies: 'sets' | 'needs') => void

/** @param origin public address of the service; @param isDevelopment pages of this machine count as ours on any port. */
export function ownPagesOnly(origin: string, isDevelopment: boolean): OwnPagesOnly {
  const isOurs = (claimed: string) => claimed === origin || (isDevelopment && LOOPBACK.test(claimed))
  return ({ headers }, cookies) => {
    const claimed = headers.get('origin')
    const site = headers.get('sec-fetch-site')
    const isForeign = claimed === null ? cookies === 'needs' : !isOurs(claimed)
    const isForm = !JSON_TYPE.test(headers.get('content-type') ?? '')
    if (isForeign || isForm || (site !== null && site !== 'same-origin')) throw new Problem('not-allowed')
  }
}
