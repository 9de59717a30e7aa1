import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send } from '#app/wire/send.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import { DECISION_MS } from '#contract/core/time-budget.ts'
import { QUEUED_ENDPOINTS } from '#device/outbox/queued-endpoints.ts'

/** A value for whatever an address asks for. */
const anything = new Proxy({}, { get: () => '1' })
type Queued = Parameters<typeof send>[0]

beforeEach(() => {
  // The phone's database answers in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
  vi.stubGlobal(
    'fetch',
    (_: unknown, { signal }: RequestInit = {}) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  provideTokens({
    session: () => ({ account: { id: 7 }, token: 'token-1' }),
    watch: () => () => undefined,
    renew: () => new Promise<never>(() => undefined),
    settle: async () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each(QUEUED_ENDPOINTS.map((spec) => [`${spec.method} ${spec.path}`, spec] as const))(
  '%s is kept, and said to be, in time on a network that accepts and never answers',
  async (_, spec) => {
    const sent = send(spec as Queued, { params: anything, body: {} } as never, { noun: 'test', about: {} })
    let outcome = 'waits'
    void sent.then(
      ({ kind }) => (outcome = kind),
      (problem: unknown) => (outcome = String(problem)),
    )
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 5000 })
    await vi.advanceTimersByTimeAsync(DECISION_MS)
    await vi.waitFor(() => expect(outcome).toBe('queued'), { timeout: 5000 })
  },
)
