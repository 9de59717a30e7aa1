import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Access, type EndpointSpec, endpoint } from '#contract/core/endpoint.ts'
import { budgetServerTime } from '#server/http/limits/server-time.ts'
import { serve } from '#server/http/serve.ts'
import { createService, type ServiceParts } from '#server/http/service.ts'
import type { SignedInAs } from '#server/http/sessions/live-sessions.ts'

const ORIGIN = 'https://hatkhola.example'
const PERSON: SignedInAs = { user_id: 7, session_id: 's', is_seller: false, is_staff: false, proved_at: '2027-01-01T00:00:00.000Z', silence: null }
const answer = v.object({ user_id: v.nullable(v.number()), cookie: v.nullable(v.string()) })
const thing = (access: Access, more: Partial<EndpointSpec> = {}) =>
  endpoint({ method: 'POST', path: '/api/thing/', summary: 'A thing', access, answer, offline: 'refuse', ...more } as const)

/** A service with one endpoint; the session behind every token is the one given. */
function service(spec: ReturnType<typeof thing>, session: SignedInAs | undefined) {
  const asked: boolean[] = []
  const sessions = {
    find: async (_: unknown, isWrite: boolean) => {
      asked.push(isWrite)
      return session
    },
    forget: () => undefined,
    isLocked: async () => false,
  }
  const refuseAll = () => {
    throw new TypeError('asked whose page it is')
  }
  const database = {} as ServiceParts['database']
  const log = { error: () => undefined }
  const app = createService({
    database,
    now: () => 0,
    log,
    sessions,
    checkAnswers: true,
    ownPagesOnly: spec.cookies ? () => undefined : refuseAll,
    countCall: async () => undefined,
    load: { admitWrite: <T>(work: () => Promise<T>) => work() },
    time: budgetServerTime(false),
  })
  let handled = 0
  serve(app, spec, ({ session: who, cookies }) => {
    handled += 1
    cookies.set('__Host-dv', 'mark')
    return { user_id: who ? (who as SignedInAs).user_id : null, cookie: cookies.read('__Host-rt') ?? null }
  })
  const ask = async ({ signedIn = true, init = {} }: { signedIn?: boolean; init?: RequestInit } = {}) => {
    const request = new Request(`${ORIGIN}/api/thing/`, { method: spec.method, headers: { cookie: '__Host-rt=secret' }, ...init })
    return app.fetch(request, { requestId: 'r', address: undefined, claims: signedIn ? { user_id: 7, sid: 's' } : undefined })
  }
  return { ask, asked, handled: () => handled }
}

describe('answers', () => {
  it.each([
    ['anyone', {}],
    ['signed-in', {}],
    ['seller', { is_seller: true }],
    ['staff', { is_staff: true }],
  ] as const)('%s to whom it is open', async (access, role) => {
    const { ask } = service(thing(access), { ...PERSON, ...role })
    const response = await ask()
    expect(response.status).toBe(200)
    expect((await response.json()).user_id).toBe(access === 'anyone' ? null : 7)
  })

  it('a write by asking the database, a read from what is remembered', async () => {
    const write = service(thing('signed-in'), PERSON)
    await write.ask()
    const read = service(thing('signed-in', { method: 'GET' }), PERSON)
    await read.ask()
    expect([write.asked, read.asked]).toEqual([[true], [false]])
  })

  it('with cookies only where the contract has them', async () => {
    const without = await service(thing('anyone'), undefined).ask()
    expect(await without.json()).toMatchObject({ cookie: null })
    const within = await service(thing('anyone', { cookies: 'needs' }), undefined).ask()
    expect(await within.json()).toMatchObject({ cookie: 'secret' })
    expect(within.headers.getSetCookie()).toEqual(['__Host-dv=mark; Path=/; Secure; HttpOnly; SameSite=Strict'])
  })
})

describe('refuses', () => {
  it.each(['signed-in', 'seller', 'staff'] as const)('%s to a visitor, and to one whose session has ended', async (access) => {
    const open = service(thing(access), { ...PERSON, is_seller: true, is_staff: true })
    expect((await open.ask({ signedIn: false })).status).toBe(401)
    const ended = service(thing(access), undefined)
    expect((await ended.ask()).status).toBe(401)
    expect([open.handled(), ended.handled()]).toEqual([0, 0])
  })

  it.each([
    ['seller', { is_staff: true }],
    ['staff', { is_seller: true }],
  ] as const)('%s to who is something else', async (access, role) => {
    const { ask, handled } = service(thing(access), { ...PERSON, ...role })
    const response = await ask()
    expect([response.status, (await response.json()).code, handled()]).toEqual([403, 'not-allowed', 0])
  })
})

describe('guards', () => {
  it('field errors from strangers: a visitor’s wrong body is refused as not signed in', async () => {
    const spec = thing('signed-in', { body: v.object({ title: v.string() }) })
    const init = { headers: { 'content-type': 'application/json' }, body: '{"title":7}' }
    expect((await service(spec, PERSON).ask({ signedIn: false, init })).status).toBe(401)
    expect((await service(spec, PERSON).ask({ init })).status).toBe(400)
  })
})
