import { useState } from 'react'
import { isTriedAgain, Problem } from '#contract/core/problem.ts'

/** Such as no network, or too many requests: every further row would be refused too. */
const isAboutAll = ({ code }: Problem): boolean => isTriedAgain(code)

interface Work<T> {
  rows: readonly T[]
  each: (row: T) => Promise<void>
  /** Is given a row that is done. */
  onDone?: (row: T) => void
}

export interface Bulk {
  /** How far it is; undefined while nothing is under way. */
  progress: { done: number; total: number } | undefined
  /** Rows that could not be changed the last time, and why the last of them could not. */
  failed: { count: number; problem: Problem } | undefined
  run: <T>(work: Work<T>) => Promise<{ done: number }>
}

/** Does the same with many rows, one after another: those that fail are counted, and what would refuse all the others ends it. */
export function useBulk(): Bulk {
  const [progress, setProgress] = useState<Bulk['progress']>()
  const [failed, setFailed] = useState<Bulk['failed']>()
  const run = async <T>({ rows, each, onDone }: Work<T>) => {
    let done = 0
    let last: Problem | undefined
    setFailed(undefined)
    for (const row of rows) {
      setProgress({ done, total: rows.length })
      try {
        await each(row)
        done += 1
        onDone?.(row)
      } catch (cause) {
        last = cause instanceof Problem ? cause : new Problem('bug', { cause })
        if (isAboutAll(last)) break
      }
    }
    setProgress(undefined)
    if (last) setFailed({ count: rows.length - done, problem: last })
    return { done }
  }
  return { progress, failed, run }
}
