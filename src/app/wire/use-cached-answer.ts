import { useEffect, useRef } from 'react'
import type { Answer, CallOptions } from './answer.ts'
import { type UsedAnswer, useAnswer } from './use-answer.ts'

/**
 * An answer of which the phone's own copy is shown first, and the network's as soon as it comes; never again the copy in place of what was
 * answered since.
 * @param load, key as of `useAnswer`
 */
export function useCachedAnswer<T>(load: (options: CallOptions) => Promise<Answer<T>>, key: string): UsedAnswer<T> {
  const isFirst = useRef(true)
  const used = useAnswer((options) => load({ ...options, keptFirst: isFirst.current }), key)
  useEffect(() => {
    if (used.answer) isFirst.current = false
  }, [used.answer])
  return used
}
