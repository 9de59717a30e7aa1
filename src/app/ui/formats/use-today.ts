import { useSyncExternalStore } from 'react'
import { DAY_MS, DHAKA_OFFSET_MS } from '#contract/core/time.ts'
import { watchMinutes } from './use-now.ts'

/** The number of a day in Dhaka, counted from the epoch. @param at ISO 8601, or milliseconds since the epoch. */
export const dayNumber = (at: string | number): number => Math.floor(((typeof at === 'number' ? at : Date.parse(at)) + DHAKA_OFFSET_MS) / DAY_MS)

/**
 * The number of the present day in Dhaka. What counts days by it is drawn anew once a day.
 * @param at ISO 8601, when the page was written: its day on the server and during hydration, so that both write the same.
 */
export const useToday = (at: string): number =>
  useSyncExternalStore(
    watchMinutes,
    () => dayNumber(Date.now()),
    () => dayNumber(at),
  )
