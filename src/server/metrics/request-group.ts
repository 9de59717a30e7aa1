import { LRUCache } from 'lru-cache'
import { PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import { endpointsAt, isServicePath } from '../http/pages/public-address.ts'

const MOST_REMEMBERED = 4096
const LONGEST_REMEMBERED = 512

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A method as it is counted: senders may write any word there. */
export const methodOf = (method: string | undefined): string => (method !== undefined && METHODS.has(method) ? method : 'other')

/**
 * Says under which name requests are counted: the path of an endpoint as the contract has it, with its parameters unnamed, or a word for all else that
 * there is. Nothing of an address that a person has or typed is in it, and there are no more names than the contract has paths.
 */
export function nameRequests(): (method: string, url: string) => string {
  // Several looks at each of hundreds of paths are more than an answer from memory costs.
  const known = new LRUCache<string, string>({ max: MOST_REMEMBERED })
  return (method, url) => {
    const pathname = url.split('?', 1)[0] ?? ''
    const key = `${method} ${pathname}`
    const found = known.get(key)
    if (found) return found
    const name = nameOf(method === 'HEAD' ? 'GET' : method, pathname)
    if (key.length <= LONGEST_REMEMBERED) known.set(key, name)
    return name
  }
}

const FORMS: ReadonlySet<string> = new Set(Object.values(PAYMENT_PATHS).map((path) => path.replace(/\/$/, '')))

function nameOf(method: string, pathname: string): string {
  const [endpoint] = endpointsAt(pathname).sort((one, other) => closeness(other, method) - closeness(one, method))
  if (endpoint) return endpoint.path
  if (FORMS.has(pathname.replace(/\/$/, ''))) return 'payment-messages'
  if (!pathname.startsWith('/') || isServicePath(pathname)) return 'other'
  if (pathname === '/healthz' || pathname === '/readyz') return 'health'
  if (pathname.startsWith('/media/')) return 'media'
  return /^\/(?:assets|\.well-known|calendar)\/|\.[a-z0-9]{1,12}$/i.test(pathname) ? 'files' : 'pages'
}

/** How well an endpoint fits where paths of several do: by its method first, then by how few parameters stand for what is written. */
const closeness = (endpoint: { method: string; path: string }, method: string): number =>
  (endpoint.method === method ? 100 : 0) - endpoint.path.split('{').length
