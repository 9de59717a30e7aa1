import { del, get, set, update } from 'idb-keyval'
import { addBytes, type DataUse, dataUseAt, USUAL_TAKA_PER_GB } from '#contract/data-use.ts'
import { storeOf } from './stores.ts'

const USE = 'data-use'
const PRICE = 'data-price'
/** What arrives within so long is written together. */
const WRITE_AFTER_MS = 2_000

let unwritten = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Counts what this page or worker fetches from now on, and what its browser still remembers of before. What a worker answers a page with has no
 * transfer size there, wherever the worker has it from, and the worker's own timeline has what it fetched: together nothing is counted twice.
 * Not in it: the worker's own script, and what frames of other sites load. A browser that cannot observe counts nothing.
 */
export function countData(): void {
  if (!('PerformanceObserver' in globalThis)) return
  const types = PerformanceObserver.supportedEntryTypes.filter((type) => type === 'resource' || type === 'navigation')
  const observer = new PerformanceObserver((list) => {
    const bytes = (list.getEntries() as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0)
    if (bytes === 0) return
    unwritten += bytes
    timer ??= setTimeout(() => void writeCounted(), WRITE_AFTER_MS)
  })
  for (const type of types) observer.observe({ type, buffered: true })
}

/** Stores what was counted since it was last done. Never rejects: on a phone that keeps nothing there is no meter. */
export async function writeCounted(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const bytes = unwritten
  unwritten = 0
  // One transaction reads and writes: what other tabs and the worker add meanwhile is not lost.
  if (bytes > 0) await update<DataUse>(USE, (former) => addBytes(former, bytes, Date.now()), storeOf('device')).catch(() => undefined)
}

/** What stands now, what this page counted included; zeros before anything was counted. */
export async function readDataUse(): Promise<DataUse> {
  await writeCounted()
  return dataUseAt(await get<DataUse>(USE, storeOf('device')), Date.now())
}

/** Begins anew: visit and month. */
export async function resetDataUse(): Promise<void> {
  await writeCounted()
  await del(USE, storeOf('device'))
}

/** Taka for 1 GB of the reader's pack. */
export const readPackPrice = async (): Promise<number> => (await get<number>(PRICE, storeOf('device'))) ?? USUAL_TAKA_PER_GB

export const storePackPrice = (takaPerGb: number): Promise<void> => set(PRICE, takaPerGb, storeOf('device'))
