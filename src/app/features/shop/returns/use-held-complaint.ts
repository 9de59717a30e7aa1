import { useEffect, useState } from 'react'
import { holdComplaint, letComplaintGo } from './complaint-entry.ts'

/** Opens a complaint of the outbox in its form while the form is on the screen. @returns its id; null: there is none to open; undefined: that is not known yet */
export function useHeldComplaint(entry: string | undefined, order: string): string | null | undefined {
  const [held, setHeld] = useState<{ entry: string; is: boolean }>()
  useEffect(() => {
    if (entry === undefined) return
    let isOver = false
    const take = (is: boolean) => {
      if (!isOver) setHeld({ entry, is })
      else void letComplaintGo(entry)
    }
    holdComplaint(entry, order).then(take, () => take(false))
    return () => {
      isOver = true
      void letComplaintGo(entry)
    }
  }, [entry, order])
  if (entry === undefined) return null
  if (held?.entry !== entry) return undefined
  return held.is ? entry : null
}
