import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { connectRaw } from '#tests/support/server/raw-http.ts'
import { fakeSite } from '#tests/support/server/site.ts'

const time = { ms: 0 }
const site = fakeSite()
const { database, startServer, logged, lifecycle } = useApp({ site, clock: () => time.ms, settings: { rate_per_minute: 40, trusted_proxies: 1 } })

beforeEach(() => {
  logged.length = 0
  time.ms += 100_000
})

const rawGet = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('answers', () => {
  it('a public request from memory until the data changes', async () => {
    const { origin } = await startServer()
    const ask = async () => (await fetch(`${origin}/api/event/?limit=20`, { headers: from('198.51.100.1') })).json()
    await makeEvent(database.db, { title: 'First' })
    expect(await ask()).toMatchObject({ total: 1 })
    logged.length = 0
    expect(await ask()).toMatchObject({ total: 1 })
    // What memory answers has no line in the log.
    expect(logged).toEqual([])
    await makeEvent(database.db, { title: 'Second' })
    time.ms += 1100
    expect(await ask()).toMatchObject({ total: 2 })
  })

  it('equal requests from one answer, whatever their spelling', async () => {
    const { origin } = await startServer()
    await fetch(`${origin}/api/event/?limit=20&sort=newest`, { headers: from('198.51.100.2') })
    logged.length = 0
    for (const spelling of ['/api/event?sort=newest&limit=20', '/api/event/?limit=20&q=&sort=newest&fbclid=x'])
      await (await fetch(origin + spelling, { headers: from('198.51.100.2') })).arrayBuffer()
    expect(logged).toEqual([])
  })

  it('304, HEAD and brotli from memory as from the service', async () => {
    const { origin, port } = await startServer()
    await (await fetch(`${origin}/api/event/`, { headers: { ...from('198.51.100.3'), 'accept-encoding': 'identity' } })).text()
    const compressed = async () => {
      const connection = await connectRaw(port)
      connection.write(rawGet('/assets/app-1a2b.js', 'Accept-Encoding: br\r\nConnection: close\r\n'))
      return connection.end()
    }
    expect(await compressed()).toContain('content-encoding: br')
    const etag = (await fetch(`${origin}/api/event/`)).headers.get('etag') ?? ''
    const same = await fetch(`${origin}/api/event/`, { headers: { 'if-none-match': etag } })
    expect([same.status, await same.text()]).toEqual([304, ''])
    const head = await fetch(`${origin}/api/event/`, { method: 'HEAD' })
    expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual([200, '', true])
  })

  it('a page from memory in the language of each reader', async () => {
    const { origin } = await startServer()
    const languageOf = async (cookie: string) =>
      (await fetch(`${origin}/events`, { headers: { ...from('198.51.100.4'), cookie } })).headers.get('content-language')
    for (let round = 0; round < 2; round++) {
      expect(await languageOf('lang=bn')).toBe('bn')
      expect(await languageOf('lang=en')).toBe('en')
    }
    expect(site.rendered).toHaveLength(2)
  })

  it('brotli that unfolds to the same bytes', async () => {
    const { origin } = await startServer()
    const plain = await (await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } })).text()
    await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(site.files.get('/assets/app-1a2b.js')!.encoded.br!).toString()).toBe(plain)
  })
})

