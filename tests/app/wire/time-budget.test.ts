import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '#app/wire/call.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import { watchRequests } from '#app/wire/watch.ts'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { problemCode } from '#contract/core/problem-code.ts'
import { DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'

/** A value for whatever an address asks for. */
const anything = new Proxy({}, { get: () => '1' })
const ask = (spec: EndpointSpec) => call(spec, { params: anything, ...(spec.upload && { body: new Uint8Array(1) }) } as never)
const never = () => new Promise<never>(() => undefined)
let token: string | null

beforeEach(() => {
  token = 'token-1'
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: RequestInit = {}) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  provideTokens({ session: () => ({ account: { id: 7 }, token }), watch: () => () => undefined, renew: never, settle: async () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What became of it after so long. */
async function outcomeAfter(spec: EndpointSpec, ms: number): Promise<string> {
  let outcome = 'waits'
  const asked = ask(spec).then(
    () => (outcome = 'answered'),
    (problem: unknown) => (outcome = problemCode(problem) ?? String(problem)),
  )
  // What is loaded when it is needed is no network here.
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(0)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
  void asked
  return outcome
}

const all: [string, EndpointSpec][] = Object.values(ENDPOINTS).map((spec: EndpointSpec) => [`${spec.method} ${spec.path}`, spec])

describe('on a network that accepts and never answers', () => {
  it.each(all)('%s is decided in time', async (_, spec) => {
    expect(await outcomeAfter(spec, DECISION_MS + 2)).toBe('too-slow')
  })

  it.each(all.filter(([, { access }]) => access !== 'anyone'))('%s is decided in time though the session must be renewed first', async (_, spec) => {
    token = null
    expect(await outcomeAfter(spec, DECISION_MS + 2)).toBe('too-slow')
  })

  it.each([
    ['a request', 'token-1'],
    ['a renewal of the session', null],
  ])('%s is called slow before that', async (_, held) => {
    token = held
    const said: string[] = []
    const stop = watchRequests((outcome) => said.push(outcome))
    const [, own] = all.find(([, { access, method }]) => access === 'signed-in' && method === 'GET') ?? []
    if (own) await outcomeAfter(own, SLOW_MS + 1)
    expect(said).toEqual(['slow'])
    stop()
  })
})
