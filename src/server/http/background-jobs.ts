import { setTimeout as wait } from 'node:timers/promises'
import { errorFacts } from './responses/error-facts.ts'

/** Work that is done again and again beside the answers. */
export interface BackgroundJob {
  /** Milliseconds from the end of one run to the next. */
  every_ms: number
  /** One run; `true`: there was more than it could do, so that the next one follows at once. One that takes long breaks off when it is stopped. */
  work: (ending: AbortSignal) => Promise<unknown>
  /** What the log says of a run that fails. */
  fault: string
  log: { warn: (facts: object, text: string) => void }
}

/**
 * Pauses, works and pauses again until it is stopped; a run that fails is told to the log and made up for by the next. Does not keep the
 * process alive. Gives what stops it, which resolves when no run is under way.
 */
export function startBackgroundJob({ every_ms, work, fault, log }: BackgroundJob): () => Promise<void> {
  const ending = new AbortController()
  const rounds = async () => {
    for (let isMore = false; await pause(ending.signal, isMore ? 0 : every_ms); ) {
      isMore = false
      try {
        isMore = (await work(ending.signal)) === true
      } catch (error) {
        log.warn({ error: errorFacts(error) }, fault)
      }
    }
  }
  const over = rounds()
  return () => {
    ending.abort()
    return over
  }
}

/** Whether it goes on after a while. */
const pause = (signal: AbortSignal, ms: number): Promise<boolean> =>
  wait(ms, true, { signal, ref: false }).catch((error: unknown) => {
    if (signal.aborted) return false
    throw error
  })
