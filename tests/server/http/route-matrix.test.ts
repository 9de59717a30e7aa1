import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { useApp } from '#tests/support/app.ts'

const { app, request } = useApp()

const spelled = (path: string) => path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')

describe('answers', () => {
  it('every endpoint of the contract, and nothing else under /api', () => {
    const registered = app()
      .service.routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    expect(registered.toSorted()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${spelled(path)}`).toSorted())
  })

  it('with a description of all of them', async () => {
    const response = await request('/api/openapi.json')
    expect(response.status).toBe(200)
    const document = await response.json()
    expect(document.openapi).toBe('3.1.0')
    for (const { method, path } of ENDPOINTS) {
      const operation = document.paths[path][method.toLowerCase()]
      expect(operation.summary, path).toBeTruthy()
      expect(operation.responses['200'].content['application/json'].schema).toBeTruthy()
      expect(operation.responses.default.content['application/problem+json'].schema.$ref).toBe('#/components/schemas/Problem')
    }
    const names = document.paths['/api/event/'].get.parameters.map(({ name }: { name: string }) => name)
    expect(names).toContain('q')
    expect(document.components.schemas.Problem.properties.code.enum).not.toContain('offline')
  })
})

describe('refuses', () => {
  const others = (path: string) =>
    ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].filter((method) => !ENDPOINTS.some((one) => one.path === path && one.method === method))

  it.each([...new Set(ENDPOINTS.map(({ path }) => path))])('every other method on %s', async (path) => {
    for (const method of others(path)) {
      const response = await request(path.replace(/\{\w+\}/g, '1'), { method })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('allow')).toBeTruthy()
      expect(await response.json()).toMatchObject({ code: 'method-not-allowed' })
    }
  })

  it.each(['/api', '/api/', '/api/nothing/', '/api/event/1/2/', '/api//event/', '/api/event%2f'])('%s, which is not in the contract, as JSON', async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })
})

describe('guards', () => {
  const JUNK = [
    '%00',
    '%ff',
    "'",
    '"><script>',
    '../..',
    '1e9',
    '-1',
    '0',
    '99999999999',
    '__proto__',
    'constructor',
    '[object Object]',
    'x'.repeat(7000),
    '%F0%9F%8E%AA',
    '{}',
    '${7*7}',
    '%0d%0aSet-Cookie:a=b',
  ]

  it.each(ENDPOINTS.filter(({ method }) => method === 'GET').map(({ path }) => path))('%s from junk in every parameter and key', async (path) => {
    const spec = ENDPOINTS.find((one) => one.path === path)
    const keys = spec?.query && 'entries' in spec.query ? Object.keys(spec.query.entries as object) : []
    for (const junk of JUNK) {
      const encoded = junk.startsWith('%') ? junk : encodeURIComponent(junk)
      const addresses = path.includes('{') ? [path.replace(/\{\w+\}/g, encoded)] : keys.map((key) => `${path}?${key}=${encoded}`)
      for (const address of [...addresses, `${path.replace(/\{\w+\}/g, '1')}?${encoded}[]=1&${encoded}=2`]) {
        const { status } = await request(address)
        expect([200, 304, 400, 404], `${address.slice(0, 80)} gave ${status}`).toContain(status)
      }
    }
  })
})
