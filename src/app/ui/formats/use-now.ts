import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let now = 0
let ticking: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** Calls back once a minute. */
export function watchMinutes(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(tick, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** The same number for a whole minute, so that a render does not see time move. */
function readNow(): number {
  if (Math.abs(Date.now() - now) >= MINUTE_MS) now = Date.now()
  return now
}

/**
 * Milliseconds since the epoch, moving once a minute. Undefined on the server and during hydration: what depends on the clock is
 * written after it, or the server's words would differ from the page's.
 */
export const useNow = (): number | undefined => useSyncExternalStore<number | undefined>(watchMinutes, readNow, () => undefined)
