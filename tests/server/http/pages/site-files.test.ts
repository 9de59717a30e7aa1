import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '#server/http/pages/site.ts'
import { type Conditions, replyWith } from '#server/http/responses/stored-answer.ts'

const SCRIPT = 'export const a = 1\n'.repeat(500)
let folder = ''
let site: Site

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-site-'))
  const files: Record<string, string> = {
    'server/entry-server.js': 'export const renderPage = async () => ({ status: 200, html: "" })',
    'server/csp.json': '{"script":["sha256-one"],"style":["sha256-two"]}',
    'client/index.html': '<!doctype html><!--app-->',
    'client/shell.html': '<!doctype html><title>shell</title>',
    'client/sw.js': 'self.x = 1',
    'client/manifest-bn.webmanifest': '{}',
    'client/assets/app-1a2b.js': SCRIPT,
    'client/assets/app-1a2b.js.br': 'precompressed',
    'client/assets/app-1a2b.js.map': '{}',
    'client/assets/style-3c4d.css': 'a{}'.repeat(1000),
    'client/.vite/manifest.json': '{}',
    'client/notes.weird': 'x',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  site = (await openSite(folder, true))!
})
afterAll(() => rm(folder, { recursive: true }))

const get = (path: string, more: Partial<Conditions> = {}) => {
  const answer = site.files.get(path)
  return answer && replyWith({ answer }, { method: 'GET', ifNoneMatch: undefined, acceptEncoding: undefined, ...more })
}

describe('answers', () => {
  it('what carries a hash for a year, everything else after asking', async () => {
    expect((await get('/assets/app-1a2b.js'))?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/sw.js', '/manifest-bn.webmanifest', '/shell.html']) expect((await get(path))?.headers.get('cache-control')).toBe('no-cache')
    const etag = (await get('/sw.js'))?.headers.get('etag') ?? ''
    expect((await get('/sw.js', { ifNoneMatch: etag }))?.status).toBe(304)
  })

  it.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/style-3c4d.css', 'text/css; charset=utf-8'],
    ['/manifest-bn.webmanifest', 'application/manifest+json'],
    ['/shell.html', 'text/html; charset=utf-8'],
  ])('%s as %s', async (path, type) => {
    const response = await get(path)
    expect(response?.headers.get('content-type')).toBe(type)
    expect(response?.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('in the form the browser takes: the precompressed one, else compressed once here, else plain', async () => {
    const twin = await get('/assets/app-1a2b.js', { acceptEncoding: 'gzip, deflate, br, zstd' })
    expect([twin?.headers.get('content-encoding'), await twin?.text()]).toEqual(['br', 'precompressed'])
    const style = await get('/assets/style-3c4d.css', { acceptEncoding: 'br' })
    expect(brotliDecompressSync(Buffer.from(await style!.arrayBuffer())).toString()).toBe('a{}'.repeat(1000))
    const zipped = await get('/assets/app-1a2b.js', { acceptEncoding: 'gzip, deflate' })
    expect(gunzipSync(Buffer.from(await zipped!.arrayBuffer())).toString()).toBe(SCRIPT)
    for (const acceptEncoding of [undefined, 'identity', 'br;q=0, gzip;q=0']) {
      const plain = await get('/assets/app-1a2b.js', { acceptEncoding })
      expect([plain?.headers.get('content-encoding'), await plain?.text()]).toEqual([null, SCRIPT])
    }
  })

  it('a page with a policy that lets the style of this build stand, and no other', () => {
    expect(site.headers['content-security-policy']).toContain("style-src 'self' 'sha256-two';")
  })

  it('the shell with the policy of a page', async () => {
    const policy = (await get('/shell.html'))?.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-one';")
    expect(policy).toContain("style-src 'self' 'sha256-two';")
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types app cleaner$/)
    expect(site.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('refuses', () => {
  it.each([
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/index.html',
    '/.vite/manifest.json',
    '/notes.weird',
    '/../server/csp.json',
    '/assets/../../server/csp.json',
    '/server/csp.json',
  ])('%s', (path) => {
    expect(get(path)).toBeUndefined()
  })

  it('to promise https where there is none', async () => {
    expect((await openSite(folder, false))?.headers['strict-transport-security']).toBeUndefined()
  })

  it('to call a folder without a build a site', async () => {
    expect(await openSite(join(folder, 'client'), false)).toBeUndefined()
  })
})
