import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { endpoint } from '#contract/core/endpoint.ts'
import type { EventCard, EventPage, listEvents } from '#contract/events/events.ts'
import { budgetServerTime } from '#server/http/limits/server-time.ts'
import { type Handler, serve } from '#server/http/serve.ts'
import { createService, type ServiceParts } from '#server/http/service.ts'

const readThing = endpoint({
  method: 'GET',
  path: '/api/thing/{thing_id}/',
  summary: 'A thing',
  access: 'anyone',
  params: v.object({ thing_id: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) }),
  query: v.object({ shape: v.optional(v.picklist(['round', 'flat'])), word: v.optional(v.string()) }),
  answer: v.object({ id: v.number(), shape: v.string() }),
  offline: { keepDays: 1, noun: 'things', shape: 'detail' },
})
const makeThing = endpoint({
  method: 'POST',
  path: '/api/thing/',
  summary: 'Makes a thing',
  access: 'anyone',
  body: v.object({ title: v.pipe(v.string(), v.maxLength(20)), inner: v.optional(v.unknown()) }),
  answer: v.object({ title: v.string() }),
  offline: 'refuse',
})

/** No handler here asks for the account of the caller. */
const NOBODY = { find: async () => undefined, forget: () => undefined, isLocked: async () => false }

function service(over: Partial<ServiceParts> = {}, answer?: Handler<typeof readThing>) {
  const logged: object[] = []
  const log = { error: (facts: object) => void logged.push(facts) }
  // No handler here reaches for the database.
  const database = {} as ServiceParts['database']
  const quiet = {
    ownPagesOnly: () => undefined,
    countCall: async () => undefined,
    load: { admitWrite: <T>(work: () => Promise<T>) => work() },
    time: budgetServerTime(false),
  }
  const app = createService({ database, now: () => 1000, checkAnswers: true, log, sessions: NOBODY, ...quiet, ...over })
  serve(app, readThing, answer ?? (({ params, query }) => ({ id: params.thing_id, shape: query.shape ?? 'round' })))
  serve(app, makeThing, ({ body }) => ({ title: body.title }))
  const ask = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://localhost${path}`, init), { requestId: 'request-1', address: undefined, claims: undefined })
  const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    ask('/api/thing/', { method: 'POST', body, headers, ...({ duplex: 'half' } as object) })
  return { ask, post, logged }
}

