import { useCallback, useEffect, useRef, useState } from 'react'
import { cleanUsername, usernameFault } from '#contract/accounts/usernames.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { findUsernameFault } from './auth-calls.ts'

/** So long after the last key a name is looked up. */
const PAUSE_MS = 400

/** What is known of the name that is typed: nothing, that it is free, or why it cannot be had. */
export type UsernameState = 'unknown' | 'free' | Reason

/** Looks up whether a name can be had while it is typed. Without an answer it says nothing: the form asks again when it is sent. */
export function useUsernameCheck(): { state: UsernameState; check: (typed: string) => void } {
  const [state, setState] = useState<UsernameState>('unknown')
  const asking = useRef<AbortController>(undefined)
  const check = useCallback((typed: string) => {
    asking.current?.abort()
    setState('unknown')
    if (usernameFault(typed)) return
    asking.current = new AbortController()
    const { signal } = asking.current
    const lookUp = () =>
      findUsernameFault(cleanUsername(typed), signal).then(
        (fault) => signal.aborted || setState(fault ?? 'free'),
        () => undefined,
      )
    const timer = setTimeout(lookUp, PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }, [])
  useEffect(() => () => asking.current?.abort(), [])
  return { state, check }
}
