import { addressOf, type EndpointSpec, fitsWhere, matchPath } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { readQuery } from '../requests/read-query.ts'
import { isPublicRead } from '../responses/public-read.ts'

const PUBLIC_READS = ENDPOINTS.filter(isPublicRead)
/** Spelled by the specification like pages. */
const OUTSIDE = ENDPOINTS.filter(({ path }) => !path.startsWith('/api/'))
const APART = ENDPOINTS.filter(({ where }) => where)

/** As `/api/event`: no endpoint has a parameter in it. */
const beginningOf = (path: string): string => path.split('/', 3).join('/')
/** Each request asks several times whose it is: it is held against a few endpoints instead of all. */
const BY_BEGINNING = Map.groupBy(ENDPOINTS, ({ path }) => beginningOf(path))

/** The endpoints whose path this is, whatever their method. */
export const endpointsAt = (pathname: string): EndpointSpec[] =>
  (BY_BEGINNING.get(beginningOf(pathname)) ?? []).filter((endpoint) => matchPath(endpoint, pathname))

/** Whether a path is the service's own, whatever it answers there. */
export const isServicePath = (pathname: string): boolean =>
  pathname === '/api' || pathname.startsWith('/api/') || OUTSIDE.some((endpoint) => matchPath(endpoint, pathname))

/**
 * The canonical address of a public request, under which its answer is cached: equal requests, equal addresses; what the endpoint
 * does not know is left out. Undefined for everything else, also for requests that are wrong in themselves.
 */
export function publicAddress(pathname: string, search: string): string | undefined {
  const asked = new URLSearchParams(search)
  if (APART.some((endpoint) => matchPath(endpoint, pathname) && fitsWhere(endpoint, asked))) return undefined
  for (const endpoint of PUBLIC_READS) {
    const params = matchPath(endpoint, pathname)
    if (!params) continue
    try {
      return addressOf(endpoint, { params, query: endpoint.query ? readQuery(endpoint.query, search) : {} })
    } catch (error) {
      if (error instanceof Problem) return undefined
      throw error
    }
  }
  return undefined
}
