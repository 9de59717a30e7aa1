import { type RefObject, useEffect, useState } from 'react'

/** Whether the focus is somewhere inside. */
export function useHasFocus(element: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const come = () => setHasFocus(true)
    const go = ({ relatedTarget }: FocusEvent) => setHasFocus(relatedTarget instanceof Node && current.contains(relatedTarget))
    current.addEventListener('focusin', come)
    current.addEventListener('focusout', go)
    return () => {
      current.removeEventListener('focusin', come)
      current.removeEventListener('focusout', go)
    }
  }, [element])
  return hasFocus
}
