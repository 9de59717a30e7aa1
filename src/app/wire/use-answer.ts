import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import { ASK_AGAIN_MS } from '#contract/core/time-budget.ts'
import type { Answer, CallOptions } from './answer.ts'
import { onReconnect } from './reconnect.ts'
import { presentUser, tokenSource } from './token-source.ts'

/** These pass: the fault of the network, of who stands in its way, or of a service that is in trouble. */
const isPassing = (code: ProblemCode): boolean => mayWorkLater(code) || code === 'too-many-requests' || code === 'bug'

export interface UsedAnswer<T> {
  /** The last answer there was; it stays while another one is asked for. */
  answer: Answer<T> | undefined
  /** Why the last asking failed. */
  problem: Problem | undefined
  reload: () => void
  /** Puts what a write was answered in place of what was read. */
  put: (value: T) => void
}

interface Held<T> {
  /** What the answer is about, and to whom: that of another request is never shown for this one. */
  of: string
  answer?: Answer<T> | undefined
  problem?: Problem | undefined
}

/**
 * An answer for the signed-in user, for components: asked for once the component is there, again when another user is signed in, and
 * when the connection comes back. The server, which knows no user, writes the waiting state.
 * @param key what is asked, so that another request begins anew. @param load may be a new function each time.
 */
export function useAnswer<T>(load: (options: CallOptions) => Promise<Answer<T>>, key: string): UsedAnswer<T> {
  const user = usePresentUser()
  const of = `${user ?? ''} ${key}`
  const [held, setHeld] = useState<Held<T>>({ of })
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  const asking = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    asking.current?.abort()
    const mine = new AbortController()
    asking.current = mine
    const { signal } = mine
    const take = (answer: Answer<unknown>) => {
      if (!signal.aborted) setHeld({ of, answer: answer as Answer<T> })
    }
    const fail = (error: unknown) => {
      if (signal.aborted) return
      const problem = error instanceof Problem ? error : new Problem('bug', { cause: error })
      setHeld((before) => ({ of, problem, ...(before.of === of ? { answer: before.answer } : {}) }))
    }
    latest.current({ signal, later: take }).then(take, fail)
  }, [of])

  useEffect(() => {
    reload()
    return () => asking.current?.abort()
  }, [reload])

  const mine: Held<T> = held.of === of ? held : { of }
  useAskingAgain(reload, mine)
  const put = useCallback(
    (value: T) => setHeld(({ answer }) => ({ of, answer: { ...(answer ?? NO_ORIGIN), value, fetchedAt: new Date().toISOString(), from: 'network' } })),
    [of],
  )
  return { answer: mine.answer, problem: mine.problem, reload, put }
}

const NO_ORIGIN = { address: '', etag: null }

/** Whose answers are asked for at this moment. */
export function usePresentUser(): number | undefined {
  const [user, setUser] = useState(presentUser)
  useEffect(() => {
    const check = () => setUser(presentUser())
    check()
    return tokenSource()?.watch(check)
  }, [])
  return user
}

/** Asks again when the connection is back, or the session; while there is nothing to show for a reason that passes, now and then as well. */
function useAskingAgain(reload: () => void, { answer, problem }: Held<unknown>): void {
  const isOld = problem !== undefined || (answer !== undefined && answer.from !== 'network')
  const isMissing = answer === undefined && problem !== undefined && isPassing(problem.code)
  const isSignedOut = problem?.code === 'not-signed-in'
  useEffect(() => {
    if (!isOld) return
    const stops = [onReconnect(reload)]
    if (isSignedOut) stops.push(tokenSource()?.watch(() => tokenSource()?.session().token && reload()) ?? (() => undefined))
    if (isMissing) {
      const timer = setInterval(() => document.visibilityState === 'visible' && reload(), ASK_AGAIN_MS)
      stops.push(() => clearInterval(timer))
    }
    return () => {
      for (const stop of stops) stop()
    }
  }, [reload, isOld, isMissing, isSignedOut])
}
