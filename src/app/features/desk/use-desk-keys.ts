import { useEffect, useEffectEvent } from 'react'

const TYPING = 'input, select, textarea, [contenteditable], dialog'

interface Keys {
  /** To the row after (1) or before (-1) the present one. */
  onMove?: (step: 1 | -1) => void
  /** To the decision of this place, from 0. */
  onAct?: (place: number) => void
}

/** Keys of the desk: j and k move, 1 to 9 decide. Not while something is typed or a dialog is open. */
export function useDeskKeys({ onMove, onAct }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (onMove && (event.key === 'j' || event.key === 'k')) onMove(event.key === 'j' ? 1 : -1)
    else if (onAct && /^[1-9]$/.test(event.key)) onAct(Number(event.key) - 1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
