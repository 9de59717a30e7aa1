import { useCallback, useEffect, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { followGate, openGate } from '../../../state/gate/gate.ts'
import { useGate } from '../../../state/gate/gate-view.ts'
import { onReconnect } from '../../../wire/reconnect.ts'

interface Opening {
  isOpen: boolean
  /** Why there is nothing to show. */
  problem: Problem | undefined
  retry: () => void
}

/** Opens a gate, and keeps it up to date as long as its screen is there. */
export function useOpenGate(secret: string): Opening {
  const isOpen = useGate((gate) => gate.secret === secret)
  const [problem, setProblem] = useState<Problem>()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn opens it again.
  useEffect(() => {
    let isMine = true
    let stop: (() => void) | undefined
    setProblem(undefined)
    openGate(secret).then(
      () => {
        if (isMine) stop = followGate(secret)
      },
      (cause: unknown) => isMine && setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause })),
    )
    return () => {
      isMine = false
      stop?.()
    }
  }, [secret, turn])
  const retry = useCallback(() => setTurn((at) => at + 1), [])
  useEffect(() => (problem && problem.code !== 'link-expired' ? onReconnect(retry) : undefined), [problem, retry])
  return { isOpen, problem, retry }
}
