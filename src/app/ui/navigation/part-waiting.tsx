import { useEffect, useState } from 'react'
import { DECISION_MS } from '#contract/core/time-budget.ts'

/**
 * In place of a part of a page whose program does not come: its outline, until the time for a decision is over. Then only its room is left, so
 * that nothing looks as if it were about to come, and nothing moves when it does.
 * @param props.className its height
 */
export function PartWaiting({ className }: { className: string }) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const end = setTimeout(() => setOver(true), DECISION_MS)
    return () => clearTimeout(end)
  }, [])
  return <div aria-hidden="true" className={isOver ? className : `skeleton ${className}`} />
}
