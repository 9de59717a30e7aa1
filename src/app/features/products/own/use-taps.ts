import { useEffect, useRef, useState } from 'react'

/** Taps within this time are one change. */
const PAUSE_MS = 800

interface Taps {
  /** What was tapped for a variant and is not taken over yet. */
  of: (variant_id: number) => number
  /** The same, as it is at this moment. */
  now: (variant_id: number) => number
  add: (variant_id: number, by: number) => void
  /** Sends what was tapped for a variant at once. */
  flush: (variant_id: number) => void
  /** It is taken over by what was sent. */
  settle: (variant_id: number, by: number) => void
}

/** Counts taps on − and +, and hands over what they come to: after a pause, and when the page is hidden or the screen is left. */
export function useTaps(send: (variant_id: number, by: number) => void): Taps {
  const latest = useRef<ReadonlyMap<number, number>>(new Map())
  const unsent = useRef(new Map<number, { by: number; timer: ReturnType<typeof setTimeout> }>())
  const [taps, setTaps] = useState(latest.current)
  const present = useRef(send)
  useEffect(() => {
    present.current = send
  })
  const [actions] = useState(() => {
    const tap = (variant_id: number, by: number) => {
      const sum = (latest.current.get(variant_id) ?? 0) + by
      const others = new Map([...latest.current].filter(([one]) => one !== variant_id))
      latest.current = sum === 0 ? others : others.set(variant_id, sum)
      setTaps(latest.current)
    }
    const flush = (variant_id: number) => {
      const waiting = unsent.current.get(variant_id)
      if (!waiting) return
      clearTimeout(waiting.timer)
      unsent.current.delete(variant_id)
      if (waiting.by !== 0) present.current(variant_id, waiting.by)
    }
    const add = (variant_id: number, by: number) => {
      tap(variant_id, by)
      const before = unsent.current.get(variant_id)
      clearTimeout(before?.timer)
      unsent.current.set(variant_id, { by: (before?.by ?? 0) + by, timer: setTimeout(() => flush(variant_id), PAUSE_MS) })
    }
    const flushAll = () => {
      for (const variant_id of [...unsent.current.keys()]) flush(variant_id)
    }
    return {
      add,
      flush,
      flushAll,
      settle: (variant_id: number, by: number) => tap(variant_id, -by),
      now: (variant_id: number) => latest.current.get(variant_id) ?? 0,
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    const { flushAll } = actions
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flushAll(), { signal: stop.signal })
    return () => {
      stop.abort()
      flushAll()
    }
  }, [actions])
  return { ...actions, of: (variant_id) => taps.get(variant_id) ?? 0 }
}
