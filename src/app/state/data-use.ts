import type { DataUse } from '#contract/data-use.ts'
import { countData, readDataUse, readPackPrice, resetDataUse, storePackPrice, writeCounted } from '#device/data-use.ts'

interface DataMeter {
  use: DataUse
  /** Of the reader's pack. */
  taka_per_gb: number
}

/** Counts what this page loads. Once a page. */
export function startDataMeter(): void {
  countData()
  // The last moment that a page is sure to have.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void writeCounted())
}

/** What the meter shows now. @throws where this phone keeps nothing */
export async function readDataMeter(): Promise<DataMeter> {
  const [use, taka_per_gb] = await Promise.all([readDataUse(), readPackPrice()])
  return { use, taka_per_gb }
}

/** Has the meter begin at zero. @throws where this phone keeps nothing */
export const resetDataMeter = (): Promise<void> => resetDataUse()

/** @throws {Problem} out-of-space */
export const choosePackPrice = (takaPerGb: number): Promise<void> => storePackPrice(takaPerGb)
