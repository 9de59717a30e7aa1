import { useCallback, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'

export interface Action {
  isBusy: boolean
  /** Why it failed the last time. */
  problem: Problem | undefined
  /** Does it; not twice at once. @returns whether it was done. */
  run: (work: () => Promise<void>) => Promise<boolean>
}

/** Something that a button does by itself, without a form: whether it is under way, and why it failed. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const run = useCallback(async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return true
    } catch (cause) {
      setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
      return false
    } finally {
      setBusy(false)
    }
  }, [])
  return { isBusy, problem, run }
}
