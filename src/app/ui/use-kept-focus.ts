import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface KeptFocus<T extends HTMLElement> {
  ref: RefObject<T | null>
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Keeps the focus in a region out of which something goes when it is pressed: it goes to the part that is marked with `data-keeps-focus`, without
 * which a keyboard begins at the top of the page. For what renders when the region changes.
 */
export function useKeptFocus<T extends HTMLElement = HTMLDivElement>(): KeptFocus<T> {
  const ref = useRef<T>(null)
  const isInside = useRef(false)
  useLayoutEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (isLost) ref.current?.querySelector<HTMLElement>('[data-keeps-focus]')?.focus({ preventScroll: true })
  })
  return {
    ref,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target }) => {
      // What is taken out of the page is not left by its reader.
      if (target.isConnected) isInside.current = false
    },
  }
}
