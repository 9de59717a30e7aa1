import { vi } from 'vitest'
import type { DataMessage } from '#device/messages.ts'
import { FakeCaches } from './fake-caches.ts'
import { FakeNetwork } from './fake-network.ts'
import { emptyPhone, ORIGIN } from './fake-phone.ts'

/** The world of a service worker: network, caches, stored data, clock, and what it announces. */
export interface FakeWorker {
  network: FakeNetwork
  caches: FakeCaches
  announced: DataMessage[]
  /** Stands in for `event.waitUntil`. */
  behind: (work: Promise<unknown>) => void
  /** Ready when everything put behind has ended, and what that put behind in turn. */
  settled: () => Promise<void>
}

/** Starts an empty world at this instant. Timers stand still until they are advanced. */
export function startWorld(at = '2026-01-15T00:00:00Z'): FakeWorker {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse(at) })
  emptyPhone()
  const network = new FakeNetwork(ORIGIN)
  const caches = new FakeCaches(ORIGIN)
  const announced: DataMessage[] = []
  vi.stubGlobal('fetch', network.fetch)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(message: DataMessage) {
        announced.push(message)
      }
      close() {
        // Nothing is held open.
      }
    },
  )
  const works: Promise<unknown>[] = []
  const settled = async () => {
    while (works.length > 0) await works.shift()
  }
  return { network, caches, announced, behind: (work) => void works.push(work), settled }
}

export function endWorld(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
}

export const at = (path: string): string => new URL(path, ORIGIN).href

/** A navigation, which cannot be built by hand. */
export function aNavigation(path: string): Request {
  const request = new Request(at(path))
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return request
}

/** Lets stored data and modules take their real time, while timers stand still, until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

/** Lets seconds pass for timers and the clock. */
export const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000)
