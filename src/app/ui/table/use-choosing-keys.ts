import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Selection } from './use-selection.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

interface Options {
  /** Keys of all rows that are here, in their order. */
  keys: readonly (string | number)[]
  selection: Selection
}

/**
 * Choosing rows by their boxes, as in a list of files: with Shift all rows from the last one that was pressed; the arrow keys go to the next
 * box, with Shift they choose on the way; Ctrl+A chooses all rows that are here, Escape none.
 */
export function useChoosingKeys({ keys, selection }: Options) {
  /** The row from which a range goes. */
  const anchor = useRef<number>(undefined)

  const between = (from: number, to: number) => keys.slice(Math.min(from, to), Math.max(from, to) + 1)
  const press = (event: MouseEvent<HTMLInputElement>, at: number) => {
    const from = event.shiftKey ? (anchor.current ?? at) : at
    anchor.current = at
    selection.set(between(from, at), event.currentTarget.checked)
  }
  const goTo = (event: KeyboardEvent<HTMLInputElement>, at: number, next: number) => {
    event.preventDefault()
    const box = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(`input[data-choose="${next}"]`)
    if (!box) return
    box.focus()
    if (event.shiftKey) selection.set(between(at, next), true)
    anchor.current = next
  }
  const type = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const step = STEPS[event.key]
    if (step !== undefined) goTo(event, at, at + step)
    else if (event.key === 'Escape') selection.clear()
    else if (/^a$/i.test(event.key) && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      selection.set(keys, true)
    }
  }
  /** For the box of the row at this place. */
  const boxAt = (at: number) => ({
    'data-choose': at,
    onClick: (event: MouseEvent<HTMLInputElement>) => press(event, at),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => type(event, at),
  })
  return boxAt
}
