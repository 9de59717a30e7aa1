import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalQuery, type EndpointSpec, matchPath } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { renewedSix } from '#tests/support/server/access/renewed-six.ts'
import { keyOf, ROUTE_ENTRIES } from '#tests/support/server/access/route-entries.ts'
import type { RouteEntry } from '#tests/support/server/access/route-entry.ts'
import { marksOf } from '#tests/support/server/access/six-marks.ts'
import { makeSix, PEOPLE, type Six, type Who } from '#tests/support/server/access/six-people.ts'
import { useApp } from '#tests/support/server/app.ts'
import { askEndpoint, trustingGoogle } from '#tests/support/server/ask-endpoint.ts'

const whole = useApp({ google: trustingGoogle })
const { app, request, logged } = whole
const kept = renewedSix(whole)
const EACH = ENDPOINTS.map((endpoint): [string, EndpointSpec] => [keyOf(endpoint), endpoint])

const entryOf = (endpoint: EndpointSpec): RouteEntry => {
  const entry = ROUTE_ENTRIES[keyOf(endpoint)]
  if (!entry) throw new Error(`${keyOf(endpoint)} has no entry in tests/support/server/access/route-entries.ts: say who may do what with it`)
  return entry
}
const ask = (six: Six, who: Who, endpoint: EndpointSpec) =>
  askEndpoint(whole, endpoint, { question: entryOf(endpoint).ask?.(six, who) ?? {}, access: six[who].access })
/** All that an answer tells, but for what names the request itself. */
const told = async (response: Response) => {
  const { request_id, ...body } = await response.json()
  return { status: response.status, body, headers: [...response.headers].filter(([name]) => name !== 'x-request-id') }
}

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
    for (const { method, path, where, download } of ENDPOINTS) {
      const operation = document.paths[path + canonicalQuery(where ?? {})][method.toLowerCase()]
      expect(operation.summary, path).toBeTruthy()
      expect(operation.responses['200'].content[download ? 'application/octet-stream' : 'application/json'].schema).toBeTruthy()
      expect(operation.responses.default.content['application/problem+json'].schema.$ref).toBe('#/components/schemas/Problem')
    }
    const names = document.paths['/api/event/'].get.parameters.map(({ name }: { name: string }) => name)
    expect(names).toContain('q')
    expect(document.components.schemas.Problem.properties.code.enum).not.toContain('offline')
    const takeKeys = ENDPOINTS.filter(({ method, path }) =>
      document.paths[path][method.toLowerCase()].parameters.some((one: { name: string; in: string }) => one.in === 'header' && one.name === 'Idempotency-Key'),
    )
    expect(takeKeys).toEqual(ENDPOINTS.filter(({ once }) => once))
  })
})

describe('the matrix', () => {
  it('has an entry for every endpoint, and for nothing else', () => {
    expect(Object.keys(ROUTE_ENTRIES).toSorted()).toEqual(EACH.map(([key]) => key).toSorted())
  })

  it.each(EACH)('%s answers and refuses each person as it should, and touches nobody else', async (_, endpoint) => {
    const six = await kept.get()
    const marks = () =>
      marksOf(
        whole,
        PEOPLE.map((who) => six[who].id),
      )
    const { before: prepare } = entryOf(endpoint)
    if (prepare) kept.changed(...PEOPLE)
    await prepare?.(whole, six)
    const statuses: Partial<Record<Who, number>> = {}
    let before = await marks()
    for (const who of PEOPLE) {
      const response = await ask(six, who, endpoint)
      statuses[who] = response.status
      // It may have changed what no mark shows.
      if (endpoint.method !== 'GET' && response.status < 300) kept.changed(who)
      const isFile = endpoint.download && response.status === 200
      const body = isFile ? await response.bytes() : await response.json()
      // Nothing but what the contract lists leaves the service.
      if (response.status === 200 && !isFile) expect(v.parse(endpoint.answer, body)).toEqual(body)
      if (endpoint.access !== 'anyone') expect(response.headers.get('cache-control')).toBe('no-store')
      const after = await marks()
      expect({ ...after, [six[who].id]: '' }, `${who} changed something of somebody else`).toEqual({ ...before, [six[who].id]: '' })
      before = after
    }
    expect(statuses).toEqual(entryOf(endpoint).expected)
    expect(logged.filter(({ level }) => level === 'error')).toEqual([])
  })

  it.each(EACH.filter(([key]) => ROUTE_ENTRIES[key]?.missing))('%s says the same of another’s object as of none', async (_, endpoint) => {
    const six = await kept.get()
    const { expected, missing = {} } = entryOf(endpoint)
    for (const who of PEOPLE.filter((one) => expected[one] === 404)) {
      const none = await askEndpoint(whole, endpoint, { question: { ...entryOf(endpoint).ask?.(six, who), params: missing }, access: six[who].access })
      expect(await told(await ask(six, who, endpoint)), who).toEqual(await told(none))
    }
  })

  it('leaves no endpoint to strangers that asks for a session', () => {
    for (const endpoint of ENDPOINTS.filter(({ access }) => access !== 'anyone')) expect(entryOf(endpoint).expected.visitor, keyOf(endpoint)).toBe(401)
  })

  it('has an object that nobody has wherever an address names a private one', () => {
    for (const endpoint of ENDPOINTS.filter(({ access, params }) => access !== 'anyone' && params))
      expect(entryOf(endpoint).missing, keyOf(endpoint)).toBeDefined()
  })
})

describe('refuses', () => {
  const others = (path: string) =>
    ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'].filter(
      (method) => !ENDPOINTS.some((one) => one.method === method && matchPath(one, path.replace(/\{\w+\}/g, '1'))),
    )

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
  let six: Six
  beforeAll(async () => {
    six = await makeSix(whole)
  })

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

  it.each(EACH.filter(([, { method }]) => method === 'GET'))('%s from junk in every parameter and key', async (_, { path, query, where, access }) => {
    const keys = query && 'entries' in query ? Object.keys(query.entries as object) : []
    const at = (whole: string, asked: string) => `${whole}?${new URLSearchParams(where)}&${asked}`
    for (const junk of JUNK) {
      const encoded = junk.startsWith('%') ? junk : encodeURIComponent(junk)
      const addresses = path.includes('{') ? [at(path.replace(/\{\w+\}/g, encoded), '')] : keys.map((key) => at(path, `${key}=${encoded}`))
      for (const address of [...addresses, at(path.replace(/\{\w+\}/g, '1'), `${encoded}[]=1&${encoded}=2`)]) {
        const { status } = await request(address, { headers: { authorization: `Bearer ${six[access === 'staff' ? 'staff' : 'sellerA'].access}` } })
        expect([200, 304, 400, 404], `${address.slice(0, 80)} gave ${status}`).toContain(status)
        if (access !== 'anyone') expect((await request(address)).status).toBe(401)
      }
    }
  })
})
