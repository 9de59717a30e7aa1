import { useEffect, useState } from 'react'
import type { Problem } from '#contract/core/problem.ts'

const SECOND_MS = 1000

/** Seconds until what was refused may be tried again, counting down to 0; undefined when there is nothing to wait for. */
export function useSecondsLeft(problem: Problem | undefined): number | undefined {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const seconds = problem?.retryAfterSeconds
    setLeft(seconds)
    if (!seconds) return
    const end = Date.now() + seconds * SECOND_MS
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [problem])
  return left
}
