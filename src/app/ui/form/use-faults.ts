import { useEffect, useMemo, useRef, useState } from 'react'

/** What is wrong in the form as it was last sent. */
export interface Faults {
  fields: Record<string, string>
  /** How often it was sent so. */
  round: number
}

/** Tells what is wrong in a screen's form apart from how often it was sent so. Hand `onChecked` to the form. */
export function useFaults(): { faults: Faults; onChecked: (fields: Record<string, string>) => void } {
  const [faults, setFaults] = useState<Faults>({ fields: {}, round: 0 })
  const asked = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const onSubmit = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form') !== null) asked.current = true
    }
    // Before the form looks at it.
    document.addEventListener('submit', onSubmit, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [])
  const onChecked = useMemo(
    () => (fields: Record<string, string>) => {
      const isSent = asked.current
      asked.current = false
      setFaults(({ round }) => ({ fields, round: round + (isSent && Object.keys(fields).length > 0 ? 1 : 0) }))
    },
    [],
  )
  return { faults, onChecked }
}
