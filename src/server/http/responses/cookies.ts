/** The refresh token of this browser's session, and the mark of a browser that was here before. Nothing else is kept in cookies by the service. */
type CookieName = '__Host-rt' | '__Host-dv'

/** The cookies of one request, and those its answer will set. */
export interface Cookies {
  read: (name: CookieName) => string | undefined
  /** @param maxAgeSeconds absent: gone when the browser is closed. */
  set: (name: CookieName, value: string, maxAgeSeconds?: number) => void
  clear: (name: CookieName) => void
  /** What `set` and `clear` have come to: values of Set-Cookie. */
  changes: () => string[]
}

/** `__Host-` has the browser itself insist on the rest: this host only, https (or this very machine), every path. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** @param header the request's Cookie header. @see RFC 6265bis */
export function openCookies(header: string | null): Cookies {
  const given = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0) given.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  const changes = new Map<CookieName, string>()
  return {
    read: (name) => given.get(name),
    set: (name, value, maxAgeSeconds) => {
      const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSeconds)}`
      changes.set(name, `${name}=${value}; ${ATTRIBUTES}${age}`)
    },
    clear: (name) => void changes.set(name, `${name}=; ${ATTRIBUTES}; Max-Age=0`),
    changes: () => [...changes.values()],
  }
}
