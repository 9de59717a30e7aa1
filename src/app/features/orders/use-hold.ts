import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const BEGINS_AFTER_MS = 450
const EVERY_MS = 130

/**
 * Handlers of a button that repeats while it is held. The first step is the click, so that a scroll that begins on it does nothing.
 * @param isOver there is no further step: the button is disabled, and hears nothing any more.
 */
export function useHold(step: () => void, isOver: boolean) {
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => {
    if (isOver) hasRepeated.current = false
    return () => clearTimeout(timer.current)
  }, [isOver])

  const repeat = () => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, EVERY_MS)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      hasRepeated.current = false
      end()
      if (event.button === 0) timer.current = setTimeout(repeat, BEGINS_AFTER_MS)
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // A long press is a wish for more, not for a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      end()
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}
