import { afterEach, beforeEach, vi } from 'vitest'
import type { ProblemCode } from '#contract/core/problem.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import type { ReplayOptions } from '#device/outbox/replay.ts'
import { fakeLocks } from './fake-locks.ts'
import { FakeNetwork, json } from './fake-network.ts'
import { emptyPhone, ORIGIN, setClock } from './fake-phone.ts'

/** When every test of sending begins. */
export const NOW = '2026-01-15T00:00:10.000Z'
const MEMBER = 7

/** The token of the one whose outbox it is. */
export const token: ReplayOptions['token'] = async () => ({ id: MEMBER, access: 'token-1' })

/** A refusal in our service's own words. */
export const refused = (status: number, code: string, more: object = {}) =>
  json({ type: 'about:blank', title: 'x', status, code, ...more }, { 'content-type': 'application/problem+json' }, status)

/** Why there is no token: of the same module world as what it is thrown into. */
export const noPass = async (code: ProblemCode): Promise<never> => {
  throw new (await import('#contract/core/problem.ts')).Problem(code)
}

/** One phone per test, with locks, a network that answers nothing yet, and a clock that stands. */
export function aSendingPhone() {
  const world = { network: new FakeNetwork(ORIGIN) }
  beforeEach(() => {
    emptyPhone()
    setClock(NOW)
    world.network = new FakeNetwork(ORIGIN)
    vi.stubGlobal('fetch', world.network.fetch)
    vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return world
}

export async function keep(...all: OutboxEntry[]): Promise<void> {
  const { storeEntry } = await import('#device/outbox/outbox.ts')
  for (const entry of all) await storeEntry(MEMBER, entry)
}

export const entryNow = async (id = 'entry-1') => (await import('#device/outbox/outbox.ts')).readEntry(MEMBER, id)

export const send = async (options: Partial<ReplayOptions> = {}, userId = MEMBER) =>
  (await import('#device/outbox/replay.ts')).replay({ userId }, { token, ...options })
