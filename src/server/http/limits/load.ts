import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Problem } from '#contract/core/problem.ts'

const WINDOW_MS = 1000
const RESOLUTION_MS = 20
/** From when on work is refused: writes first, so that others can still read. */
const READS = { delay_ms: 200, waiting: 200 } as const
const WRITES = { delay_ms: 150, waiting: 150 } as const

export interface Load {
  /**
   * Runs work that a read needs because memory had no answer, unless the process is behind already.
   * @throws {Problem} busy — the event loop lags over 200 ms on average, or 200 such reads wait.
   */
  admit: <T>(work: () => Promise<T>) => Promise<T>
  /**
   * The same for a write, at 150 of each. What moves money is never refused for that.
   * @throws {Problem} busy
   */
  admitWrite: <T>(work: () => Promise<T>) => Promise<T>
  stop: () => void
}

/** Watches how far the event loop lags behind. @param lagMs gives the lag instead, in tests. */
export function watchLoad(lagMs?: () => number): Load {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let lag = 0
  const timer = setInterval(() => {
    // The histogram counts from the start of its own interval.
    lag = delay.count > 0 ? delay.mean / 1e6 - RESOLUTION_MS : 0
    delay.reset()
  }, WINDOW_MS)
  timer.unref()
  let waiting = 0
  const admitBelow =
    (most: { delay_ms: number; waiting: number }): Load['admit'] =>
    async (work) => {
      if ((lagMs?.() ?? lag) > most.delay_ms || waiting >= most.waiting) throw new Problem('busy')
      waiting++
      try {
        return await work()
      } finally {
        waiting--
      }
    }
  return {
    admit: admitBelow(READS),
    admitWrite: admitBelow(WRITES),
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
