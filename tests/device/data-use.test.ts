import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const load = () => import('#device/data-use.ts')

/** The entries that observers of this page or worker get. */
let observers: ((list: { getEntries: () => { transferSize: number }[] }) => void)[]
const arrive = (...sizes: number[]) => {
  for (const tell of observers) tell({ getEntries: () => sizes.map((transferSize) => ({ transferSize })) })
}

beforeEach(() => {
  emptyPhone()
  observers = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['mark', 'resource']
      private readonly tell: (typeof observers)[number]
      constructor(tell: (typeof observers)[number]) {
        this.tell = tell
      }
      observe({ type }: { type: string }) {
        if (type === 'resource') observers.push(this.tell)
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('counts what travelled, and nothing for what was on the phone', async () => {
  const { countData, readDataUse } = await load()
  countData()
  arrive(300, 0, 12_000)
  expect(await readDataUse()).toMatchObject({ visit_bytes: 12_300, month_bytes: 12_300 })
})

it('writes by itself what is not read, and the sum outlives the page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { countData } = await load()
  countData()
  arrive(5_000)
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await new Promise((done) => setTimeout(done, 20))
  restart()
  expect((await (await load()).readDataUse()).month_bytes).toBe(5_000)
})

it('adds up what several tabs and the worker count at the same time', async () => {
  const writers = []
  for (let at = 0; at < 5; at++) {
    vi.resetModules()
    writers.push(await load())
  }
  for (const { countData } of writers) countData()
  // Each observer hears of the same thousand, as five pages would each of their own.
  arrive(1_000)
  await Promise.all(writers.map(({ writeCounted }) => writeCounted()))
  expect((await (await load()).readDataUse()).month_bytes).toBe(5_000)
})

it('begins at zero when it is reset, also with what was not written yet', async () => {
  const { countData, readDataUse, resetDataUse } = await load()
  countData()
  arrive(900)
  await resetDataUse()
  expect(await readDataUse()).toMatchObject({ visit_bytes: 0, month_bytes: 0 })
})

it('keeps the price of the pack, which is a usual one at first', async () => {
  const { readPackPrice, storePackPrice } = await load()
  expect(await readPackPrice()).toBe(33)
  await storePackPrice(41.5)
  restart()
  expect(await (await load()).readPackPrice()).toBe(41.5)
})

it('bears a phone without room, and a browser that cannot observe', async () => {
  const { countData, writeCounted } = await load()
  countData()
  arrive(100)
  fillPhone()
  await expect(writeCounted()).resolves.toBeUndefined()
  vi.stubGlobal('PerformanceObserver', undefined)
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  expect(countData).not.toThrow()
})
