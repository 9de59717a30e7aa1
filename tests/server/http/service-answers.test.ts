import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/core/problem.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { readReadiness } from '#server/http/health.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'

const { request, database, lifecycle, files, logged } = useApp()

describe('answers', () => {
  it('that it lives and is ready, with nothing that helps an intruder', async () => {
    const alive = await request('/healthz')
    expect([alive.status, await alive.json()]).toEqual([200, { ok: true }])
    const ready = await request('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true, checks: { database: true, migrations: true, disk: true, draining: false } }])
    expect(ready.headers.get('cache-control')).toBe('no-store')
  })

  it('robots with the way to the sitemap', async () => {
    expect(await (await request('/robots.txt')).text()).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`)
  })

  it('a sitemap of lists and of events that are not over, in each language with the others', async () => {
    const coming = await makeEvent(database.db)
    const past = await makeEvent(database.db, { from_time: new Date(Date.now() - 9 * DAY_MS).toISOString() })
    const hidden = await makeEvent(database.db, { is_active: false })
    const response = await request('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await response.text()
    for (const path of ['/en/events', '/bn/events', `/en/eventdetails/${coming}`, `/bn/eventdetails/${coming}`])
      expect(xml).toContain(`<loc>${TEST_ORIGIN}${path}</loc>`)
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${TEST_ORIGIN}/en/eventdetails/${coming}"/>`)
    expect(xml).not.toMatch(new RegExp(`eventdetails/(${past}|${hidden})<`))
    expect((await request('/sitemap-2.xml')).status).toBe(404)
  })

  it('a sitemap of sellers, without those who are locked or deleted', async () => {
    const moment = new Date().toISOString()
    await makeSeller(database.db, { profile: { slug: 'seen-by-all' } })
    await makeSeller(database.db, { profile: { slug: 'locked-shop' }, user: { locked_at: moment } })
    await makeSeller(database.db, { profile: { slug: 'deleted-shop' }, user: { deleted_at: moment } })
    const xml = await (await request('/sitemap.xml')).text()
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/bn/seller/seen-by-all</loc>`)
    expect(xml).not.toMatch(/locked-shop|deleted-shop/)
  })

  it('a picture for ever, with its fixed type and nothing it could run', async () => {
    files.set('events/ab12.webp', new Uint8Array([1, 2, 3]))
    const response = await request('/media/events/ab12.webp')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="image.webp"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const again = await request('/media/events/ab12.webp', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('a page with plain words when no page was built', async () => {
    const response = await request('/events')
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
  })

  it('that the service answers, and lets no cache keep it', async () => {
    const response = await request('/api/ping/')
    expect(await response.json()).toEqual({ ok: true })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('refuses', () => {
  it.each([
    '/media/events/none.webp',
    '/media/',
    '/media/..%2fapp-secret',
    '/media/events/ab12.svg',
    '/media/Events/AB12.webp',
    '/media/a%00.webp',
    '/media//etc/passwd.webp',
    `/media/${'x'.repeat(4000)}.webp`,
  ])('%s', async (path) => {
    expect((await request(path)).status).toBe(404)
  })

  it.each(['/media/../app-secret', '/media/%2e%2e/app-secret'])('to leave the store by %s', async (path) => {
    files.set('../app-secret', new Uint8Array([1]))
    files.set('app-secret', new Uint8Array([1]))
    expect((await request(path)).status).not.toBe(200)
  })

  it('to be ready while it drains, before its schema is there, and without a database', async () => {
    const parts = { lifecycle: { isMigrated: true, isDraining: false }, askDatabase: async () => 1, dataFolder: '/' }
    expect((await readReadiness(parts)).isReady).toBe(true)
    expect((await readReadiness({ ...parts, lifecycle: { isMigrated: true, isDraining: true } })).isReady).toBe(false)
    expect((await readReadiness({ ...parts, lifecycle: { isMigrated: false, isDraining: false } })).isReady).toBe(false)
    expect((await readReadiness({ ...parts, askDatabase: () => Promise.reject(new Error('gone')) })).checks.database).toBe(false)
    expect((await readReadiness({ ...parts, askDatabase: () => new Promise(() => undefined) })).checks.database).toBe(false)
    lifecycle.isDraining = true
    const response = await request('/readyz')
    lifecycle.isDraining = false
    expect([response.status, await response.json()]).toMatchObject([503, { ok: false, checks: { draining: true } }])
  })
})

describe('guards', () => {
  it('the log from the values of a query that failed', async () => {
    await database.pool.query('alter table events rename to events_away')
    logged.length = 0
    const response = await request('/api/event/?q=canaryword')
    await database.pool.query('alter table events_away rename to events')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/select|events/)
    expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(JSON.stringify(logged)).toContain('failed query')
    expect(JSON.stringify(logged)).not.toContain('canaryword')
  })
})

describe('a process that lags', () => {
  const busy = useApp({
    load: {
      admit: async () => {
        throw new Problem('busy')
      },
      admitWrite: (work) => work(),
      stop: () => undefined,
    },
  })

  it('sends reads away that memory cannot answer, and says when to come back', async () => {
    const response = await busy.request('/api/event/')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect((await busy.request('/healthz')).status).toBe(200)
  })
})
