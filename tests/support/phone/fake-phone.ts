import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

/** The origin of everything in tests of device and worker. */
export const ORIGIN = 'https://hatkhola.test'

/** Gives the test an empty phone: no stored data, and every module fresh, as when a tab or the worker has just started. */
export function emptyPhone(): void {
  vi.stubGlobal('indexedDB', new IDBFactory())
  restart()
}

/** The tab or worker is started anew; what is stored stays. Import the modules again afterwards. */
export function restart(): void {
  vi.resetModules()
}

/** Stops the clock of `Date` at this instant; timers run on. */
export function setClock(at: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
}

/** Every write from now on fails as on a full phone. @returns the way back. */
export function fillPhone(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}
