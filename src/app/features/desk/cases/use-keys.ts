import { useEffect, useEffectEvent } from 'react'

/** Calls back for a key that is pressed by itself, outside of fields and dialogs: those have their own. @returns true where it did something */
export function useKeys(onKey: (key: string) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable="true"]')) return
    if (onKey(event.key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
