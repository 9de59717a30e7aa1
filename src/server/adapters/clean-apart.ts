import { Tinypool } from 'tinypool'
import { Problem } from '#contract/core/problem.ts'

/** Of one text, with the time that it waits and that a thread takes to start. Any text that is taken needs some 60 ms. */
const LONGEST_MS = 8000
const MOST_WAITING = 50
const MOST_THREADS = 2
/** Then a thread and its memory are given back. */
const IDLE_MS = 60_000
const HEAP_MB = 64

let pool: Tinypool | undefined

const openPool = () =>
  new Tinypool({
    filename: new URL('./html-thread.ts', import.meta.url).href,
    name: 'cleanOrNull',
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })

const busy = (cause?: unknown) => new Problem('busy', { retryAfterSeconds: 5, cause })

/**
 * What `cleanHtml` makes of a text, in a thread: no other request waits for it, and what takes too long is broken off.
 * @throws {Problem} too-large; busy — it took too long, or too many wait.
 */
export async function cleanApart(html: string): Promise<string> {
  pool ??= openPool()
  if (pool.queueSize >= MOST_WAITING) throw busy()
  const signal = AbortSignal.timeout(LONGEST_MS)
  const clean: string | null = await pool.run(html, { signal }).catch((cause: unknown) => {
    throw signal.aborted ? busy(cause) : cause
  })
  if (clean === null) throw new Problem('too-large')
  return clean
}