describe('answers', () => {
  it('what fits, with or without the trailing slash', async () => {
    const { ask } = service()
    for (const path of ['/api/thing/7/?shape=flat', '/api/thing/7?shape=flat']) {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(await response.json()).toEqual({ id: 7, shape: 'flat' })
      expect(response.headers.get('cache-control')).toBe('public, no-cache')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('304 to a client that has the same answer, by any of the forms of If-None-Match', async () => {
    const { ask } = service()
    const etag = (await ask('/api/thing/7/')).headers.get('etag')!
    for (const held of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const response = await ask('/api/thing/7/', { headers: { 'if-none-match': held } })
      expect(response.status, held).toBe(304)
      expect(await response.text()).toBe('')
      expect(response.headers.get('etag')).toBe(etag)
    }
    expect((await ask('/api/thing/8/', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('HEAD without a body', async () => {
    const response = await service().ask('/api/thing/7/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('a body that fits', async () => {
    const response = await service().post(JSON.stringify({ title: 'হাট', extra: 1 }), { 'content-type': 'application/json; charset=utf-8' })
    expect(await response.json()).toEqual({ title: 'হাট' })
  })

  it('keys that it does not know with silence', async () => {
    const response = await service().ask('/api/thing/7/?fbclid=1&fbclid=2&__proto__=x&shape[]=flat&constructor=y')
    expect(await response.json()).toEqual({ id: 7, shape: 'round' })
  })

  it('with the shape of the contract, or does not compile', () => {
    type List = Awaited<ReturnType<Handler<typeof listEvents>>>
    expectTypeOf<EventCard[]>().toExtend<List>()
    expectTypeOf<EventPage>().toExtend<List>()
    expectTypeOf<Omit<EventCard, 'title'>[]>().not.toExtend<List>()
    expectTypeOf<{ results: EventCard[] }>().not.toExtend<List>()
    expectTypeOf<() => { id: string; shape: string }>().not.toExtend<Handler<typeof readThing>>()
    expectTypeOf<() => { id: number }>().not.toExtend<Handler<typeof readThing>>()
    expectTypeOf<() => { id: number; shape: string }>().toExtend<Handler<typeof readThing>>()
    expectTypeOf<Parameters<Handler<typeof readThing>>[0]['params']>().toEqualTypeOf<{ thing_id: number }>()
  })
})

describe('refuses', () => {
  it.each([
    ['a parameter that does not fit', '/api/thing/seven/', 'thing_id'],
    ['a query value that does not fit', '/api/thing/7/?shape=square', 'shape'],
    ['a key given twice', '/api/thing/7/?shape=flat&shape=round', 'shape'],
    ['a NUL in the query', '/api/thing/7/?word=a%00b', 'word'],
    ['a NUL in a parameter', '/api/thing/7%00/', 'thing_id'],
    ['a query over 8 KiB', `/api/thing/7/?word=${'x'.repeat(8200)}`, 'query'],
  ])('%s with 400 and the field', async (_, path, field) => {
    const response = await service().ask(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'bad-input',
      fields: { [field]: expect.any(String) },
      request_id: 'request-1',
    })
  })

  it.each([
    ['no type', 415, '{"title":"a"}', {}],
    ['a form', 415, 'title=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a compressed body', 415, '{"title":"a"}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['no JSON', 400, '{"title":', { 'content-type': 'application/json' }],
    ['an empty body', 400, '', { 'content-type': 'application/json' }],
    ['null', 400, 'null', { 'content-type': 'application/json' }],
    ['an array', 400, '[1]', { 'content-type': 'application/json' }],
    ['a title as an object', 400, '{"title":{"toString":1}}', { 'content-type': 'application/json' }],
    ['21 levels', 400, `{"title":"a","inner":${'['.repeat(20)}${']'.repeat(20)}}`, { 'content-type': 'application/json' }],
    ['50,000 open brackets', 400, '['.repeat(50_000), { 'content-type': 'application/json' }],
    ['a quarter million escaped quotes', 413, `{"title":"${'\\"'.repeat(125_000)}`, { 'content-type': 'application/json' }],
    ['escaped quotes that never end', 400, `{"title":"${'\\"'.repeat(50_000)}`, { 'content-type': 'application/json' }],
    ['100 KiB and a byte', 413, `{"title":"${'x'.repeat(102_400 - 12 + 1)}"}`, { 'content-type': 'application/json' }],
  ])('a body with %s by %i, quickly', async (...[, status, body, headers]) => {
    const startedAt = performance.now()
    const response = await service().post(body, headers as Record<string, string>)
    expect(response.status).toBe(status)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  it('a declared length over the limit without reading a byte', async () => {
    let pulled = 0
    const body = new ReadableStream({ pull: () => void pulled++ }, { highWaterMark: 0 })
    const response = await service().post(body, { 'content-type': 'application/json', 'content-length': '200000' })
    expect(response.status).toBe(413)
    expect(pulled).toBe(0)
  })

  it('an endless body after the limit, and drops only so much of it', async () => {
    let pulled = 0
    const body = new ReadableStream({
      pull: (controller) => {
        pulled++
        controller.enqueue(new Uint8Array(16_384).fill(32))
      },
    })
    expect((await service().post(body)).status).toBe(413)
    await new Promise((done) => setTimeout(done, 100))
    expect(pulled * 16_384).toBeLessThan(17 * 1024 * 1024)
  })

  it('takes 20 levels, and brackets inside texts for text', async () => {
    expect((await service().post(`{"title":"${'['.repeat(20)}","inner":${'['.repeat(19)}${']'.repeat(19)}}`)).status).toBe(200)
  })

  it('another method with 405 and the ones there are, an unknown path with 404', async () => {
    const { ask } = service()
    const wrong = await ask('/api/event/', { method: 'DELETE' })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, HEAD')
    expect((await ask('/api/nothing/')).status).toBe(404)
    expect((await ask('/api/event/1/2/')).status).toBe(404)
  })
})

describe('guards', () => {
  it('an answer that breaks the contract from leaving, in development', async () => {
    const { ask, logged } = service({}, () => JSON.parse('{"id":"7"}'))
    const response = await ask('/api/thing/7/')
    expect(response.status).toBe(500)
    expect(JSON.stringify(logged)).toContain('would answer what its contract does not allow')
  })

  it('what broke from leaving the process, and logs it once', async () => {
    const { ask, logged } = service({}, () => {
      throw new Error('password hunter2 at /srv/app/secret.ts')
    })
    const response = await ask('/api/thing/7/')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'bug', request_id: 'request-1' })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ request_id: 'request-1', error: { stack: expect.stringContaining(' at ') } })
  })
})
