import { Problem } from '#contract/core/problem.ts'
import { BEFORE_DECISION_MS } from '#contract/core/time-budget.ts'

/** Keeps a finished or failed piece of background work from being cut off: `event.waitUntil`, or a stand-in. */
export type Behind = (work: Promise<unknown>) => void

/** How long an answer of the service may take, its last byte included. */
export const ANSWER_DEADLINE_MS = BEFORE_DECISION_MS
export const IMAGE_DEADLINE_MS = 15_000

/**
 * Runs something that uses the network and gives it up after a while, reading included. `fetch` alone would wait for ever.
 * @param ask gets the signal that ends it.
 * @throws {Problem} too-slow — the time was over; offline — no answer came.
 */
export async function withDeadline<T>(deadlineMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), deadlineMs)
  try {
    return await ask(stop.signal)
  } catch (cause) {
    if (stop.signal.aborted) throw new Problem('too-slow', { cause })
    // What fetch and reading a body throw when the connection fails.
    if (cause instanceof TypeError) throw new Problem('offline', { cause })
    throw cause
  } finally {
    clearTimeout(timer)
  }
}
