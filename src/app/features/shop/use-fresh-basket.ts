import { useCallback, useEffect, useState } from 'react'
import { Problem } from '#contract/core/problem.ts'
import { followBasketHere, type HeldBasket, loadBasket, useBasket } from '../../state/basket/basket.ts'
import { onReconnect } from '../../wire/reconnect.ts'

interface FreshBasket {
  /** Undefined until the phone was asked. */
  held: HeldBasket | undefined
  /** The phone does not let us look. */
  failed: boolean
  /** It is being asked what the basket is now. */
  isAsking: boolean
  /** Why it could not be asked. */
  problem: Problem | undefined
  ask: () => void
}

/** The basket as the phone holds it, at once; and what it is now as soon as that is known: when the screen opens and when the connection is back. */
export function useFreshBasket(): FreshBasket {
  const { held, failed } = useBasket()
  const [isAsking, setAsking] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  const ask = useCallback(() => {
    let isOver = false
    const read = async () => {
      setAsking(true)
      try {
        const { readBasketAgain, sendBasket } = await import('./sync-basket.ts')
        await loadBasket()
        await readBasketAgain()
        setProblem(undefined)
        void sendBasket().catch(() => undefined)
      } catch (cause) {
        if (!isOver) setProblem(cause instanceof Problem ? cause : new Problem('bug', { cause }))
      }
      if (!isOver) setAsking(false)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [])
  useEffect(() => {
    followBasketHere()
    const stop = ask()
    const stopListening = onReconnect(() => void ask())
    return () => {
      stop()
      stopListening()
    }
  }, [ask])
  return { held, failed, isAsking, problem, ask: () => void ask() }
}
