import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'

const PARTNER = 'https://partner.example'
const SECOND = 'http://localhost:9000'
const STRANGER = 'https://evil.example'
const memory = { clock: () => performance.now() }
const open = useApp({ settings: { cors_origins: [PARTNER, SECOND] }, ...memory })
const closed = useApp(memory)

const allowed = (response: Response) => response.headers.get('access-control-allow-origin')
const corsHeaders = (response: Response) => [...response.headers.keys()].filter((name) => name.startsWith('access-control-'))
const preflight = (path: string, origin: string, { method = 'GET', app = open } = {}) =>
  app.request(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' } })
/** One request over the wire, where memory may answer before anything else is asked. */
const overTheWire = (origin: string, from?: string, more: Record<string, string> = {}) =>
  fetch(`${origin}/api/event_category/`, { headers: { ...(from && { origin: from }), ...more } })

describe('answers', () => {
  it('a listed site by its own name, and says what its scripts may read', async () => {
    for (const origin of [PARTNER, SECOND]) {
      const response = await open.request('/api/event/', { headers: { origin } })
      expect(response.status).toBe(200)
      expect(allowed(response)).toBe(origin)
      expect(response.headers.get('access-control-expose-headers')).toContain('x-request-id')
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Origin')
    }
  })

  it('a listed site also when it refuses, so that the site can say why', async () => {
    const missing = await open.request('/api/event/999999/', { headers: { origin: PARTNER } })
    expect([missing.status, allowed(missing)]).toEqual([404, PARTNER])
    const unsigned = await open.request('/api/account/', { headers: { origin: PARTNER, authorization: 'Bearer nonsense' } })
    expect([unsigned.status, allowed(unsigned)]).toEqual([401, PARTNER])
  })

  it('the preflight request, for ten minutes', async () => {
    const response = await preflight('/api/account/', PARTNER, { method: 'PATCH' })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': PARTNER,
      'access-control-allow-methods': 'GET, HEAD, PATCH',
      'access-control-allow-headers': 'authorization, content-type, if-none-match, x-fresh, idempotency-key',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin'),
    })
    expect((await preflight('/api/event/7', PARTNER)).status).toBe(204)
  })

  it('from memory as well, each site with its own header and never with another site’s', async () => {
    const { origin } = await open.startServer()
    await overTheWire(origin)
    const lines = () => open.logged.filter(({ text }) => text === 'request').length
    const before = lines()
    for (const from of [PARTNER, undefined, STRANGER, SECOND, TEST_ORIGIN, PARTNER]) {
      const response = await overTheWire(origin, from)
      expect(response.status).toBe(200)
      expect(allowed(response), from).toBe(from === PARTNER || from === SECOND ? from : null)
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Origin')
    }
    const etag = (await overTheWire(origin, PARTNER)).headers.get('etag') ?? ''
    const unchanged = await overTheWire(origin, PARTNER, { 'if-none-match': etag })
    expect([unchanged.status, allowed(unchanged)]).toEqual([304, PARTNER])
    // Memory writes no line: it was memory that answered.
    expect(lines()).toBe(before)
  })
})

describe('refuses', () => {
  it.each([STRANGER, 'null', '*', `${PARTNER}.evil.example`, `${PARTNER}:8443`, 'http://partner.example', PARTNER.toUpperCase(), `${PARTNER}/`, TEST_ORIGIN])(
    'to say anything to %s',
    async (origin) => {
      const response = await open.request('/api/event/', { headers: { origin } })
      expect(response.status).toBe(200)
      expect(corsHeaders(response)).toEqual([])
      const asked = await preflight('/api/event/', origin)
      expect(asked.status).toBe(405)
      expect(corsHeaders(asked)).toEqual([])
    },
  )

  it('listed sites whatever deals in cookies', async () => {
    const withCookies = ENDPOINTS.filter(({ cookies }) => cookies)
    expect(withCookies.length).toBeGreaterThan(2)
    for (const { path, method } of withCookies) {
      expect((await preflight(path, PARTNER, { method })).status, path).toBe(405)
      const sent = await open.request(path, { method, headers: { origin: PARTNER, 'content-type': 'application/json' }, body: '{}' })
      expect([sent.status, corsHeaders(sent)], path).toEqual([403, []])
    }
  })

  it('a preflight of what is no endpoint, and OPTIONS that is no preflight', async () => {
    expect((await preflight('/api/nothing/', PARTNER)).status).toBe(404)
    expect((await preflight('/events', PARTNER)).status).toBe(405)
    expect((await open.request('/api/event/', { method: 'OPTIONS', headers: { origin: PARTNER } })).status).toBe(405)
  })
})

describe('guards', () => {
  it('a service that lists no site: it sends no CORS headers', async () => {
    for (const origin of [PARTNER, STRANGER, TEST_ORIGIN]) {
      const response = await closed.request('/api/event/', { headers: { origin } })
      expect(corsHeaders(response)).toEqual([])
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect((await preflight('/api/event/', origin, { app: closed })).status).toBe(405)
    }
  })

  it('cookies: no answer ever lets a script of another site send them', async () => {
    for (const { path, method } of ENDPOINTS) {
      const address = path.replace(/\{\w+\}/g, '1')
      for (const response of [await preflight(address, PARTNER, { method }), await open.request(address, { method, headers: { origin: PARTNER } })]) {
        expect(response.headers.has('access-control-allow-credentials'), address).toBe(false)
        expect(allowed(response), address).not.toBe('*')
      }
    }
  })
})
