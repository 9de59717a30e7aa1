import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { ProofDialog } from './parts/proof-dialog.tsx'

interface Proof {
  /**
   * Does something that may need the password once more; then it is asked for, and the thing goes on by itself.
   * @returns what it gave, or undefined when the reader thought better of it.
   */
  withProof: <T>(work: () => Promise<T>) => Promise<{ value: T } | undefined>
  /** Stands beside the form, never inside it. */
  dialog: ReactNode
}

/** Lets changes go on that the service guards by `password-needed`. */
export function useProof(account: { username: string; has_password: boolean; google_linked: boolean }): Proof {
  const [isAsking, setAsking] = useState(false)
  const answer = useRef<(isProven: boolean) => void>(undefined)

  const settle = useCallback((isProven: boolean) => {
    setAsking(false)
    answer.current?.(isProven)
    answer.current = undefined
  }, [])

  const withProof = useCallback(async <T,>(work: () => Promise<T>) => {
    try {
      return { value: await work() }
    } catch (cause) {
      if (!(cause instanceof Problem) || cause.code !== 'password-needed') throw cause
    }
    setAsking(true)
    const isProven = await new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
    return isProven ? { value: await work() } : undefined
  }, [])

  return { withProof, dialog: isAsking && <ProofDialog account={account} onProven={() => settle(true)} onClose={() => settle(false)} /> }
}
