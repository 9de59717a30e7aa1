import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/core/problem.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { fakeSite } from '#tests/support/server/site.ts'

/** Words that are seldom the same: what can be said of it shortly is found by looking far. */
const LONG = Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7_919) % 1_000} of ${(at * at) % 577}</p>`).join('')
const site = fakeSite(async ({ url, language, fetch }) => {
  if (url === '/nowhere') return { status: 404, html: '<!doctype html><h1>Not found</h1>' }
  if (url === '/moved') return { status: 307, html: '', redirect: '/events?type=Online' }
  if (url === '/tricked') return { status: 307, html: '', redirect: 'https://evil.example/' }
  if (url === '/long') return { status: 200, html: `<!doctype html>${LONG}` }
  if (url === '/broken') throw new TypeError('cannot read x of /srv/secret')
  if (url === '/busy') throw new Problem('busy')
  const list = await fetch(new Request(`${TEST_ORIGIN}/api/event/?limit=20`))
  return { status: 200, html: `<!doctype html><html lang="${language}"><p>${url}</p>${await list.text()}` }
})
const time = { ms: 0 }
const { request, logged } = useApp({ site, clock: () => time.ms })

const page = (path: string, headers: Record<string, string> = {}) => request(path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
const lastAsked = () => site.rendered.at(-1)

beforeEach(() => {
  site.rendered.length = 0
  logged.length = 0
  time.ms = 0
})

describe('answers', () => {
  it('a path without a language in English, or in the language of the cookie', async () => {
    const english = await page('/events?q=plain')
    expect(english.headers.get('content-language')).toBe('en')
    expect(english.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(english.headers.get('cache-control')).toBe('no-cache')
    expect(english.headers.get('content-security-policy')).toBeTruthy()
    const bangla = await page('/events?q=plain', { cookie: 'theme=dark; lang=bn' })
    expect(bangla.headers.get('content-language')).toBe('bn')
    expect(lastAsked()).toMatchObject({ language: 'bn', prefixed: false, url: '/events?q=plain', origin: TEST_ORIGIN })
    expect((await page('/events?q=plain', { cookie: 'lang=xx' })).headers.get('content-language')).toBe('en')
  })

  it('a first visit in the language that the phone prefers, and after a choice in the one that was chosen', async () => {
    const languageOf = async (headers: Record<string, string>) => (await page('/events?q=first', headers)).headers.get('content-language')
    expect(await languageOf({ 'accept-language': 'bn-BD,bn;q=0.9,en-US;q=0.8,en;q=0.7' })).toBe('bn')
    expect(await languageOf({ 'accept-language': 'en-GB,en;q=0.9,bn;q=0.8' })).toBe('en')
    expect(await languageOf({ 'accept-language': 'hi-IN,hi;q=0.9' })).toBe('en')
    expect(await languageOf({ 'accept-language': 'bn-BD', cookie: 'lang=en' })).toBe('en')
  })

  it('a prefixed path in its language, whatever the cookie says', async () => {
    const response = await page('/bn/events?q=prefixed', { cookie: 'lang=en' })
    expect(response.headers.get('content-language')).toBe('bn')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(lastAsked()).toMatchObject({ language: 'bn', prefixed: true, url: '/events?q=prefixed' })
  })

  it('the part of a query that its screen understands, spelled in one way', async () => {
    await page('/en/jobportal?sort=newest&utm_source=x&type=Contract&min_salary=%E0%A7%A8%E0%A7%A6,000')
    expect(lastAsked()).toMatchObject({ url: '/jobportal?min_salary=20000&type=Contract' })
  })

  it('of what sellers show: all, those of one shop, or the way to one’s own', async () => {
    const urlOf = async (path: string) => {
      await page(path)
      return lastAsked()?.url
    }
    expect(await urlOf('/en/gallery?utm_source=x')).toBe('/gallery')
    expect(await urlOf('/en/videos?seller=Rupa-Pottery&utm_source=x')).toBe('/videos?seller=rupa-pottery')
    expect(await urlOf('/en/gallery?mine=true&seller=rupa-pottery')).toBe('/gallery?mine=true')
  })

  it('with data from the service inside the same process', async () => {
    expect(await (await page('/en/events?q=data')).text()).toContain('"results":[]')
  })

  it('what only the clock has made old at once, and writes it anew for the next reader', async () => {
    await page('/en/events?q=old')
    time.ms = 60_000
    expect((await page('/en/events?q=old')).status).toBe(200)
    expect(site.rendered).toHaveLength(1)
    await expect.poll(() => site.rendered.length).toBe(2)
    await page('/en/events?q=old')
    expect(site.rendered).toHaveLength(2)
    time.ms += 11 * 60_000
    await page('/en/events?q=old')
    expect(site.rendered).toHaveLength(3)
  })

  it('what is asked for again in the fewest bytes, soon after', async () => {
    const bytes = async () => (await (await page('/en/long', { 'accept-encoding': 'br' })).arrayBuffer()).byteLength
    const first = await bytes()
    await expect.poll(bytes).toBeLessThan(first * 0.97)
    const whole = await page('/en/long', { 'accept-encoding': 'br' })
    expect(whole.headers.get('content-length')).toBe(String(await bytes()))
    expect(brotliDecompressSync(Buffer.from(await whole.arrayBuffer())).toString()).toContain(LONG)
  })

  it('304 to a client that has the page, brotli to a client that accepts it', async () => {
    const first = await page('/en/events?q=etag')
    const etag = first.headers.get('etag')!
    expect((await page('/en/events?q=etag', { 'if-none-match': etag })).status).toBe(304)
    expect(site.rendered).toHaveLength(1)
  })

  it.each([
    ['/bn/', 308, '/bn'],
    ['/blog', 308, '/blogs'],
    ['/bn/Health', 308, '/bn/category/health'],
    ['/events/', 308, '/events'],
    ['/EVENTS?q=Dhaka', 308, '/events?q=Dhaka'],
    ['/eventIndex?type=Online', 308, '/events?type=Online'],
    ['/event/event_index', 308, '/events'],
    ['/bn/events/12', 308, '/bn/eventdetails/12'],
    ['/BN/eventdetails/12/', 308, '/bn/eventdetails/12'],
  ])('%s with %i to %s', async (path, status, location) => {
    const response = await page(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, location])
    expect(site.rendered).toHaveLength(0)
  })

  it('404 as a page, and where the page itself sends its reader', async () => {
    const missing = await page('/nowhere')
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const moved = await page('/moved')
    expect([moved.status, moved.headers.get('location')]).toEqual([307, '/events?type=Online'])
  })
})

describe('refuses', () => {
  it.each([
    '/events?junk=1',
    '/events?junk=2&more[]=x',
    '/events?__proto__=x&constructor=y',
    '/events?q=',
    '/events?q=%00',
    '/events?type=Nowhere&sort=best&when=never&date=2026-99-99&category=abc&min_price=-1',
    '/events?utm_source=a&utm_source=b',
    `/events?junk=${'x'.repeat(65_536)}`,
    '/events?%',
    '/events?q=%ff%fe',
    '/events?=&&&;',
  ])('to make another page of %s', async (path) => {
    await page('/events')
    site.rendered.length = 0
    const response = await page(path)
    expect(response.status).toBe(200)
    expect(site.rendered.every(({ url }) => url === '/events' || /^\/events\?q=/.test(url))).toBe(true)
    expect(site.rendered.length).toBeLessThanOrEqual(path.includes('%ff') ? 1 : 0)
  })

  it('to read the query of a screen that has none', async () => {
    await page('/eventdetails/5?q=x')
    await page('/eventdetails/5?q=y')
    expect(site.rendered.map(({ url }) => url)).toEqual(['/eventdetails/5'])
  })

  it('to say what broke', async () => {
    const response = await page('/broken')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret')
    expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
    const busy = await page('/busy')
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  })

  it.each([
    '/assets/gone-1.js',
    '/favicon.png',
    '/.well-known/security.txt',
    '/.well-known/x',
    '/media/x.webp.map',
    '/.env',
    '/..%2f..%2fetc/passwd.txt',
    '/index.html',
    '/assets/app-1a2b.js.map',
    '/wp-login.php',
  ])('%s as a page', async (path) => {
    const response = await page(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('html')
  })

  it('a picture where there is a page', async () => {
    expect((await request('/events', { headers: { accept: 'image/webp' } })).status).toBe(404)
  })

  it('to write to a page', async () => {
    const response = await request('/events', { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('guards', () => {
  it.each(['//evil.example/', '//evil.example', '/\\evil.example/', '/bn//evil.example/', '///evil.example/'])(
    '%s does not send a reader to another host',
    async (path) => {
      const response = await request(`${TEST_ORIGIN}${path}`, { headers: { accept: '*/*' } })
      const location = response.headers.get('location')
      if (location) expect(new URL(location, TEST_ORIGIN).origin).toBe(TEST_ORIGIN)
    },
  )

  it('a page that is told to send its reader away', async () => {
    expect((await page('/tricked')).headers.get('location')).toBe('/')
  })
})
