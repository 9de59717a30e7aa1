import { type RefObject, useEffect, useState } from 'react'

interface Typed {
  text: string
  /** The reader is at the field or in its help, and has not sent the help away. */
  isOpen: boolean
  close: () => void
}

/** What stands in a field that is not React's to fill, and whether its form is where the reader is. */
export function useTypedText(field: RefObject<HTMLInputElement | null>): Typed {
  const [text, setText] = useState(() => field.current?.value ?? '')
  const [isOpen, setOpen] = useState(() => field.current !== null && document.activeElement === field.current)
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return
    const stop = new AbortController()
    const type = () => {
      setText(input.value)
      setOpen(true)
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false)
    }
    for (const event of ['input', 'focus', 'click']) input.addEventListener(event, type, { signal: stop.signal })
    // A press in the help must not take the focus from the field: the help would be gone before it is let go.
    const stay = (press: MouseEvent) => press.target !== input && press.preventDefault()
    form.addEventListener('mousedown', stay, { signal: stop.signal })
    form.addEventListener('focusout', leave, { signal: stop.signal })
    form.addEventListener('submit', () => setOpen(false), { signal: stop.signal })
    return () => stop.abort()
  }, [field])
  return { text, isOpen, close: () => setOpen(false) }
}
