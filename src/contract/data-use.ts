import { foldDigits } from './core/text.ts'
import { dhakaDay } from './core/time.ts'

/** What came over the network to this phone. Bytes as they travel: compressed, with their headers. */
export interface DataUse {
  /** The month in Dhaka of `month_bytes`, as `YYYY-MM`. */
  month: string
  month_bytes: number
  visit_bytes: number
  /** Milliseconds since the epoch at which bytes were last added. */
  last_at: number
}

/** A reader who is away for longer begins a new visit. */
export const VISIT_PAUSE_MS = 30 * 60_000

/** Taka for 1 GB of a usual pack. */
export const USUAL_TAKA_PER_GB = 33
/** More is a slip. */
const MOST_TAKA_PER_GB = 1_000
const BYTES_OF_GB = 1024 ** 3

export const monthOf = (now: number): string => dhakaDay(now).slice(0, 7)

/** What stands at this moment: another month begins at nothing, and so does another visit. */
export function dataUseAt(former: DataUse | undefined, now: number): DataUse {
  const month = monthOf(now)
  const { month_bytes = 0, visit_bytes = 0, last_at = now } = former ?? {}
  return {
    month,
    month_bytes: former?.month === month ? month_bytes : 0,
    visit_bytes: now - last_at <= VISIT_PAUSE_MS ? visit_bytes : 0,
    last_at,
  }
}

export function addBytes(former: DataUse | undefined, bytes: number, now: number): DataUse {
  const { month, month_bytes, visit_bytes } = dataUseAt(former, now)
  return { month, month_bytes: month_bytes + bytes, visit_bytes: visit_bytes + bytes, last_at: now }
}

/** Taka that so many bytes cost. @param takaPerGb of the reader's pack */
export const costOf = (bytes: number, takaPerGb: number): number => (bytes / BYTES_OF_GB) * takaPerGb

/** What a reader typed as the price of a pack, taka for 1 GB, in Latin or Bangla digits; undefined where it is none. */
export function packPriceOf(text: string): number | undefined {
  const typed = foldDigits(text).trim().replace(',', '.')
  const price = Number(typed)
  return /^\d{1,4}(?:\.\d{1,2})?$/.test(typed) && price > 0 && price <= MOST_TAKA_PER_GB ? price : undefined
}