describe('refuses', () => {
  it.each([
    ['both lengths', 'POST /api/event/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['two lengths', 'POST /api/event/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello', 400],
    ['two hosts', 'GET /api/nothing/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET /api/nothing/ HTTP/1.1\r\n\r\n', 400],
    ['an absolute address', 'GET http://evil.example/api/nothing/ HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
    ['a host that is none', 'GET /api/nothing/ HTTP/1.1\r\nHost: a b/c\r\n\r\n', 400],
    ['17 KB of headers', `GET /api/event/ HTTP/1.1\r\nHost: a\r\nX-Big: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['a 64 KB address', `GET /api/event/?q=${'x'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['TRACE', 'TRACE /api/event/ HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['TRACE of a page', 'TRACE /events HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'a length over the limit, before a byte of it',
      'POST /api/event/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n',
      413,
    ],
    ['the same with a question first', 'POST /api/event/ HTTP/1.1\r\nHost: a\r\nContent-Length: 999999\r\nExpect: 100-continue\r\n\r\n', 413],
  ])('%s and ends the connection', async (...[, text, status]) => {
    const { port } = await startServer()
    const connection = await connectRaw(port)
    connection.write(text)
    const answer = await connection.until('\r\n\r\n')
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).not.toContain('100 Continue')
    connection.socket.destroy()
  })

  it('an endless chunked body where none is wanted, without reading on for ever', async () => {
    const { port } = await startServer()
    const connection = await connectRaw(port)
    connection.write('POST /api/event/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const writing = setInterval(() => connection.write(chunk), 2)
    const answer = await connection.end()
    clearInterval(writing)
    expect(answer).toMatch(/^HTTP\/1.1 405 /)
  })

  it('the forty-first request of a minute that memory cannot answer, per address', async () => {
    const { origin } = await startServer()
    const ask = (at: number, address = '203.0.113.9') => fetch(`${origin}/api/event/${1_000_000 + at}/`, { headers: from(address) })
    const statuses = new Set<number>()
    for (let at = 0; at < 40; at++) statuses.add((await ask(at)).status)
    expect([...statuses]).toEqual([404])
    const refused = await ask(40)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
    expect((await ask(41, '203.0.113.10')).status).toBe(404)
    // What the client claims further left changes nothing.
    expect((await ask(42, '1.2.3.4, 203.0.113.9')).status).toBe(429)
    expect((await fetch(`${origin}/healthz`, { headers: from('203.0.113.9') })).status).toBe(200)
  })
})

describe('guards', () => {
  it('quick readers from a hundred that never finish their headers', async () => {
    const { origin, port } = await startServer()
    const slow = await Promise.all(Array.from({ length: 100 }, () => connectRaw(port)))
    for (const connection of slow) connection.write('GET /api/event/ HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    const startedAt = performance.now()
    expect((await fetch(`${origin}/api/ping/`, { headers: from('198.51.100.5') })).status).toBe(200)
    expect(performance.now() - startedAt).toBeLessThan(1000)
    for (const { socket } of slow) socket.destroy()
  })

  it('the limits of time and number that cut slow clients off', async () => {
    const { server } = await startServer()
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 5000, timeout: 15_000, maxConnections: 1000 })
  })

  it('the log from what people write: no query, no address, no cookie, no line of their own', async () => {
    const { port } = await startServer()
    const connection = await connectRaw(port)
    connection.write(
      rawGet(
        '/api/event/?q=canary-query%0a%22level%22',
        'Cookie: canary=cookie\r\nX-Forwarded-For: 198.51.100.77\r\nX-Request-Id: bad id canary\r\nUser-Agent: canary-agent\r\nConnection: close\r\n',
      ),
    )
    const answer = await connection.end()
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toMatch(/canary|198\.51/)
    expect(logged[0]?.facts).toMatchObject({ method: 'GET', path: '/api/event/', status: 200 })
    expect(answer).toMatch(/x-request-id: [\w-]{12}\r\n/)
  })

  it('the id a proxy gave', async () => {
    const { origin } = await startServer()
    const response = await fetch(`${origin}/api/nothing/`, { headers: { ...from('198.51.100.6'), 'x-request-id': 'proxy-id-12345' } })
    expect(response.headers.get('x-request-id')).toBe('proxy-id-12345')
    expect(await response.json()).toMatchObject({ request_id: 'proxy-id-12345' })
  })

  it('a balancer from sending more: while draining each answer ends its connection', async () => {
    const { origin } = await startServer()
    lifecycle.isDraining = true
    try {
      expect((await fetch(`${origin}/api/ping/`, { headers: from('198.51.100.7') })).headers.get('connection')).toBe('close')
      expect((await fetch(`${origin}/assets/app-1a2b.js`)).headers.get('connection')).toBe('close')
      expect((await fetch(`${origin}/readyz`)).status).toBe(503)
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    } finally {
      lifecycle.isDraining = false
    }
  })
})
