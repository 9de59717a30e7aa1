import { Problem } from '#contract/core/problem.ts'
import { SLOW_MS } from '#contract/core/time-budget.ts'
import { reportRequest } from './watch.ts'

/**
 * Waits for something of the network that several callers may wait for, and that goes on when one of them stops waiting.
 * @throws {Problem} too-slow — the time is over; or what the work throws.
 */
export async function inTime<T>(mostMs: number, work: Promise<T>): Promise<T> {
  let isSlow = false
  const slow = setTimeout(() => {
    isSlow = true
    reportRequest('slow')
  }, SLOW_MS)
  let end: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    end = setTimeout(() => reject(new Problem('too-slow')), mostMs)
  })
  try {
    const done = await Promise.race([work, over])
    if (isSlow) reportRequest('succeeded')
    return done
  } catch (cause) {
    if (isSlow) reportRequest('failed')
    throw cause
  } finally {
    clearTimeout(slow)
    clearTimeout(end)
  }
}
