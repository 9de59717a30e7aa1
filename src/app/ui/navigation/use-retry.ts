import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { askBehind } from './ask-behind.ts'

/** Another try of a screen that could not be filled, by a tap: what it says stays until there is something better. */
export function useRetry(onDone?: () => void): { isBusy: boolean; retry: () => void } {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const retry = async () => {
    setBusy(true)
    const isFilled = await askBehind(router)
    if (!isThere.current) return
    setBusy(false)
    if (isFilled) onDone?.()
  }
  return { isBusy, retry: () => void retry() }
}
